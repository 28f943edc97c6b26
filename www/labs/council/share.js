// What the council lab shares in its own way: with which positions an embed begins, and the picture of its chart.

import { shortAddress } from '../../shared/share/snippets.js';
import { panelModel, ratioModel } from './chart-model.js';
import { MOST_TRIALS } from './properties.js';
import { sentence } from './sentence.js';
import { COUNCIL } from './state.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../shared/share/open.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {typeof en} Words */

/**
 * @param {Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../shared/share/open.js').Own}
 */
export function share(lab, link) {
  // Everything in the dialog is about the same positions.
  lab.pause();
  const { texts, format, state, trials } = lab;
  const said = { en, ja };
  const words = said[texts.language];
  const { done } = trials;
  const n = format.count(done);
  const none = {
    label: words.starts.none,
    alt: (/** @type {Words} */ theirs) => theirs.about,
    changes: state.seedChosen ? { trials: 0, look: null } : { trials: 0, look: null, seed: null },
  };
  const simulated = {
    label: words.starts.positions(n),
    alt: (/** @type {Words} */ theirs) => theirs.alt(theirs.about, theirs.starts.positions(n)),
    changes: { trials: Math.min(done, MOST_TRIALS) },
  };
  return {
    said,
    starts: done > 0 ? { positions: simulated, none } : { none },
    picture: () => {
      const address = shortAddress(link);
      const summary = sentence(lab);
      // The picture is of the chart that has what was simulated.
      const three = state.wanted.programs === COUNCIL;
      return {
        model: three ? ratioModel(lab) : panelModel(lab),
        language: texts.language,
        title: three ? words.pictureTitle : words.panelTitle,
        caption: done > 0 ? words.caption(summary, lab.seed) : summary,
        source: address ? words.sourceAt(address) : words.source,
      };
    },
    fileName: `rollout-lab-council-${done}-positions`,
    saveGames: () => lab.downloadGames(),
  };
}
