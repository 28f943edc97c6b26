// Positions of bear-offs: the example positions, and those that come from outside. These are in an ID that was pasted,
// in an address, or given by a host page.

import { flag, text as textKind } from '../address/kinds.js';
import { largerFirst } from '../board/model.js';
import { refusedOr } from '../element/core.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Aside} Aside */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./setting-up.js').Rules} Rules */

/** @typedef {{x: number[], o: number[]}} Position  checkers on own points, the ace point first; X is on roll */
/** @typedef {Position & {name: keyof import('../../labs/bearoff/texts/en.js').BearoffTexts['positions']}} NamedPosition */

/**
 * The example positions, from the simplest to the largest. The figures in their texts were calculated apart from the
 * core: every legal play of every roll, both sides playing for the best chances, in exact fractions (`fourEach` also
 * with both sides choosing the fewest pips, as the players of that name do). The positions of ten and fifteen checkers
 * are too large for that. Their texts say only what can be counted.
 * @type {NamedPosition[]}
 */
export const positions = [
  // 3/8
  { name: 'article', x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1] },
  // 1/6
  { name: 'doublesOnly', x: [4, 0, 0, 0, 0, 0], o: [2, 0, 0, 0, 0, 0] },
  // 17/36
  { name: 'lastRoll', x: [0, 0, 1, 1, 0, 0], o: [1, 0, 0, 0, 0, 0] },
  // 1805/2916
  { name: 'fiveTwo', x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0] },
  // 209/1296
  { name: 'wastage', x: [6, 0, 0, 0, 0, 0], o: [0, 0, 2, 0, 0, 0] },
  // 121862624513/176319369216 = 69.115%; the other way round 143026851317/176319369216 = 81.118%
  { name: 'gap', x: [2, 0, 0, 0, 0, 2], o: [0, 0, 2, 2, 0, 0] },
  // 9406198434961/14281868906496 = 65.861%; fewest pips 64.291%
  { name: 'fourEach', x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] },
  // 312698071568374338307601/559593359293106312183808 = 55.880%
  { name: 'sixEach', x: [0, 0, 0, 2, 2, 2], o: [0, 0, 2, 1, 1, 2] },
  { name: 'tenEach', x: [2, 2, 2, 2, 1, 1], o: [2, 2, 1, 2, 2, 1] },
  { name: 'fifteenEach', x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3] },
];

// ——— Pasted texts with an ID ———

/** The kind of a position in an address. */
export const pastedText = textKind(/\S/, 'a text with a position ID or an XGID');

/** The properties of a link that describe the position itself. */
const OF_POSITION = ['v', 'position', 'white'];

/**
 * Reads a pasted text: a link to one of our pages, or anything else with an ID in it, which the core finds.
 * @param {string} text
 * @returns {{text: string, white: boolean, more: boolean}}  the text with the ID, whether a link says that White is on roll
 *   in the position of a position ID, and whether it says anything else, which is not used
 */
export function pasted(text) {
  // HTML writes an ampersand as its name; marks that no address has in it end one in HTML, mail and Markdown.
  for (const word of text.replaceAll('&amp;', '&').split(/[\s"'<>()]+/)) {
    const [, ...settings] = word.split(/[?#]/);
    // Of two values the last counts: the hash, where the reader's own changes are, and not the query.
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

/**
 * The owner of the cube at the start, by an ID; null: a position ID alone says nothing of a cube.
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

// ——— Positions that host pages give ———

/**
 * Copies a position that a host page gives to a lab. It is read once: the core checks the copy, which then comes into
 * force.
 * @param {unknown} given
 * @param {Pick<Rules, 'describePosition'>} rules
 * @returns {BearoffPosition}
 */
export function givenPosition(given, rules) {
  const { x, o, onRoll = 'x' } = Object(given);
  const position = { x: givenList(x, 6), o: givenList(o, 6), onRoll };
  rules.describePosition(position);
  return position;
}

/**
 * Copies a list of this many numbers. Another one counts as empty, which the core refuses: it may claim to be very
 * long.
 * @param {unknown} given
 * @param {number} length
 * @returns {number[]}
 */
export function givenList(given, length) {
  const list = Object(given);
  return list.length === length ? Array.from({ length }, (_, at) => list[at]) : [];
}

// ——— Positions in addresses ———

/** @typedef {{wanted: {position: BearoffPosition}}} State */

/** @param {State} state @param {BearoffPosition} position */
const put = (state, position) => ({ ...state, wanted: { ...state.wanted, position } });

/** @param {BearoffPosition} position @param {Rules} rules */
const idOf = (position, rules) => rules.describePosition(position).positionId;

/**
 * The position in an address: any text with an ID. Labs write the position ID, which is seen from the side on roll, and
 * `white` if that is White.
 * @param {BearoffPosition} start  which an address need not say
 * @param {(aside: Aside) => import('../address/address.js').Values} [others]  other properties that an ID sets
 * @returns {Record<'position' | 'white', import('../rollout/properties.js').Entry>}
 */
export const positionProperties = (start, others = () => ({})) => ({
  position: {
    kind: pastedText,
    start: null,
    expand: (id, /** @type {Rules} */ rules) =>
      expanded(
        () => rules.readPosition(id),
        ({ x, o, onRoll, aside }) => ({
          position: idOf({ x, o, onRoll }, rules),
          white: onRoll === 'o',
          taken: others(aside),
        }),
      ),
    say: (/** @type {State} */ { wanted }, /** @type {Rules} */ rules) => {
      const [own, usual] = [wanted.position, start].map((one) => idOf(one, rules));
      return own === usual ? null : own;
    },
    insist: (/** @type {State} */ { wanted }, /** @type {Rules} */ rules) => idOf(wanted.position, rules),
    take: (id, state, /** @type {Rules} */ rules) => {
      const { x, o } = id === null ? start : rules.readPosition(id);
      return put(state, { x, o, onRoll: 'x' });
    },
    who: 'both',
  },
  /** An ID does not say who is Blue: it begins with the side that is not on roll. */
  white: {
    kind: flag,
    start: false,
    say: (/** @type {State} */ { wanted }) => wanted.position.onRoll === 'o',
    take: (white, /** @type {State} */ state) => {
      const { x, o } = state.wanted.position;
      return white ? put(state, { x: o, o: x, onRoll: 'o' }) : state;
    },
    who: 'both',
  },
});
