// What the lab of pairs shares in its own way: which plays are compared, in words.

import { shareRollout } from '../../shared/rollout/share.js';
import { inForce } from './decision.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').PairsLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { roll, a, b } = inForce(lab);
  return shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ { about }) => about(roll, a, b));
}
