// What the prose has at hand: numbers, terms, and links. Pure functions that return templates; only the build loads them.

import { html } from 'lit';
import { addressIn, labNamed } from '../../lib/page/labs.js';
import { SHOW_ME } from '../../lib/questions/show-me.js';
import { labsIn } from './labs.js';

/** @typedef {import('lit').TemplateResult} Template */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./numbers.js').Numbers} Numbers */
/** @typedef {keyof Numbers} NumberName */
/** @typedef {keyof typeof SHOW_ME} Question */
/** @typedef {ReturnType<typeof proseTools>} Prose */

/**
 * @param {Object} given
 * @param {'en' | 'ja'} given.language
 * @param {Numbers} given.numbers
 * @param {Format} given.format  of the language
 * @param {string} given.seed  of all games of the page
 * @param {readonly string[]} given.figures  their names, in the order of the page
 * @param {(n: string) => string} given.figure  what the prose calls a figure with this number
 */
export function proseTools({ language, numbers, format, seed, figures, figure }) {
  /**
   * Prose in one language leads to labs in the same one.
   * @param {string} name
   * @param {string} values
   */
  const labAddress = (name, values) => `${addressIn(labNamed(name).page, language)}${values && `#v=1&${values}`}`;

  return {
    seed,

    /** All labs, with what each asks. */
    labs: labsIn[language],

    /** A number as the core says it. @param {NumberName} name */
    n: (name) => html`<data class="n" value=${numbers[name].value} data-n=${name}>${numbers[name].text(format)}</data>`,

    /**
     * A term that has its entry in the list of words.
     * @param {import('../../lib/glossary/word.js').Word} name
     * @param {string} text
     */
    word: (name, text) => html`<a class="word" href="#word-${name}" data-word=${name}>${text}</a>`,

    /**
     * A lab, in the state that its address says.
     * @param {string} name
     * @param {string} values
     * @param {string} text
     */
    lab: (name, values, text) => html`<a href=${labAddress(name, values)}>${text}</a>`,

    /**
     * The lab that shows the answer to a reader's question, where it shows it.
     * @param {Question} question
     * @param {string} text
     */
    show(question, text) {
      const { lab, values, show } = SHOW_ME[question];
      return html`<a href=${labAddress(lab, `told=1&${values}&show=${show}`)}>${text}</a>`;
    },

    /**
     * One of the page's figures, by its number or as the sentence needs it.
     * @param {string} name
     * @param {string} [text]
     */
    figure(name, text) {
      const at = figures.indexOf(name);
      if (at < 0) throw new Error(`the story has no figure "${name}"`);
      return html`<a href="#${name}">${text ?? figure(format.count(at + 1))}</a>`;
    },
  };
}

/** By the strings of the template as it is written. @type {WeakMap<TemplateStringsArray, TemplateStringsArray>} */
const joined = new WeakMap();

/**
 * As `html`, for a language that has no spaces between words: browsers would make a space of each line break.
 * @param {TemplateStringsArray} strings
 * @param {unknown[]} values
 */
export function unbroken(strings, ...values) {
  let whole = joined.get(strings);
  if (!whole) {
    const lines = strings.map((text) => text.replace(/\n\s*/g, ''));
    whole = /** @type {TemplateStringsArray} */ (Object.assign(lines, { raw: lines }));
    joined.set(strings, whole);
  }
  return html(whole, ...values);
}
