// What the bear-off lab shares in its own way: what estimates its luck, in words.

import { shareRollout } from '../../shared/rollout/share.js';

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').BearoffLab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { evaluator } = lab.current?.setup ?? lab.state.wanted;
  return shareRollout(lab, link, (/** @type {import('./texts/en.js').Texts} */ { share: words, luck }) =>
    words.about(luck.evaluators[evaluator]),
  );
}
