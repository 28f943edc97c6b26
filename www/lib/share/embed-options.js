// An author's choices for an embed: four lists, and the parts that are shown. A view.

import { html, nothing } from 'lit';
import { LANGUAGE_NAMES } from '../i18n/language-names.js';
import { LANGUAGES } from '../i18n/texts.js';

/**
 * @typedef {Object} Options
 * @property {import('../i18n/texts.js').Language | null} lang  null: the reader's
 * @property {import('../address/common.js').Theme} theme
 * @property {string} start  the name of what it begins with
 * @property {boolean} compact  the chart alone, whatever `hide` has
 * @property {Set<string>} hide  parts
 */

/**
 * @param {Options} options
 * @param {import('./share-dialog.js').Sharing} sharing
 * @param {import('../i18n/texts.js').ShareTexts} words
 * @param {(change: Partial<Options>) => void} choose
 */
export function embedOptions({ lang, theme, start, compact, hide }, { parts, starts }, words, choose) {
  const begins = Object.entries(starts).map(([name, { label }]) => [name, label]);
  /** @param {string} part @param {boolean} shown */
  const show = (part, shown) => {
    const left = new Set(hide);
    if (shown) left.delete(part);
    else left.add(part);
    choose({ hide: left });
  };
  const languages = [['', words.ownLanguage], ...LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])];
  const sizes = Object.entries(words.sizes);
  return html`<div class="options">
      ${list(words.size, sizes, compact ? 'compact' : 'lab', (value) => choose({ compact: value === 'compact' }))}
      ${list(words.language, languages, lang ?? '', (value) => choose({ lang: value || null }))}
      ${list(words.theme, Object.entries(words.themes), theme, (value) => choose({ theme: value }))}
      ${list(words.start, begins, start, (value) => choose({ start: value }))}
    </div>
    ${
      compact
        ? nothing
        : html`<fieldset>
      <legend>${words.shown}</legend>
      ${parts.map(
        (part) => html`<label><input type="checkbox" name=${part} .checked=${!hide.has(part)}
          @change=${(/** @type {Event} */ { currentTarget }) =>
            show(part, /** @type {HTMLInputElement} */ (currentTarget).checked)} />${
            words.parts[/** @type {keyof typeof words.parts} */ (part)]
          }</label>`,
      )}
    </fieldset>`
    }`;
}

/**
 * @param {string} label
 * @param {string[][]} entries  value and name
 * @param {string} chosen
 * @param {(value: any) => void} choose  gets one of the values
 */
const list = (label, entries, chosen, choose) => html`<label>${label}
  <select @change=${(/** @type {Event} */ { currentTarget }) =>
    choose(/** @type {HTMLSelectElement} */ (currentTarget).value)}>
    ${entries.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
  </select></label>`;
