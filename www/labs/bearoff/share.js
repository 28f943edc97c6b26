// What the bear-off lab shares in its own way: what estimates its luck, in words.

import { shareRollout } from '../../shared/rollout/share.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').BearoffLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { evaluator } = lab.current?.setup ?? lab.state.wanted;
  return shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ { about }, /** @type {Texts} */ { luck }) =>
    about(luck.evaluators[evaluator]),
  );
}
