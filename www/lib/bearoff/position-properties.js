// The position in an address: by any text with an ID in it. We write the position ID, which is that of the side on roll, and who that
// is.

import { flag } from '../address/kinds.js';
import { expanded, pastedText } from './pasted.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./setting-up.js').Lab['rules']} Rules */
/** @typedef {import('../rollout/properties.js').Entry} Entry */
/** @typedef {{wanted: {position: BearoffPosition}}} State */

/** @param {State} state @param {BearoffPosition} position */
const put = (state, position) => ({ ...state, wanted: { ...state.wanted, position } });

/** @param {BearoffPosition} position @param {Rules} rules */
const idOf = (position, rules) => rules.describePosition(position).positionId;

/**
 * @param {BearoffPosition} start  which an address need not say
 * @param {(aside: import('./pasted.js').Aside) => import('../address/address.js').Values} [others]  what an ID says of other properties
 * @returns {Record<'position' | 'white', Entry>}
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
  /** An ID does not say who is Blue: it begins with whoever is not on roll. */
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
