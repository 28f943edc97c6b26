// What the walk lab shares in its own way: what is asked of walks, and what measures their luck, in words.

import { shareRollout } from '../../lib/rollout/share.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').WalkLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { outcome, scale, evaluator } = lab.state.wanted;
  return shareRollout(
    lab,
    link,
    { en, ja },
    (/** @type {typeof en} */ { about }, /** @type {Texts} */ { settings, scales, evaluators }) =>
      about(settings.outcomes[outcome], outcome === 'win' ? scales.names[scale] : evaluators.names[evaluator]),
  );
}
