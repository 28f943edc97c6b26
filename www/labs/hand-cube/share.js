// What the lab in which a rollout with the cube is played by hand shares in its own way: with which games an embed begins, and
// the picture of its chart.

import { shortAddress } from '../../lib/share/snippets.js';
import { handChart } from '../../lib/hand/chart-model.js';
import { core } from './core.js';
import { sentence } from './sentence.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */

/**
 * @param {Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  const { texts, format, state } = lab;
  const readout = lab.readout();
  const { position, owner, estimator } = state.wanted;
  const { positionId } = core.describePosition(position);
  const { games } = readout;
  const said = { en, ja };
  const words = said[texts.language];
  const played = {
    label: words.starts.played(format.count(games)),
    changes: {},
  };
  // Whoever begins has dice of his own, if the author has not chosen some.
  const none = {
    label: words.starts.none,
    changes: state.seedChosen ? { plays: null } : { plays: null, seed: null },
  };
  return {
    said,
    starts: games > 0 ? { none, games: played } : { none },
    picture: () => {
      const theory = lab.theory();
      const summary = sentence(lab, readout, theory);
      const address = shortAddress(link);
      return {
        model: handChart(lab, readout, theory),
        language: texts.language,
        title: words.pictureTitle,
        about: words.about(positionId, texts.owners.names[owner], texts.estimators.names[estimator]),
        caption: games > 0 ? words.caption(summary, lab.seed) : summary,
        source: address ? words.sourceAt(address) : words.source,
      };
    },
    fileName: `rollout-lab-${games}-games-by-hand-with-cube`,
    saveGames: games > 0 ? () => lab.downloadGames() : null,
  };
}
