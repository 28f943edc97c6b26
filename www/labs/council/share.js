// The council lab's own part of the Share dialog: the positions with which an embed begins, and the picture of its chart.

import { shortAddress } from '../../lib/share/snippets.js';
import { panelModel, ratioModel } from './charts.js';
import { downloadRates } from './model.js';
import { MOST_TRIALS } from './state.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  // Everything in the dialog is about the same positions.
  lab.act.pause();
  const { done, texts, format, state } = lab.frame;
  const said = { en, ja };
  const words = said[texts.language];
  const n = format.count(done);
  const none = {
    label: words.starts.none,
    changes: state.seedChosen ? { trials: 0, look: null } : { trials: 0, look: null, seed: null },
  };
  const simulated = {
    label: words.starts.positions(n),
    changes: { trials: Math.min(done, MOST_TRIALS) },
  };
  return {
    said,
    // A position that the author has chosen is one to look at.
    looked: state.looked === null ? [] : ['position'],
    starts: done > 0 ? { positions: simulated, none } : { none },
    picture: () => {
      const address = shortAddress(link);
      const { frame: model } = lab;
      const { seed, sentence, three } = model;
      // The picture is of the chart that has what was simulated.
      const { candidates, d, s1, copying } = state.wanted;
      const moves = format.count(candidates);
      const plain = (/** @type {number} */ value) => format.plain(value, 3);
      return {
        model: three ? ratioModel(model) : panelModel(model),
        language: texts.language,
        title: three ? words.pictureTitle : words.panelTitle,
        about:
          words.about(moves, plain(d), plain(s1), three) + (three && copying > 0 ? words.copies(plain(copying)) : ''),
        caption: done > 0 ? words.caption(sentence, seed) : sentence,
        source: address ? words.sourceAt(address) : words.source,
      };
    },
    fileName: `rollout-lab-council-${done}-positions`,
    saveGames: () => downloadRates(lab.frame),
  };
}
