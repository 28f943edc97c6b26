// Sharing of a lab that rolls out: the games with which an embed begins, and the picture of its chart.

import { shortAddress } from '../share/snippets.js';
import { withBets } from './bet.js';
import { sentence } from './sentence.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('../i18n/texts.js').ShareTexts} ShareTexts */

/**
 * @param {Lab} lab
 * @param {string} link  to the lab as it is now
 * @param {import('../share/open.js').Own['said']} said
 * @param {(words: any, texts: any) => string} about  the position and what estimates its luck, in words of the dialog's and of the lab's
 * @param {string[]} [looked]  as in `Own`
 * @returns {import('../share/open.js').Own}
 */
export function shareRollout(lab, link, said, about, looked = []) {
  const words = said[lab.texts.language];
  // Everything in the dialog is about the same games.
  lab.act.pause();
  const all = lab.values().games;
  // More would ask every reader whether he wants them.
  const games = Math.min(all, lab.own.atOnce);
  /**
   * @param {(starts: ShareTexts['starts']) => string} name
   * @param {import('../address/address.js').Values} changes
   * @returns {import('../share/open.js').Start}
   */
  const start = (name, changes) => ({ label: name(words.starts), changes });
  const rolled = start((starts) => starts.games(lab.format.count(games)), { games, bet: false });
  return {
    said,
    // Which end of the list the author wants to see is in the address: an embed with it has the list.
    looked: lab.state.gamesShown === 'newest' ? looked : [...looked, 'games'],
    starts: {
      ...(games > 0 ? { games: rolled } : {}),
      none: start((starts) => starts.none, { games: 0, bet: false }),
      ...(lab.own.takesBets ? { bet: start((starts) => starts.bet, { games: 0, bet: true }) } : {}),
    },
    picture: () => picture(lab, words, about(words, lab.texts), shortAddress(link)),
    fileName: `rollout-lab-${all}-games`,
    saveGames: games > 0 ? () => lab.act.downloadGames() : null,
  };
}

/**
 * @param {Lab} lab
 * @param {ShareTexts} words
 * @param {string} about
 * @param {string} address  to be read: '' for none
 * @returns {import('../share/picture.js').Picture}
 */
function picture(lab, words, about, address) {
  // Nor does a picture tell what the page does not.
  const { averages, chosenAfter, format, games, readout, seed, shown, texts } = lab.frame;
  const summary = sentence({ chosenAfter, figures: readout, shown }, texts, format);
  return {
    model: withBets(averages, lab),
    language: texts.language,
    title: words.pictureTitle,
    about,
    caption: games > 0 ? words.caption(summary, seed) : summary,
    source: address ? words.sourceAt(address) : words.source,
  };
}
