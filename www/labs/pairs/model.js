// The data of the lab of pairs for its views and for host pages: the couplings, the plays in force, exact theory, a
// pair in words and on its boards, the columns of the table of pairs, and the snapshot.

import { counted } from '../../lib/bearoff/board-model.js';
import { chanceFormat, writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { givenList, givenPosition } from '../../lib/bearoff/positions.js';
import { writeRoll } from '../../lib/board/model.js';
import { NONE, signed } from '../../lib/i18n/format.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').CouplingName} CouplingName */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairRecord} PairRecord */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsFigures} PairsFigures */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** The four couplings, always in this order. @type {readonly CouplingName[]} */
export const COUPLINGS = ['independent', 'same', 'ranked', 'nearest'];

/** Their tones in chart, table and histograms. @type {Record<CouplingName, string>} */
export const TONES = { independent: 'madeup', same: 'yours', ranked: 'correct', nearest: 'backwards' };

/** The games of a pair: one after play A, one after play B. @typedef {'a' | 'b'} Arm */
/** @type {readonly Arm[]} */
export const ARMS = ['a', 'b'];
export const LETTERS = { a: 'A', b: 'B' };

/**
 * The format of a difference of two chances: a result has a sign, and is a number of points.
 * @param {import('../../lib/i18n/format.js').Format} format
 * @returns {import('../../lib/i18n/format.js').Format}
 */
export function differenceFormat(format) {
  const result = (/** @type {number | null} */ value, digits = 1) =>
    value === null || !Number.isFinite(value) ? NONE : signed(format, value, digits);
  return { ...chanceFormat(format), result, value: result };
}

// ——— Plays ———

/** @param {readonly number[]} one @param {readonly number[] | null} other */
export const same = (one, other) => one.join() === other?.join();

/**
 * The plays that are compared: the chosen ones, or else the best. If there is only one play, it is both.
 * @param {import('../../pkg/pairs/rollout_lab.js').DecisionPlays} plays
 * @param {Pick<Wanted, 'a' | 'b'>} chosen
 */
export function twoOf({ plays }, { a, b }) {
  const all = plays.map(({ after }) => after);
  const first = a ?? all.find((after) => !same(after, b)) ?? all[0];
  return { a: first, b: b ?? all.find((after) => !same(after, first)) ?? first };
}

/**
 * The decision: the plays that are compared, or the wanted ones while they are not known.
 * @param {import('./workshop.js').Made | null} made
 * @param {Wanted} wanted
 * @returns {import('./host.js').PairsDecision}
 */
export function decisionOf(made, wanted) {
  const { position, roll, a, b } = made?.setup.decision ?? wanted;
  return { position, roll, a, b };
}

/**
 * The roll and the two plays as they are written; the plays are empty while they are not known.
 * @param {Wanted['roll']} roll
 * @param {import('./workshop.js').Made | null} made
 */
export function writtenDecision(roll, made) {
  const written = (/** @type {Arm} */ arm) => {
    const found = made?.plays.plays.find(({ after }) => same(after, made.setup.decision[arm]));
    return found ? writePlay(found.moves) : '';
  };
  return { roll: writeRoll(roll), a: written('a'), b: written('b') };
}

/**
 * Copies a decision that a host page gives to the lab. It is read once: the core checks the copy, which then comes into
 * force.
 * @param {unknown} given
 * @param {Pick<typeof import('../../pkg/pairs/rollout_lab.js'), 'describePosition' | 'checkDecision'>} rules  of the core:
 *   they throw what they refuse
 */
export function givenDecision(given, rules) {
  const { position, roll, a, b } = Object(given);
  const decision = {
    position: givenPosition(position, rules),
    roll: /** @type {[number, number]} */ (givenList(roll, 2)),
    a: givenList(a, 6),
    b: givenList(b, 6),
  };
  rules.checkDecision(decision.position, decision.roll, decision.a, decision.b);
  return decision;
}

/**
 * The exact theory of a coupling, or the exact values of both plays while only they are known.
 * @param {PairsGame} game
 * @param {CouplingName} coupling
 * @returns {import('../../lib/rollout/shapes.js').Theory | null}  null: no exact value is known
 */
export function theoryOf(game, coupling) {
  const theory = game.theory(coupling);
  if (theory) return theory;
  const exact = game.exact();
  if (!exact) return null;
  const truth = exact.difference;
  // The limit of a biased coupling is known only together with its spread.
  const difference = { mean: coupling === 'nearest' ? NaN : truth, sd: null, bias: 0 };
  return { truth, plain: difference, reduced: difference, unbiased: true, equivalentGames: null };
}

// ——— Pairs ———

