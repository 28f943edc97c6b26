// What the two-checker lab shares in its own way: its luck table, in words.

import { shareRollout } from '../../shared/rollout/share.js';

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @param {string} link  to the lab as it is now
 */
export const share = (lab, link) =>
  shareRollout(lab, link, (/** @type {import('./texts/en.js').Texts} */ { share: words }) =>
    words.about(words.tables[lab.state.preset]),
  );
