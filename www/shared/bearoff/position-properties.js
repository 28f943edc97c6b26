// The position in an address: by its ID, which is that of the side on roll, and who that is.

import { flag, text } from '../address/kinds.js';

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
 * @returns {Record<'position' | 'white', Entry>}
 */
export const positionProperties = (start) => ({
  position: {
    kind: text(/^[\w+/]{14}$/, '14 letters, digits, `/` and `+`, which is written `%2B`'),
    start: null,
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
