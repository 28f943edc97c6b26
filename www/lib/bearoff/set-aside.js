// What was set aside of the ID or link from which a position was set up, in the reader's language.

/**
 * @typedef {Object} SetAside
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} position  that was set up so
 * @property {import('../../pkg/bearoff/rollout_lab.js').Aside} aside  of the game
 * @property {boolean} more  whether a link said something else
 */

/**
 * @param {Object} given
 * @param {import('./pasted.js').Aside | null} given.aside  the facts that aren't used; null: none
 * @param {boolean} [given.more]
 * @param {Pick<typeof import('./texts/en.js'), 'setAside'> & Pick<import('../i18n/texts.js').Shared, 'sides'>} texts
 * @returns {string} '' if nothing was
 */
export function whatWasSetAside({ aside, more = false }, { setAside: words, sides }) {
  if (aside) return words.ofGame(factsSaid(aside, words, sides));
  return more ? words.ofLink : '';
}

/**
 * Facts of a game in a row.
 * @param {import('./pasted.js').Aside} aside
 * @param {Omit<typeof import('./texts/en.js').setAside, 'ofGame'>} words
 * @param {{x: string, o: string}} sides
 */
function factsSaid({ score, crawford, cube, owner, offer, doubler, dice, jacoby, beavers, unread }, words, sides) {
  return [
    score && words.match(score.length, sides.x, score.x, sides.o, score.o),
    crawford && words.crawford,
    cube && (owner ? words.owned(cube, sides[owner]) : words.cube(cube)),
    offer && words.offers[offer](sides[doubler ?? 'x']),
    dice && words.roll(...dice),
    jacoby && words.jacoby,
    beavers && words.beavers,
    unread && words.unread,
  ]
    .filter(Boolean)
    .join(words.comma);
}
