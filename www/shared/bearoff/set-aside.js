// What was set aside of the ID or link from which a position was set up, in the reader's language.

/**
 * @typedef {Object} SetAside
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} position  that was set up so
 * @property {import('../../pkg/bearoff/rollout_lab.js').Aside} aside  of the game
 * @property {boolean} more  whether a link said something else
 */

/**
 * @param {SetAside} given
 * @param {Pick<typeof import('./texts/en.js'), 'setAside'> & Pick<import('../texts/texts.js').Shared, 'sides'>} texts
 * @returns {string} '' if nothing was
 */
export function whatWasSetAside({ aside, more }, { setAside: words, sides }) {
  const { score, cube, owner, dice } = aside;
  const said = [
    score && words.match(score.x, score.o, score.length),
    aside.crawford && words.crawford,
    cube && (owner ? words.owned(cube, sides[owner]) : words.cube(cube)),
    aside.double && words.double,
    dice && words.roll(...dice),
    aside.jacoby && words.jacoby,
    aside.beavers && words.beavers,
    aside.unread && words.unread,
  ].filter(Boolean);
  if (said.length > 0) return words.ofGame(said.join(words.comma));
  return more ? words.ofLink : '';
}
