// The words of the lab of pairs in the Share dialog: which plays are compared, and how.

import { shareRollout } from '../../lib/rollout/share.js';
import { inForce } from './decision.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').PairsLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { roll, a, b } = inForce(lab);
  const {
    coupling,
    wanted: { evaluator },
  } = lab.state;
  return shareRollout(
    lab,
    link,
    { en, ja },
    (/** @type {typeof en} */ { about, plays }, /** @type {Texts} */ { couplings, evaluators }) =>
      about(a && b ? plays(roll, a, b) : roll, couplings.inWords[coupling], evaluators[evaluator]),
  );
}
