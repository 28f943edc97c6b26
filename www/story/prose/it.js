// The prose's tools: numbers, terms, and links. They are pure functions that return templates. Only the build loads them.

import { html } from 'lit';
import { addressIn, labNamed } from '../../lib/page/labs.js';
import { SHOW_ME } from '../../lib/questions/show-me.js';
import { ORDER, SEED } from '../addresses.js';
import { labsIn } from './lists.js';

/** @typedef {import('./numbers.js').Numbers} Numbers */
/** @typedef {ReturnType<typeof proseTools>} Prose */

/**
 * @param {'en' | 'ja'} language
 * @param {Numbers} numbers
 * @param {import('../../lib/i18n/format.js').Format} format  of the language
 * @param {(n: string) => string} figureCalled  the prose's name of the figure with a number
 */
export function proseTools(language, numbers, format, figureCalled) {
  /** The address of a lab in the prose's language. @param {string} name @param {string} values */
  const labAddress = (name, values) => `${addressIn(labNamed(name).page, language)}${values && `#v=1&${values}`}`;

  return {
    seed: SEED,

    /** All labs, with their questions. */
    labs: labsIn[language],

    /** A number from the core. @param {keyof Numbers} name */
    n: (name) => html`<data class="n" value=${numbers[name].value} data-n=${name}>${numbers[name].text(format)}</data>`,

    /**
     * A term that has its entry in the list of words.
     * @param {import('../../lib/i18n/glossary.js').Word} name
     * @param {string} text
     */
    word: (name, text) => html`<a class="word" href="#word-${name}" data-word=${name}>${text}</a>`,

    /** A link to a lab with some settings. @param {string} name @param {string} values @param {string} text */
    lab: (name, values, text) => html`<a href=${labAddress(name, values)}>${text}</a>`,

    /**
     * A link to the place in a lab that shows the answer to a reader's question.
     * @param {keyof typeof SHOW_ME} question
     * @param {string} text
     */
    show(question, text) {
      const { lab, values, show } = SHOW_ME[question];
      return html`<a href=${labAddress(lab, `told=1&${values}&show=${show}`)}>${text}</a>`;
    },

    /**
     * A link to a figure of the page.
     * @param {string} name
     * @param {string} [text]  unless it is the figure's number
     */
    figure(name, text) {
      const at = ORDER.indexOf(name);
      if (at < 0) throw new Error(`the story has no figure "${name}"`);
      return html`<a href="#${name}">${text ?? figureCalled(format.count(at + 1))}</a>`;
    },
  };
}

/** Templates without line breaks, by their strings. @type {WeakMap<TemplateStringsArray, TemplateStringsArray>} */
const joined = new WeakMap();

/**
 * The tag `html` for a language without spaces between words, where browsers would show each line break as a space.
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
