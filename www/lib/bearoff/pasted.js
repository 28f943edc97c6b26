// A text in which a position was pasted: a link to one of our pages, or anything else with an ID in it, which the core finds.

import { text as textKind } from '../address/kinds.js';
import { refusedOr } from '../element/core.js';
import { largerFirst } from '../board/dice.js';

/** A position in an address. */
export const pastedText = textKind(/\S/, 'a text with a position ID or an XGID');

/**
 * @typedef {Object} Pasted
 * @property {string} text  with the ID
 * @property {boolean} white  whether a link says that White is on roll, in the position of a position ID
 * @property {boolean} more  whether a link says anything else, which is not taken
 */

/** The properties of a link that describe the position itself. */
const OF_POSITION = ['v', 'position', 'white'];

/**
 * @param {string} text
 * @returns {Pasted}
 */
export function pasted(text) {
  // HTML writes an ampersand as its name; marks that no address has in it end one in HTML, mail and Markdown.
  for (const word of text.replaceAll('&amp;', '&').split(/[\s"'<>()]+/)) {
    const [, ...settings] = word.split(/[?#]/);
    // Of what is said twice the last counts: the hash, where the reader's own changes are, and not the query.
    const said = new Map(new URLSearchParams(settings.join('&')));
    const id = said.get('position');
    if (id === undefined) continue;
    return {
      text: id,
      white: said.get('white') === '1',
      more: [...said.keys()].some((name) => !OF_POSITION.includes(name)),
    };
  }
  return { text, white: false, more: false };
}

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Aside} Aside */

/**
 * Whose the cube is at the start, by what an ID says; null: a position ID alone says nothing of a cube.
 * @param {Pick<Aside, 'owner' | 'centred'>} aside
 * @returns {'x' | 'o' | 'centred' | null}
 */
export const ownerSaid = ({ owner, centred }) => owner ?? (centred ? 'centred' : null);

/**
 * Expands a text with an ID to a position and other properties of an address.
 * @template {{aside: Aside}} R
 * @param {() => R} read  throws what the core refuses
 * @param {(read: R) => {position: string, white: boolean, taken: import('../address/address.js').Values}} values  the position ID, whether
 *   White is on roll, and the other properties
 * @returns {import('../address/address.js').Expanded}
 */
export function expanded(read, values) {
  const [found, error] = refusedOr(read);
  if (!found) return { values: {}, ignored: null, error };
  const { position, white, taken } = values(found);
  // A position ID alone doesn't say who is Blue.
  const side = ownerSaid(found.aside) && { white };
  return {
    values: { position, ...side, ...taken },
    ignored: ignoredFacts(found.aside, Object.keys(taken)),
    error: null,
  };
}

/** The owner of the cube as values of an address. @param {Aside} aside */
export const cubeValues = (aside) => {
  const owner = ownerSaid(aside);
  return owner ? { cube: owner } : {};
};

/** A roll as values of an address. @param {[number, number] | null} dice */
export const rollValues = (dice) => (dice ? { roll: largerFirst(dice).join('') } : {});

/**
 * The facts of an ID that a lab doesn't use.
 * @param {Aside} aside
 * @param {readonly string[]} taken  the properties of the lab's address that an ID sets
 * @returns {Aside | null} null: none
 */
export function ignoredFacts(aside, taken) {
  const ignored = taken.includes('roll') ? { ...aside, dice: null } : aside;
  const { score, crawford, cube, offer, dice, jacoby, beavers, unread } = ignored;
  return score || crawford || cube || offer || dice || jacoby || beavers || unread ? ignored : null;
}
