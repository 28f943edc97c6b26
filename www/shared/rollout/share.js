// What a lab that rolls out shares in its own way: with which games an embed begins, and the picture of its chart.

import { shortAddress } from '../share/snippets.js';
import { withBets } from './bet.js';
import { averagesModel } from './chart-model.js';
import { sentence } from './sentence.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('../texts/texts.js').Texts} Texts */

/**
 * @param {Lab} lab
 * @param {string} link  to the lab as it is now
 * @param {(words: any) => string} about  what is rolled out, and with which luck, in words of a catalogue of the lab's
 * @returns {import('../share/open.js').Own}
 */
export function shareRollout(lab, link, about) {
  // Everything in the dialog is about the same games.
  lab.pause();
  const all = lab.values().games;
  // More would ask every reader whether he wants them.
  const games = Math.min(all, lab.atOnce);
  /** @typedef {Texts['share']['starts']} Starts */
  /**
   * @param {(starts: Starts) => string} said
   * @param {import('../address/address.js').Values} changes
   */
  const start = (said, changes) => ({
    label: said(lab.texts.share.starts),
    alt: (/** @type {Texts} */ words) => words.share.alt(about(words), said(words.share.starts)),
    changes,
  });
  const rolled = start((words) => words.games(lab.format.count(games)), { games, bet: false });
  return {
    starts: {
      ...(games > 0 ? { games: rolled } : {}),
      none: start((words) => words.none, { games: 0, bet: false }),
      bet: start((words) => words.bet, { games: 0, bet: true }),
    },
    picture: () => picture(lab, shortAddress(link)),
    fileName: `rollout-lab-${all}-games`,
    saveGames: games > 0 ? () => lab.downloadGames() : null,
  };
}

/**
 * @param {Lab} lab
 * @param {string} address  to be read: '' for none
 * @returns {import('../share/picture.js').Picture}
 */
function picture(lab, address) {
  const { texts, format, rollout } = lab;
  // Nor does a picture tell what the page does not.
  const theory = lab.shownTheory;
  const words = texts.share;
  const said = sentence(lab.readout(), theory, texts, format);
  return {
    model: withBets(averagesModel(lab, theory), lab),
    language: texts.language,
    title: words.pictureTitle,
    caption: rollout.games > 0 ? words.caption(said, rollout.seed) : said,
    source: address ? words.sourceAt(address) : words.source,
  };
}
