// The position, the decisions, a game and the 36 rolls as plain objects for views, for the table of games and for host
// pages. The core has computed every equity.

import { boardModel as withoutCube } from '../../lib/bearoff/board-model.js';
import { writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { actionSaid, cubeAfter, cubeInPlay, rollSaid, SAME } from '../../lib/cube/game.js';
import { LADDER } from '../../lib/cube/names.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {'x' | 'o'} Side */
/** @typedef {'centred' | 'mine' | 'theirs'} Holder  of the cube, seen by the side on roll */
/** @typedef {'noDouble' | 'doubleTake' | 'doublePass'} Way  a decision can go */

/** Decimals of equities and of mistakes, in points. */
export const DIGITS = 4;

// ——— Whose the cube is ———

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === 'x' ? 'o' : 'x');

/** @param {CubeOwner} owner @param {Side} onRoll @returns {Holder} */
export const holderOf = (owner, onRoll) => (owner === 'centred' ? 'centred' : owner === onRoll ? 'mine' : 'theirs');

// ——— A decision ———

/** @type {readonly Way[]} */
export const WAYS = ['noDouble', 'doubleTake', 'doublePass'];

/**
 * @typedef {Object} Cell  one of the three ways
 * @property {number | null} equity  in points, of the side on roll; null: the rules do not allow this way
 * @property {boolean} proper  whether both sides are right to go this way
 * @property {{mover: boolean, cost: number} | null} mistake  of the side on roll or not; cost in points; null: none
 */

/**
 * Returns the equity of each way, and the mistake in it.
 * @param {CubeDecision} decision
 * @returns {Record<Way, Cell>}
 */
export function cellsOf({ mayDouble, noDouble, doubleTake, doublePass, answer, costs }) {
  const cell = (/** @type {number | null} */ equity, mover = true, /** @type {number | null} */ cost = null) => ({
    equity,
    proper: equity !== null && !cost,
    mistake: equity !== null && cost ? { mover, cost } : null,
  });
  if (!mayDouble) return { noDouble: cell(noDouble), doubleTake: cell(null), doublePass: cell(null) };
  // A double with the right answer is the doubler's decision. A wrong answer is the other side's mistake.
  const double = (/** @type {number | null} */ equity, /** @type {'take' | 'pass'} */ way) =>
    answer !== way && costs[way] ? cell(equity, false, costs[way]) : cell(equity, true, costs.double);
  return {
    noDouble: cell(noDouble, true, costs.noDouble),
    doubleTake: double(doubleTake, 'take'),
    doublePass: double(doublePass, 'pass'),
  };
}

/**
 * Returns whether an action and its alternative have the same equity.
 * @param {CubeDecision} decision
 * @param {'noDouble' | 'take'} action
 */
export const isEqual = ({ equal }, action) =>
  equal.some((pair) => /** @type {readonly string[]} */ (pair).includes(action));

// ——— The board ———

/**
 * Returns the cube as it lies on the board.
 * @param {CubeOwner} owner  at the start
 * @param {CubeRecord | null} record  null: before the first game
 * @param {number} shown  how many of the game's turns have been made
 * @returns {import('../../lib/cube/game.js').Cube}
 */
export const cubeShown = (owner, record, shown) =>
  record && shown > 0 ? cubeAfter(record.turns[shown - 1]) : { value: 1, owner };

/**
 * Returns the board after some turns of a game.
 * @param {import('../../lib/bearoff/board-model.js').Count} count
 * @param {BearoffPosition} start
 * @param {CubeRecord | null} record  null: before the first game
 * @param {number} shown  how many of the game's turns have been made
 * @param {Texts} texts
 */
export function boardModel(count, start, record, shown, texts) {
  // A game that ends by a pass ends before a roll: the board stays as it was.
  const turns = record?.turns.map((turn) => ({ ...turn, after: turn.dice ? turn.after : turn.before })) ?? [];
  const model = withoutCube(count, start, record && { winner: record.winner, turns }, shown, texts);
  const passed = record !== null && shown === record.turns.length && record.ended === 'pass';
  return passed ? { ...model, label: texts.game.passed(texts.sides[record.winner]) } : model;
}

// ——— A turn in words ———

/**
 * Returns a turn in words, with its luck.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Pick<Format, 'count'>} format
 */
export const turnSaid = (turn, texts, format) => ({
  text: [actionSaid(turn, texts, format), rollSaid(turn, texts)].filter(Boolean).join(texts.turns.between),
  // A pass has no roll, and so no luck.
  luck: turn.dice && turn.luck,
});

/**
 * Returns the mistakes of a turn, each with its cost.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Format} format
 */
