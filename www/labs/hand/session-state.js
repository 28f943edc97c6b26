// The state of both labs at its start, and the properties of an address.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, long } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { positions } from '../../lib/bearoff/positions.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';

/** @typedef {import('./shapes.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./shapes.js').Wanted} Wanted */
/** @template {Wanted} W @typedef {import('./shapes.js').State<W>} State */

// ——— Start ———

const { x, o } = positions.find(({ name }) => name === 'fourEach') ?? positions[0];

/** The position at the start. @type {BearoffPosition} */
export const START = { x, o, onRoll: 'x' };

/** Noisy evaluators and players are always off by this size, with the same errors. */
export const NOISE = { size: 10, seed: 1 };

/**
 * Returns the state at the start.
 * @template {Wanted} W
 * @param {W} wanted
 * @returns {State<W>}
 */
export const startingState = (wanted) => ({
  wanted,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  forced: false,
  refused: '',
  abandoning: false,
  asking: null,
  unfolded: new Set(),
  revealed: new Set(),
  seedChosen: false,
  hide: new Set(),
  view: {
    axis: 'linear',
    bands: true,
    always: false,
    funnels: false,
    luck: false,
    allTables: false,
    hidden: new Set(),
  },
});

// ——— Address ———

/** The parts that can be hidden, in the order of the page. */
export const PARTS = [
  'play',
  'setup', // at the left
  'tiles',
  'sentence',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'log',
  'mistakes',
  'readout', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. This list never changes. */
export const SPARE = ['setup', 'log', 'readout'];

/** @typedef {Record<string, import('../../lib/rollout/properties.js').Entry>} Table */

/**
 * Returns everything that an address can say. The order is that of addresses and of docs/addresses.md.
 * @param {State<Wanted>} initial
 * @param {Table} position  the position, and the cube
 * @param {Table} players  the opponent, and the estimate of luck
 * @param {import('../../lib/i18n/format.js').Unit} [unit]
 */
export function sessionProperties(initial, position, players, unit) {
  const { bet: _, ...common } = commonProperties(PARTS);
  const { seed, axis, series, average, bands, always, funnels } = rolloutProperties(
    { plain: 'plain', reduced: 'reduced' },
    [],
    unit,
  );
  return startingFrom(initial, {
    ...common,
    hide: hiding(common.hide),
    ...position,
    hands: { kind: choice({ blue: 'x', white: 'o', both: 'both' }), ...at('wanted.hands'), who: 'both' },
    ...players,
    forced: { kind: flag, ...at('forced'), who: 'both' },
    seed,
    /** Every action of the reader, as the core writes them. */
    plays: {
      kind: long(/^[\w-]+$/, 'letters, digits, `_` and `-`, as the page writes them'),
      start: null,
      who: 'both',
    },
    axis,
    series,
    average,
    bands,
    always,
    funnels,
  });
}

// ——— Costs ———

/**
 * Returns the costs of both sides from the reader's point of view. Blue's come first if the reader plays both sides.
 * @template C
 * @param {import('./shapes.js').Hands} hands
 * @param {{x: C, o: C}} costs
 */
export function costsOf(hands, costs) {
  const side = hands === 'o' ? /** @type {const} */ ('o') : /** @type {const} */ ('x');
  const otherSide = side === 'x' ? /** @type {const} */ ('o') : /** @type {const} */ ('x');
  return { own: costs[side], other: costs[otherSide], side, otherSide, both: hands === 'both' };
}
