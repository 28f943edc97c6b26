// Opens the Share dialog with everything that all labs share, and with a lab's own parts.

import { embedSince2, writeEmbedQuery, writtenSince2 } from '../address/address.js';
import { pageAddress } from '../address/history.js';
import { LABS } from '../../pkg/labs.js';
import { addressOf, isAlone, labNamed } from '../page/labs.js';
import { ShareDialog } from './share-dialog.js';

/** @typedef {import('../page/start.js').Lab} Lab */
/** @typedef {import('../address/address.js').Values} Values */

/**
 * @typedef {Object} Own  a lab's own parts of the dialog
 * @property {import('./share-dialog.js').Sharing['said']} said  texts of the dialog, in all languages
 * @property {Record<string, Start>} starts  the ways an embed can begin, by name, the best first
 * @property {() => import('./picture.js').Picture} picture
 * @property {string} fileName  of the pictures, without its ending
 * @property {(() => unknown) | null} saveGames  null: there are no games to save
 * @property {string[]} [looked]  parts that the author is looking at, such as a roll's plays, so an embed shows them
 * @property {import('./share-dialog.js').Sharing['figures']} [figures]
 */

/**
 * @typedef {Object} Start
 * @property {string} label
 * @property {Values} changes  values of the address for this start
 */

/**
 * @template {Lab} L
 * @param {L} lab
 * @param {import('../address/connect.js').Address} address
 * @param {import('../page/start.js').PageDefinition} definition
 * @param {(lab: L, link: string) => Own} share
 */
export function openShare(lab, address, definition, share) {
  // The reader may have asked twice while this file was loading.
  if (document.querySelector('share-dialog')) return;
  const { name, page, embed } = labNamed(definition.name);
  const { address: properties } = definition;
  const since2 = embedSince2(definition);
  const link = pageAddress() + address.link();
  const { looked = [], figures = () => [], ...own } = share(lab, link);
  const { hide } = address.settings;
  const spare = definition.spare.filter((part) => !looked.includes(part));
  /** An embed of the chart alone begins like version 2, because `compact` hides the rest. @param {Values} changes */
  const values = (changes) => address.values(changes.compact ? { ...changes, ...since2 } : changes);
  const dialog = new ShareDialog({
    texts: lab.texts,
    lang: address.settings.lang,
    theme: address.settings.theme,
    compact: address.settings.compact,
    link,
    parts: definition.parts,
    hidden: [...new Set([...hide, ...spare])],
    embeddable: !isAlone(),
    page: addressOf(page),
    embed: addressOf(embed),
    query: (changes) => address.query(changes),
    embedQuery: (changes) => writeEmbedQuery(properties, values(changes), since2),
    attributes: (changes) => [
      // The first lab needs no name.
      .../** @type {[string, string][]} */ (name === LABS[0].name ? [] : [['lab', name]]),
      ...writtenSince2(properties, values(changes), since2),
    ],
    poster: (language) => `pictures/${name}-${language}.svg`,
    figures,
    ...own,
  });
  document.body.append(dialog);
}