export function wrongSaid({ side, doubled, answer, lost, cubeLost, answerLost, best }, texts, format) {
  const { wrong } = texts.turns;
  const points = (/** @type {number} */ cost) => format.percent(cost, DIGITS);
  const [mover, other] = [texts.sides[side], texts.sides[otherSide(side)]];
  return [
    cubeLost >= SAME && wrong[doubled ? 'double' : 'noDouble'](mover, points(cubeLost)),
    answerLost >= SAME && wrong[answer === 'take' ? 'take' : 'pass'](other, points(answerLost)),
    lost >= SAME && wrong.play(mover, writePlay(best), points(lost)),
  ].filter((said) => said !== false);
}

/**
 * Returns the factor by which the cube multiplies the luck of a roll; '' if that is 1.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Format} format
 */
export function countsSaid(turn, { turns }, format) {
  const cube = cubeInPlay(turn);
  return turn.dice && cube > 1 ? turns.times(format.count(cube)) : '';
}

// ——— The table of games ———

/** The roll and the play of a turn; '' where it ended by a pass. @param {CubeTurn} turn */
const played = ({ dice, moves }) => (dice ? writeTurn({ dice, moves }) : '');

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const columns = {
  columns: [
    { id: 'first', align: 'start' },
    { id: 'ended', align: 'start', hideNarrow: true },
    { id: 'turns', hideNarrow: true },
    { id: 'cube' },
  ],

  cells: (/** @type {CubeRecord} */ { turns, ended, cube }, texts, format) => [
    played(turns[0]),
    /** @type {Texts} */ (/** @type {unknown} */ (texts)).turns.ended[ended],
    format.count(turns.length),
    format.count(cube),
  ],

  // A spreadsheet gets every turn in words.
  values: (/** @type {CubeRecord} */ { turns, ended, cube }, texts) => {
    const own = /** @type {Texts} */ (/** @type {unknown} */ (texts));
    return [
      turns.map((turn) => turnSaid(turn, own, { count: String }).text).join('; '),
      own.turns.ended[ended],
      turns.length,
      cube,
    ];
  },
};

// ——— The 36 rolls ———

/** @typedef {import('../../lib/bearoff/roll-map-model.js').RollMapData} RollMapData */
/** @typedef {RollMapData['rolls'][number] & {passes: number | null}} CubeRoll */
/** @typedef {RollMapData & {lost: number | null, rolls: CubeRoll[]}} CubeMapData */

/**
 * Returns the map that the views of bear-offs draw, with equities for chances.
 * @param {import('../../pkg/cube/rollout_lab.js').CubeRollMap} map
 * @returns {CubeMapData}
 */
export const asRollMap = ({ mean, gain, loss, lost, rolls }) => ({
  mean,
  gain,
  loss,
  lost,
  rolls: rolls.map(({ dice, moves, after, equity, luck, passes }) => ({
    dice,
    moves,
    after,
    value: equity,
    luck,
    passes,
  })),
});

/** Returns whether some reply to a roll makes a double a pass, or the roll wins the game. @param {CubeRoll} roll */
export const losesMarket = ({ passes }) => passes !== null && passes > 0;

// ——— For host pages ———

/** @param {import('./workshop.js').Made} made @returns {import('./host.js').CubeExact} */
function exactOf({ decisions, setup: { position, owner }, theories }) {
  const { win, cubeless } = decisions;
  const { noDouble, doubleTake, doublePass, value, action, answer, equal } =
    decisions[holderOf(owner, position.onRoll)];
  const [{ plain, ladder }] = theories;
  const estimators = /** @type {import('./host.js').CubeExact['estimators']} */ (
    Object.fromEntries(LADDER.map((name, rung) => [name, { mean: ladder[rung].mean, sd: ladder[rung].sd }]))
  );
  return { win, cubeless, noDouble, doubleTake, doublePass, value, action, answer, equal, plain, estimators };
}

/**
 * Returns a rollout with the cube as host pages are told of it, in points for the side on roll.
 * @param {import('./lab.js').Model['readout']} readout
 * @param {import('./workshop.js').Made | null} current  the game that is rolled out
 * @param {import('./state.js').LabState} state
 */
export function snapshotOf({ games, seed, blocks, plain, reduced, equivalentGames }, current, { rotation, wanted }) {
  const { position, owner } = current?.setup ?? wanted;
  const exact = current && exactOf(current);
  // A copy: a host page may change it.
  const own = { rotation, blocks, position, cube: { owner } };
  return structuredClone({ games, seed, ...own, plain, reduced, equivalentGames, exact });
}
