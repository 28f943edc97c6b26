// What a lab that rolls out hands to the dialog for sharing: its words, its files, and how it is embedded.

import { written } from '../address/address.js';
import { ShareDialog } from '../share/share-dialog.js';
import { shortAddress } from '../share/snippets.js';
import { withBets } from './bet.js';
import { averagesModel } from './chart-model.js';
import { sentence } from './sentence.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */

/** The usual width of an article's text. */
const ARTICLE = 720;

/**
 * Where an embed is measured. Between two of them its height is nearly a straight line: it leaps where the
 * layout changes, at 600 and 900 pixels for the lab and 6 for the room around it.
 */
const WIDTHS = [320, 480, 605, 606, ARTICLE, 906, 907, 1280];

/**
 * @param {Lab} lab
 * @param {import('../address/connect.js').Address} address
 * @param {import('./start.js').About} about
 */
export function openShare(lab, address, about) {
  // Asked for twice while this was being loaded.
  if (document.querySelector('share-dialog')) return;
  // Everything in the dialog is about the same games.
  lab.pause();
  const values = lab.values();
  const link = new URL(location.pathname + address.link(), location.href).href;
  // More would ask every reader whether he wants them.
  const games = Math.min(values.games, lab.atOnce);
  const dialog = new ShareDialog({
    texts: lab.texts,
    lang: address.settings.lang,
    theme: address.settings.theme,
    link,
    games,
    gamesText: games > 0 ? lab.format.count(games) : '',
    parts: about.parts,
    hidden: [...new Set([...address.settings.hide, ...about.spare])],
    widths: WIDTHS,
    articleWidth: ARTICLE,
    // The single file has its script in it, and no others beside it.
    embeddable: document.querySelector('script[type="module"]') !== null,
    page: about.page,
    embed: about.embed,
    query: (changes) => address.query(changes),
    attributes: (changes) => [
      ...about.attributes,
      ...written(about.properties, address.values(changes), null, 'reader'),
    ],
    poster: (language) => `pictures/${about.picture}-${language}.svg`,
    picture: () => picture(lab, shortAddress(link)),
    fileName: `rollout-lab-${values.games}-games`,
    saveGames: () => lab.downloadGames(),
  });
  document.body.append(dialog);
}

/**
 * @param {Lab} lab
 * @param {string} address  to be read: '' for none
 * @returns {import('../share/picture.js').Picture}
 */
function picture(lab, address) {
  const { texts, format, rollout } = lab;
  const theory = lab.theory();
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
