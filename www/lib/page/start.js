// Starts a lab on a page: language and theme, then the core, the elements, and the address.

import { readAddress } from '../address/address.js';
import { Address } from '../address/connect.js';
import { failedLab } from '../element/failure.js';
import { createFormat } from '../i18n/format.js';
import { elementOf, labNamed } from './labs.js';
import { translatePage } from '../i18n/page.js';
import { LANGUAGES, bestLanguage, speak, texts } from '../i18n/texts.js';
import { setTheme } from './theme.js';

/** @typedef {import('../element/definition.js').PageLab & import('../address/connect.js').Addressed} Lab */

/**
 * @typedef {Object} About  what a lab says of itself
 * @property {string} lab  its name in the registry, from which follow its element's and those of its files
 * @property {new () => Lab} element
 * @property {Record<string, CustomElementConstructor>} elements  others of its own, by name
 * @property {import('../address/address.js').Properties} properties
 * @property {readonly string[]} parts  that can be hidden
 * @property {readonly string[]} spare  those that an article has no need of: the lab is one click away. An embed's address
 *   of version 2 hides them without naming them, for ever
 * @property {import('../i18n/texts.js').Catalogues} catalogues
 * @property {() => Promise<import('../element/core.js').Failure | null>} loadCore
 */

/**
 * @typedef {Object} Started
 * @property {Lab} lab
 * @property {Address} address
 */

/**
 * With what an embed's address begins in version 2.
 * @param {About} about
 * @returns {import('../address/address.js').Values}
 */
export const embedSince2 = ({ parts, spare }) => ({ hide: parts.filter((part) => spare.includes(part)) });

/**
 * What the author of the address has set.
 * @param {About} about
 */
export const settingsOf = ({ properties }) => readAddress(properties, { search: location.search, hash: '' }).settings;

/**
 * @param {About} about
 * @param {import('../element/definition.js').Form} form  of what the lab stands in
 * @returns {Promise<Started | null>} null where there is no core to drive it; the page says why
 */
export async function startLab(about, form) {
  const name = elementOf(labNamed(about.lab));
  const { element: Lab, elements, properties, catalogues, loadCore } = about;
  const settings = settingsOf(about);
  setTheme(settings.theme);
  const loaded = loadCore();
  // The HTML of a page that is made in one language has no other.
  const made = document.documentElement.dataset.language;
  const language = LANGUAGES.find((one) => one === made) ?? settings.lang ?? bestLanguage(navigator.languages);
  await speak(language, catalogues);
  translatePage();
  // The browser reads its tables of number formats the first time that one is asked for, which takes as long as
  // drawing the lab: better in a task of its own, while the page waits for the core anyway.
  setTimeout(() => createFormat(texts.language).count(0));

  // Only those who have one load it; should it not come, the lab is as it always is.
  const projector = settings.projector ? await import('./projector.js').catch(console.error) : null;
  const failure = await loaded;
  // The lab last, and only now: whoever waits for it to be defined can drive it at once.
  const all = {
    ...elements,
    [name]: failure ? failedLab(failure) : Lab,
  };
  const given = failure ? [] : takeGiven(name);
  for (const [tag, element] of Object.entries(all)) customElements.define(tag, element);
  const lab = document.querySelector(name);
  if (!(lab instanceof Lab)) return null;
  lab.form = form;
  // Its styles give the chart the room of what is hidden.
  if (settings.compact) lab.classList.add('compact');
  projector?.project(lab);
  const address = new Address(properties, lab, form === 'embed' ? embedSince2(about) : {});
  for (const [element, values] of given) give(element, values);
  return { lab, address };
}

/**
 * Takes from elements what a page has set before they were defined. Lit would set it with the first drawing, and then games that were
 * rolled before that would be lost.
 * @param {string} name  of the element
 */
const takeGiven = (name) =>
  [...document.querySelectorAll(name)].map((element) => {
    const values = { ...element };
    for (const key of Object.keys(values)) Reflect.deleteProperty(element, key);
    return /** @type {const} */ ([element, values]);
  });

/** @param {Element} element @param {object} values */
function give(element, values) {
  for (const [key, value] of Object.entries(values)) {
    try {
      Reflect.set(element, key, value);
    } catch (error) {
      console.error(error);
    }
  }
}
