// The position that a link to one of our pages opens, as a text that was pasted where an ID is wanted.

/**
 * @param {string} text
 * @returns {{id: string, white: boolean, more: boolean} | null} the position's ID, whether White is on roll, and whether
 *   the link says anything else; null for a text without such a link
 */
export function linkedPosition(text) {
  // HTML writes an ampersand as its name; marks that no address has in it end one in HTML, mail and Markdown.
  for (const word of text.replaceAll('&amp;', '&').split(/[\s"'<>()]+/)) {
    const [, ...settings] = word.split(/[?#]/);
    // Of what is said twice the last counts: the hash, where the reader's own changes are, and not the query.
    const said = new Map(new URLSearchParams(settings.join('&')));
    const id = said.get('position');
    if (id === undefined) continue;
    const white = said.get('white') === '1';
    const more = [...said.keys()].some((name) => !['v', 'position', 'white'].includes(name));
    // A plus that was not written as addresses have to write it reads as a space.
    return { id: id.replaceAll(' ', '+'), white, more };
  }
  return null;
}
