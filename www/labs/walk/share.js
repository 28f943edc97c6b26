// The walk lab's own part of the Share dialog: the outcome of the walks, and the scale of their luck, in words.

import { shareRollout } from '../../lib/rollout/share.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/** @param {import('./lab.js').Lab} lab @param {string} link  to the lab as it is now */
export function share(lab, link) {
  const { outcome, scale, evaluator } = lab.state.wanted;
  return shareRollout(
    lab,
    link,
    { en, ja },
    (
      /** @type {typeof en} */ { about },
      /** @type {import('./texts/en.js').Texts} */ { settings, scales, evaluators },
    ) => about(settings.outcomes[outcome], outcome === 'win' ? scales.names[scale] : evaluators.names[evaluator]),
  );
}
