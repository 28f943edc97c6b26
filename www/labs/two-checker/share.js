// What the two-checker lab shares in its own way: its luck table, in words.

import { shareRollout } from '../../shared/rollout/share.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @param {string} link  to the lab as it is now
 */
export const share = (lab, link) =>
  shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ { about, tables }) => about(tables[lab.state.preset]));
