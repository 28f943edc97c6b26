// The data of the bear-off lab for its views: the estimates that are compared, the words of a turn, the columns of the
// table of games, and the snapshot.

import { needsExact } from '../../lib/bearoff/evaluators.js';
import { writeTurn } from '../../lib/bearoff/notation.js';
import { NONE } from '../../lib/i18n/format.js';
import { isCareless } from './careless.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Estimate} Estimate */
/** @typedef {import('../../lib/rollout/shapes.js').Compared} Compared */

/** Points below this are written as 0. */
export const NEGLIGIBLE = 5e-3;

/** Whether the exact chances are not known. @param {{theory: object | null} | null} made */
export const isBounded = (made) => made !== null && made.theory === null;

// ——— Estimates ———

/** The other estimates that are compared, with their tones in the chart. @type {[Estimate['evaluator'], string][]} */
const OTHERS = [
  ['exact', 'correct'],
  ['oneSided', 'reduced'],
  ['pipCount', 'madeup'],
  ['backwards', 'backwards'],
];

/**
 * The estimates that measure the luck of a game: the selected one first, and where they are compared the others.
 * @param {Estimate} selected
 * @param {'six' | 'all'} reach
 * @param {boolean} compare
 * @returns {Estimate[]}
 */
export function estimatesOf({ evaluator, scale }, reach, compare) {
  const others = OTHERS.map(([name]) => name)
    .filter((name) => reach === 'six' || !needsExact(name))
    .filter((name) => name !== evaluator || scale !== 'linear')
    .map((name) => /** @type {Estimate} */ ({ evaluator: name, scale: 'linear' }));
  return [{ evaluator, scale }, ...(compare ? others : [])];
}

/**
 * The lines of the comparison, always in this order.
 * @param {Estimate[]} estimates
 * @param {import('./texts/en.js').Texts['luck']} words
 */
export function compared(estimates, words) {
  /** @type {Compared[]} */
  const lines = OTHERS.map(([id, tone]) => {
    const estimate = estimates.findIndex(({ evaluator, scale }) => evaluator === id && scale === 'linear');
    return { id, tone, name: words.evaluators[id], estimate };
  }).filter(({ estimate }) => estimate >= 0);
  if (estimates.length > 0 && lines.every(({ estimate }) => estimate !== 0)) {
    lines.push({ id: 'yours', tone: 'yours', name: words.yours, estimate: 0 });
  }
  return lines;
}

// ——— Games ———

/**
 * A roll and its play in words, and the luck of both.
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTurn} turn
 * @param {Pick<import('./texts/en.js').Texts, 'game' | 'sides'>} texts
 */
export const turnSaid = (turn, { game, sides }) => ({
  text: game.turn(sides[turn.side], writeTurn(turn)),
  luck: turn.luck + turn.choiceLuck,
});

/**
 * Columns of the table of games: the first roll, its luck, and the number of rolls.
 * @type {import('../../lib/rollout/shapes.js').OwnColumns}
 */
export const columns = {
  columns: [{ id: 'first', align: 'start' }, { id: 'firstLuck', hideNarrow: true }, { id: 'rolls' }],

  // A game that is cut short after no roll has no first one.
  cells: (/** @type {BearoffRecord} */ { turns }, _, format) => [
    turns.length > 0 ? writeTurn(turns[0]) : NONE,
    format.points(turns[0]?.luck ?? null),
    format.count(turns.length),
  ],

  values: (/** @type {BearoffRecord} */ { turns }) => [
    turns.map(writeTurn).join('; '),
    turns[0]?.luck ?? null,
    turns.length,
  ],
};

/**
 * The snapshot for host pages: a copy, which they may change.
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} readout
 * @param {import('./state.js').Wanted} setup
 * @param {Pick<import('./workshop.js').Made, 'theory' | 'spreads'> | null} made
 * @param {import('../../lib/rollout/shapes.js').Rotation} rotation
 */
export function snapshotOf(readout, setup, made, rotation) {
  const { games, seed, blocks, plain, reduced, williams, equivalentGames } = readout;
  const exact = made?.theory ?? null;
  const { position, players, evaluator, scale, horizon } = setup;
  const { positionId } = core.describePosition(position);
  const { secondBest, subtracted } = setup;
  const careless = isCareless(setup) ? { careless: { secondBest, subtracted, spreads: made?.spreads ?? null } } : {};
  const own = { rotation, blocks, position, positionId, players, ...careless, evaluator, scale, horizon };
  return structuredClone({ games, seed, ...own, plain, reduced, williams, equivalentGames, exact });
}
