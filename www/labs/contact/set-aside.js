// What was set aside of the ID from which a position was set up, in the reader's language.

/**
 * @param {import('./state.js').SetAside} given
 * @param {Pick<import('./texts/en.js').Texts, 'idAside' | 'sides'>} texts
 * @returns {string} '' if nothing was
 */
export function whatWasSetAside({ aside, turned, more }, { idAside: words, sides }) {
  const { score, cube, owner } = aside;
  const facts = [
    score && words.match(score.x, score.o, score.length),
    aside.crawford && words.crawford,
    cube && (owner ? words.owned(cube, sides[owner]) : words.cube(cube)),
    aside.double && words.double,
    aside.jacoby && words.jacoby,
    aside.beavers && words.beavers,
    aside.unread && words.unread,
  ].filter(Boolean);
  const said = [facts.length > 0 && words.ofGame(facts.join(words.comma)), more && words.ofLink, turned && words.turned(sides.x)];
  return said.filter((sentence) => typeof sentence === 'string').join(words.space);
}
