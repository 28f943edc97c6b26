// What the lab in which a rollout is played by hand shares in its own way: with which games an embed begins, and the
// picture of its chart.

import { shortAddress } from '../../shared/share/snippets.js';
import { handChart } from './chart-model.js';
import { sentence } from './sentence.js';

export { openShare } from '../../shared/share/open.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * @param {Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../shared/share/open.js').Own}
 */
export function share(lab, link) {
  const { texts, format, state } = lab;
  const readout = lab.readout();
  const { games } = readout;
  const words = texts.share;
  const played = {
    label: words.starts.played(format.count(games)),
    alt: (/** @type {Texts} */ { share: said }) => said.alt(said.about, said.played(format.count(games))),
    changes: {},
  };
  // Whoever begins has dice of his own, if the author has not chosen some.
  const none = {
    label: words.starts.none,
    alt: (/** @type {Texts} */ { share: said }) => said.about,
    changes: state.seedChosen ? { plays: null } : { plays: null, seed: null },
  };
  return {
    starts: games > 0 ? { none, games: played } : { none },
    picture: () => {
      const theory = lab.theory();
      const said = sentence(lab, readout, theory);
      const address = shortAddress(link);
      return {
        model: handChart(lab, readout, theory),
        language: texts.language,
        title: words.pictureTitle,
        caption: games > 0 ? words.caption(said, lab.seed) : said,
        source: address ? words.sourceAt(address) : words.source,
      };
    },
    fileName: `rollout-lab-${games}-games-by-hand`,
    saveGames: games > 0 ? () => lab.downloadGames() : null,
  };
}
