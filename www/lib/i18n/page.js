// The texts of a page around a lab. The build writes them into its HTML in English; here they become those of the
// reader's language.

import { markLineEnds } from './line-ends.js';
import { texts } from './texts.js';

/** So much of the labs before the present one is still to be seen, in pixels. */
const MARGIN = 48;

/** Also marks the page as ready to be seen: see page.css. */
export function translatePage() {
  if (texts.language !== 'en' && !document.documentElement.dataset.language) {
    document.title = texts.page.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', textOf('page.description'));
    for (const element of document.querySelectorAll('[data-text]')) {
      // The catalogue's, and nobody else's: some hold tags.
      element.innerHTML = textOf(/** @type {HTMLElement} */ (element).dataset.text ?? '');
    }
    markLineEnds(document.body);
    // What the header says of the labs is in no catalogue that is here.
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
  // The labs that it leads to speak what this one has been told to.
  const labs = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.mark, .labs [href]'));
  if (/[?&]lang=/.test(location.search)) for (const lab of labs) lab.search = `lang=${texts.language}`;
  // On a phone there may be more of them than fit.
  const here = /** @type {HTMLElement | null} */ (document.querySelector('.labs [aria-current]'));
  if (here?.parentElement) here.parentElement.scrollLeft = here.offsetLeft - MARGIN;
  document.documentElement.dataset.translated = '';
}

/**
 * Has the links to the other languages take the state of the lab along.
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
