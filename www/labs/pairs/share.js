// The own part of the Share dialog of the lab of pairs: the words for the two plays and their coupling.

import { shareRollout } from '../../lib/rollout/share.js';
import { writtenDecision } from './model.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/** @param {import('./lab.js').Lab} lab @param {string} link  to the lab as it is now */
export function share(lab, link) {
  const { roll, a, b } = writtenDecision(lab.state.wanted.roll, lab.prepared.current);
  const { coupling, wanted } = lab.state;
  /** @param {typeof en} words @param {import('./texts/en.js').Texts} texts */
  const about = (words, { couplings, evaluators }) =>
    words.about(a && b ? words.plays(roll, a, b) : roll, couplings.inWords[coupling], evaluators[wanted.evaluator]);
  return shareRollout(lab, link, { en, ja }, about);
}
