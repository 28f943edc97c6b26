// What the lab of the cube shares in its own way: whose the cube is, and what measures luck, in words.

import { shareRollout } from '../../shared/rollout/share.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').CubeLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { estimator, wanted } = lab.state;
  return shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ { about }, /** @type {Texts} */ { estimators, owners }) =>
    about(owners.names[wanted.owner], estimators.names[estimator]),
  );
}
