// The part of the Share dialog that both labs have in common: the games with which an embed begins, and the picture of the
// chart. The Share dialog of play without the cube.

import { shortAddress } from '../../lib/share/snippets.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @typedef {Omit<typeof en, 'about'>} Words */

/**
 * @template {Words} W
 * @typedef {Object} Own
 * @property {{en: W, ja: W}} said
 * @property {(words: W, positionId: string) => string} about  the games, in the picture
 * @property {string} suffix  of file names
 */

/**
 * @template {Kind} K
 * @template {Words} W
 * @param {import('./shapes.js').HandLab<K>} lab
 * @param {string} link  to the lab as it is now
 * @param {Own<W>} own
 * @returns {import('../../lib/share/open.js').Own}
 */
export function sharing(lab, link, { said, about, suffix }) {
  const { format, frame, rules, session, state, texts } = lab;
  const { positionId } = rules.describePosition(state.wanted.position);
  const { games } = frame.readout;
  const words = said[texts.language];
  const played = {
    label: words.starts.played(format.count(games)),
    changes: {},
  };
  // Each reader who starts anew has other dice, unless the author has chosen a seed.
  const none = {
    label: words.starts.none,
    changes: state.seedChosen ? { plays: null } : { plays: null, seed: null },
  };
  return {
    said,
    starts: games > 0 ? { none, games: played } : { none },
    picture: () => {
      const { averages, sentence } = lab.frame;
      const address = shortAddress(link);
      return {
        model: averages,
        language: texts.language,
        title: words.pictureTitle,
        about: about(words, positionId),
        caption: games > 0 ? words.caption(sentence, session.seed) : sentence,
        source: address ? words.sourceAt(address) : words.source,
      };
    },
    fileName: `rollout-lab-${games}-games-by-hand${suffix}`,
    saveGames: games > 0 ? () => lab.act.downloadGames() : null,
  };
}

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 */
export const share = (lab, link) =>
  sharing(lab, link, {
    said: { en, ja },
    about: (words, id) => words.about(id, lab.texts.setup.evaluators[lab.state.wanted.evaluator]),
    suffix: '',
  });
