// Names and addresses of labs, from the registry.

import { LABS } from '../../pkg/labs.js';

/** @typedef {import('../../pkg/labs.js').Lab} Lab */

/** @param {string} name @returns {Readonly<Lab>} */
export function labNamed(name) {
  const found = LABS.find((lab) => lab.name === name);
  if (!found) throw new Error(`wasm-pack.toml has no lab "${name}"`);
  return found;
}

/** @param {Pick<Lab, 'name'>} lab @returns {string} the name of the lab's element */
export const elementOf = ({ name }) => `${name}-lab`;

/** Returns whether this page is a single file, without other pages beside it. Its script is in it. */
export const isAlone = () => document.querySelector('script[type="module"]') === null;

/**
 * Returns a file's address from the folder of all pages: './' for the file that servers show for the folder.
 * @param {string} file
 */
export const addressOf = (file) => (file === 'index.html' ? './' : `./${file}`);

/**
 * Returns the file of a lab's page in a language. The English one has the plain name.
 * @param {string} file
 * @param {import('../i18n/texts.js').Language} language
 */
export const pageIn = (file, language) => (language === 'en' ? file : file.replace('.html', `-${language}.html`));

/**
 * Returns the address of a lab's page in a language, whichever one the reader's browser prefers. The plain page asks the browser unless
 * its address names English.
 * @param {string} file
 * @param {import('../i18n/texts.js').Language} language
 */
export const addressIn = (file, language) =>
  `${addressOf(pageIn(file, language))}${language === 'en' ? '?lang=en' : ''}`;

/**
 * Returns the address of another lab's page, in the language that this page's HTML or address names. If neither names one, the reader's
 * browser decides there, too.
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

/**
 * Returns the address of another lab's page that begins with given values.
 * @param {string} lab
 * @param {Record<string, string>} values  as its address writes them
 * @returns {string | null} null in a single file
 */
export const otherPage = (lab, values) => (isAlone() ? null : addressBeside(labNamed(lab).page, values));
