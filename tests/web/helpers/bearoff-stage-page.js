// What runs in the page on which the elements of the bear-off lab, and the editor of a whole board, are tested alone: it puts one of them on the page
// and notes what it says.

import { createFormat } from '../../../www/lib/i18n/format.js';
import '../../../www/lib/bearoff/board-editor.js';
import '../../../www/lib/bearoff/roll-map.js';
import '../../../www/lib/board/whole-board-editor.js';
import { wholeEditor as wholeEn } from '../../../www/lib/board/texts/en.js';
import { wholeEditor as wholeJa } from '../../../www/lib/board/texts/ja.js';
import { positions } from '../../../www/lib/bearoff/positions.js';
import { en } from '../../../www/labs/bearoff/texts/en.js';
import { ja } from '../../../www/labs/bearoff/texts/ja.js';
import { countCheckers } from './checker-counts.js';

/** @typedef {{type: string, detail: any}} Said */
/** @typedef {'board-editor' | 'whole-board-editor' | 'roll-map'} Name */

const LANGUAGES = {
  en: { texts: en, whole: wholeEn, names: { x: 'Blue', o: 'White' } },
  ja: { texts: ja, whole: wholeJa, names: { x: 'X', o: 'O' } },
};

const EVENTS = [
  'position-change',
  'id-enter',
  'position-choose',
  'swap',
  'roll-change',
  'roll-choose',
  'roll-play',
  'roll-back',
];

/** @type {Said[]} */
const said = [];

/**
 * @param {Name} name
 * @param {'en' | 'ja'} language
 * @param {Record<string, unknown>} properties
 */
function put(name, language, properties) {
  document.documentElement.lang = language;
  // Our pages hide what would be seen in another language for a moment.
  document.documentElement.dataset.translated = '';
  const { texts, whole, names } = LANGUAGES[language];
  const element = document.createElement(name);
  Object.assign(element, { texts, format: createFormat(language) });
  if (name !== 'roll-map') Object.assign(element, { count: countCheckers });
  if (name === 'whole-board-editor')
    Object.assign(element, { names, texts: { ...texts, editor: { ...texts.editor, ...whole } } });
  if (name === 'board-editor') Object.assign(element, { names, positions });
  Object.assign(element, properties);
  said.length = 0;
  for (const type of EVENTS) {
    element.addEventListener(type, (event) => {
      said.push({ type, detail: /** @type {CustomEvent} */ (event).detail });
    });
  }
  document.querySelector('section')?.replaceChildren(element);
}

Object.assign(globalThis, { put, said });
