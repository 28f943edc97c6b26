// What the registry says of a lab, as pages and authors' files need it.

import { LABS } from '../../pkg/labs.js';

/** @typedef {import('../../pkg/labs.js').Lab} Lab */

/**
 * @param {string} name
 * @returns {Readonly<Lab>}
 */
export function labNamed(name) {
  const found = LABS.find((lab) => lab.name === name);
  if (!found) throw new Error(`wasm-pack.toml has no lab "${name}"`);
  return found;
}

/** @param {Pick<Lab, 'name'>} lab @returns {string} the name of its element */
export const elementOf = ({ name }) => `${name}-lab`;

/** Whether there is nothing beside this page that it could lead to: a single file has its script in it. */
export const isAlone = () => document.querySelector('script[type="module"]') === null;

/**
 * A file's address, from the folder of all pages: './' for the one that servers show for the folder.
 * @param {string} file
 */
export const addressOf = (file) => (file === 'index.html' ? './' : `./${file}`);

/**
 * A lab's page whose HTML is in a language: the one in English has the plain name.
 * @param {string} file
 * @param {import('../i18n/texts.js').Language} language
 */
export const pageIn = (file, language) => (language === 'en' ? file : file.replace('.html', `-${language}.html`));

/**
 * The address of a lab's page that speaks a language, whichever one the reader's browser prefers. The plain page asks the browser
 * unless its address names English.
 * @param {string} file
 * @param {import('../i18n/texts.js').Language} language
 */
export const addressIn = (file, language) =>
  `${addressOf(pageIn(file, language))}${language === 'en' ? '?lang=en' : ''}`;

/**
 * The address of another lab's page, in the language that this page speaks by its HTML or by its address. Where neither names one,
 * the reader's browser decides there, too.
 * @param {string} file
 * @param {Record<string, string>} [values]  as an address writes them
 */
export function addressBeside(file, values = {}) {
  const made = /** @type {import('../i18n/texts.js').Language | undefined} */ (
    document.documentElement.dataset.language
  );
  const asked = new URLSearchParams(location.search).get('lang');
  const query = String(new URLSearchParams(made || !asked ? values : { ...values, lang: asked }));
  return `${addressOf(pageIn(file, made ?? 'en'))}${query && `?${query}`}`;
}
