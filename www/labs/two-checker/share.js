// What the two-checker lab hands to the dialog for sharing: its words, its files, and how it is embedded.

import { core } from './core.js';
import { written } from '../../shared/address/address.js';
import { ShareDialog } from '../../shared/share/share-dialog.js';
import { shortAddress } from '../../shared/share/snippets.js';
import { withBets } from './bet.js';
import { averagesModel } from './chart-model.js';
import { allTables } from './layout.js';
import { PARTS, properties } from './properties.js';
import { sentence } from './sentence.js';
import { AT_ONCE } from './state-values.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */

/** What an article has no need of: the lab is one click away. */
const HIDDEN = ['readout', 'many', 'games'];

/** The usual width of an article's text. */
const ARTICLE = 720;

/**
 * Where an embed is measured. Between two of them its height is nearly a straight line: it leaps where the
 * layout changes, at 600 and 900 pixels for the lab and 6 for the room around it.
 */
const WIDTHS = [320, 480, 605, 606, ARTICLE, 906, 907, 1280];

/**
 * @param {Lab} lab
 * @param {import('../../shared/address/connect.js').Address} address
 */
export function openShare(lab, address) {
  // Asked for twice while this was being loaded.
  if (document.querySelector('share-dialog')) return;
  // Everything in the dialog is about the same games.
  lab.pause();
  const values = lab.values();
  const link = new URL(location.pathname + address.link(), location.href).href;
  // More would ask every reader whether he wants them.
  const games = Math.min(values.games, AT_ONCE);
  const dialog = new ShareDialog({
    texts: lab.texts,
    lang: address.settings.lang,
    theme: address.settings.theme,
    link,
    games,
    gamesText: games > 0 ? lab.format.count(games) : '',
    parts: PARTS,
    hidden: [...new Set([...address.settings.hide, ...HIDDEN])],
    widths: WIDTHS,
    articleWidth: ARTICLE,
    // The single file has its script in it, and no others beside it.
    embeddable: document.querySelector('script[type="module"]') !== null,
    query: (changes) => address.query(changes),
    attributes: (changes) => written(properties, address.values(changes), null, 'reader'),
    poster: (language) => `pictures/two-checker-${language}.svg`,
    picture: () => picture(lab, shortAddress(link)),
    fileName: `rollout-lab-${values.games}-games`,
    saveGames: () => lab.downloadGames(),
  });
  document.body.append(dialog);
}

/**
 * @param {Lab} lab
 * @param {string} address  to be read: '' for none
 * @returns {import('../../shared/share/picture.js').Picture}
 */
function picture(lab, address) {
  const { texts, format, rollout, state } = lab;
  const { table, view } = state;
  const theory = core.theory(table);
  const words = texts.share;
  const said = sentence(rollout.readout(table), theory, texts, format);
  return {
    model: withBets(averagesModel({ rollout, table, theory, tables: allTables(lab), view, texts, format }), lab),
    language: texts.language,
    title: words.pictureTitle,
    caption: rollout.games > 0 ? words.caption(said, rollout.seed) : said,
    source: address ? words.sourceAt(address) : words.source,
  };
}
