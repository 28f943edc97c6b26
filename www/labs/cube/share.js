// The words of the lab of the cube in the Share dialog: its position, whose the cube is, and what measures luck.

import { shareRollout } from '../../lib/rollout/share.js';
import { core } from './core.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { estimator, wanted } = lab.state;
  const { positionId } = core.describePosition(wanted.position);
  return shareRollout(
    lab,
    link,
    { en, ja },
    (/** @type {typeof en} */ { about }, /** @type {Texts} */ { estimators, owners }) =>
      about(positionId, owners.names[wanted.owner], estimators.names[estimator]),
  );
}
