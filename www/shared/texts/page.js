// The texts of a page around a lab. The build writes them into its HTML in English; here they become those of the
// reader's language.

import { texts } from './texts.js';

/** Also marks the page as ready to be seen: see page.css. */
export function translatePage() {
  if (texts.language !== 'en') {
    document.title = texts.page.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', texts.page.description);
    for (const element of document.querySelectorAll('[data-text]')) {
      // The catalogue's, and nobody else's: some hold tags.
      element.innerHTML = textOf(/** @type {HTMLElement} */ (element).dataset.text ?? '');
    }
  }
  for (const link of languageLinks()) {
    if (link.hreflang === texts.language) link.setAttribute('aria-current', 'true');
  }
  // The other labs speak what this one has been told to.
  const others = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.other'));
  if (/[?&]lang=/.test(location.search)) for (const other of others) other.search = `lang=${texts.language}`;
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
      link.href = `?${query}${location.hash}`;
    });
  }
}

const languageLinks = () =>
  /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.languages a'));

/** @param {string} key dotted */
function textOf(key) {
  /** @type {unknown} */
  let value = texts;
  for (const part of key.split('.')) value = /** @type {Record<string, unknown>} */ (value)?.[part];
  return typeof value === 'string' ? value : '';
}
