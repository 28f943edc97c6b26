// The header of every page: the site, the story, the labs, and the languages. Labs of a group share one entry, which opens a panel.
//
// A page in English holds every text in the other languages, too, as attributes: it speaks the reader's language once its script comes,
// and no page loads another lab's catalogue.

import { GROUPS } from '../lib/page/groups.js';
import { LABS } from '../pkg/labs.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { STORY_ENTRY } from '../story/texts/entry.js';
import { storyPage } from '../story/addresses.js';
import { pageTexts } from './page-texts.js';

/** @typedef {Readonly<import('../pkg/labs.js').Lab>} Lab */
/** @typedef {import('../lib/i18n/texts.js').Language} Language */

/**
 * @typedef {Object} Page
 * @property {Language[]} languages  that it may speak; its HTML is in the first one
 * @property {(lab: Lab) => string} address  of a lab's page
 * @property {string} [here]  the lab of the page
 * @property {boolean} [isStory]
 */

/** The path of a lab's drawing in the build. @param {string} lab */
export const drawingFile = (lab) => `pictures/${lab}-drawing.svg`;

/** The side of a drawing in a panel, in CSS pixels. */
const DRAWING = 64;

/** The entries of the header: the story, then labs and groups of labs in the order of the registry. @param {Page} page */
export async function headerEntries(page) {
  const entries = await Promise.all(
    groupsOf(LABS).map(({ group, labs }) => (group ? groupEntry(group, labs, page) : labEntry(labs[0], page))),
  );
  return [storyEntry(page), ...entries].join(' ');
}

/** The only entry of a page that has no other pages beside it. @param {Lab} lab @param {Language[]} languages */
export const ownEntry = (lab, languages) => labEntry(lab, { languages, address: () => '', here: lab.name });

/**
 * The labs of each group, which stands where its first lab does. A lab without a group stands alone.
 * @param {readonly Lab[]} labs
 */
function groupsOf(labs) {
  /** @type {{group: string | null, labs: Lab[]}[]} */
  const groups = [];
  for (const lab of labs) {
    const found = lab.group && groups.find(({ group }) => group === lab.group);
    if (found) found.labs.push(lab);
    else groups.push({ group: lab.group, labs: [lab] });
  }
  return groups;
}

/** @param {Page} page */
function storyEntry({ languages, isStory }) {
  const [first, ...others] = languages;
  const said = saidIn(languages, (language) => STORY_ENTRY[language]);
  const address = `href="./${storyPage(first)}"${inOthers(others, (other) => `./${storyPage(other)}`, '-href')}`;
  return `<a ${address}${current(isStory)}><b${said('name')}</b> <small${said('purpose')}</small></a>`;
}

/** @param {Lab} lab @param {Page} page */
async function labEntry(lab, { languages, address, here }) {
  const said = await textsOf(lab, languages);
  const way = address(lab);
  const href = way ? ` href="${way}"` : '';
  return `<a class="brief"${href}${current(lab.name === here)}><b${said('name')}</b> <small${said('purpose')}</small></a>`;
}

/**
 * An entry that opens a panel with the labs of a group. If the page is of one of them, the entry names it.
 * @param {string} group
 * @param {Lab[]} labs
 * @param {Page} page
 */
async function groupEntry(group, labs, page) {
  const texts = GROUPS[group];
  if (!texts) throw new Error(`www/lib/page/groups.js has no group "${group}"`);
  const { languages, here } = page;
  const said = saidIn(languages, (language) => ({ ...texts[language], size: texts[language].size(labs.length) }));
  const own = labs.find(({ name }) => name === here);
  const second = own ? (await textsOf(own, languages))('name') : said('size');
  const items = await Promise.all(labs.map((lab) => panelItem(lab, page)));
  return (
    `<details name="labs"><summary${own ? ' aria-current="true"' : ''}><b><span${said('name')}</span><span class="more"${said('more')}</span></b>` +
    ` <small${second}</small></summary> <ul class="panel">${items.join('')}</ul></details>`
  );
}

/** @param {Lab} lab @param {Page} page */
async function panelItem(lab, { languages, address, here }) {
  const said = await textsOf(lab, languages);
  // The bundler leaves the address as it is, because the drawing is no file yet.
  const drawing = `<img vite-ignore src="./${drawingFile(lab.name)}" alt="" width="${DRAWING}" height="${DRAWING}" loading="lazy" />`;
  return `<li><a href="${address(lab)}"${current(lab.name === here)}>${drawing}<span><b${said('name')}</b> <small${said('question')}</small></span></a></li>`;
}

/** @param {boolean | undefined} is  whether the link leads to the page itself */
const current = (is) => (is ? ' aria-current="page"' : '');

/** What a lab's page says in each language: `name`, `purpose` or `question`. @param {Lab} lab @param {Language[]} languages */
async function textsOf({ name }, languages) {
  const words = await Promise.all(languages.map(async (one) => (await pageTexts(name, one)).page));
  return saidIn(languages, (language) => words[languages.indexOf(language)]);
}

/**
 * The end of a tag with the text after it, in the page's own language, and attributes for the others.
 * @template {string} K
 * @param {Language[]} languages
 * @param {(language: Language) => {[key in K]?: unknown}} texts
 * @returns {(key: K) => string}
 */
function saidIn([first, ...others], texts) {
  return (key) => `${inOthers(others, (other) => String(texts(other)[key]))}>${escapeHtml(String(texts(first)[key]))}`;
}

/**
 * Attributes that hold a text, or an address, in the other languages of a page.
 * @param {Language[]} others
 * @param {(language: Language) => string} said
 * @param {string} [key]
 */
export const inOthers = (others, said, key = '') =>
  others.map((other) => ` data-${other}${key}="${escapeHtml(said(other))}"`).join('');