/**
 * A turn of a pair in words, for screen readers.
 * @param {PairRecord} record
 * @param {number} step
 * @param {Pick<Texts, 'game' | 'sides'>} texts
 */
export function stepSaid({ steps }, step, { game: words, sides }) {
  const { side, a, b, luckSoFar } = steps[step];
  const turn = (/** @type {typeof a} */ made) => (made ? writeTurn(made) : words.over);
  return {
    text: words.step(sides[side], turn(a), turn(b)),
    luck: luckSoFar - (steps[step - 1]?.luckSoFar ?? 0),
  };
}

/**
 * The board of one game of a pair. A game that is over keeps its last board.
 * @param {import('../../lib/bearoff/board-model.js').Count} count
 * @param {Wanted['position']} position  before the decision
 * @param {PairRecord | null} record  null: there is no game yet
 * @param {Arm} arm
 * @param {number} shown  how many steps of the pair have been made
 * @param {Pick<Texts, 'board' | 'sides' | 'pair'>} texts
 * @returns {import('../../lib/board/model.js').BoardModel}
 */
export function boardModel(count, position, record, arm, shown, { board, sides, pair }) {
  const mover = position.onRoll;
  const sideways = /** @type {const} */ ({ x: 'o', o: 'x' });
  const start = record?.[arm].start;
  let { x, o } = position;
  if (start) [x, o] = mover === 'x' ? [start, o] : [x, start];
  const turns = (record?.steps ?? []).map((step) => step[arm]);
  const last = turns
    .slice(0, shown)
    .filter((turn) => turn !== null)
    .at(-1);
  if (last) [x, o] = last.side === 'x' ? [last.after, last.other] : [last.other, last.after];
  const over = record !== null && turns.slice(shown).every((turn) => turn === null);
  const next = last ? sideways[last.side] : record ? sideways[mover] : mover;
  const won = record && record[arm].result === 100 ? mover : sideways[mover];
  const checkers = counted(count, x, o);
  const { pips } = checkers;
  const said = over ? board.over(sides[won]) : board.toRoll(sides[next], pips.x, pips.o);
  return {
    ...checkers,
    // The dice of a game that the other one has outlived were rolled earlier.
    dice: last ? { values: last.dice, side: last.side, used: turns[shown - 1] === null } : null,
    onRoll: over ? null : next,
    label: record ? pair.board(LETTERS[arm], said) : said,
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}

/** @param {PairRecord} record @param {Arm} arm */
const turnsOf = ({ steps }, arm) => steps.flatMap(({ [arm]: turn }) => (turn ? [writeTurn(turn)] : []));

/**
 * Columns of the table of pairs: the first rolls and the results of both games.
 * @type {import('../../lib/rollout/shapes.js').OwnColumns}
 */
export const columns = {
  columns: [
    { id: 'firstA', align: 'start', hideNarrow: true },
    { id: 'firstB', align: 'start', hideNarrow: true },
    { id: 'a' },
    { id: 'b' },
  ],

  cells: (/** @type {PairRecord} */ record, _, format) => [
    ...ARMS.map((arm) => turnsOf(record, arm)[0] ?? ''),
    ...ARMS.map((arm) => format.plain(record[arm].result)),
  ],

  values: (/** @type {PairRecord} */ record) => [
    ...ARMS.map((arm) => turnsOf(record, arm).join('; ')),
    ...ARMS.map((arm) => record[arm].result),
  ],
};

// ——— The snapshot ———

/** The figures of A − B before there is a game. */
const UNKNOWN = { mean: null, se: null, sd: null, correlation: null, exact: { mean: null, sd: null } };

/** @param {import('./host.js').PairsDifference} [figures] */
const told = ({ mean, se, sd, correlation, exact } = UNKNOWN) => ({
  mean,
  se,
  sd,
  correlation,
  exact: { mean: exact.mean, sd: exact.sd },
});

/**
 * The snapshot for host pages: a copy, which they may change.
 * @param {import('./lab.js').Model} model
 * @returns {import('./host.js').PairsSnapshot}
 */
export function snapshotOf({ couplings: figures, current, decision, games, seed, state }) {
  const exact = current?.game.exact() ?? { a: null, b: null, difference: null };
  const ofCoupling = (/** @type {CouplingName} */ name) => ({
    plain: told(figures?.[name].plain),
    reduced: told(figures?.[name].reduced),
  });
  const [independent, same, ranked, nearest] = COUPLINGS.map(ofCoupling);
  const { evaluator } = current?.setup ?? state.wanted;
  const couplings = { independent, same, ranked, nearest };
  return structuredClone({ pairs: games, seed, decision, evaluator, exact, couplings });
}
