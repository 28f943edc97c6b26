// Starts a lab on a page: language and theme, then the core, the elements, and the address. Also translates the page around the lab.

import { markLineEnds } from '../i18n/line-ends.js';
import { bestLanguage, LANGUAGES, speak, texts } from '../i18n/texts.js';
import { embedSince2, readAddress } from '../address/address.js';
import { Address } from '../address/connect.js';
import { failedLab } from '../element/failure.js';
import { createFormat } from '../i18n/format.js';
import { give, takeGiven } from './given-values.js';
import { elementOf, labNamed } from './labs.js';
import { setTheme } from './theme.js';

/** @typedef {import('../element/definition.js').PageLab & import('../address/connect.js').Addressed} Lab */

/** @typedef {import('../element/definition.js').PageDefinition<Lab>} PageDefinition */

/**
 * @typedef {Object} Started
 * @property {Lab} lab
 * @property {Address} address
 */

/** The settings of the address's author. @param {PageDefinition} definition */
export const settingsOf = ({ address }) => readAddress(address, { search: location.search, hash: '' }).settings;

/**
 * @param {PageDefinition} definition
 * @param {import('../element/definition.js').Form} form  the place of the lab
 * @returns {Promise<Started | null>} null if the core could not be loaded; the page says why
 */
export async function startLab(definition, form) {
  const name = elementOf(labNamed(definition.name));
  const { element: Lab, elements, address: properties, catalogues, load } = definition;
  const settings = settingsOf(definition);
  setTheme(settings.theme);
  const loaded = load();
  // A page that the build made in one language has no other.
  const made = document.documentElement.dataset.language;
  const language = LANGUAGES.find((one) => one === made) ?? settings.lang ?? bestLanguage(navigator.languages);
  await speak(language, catalogues);
  document.documentElement.lang = texts.language;
  translatePage();
  // The browser reads its tables of number formats at their first use, which takes as long as drawing the lab. It does so in a task of
  // its own here, while the page waits for the core.
  setTimeout(() => createFormat(texts.language).count(0));

  // If the projector's view can't be loaded, the lab looks as usual.
  const projector = settings.projector ? await import('./projector.js').catch(console.error) : null;
  const failure = await loaded;
  // The lab is defined last, when host pages that wait for its definition can use it at once.
  const all = {
    ...elements,
    [name]: failure ? failedLab(failure) : Lab,
  };
  const given = failure ? [] : takeGiven(name);
  for (const [tag, element] of Object.entries(all)) customElements.define(tag, element);
  const lab = document.querySelector(name);
  if (!(lab instanceof Lab)) return null;
  lab.form = form;
  // Styles give the chart the room of the hidden parts.
  if (settings.compact) lab.classList.add('compact');
  projector?.project(lab);
  const address = new Address(properties, lab, form === 'embed' ? embedSince2(definition) : {});
  for (const [element, values] of given) give(element, values);
  return { lab, address };
}

// ——— The texts around the lab. The build writes them into the HTML in English ———

/** Translates the page into the reader's language, and marks it as ready to be seen (page.css). */
function translatePage() {
  if (texts.language !== 'en' && !document.documentElement.dataset.language) {
    document.title = texts.page.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', textOf('page.description'));
    for (const element of document.querySelectorAll('[data-text]')) {
      // These texts come from the catalogue alone. Some have tags.
      element.innerHTML = textOf(/** @type {HTMLElement} */ (element).dataset.text ?? '');
    }
    markLineEnds(document.body);
    // The header names all labs, whose catalogues are not loaded.
    for (const element of document.querySelectorAll(`[data-${texts.language}]`)) {
      element.textContent = element.getAttribute(`data-${texts.language}`);
    }
    for (const link of document.querySelectorAll(`[data-${texts.language}-href]`)) {
      link.setAttribute('href', String(link.getAttribute(`data-${texts.language}-href`)));
    }
  }
  for (const link of languageLinks()) {
    if (link.hreflang === texts.language) link.setAttribute('aria-current', 'true');
  }
  // If the address names a language, the links to other labs do, too.
  const labs = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.mark, .labs [href]'));
  if (/[?&]lang=/.test(location.search)) for (const lab of labs) lab.search = `lang=${texts.language}`;
  document.documentElement.dataset.translated = '';
}

/**
 * Has the links to other languages take the state of the lab along.
 * @param {import('../address/connect.js').Address} address
 */
export function keepState(address) {
  for (const link of languageLinks()) {
    link.addEventListener('click', () => {
      address.write();
      const query = new URLSearchParams(location.search);
      query.set('lang', link.hreflang);
      const [page] = String(link.getAttribute('href')).split('?');
      link.href = `${page}?${query}${location.hash}`;
    });
  }
}

const languageLinks = () => /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.languages a'));

/** @param {string} key dotted */
function textOf(key) {
  /** @type {unknown} */
  let value = texts;
  for (const part of key.split('.')) value = /** @type {Record<string, unknown>} */ (value)?.[part];
  return typeof value === 'string' ? value : '';
}
