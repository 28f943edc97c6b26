// The pages of the story are files of their own in each language. An address with `lang=…`, as the labs have, leads to the right one.

/**
 * @param {URLSearchParams} query
 * @param {'en' | 'ja'} language  of this page
 */
export function goToLanguage(query, language) {
  const asked = query.get('lang');
  if (asked === null || asked === language) return;
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.languages a'));
  const link = [...links].find(({ hreflang }) => hreflang === asked);
  if (!link) return;
  const rest = new URLSearchParams(query);
  rest.delete('lang');
  const text = String(rest).replaceAll('%2C', ',');
  location.replace(`${link.href}${text && `?${text}`}${location.hash}`);
}
