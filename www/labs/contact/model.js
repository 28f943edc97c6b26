// The position, a game and its turns as plain objects for views, for the table of games and for host pages. To the core
// X is the side on roll; the reader sees it as Blue, or as White.

import { noId } from '../../lib/bearoff/refusals.js';
import { writeRoll } from '../../lib/board/model.js';
import { once } from '../../lib/element/define-lab.js';
import { NONE } from '../../lib/i18n/format.js';
import { core } from './core.js';
import { waitsFor } from './workshop.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactGame} ContactGame */
/** @typedef {import('../../lib/board/model.js').Side} Side */
/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./texts/en.js').Texts} Texts */

// ——— The colours of the sides ———

/**
 * Exchanges the sides of a pair: of a position, of pips or of names.
 * @template T
 * @param {{x: T, o: T}} sides
 * @returns {{x: T, o: T}}
 */
export const exchanged = ({ x, o }) => ({ x: o, o: x });

/**
 * Turns a pair of the core's sides into one of Blue and White, or back.
 * @template T
 * @param {{x: T, o: T}} sides
 * @param {boolean} white  whether White is on roll
 */
export const coloured = (sides, white) => (white ? exchanged(sides) : sides);

/**
 * Returns texts that give the core's sides their colours.
 * @param {Texts} texts  in which Blue is on roll
 * @param {boolean} white
 * @returns {Texts}
 */
export function textsOf(texts, white) {
  if (!white) return texts;
  const sides = exchanged(texts.sides);
  const { roller } = texts;
  const { x } = sides;
  return {
    ...texts,
    sides,
    game: { ...texts.game, luckOf: roller.luckOf(x), heard: (turn, luck) => roller.heard(turn, x, luck) },
    map: { ...texts.map, label: roller.map(x), hint: roller.hint(x) },
    chances: { ...texts.chances, note: roller.chances(x) },
    chart: { ...texts.chart, description: () => roller.chart(x) },
  };
}

/**
 * Says why the core refuses a board or an ID.
 * @param {any} error  a RolloutLabError
 * @param {Pick<Texts, 'refusals' | 'sides'>} texts  whose X is the core's
 * @returns {string}
 */
export function refusal(error, { refusals, sides }) {
  const { code, count = 0, at = 0 } = error;
  const side = error.side ? sides[/** @type {Side} */ (error.side)] : '';
  switch (code) {
    case 'BoardTooMany':
      return refusals.tooMany(side, count);
    case 'BoardFinished':
      return refusals.finished(side);
    case 'BoardEmpty':
      return refusals.empty;
    case 'BoardShared':
      return refusals.shared(sides.x, at);
    case 'BoardDeadlock':
      return refusals.deadlock;
    default:
      return noId(error, refusals);
  }
}

// ——— The board ———

/** Example positions, as IDs of the side on roll. @type {{name: keyof Texts['positions'], id: string}[]} */
export const positions = [
  { name: 'opening', id: '4HPwATDgc/ABMA' },
  { name: 'reply', id: 'sGfwATDgc/ABMA' },
  { name: 'blitz', id: '4HPwAWDYzsEBMA' },
  { name: 'primes', id: '2G6DATDYboMBMA' },
  { name: 'backGame', id: '2G4rBgBoZzCAHQ' },
  { name: 'acePoint', id: 'trsDAIDt7gAADA' },
  { name: 'race', id: 'zL1tAAC4e1sAAA' },
];

/**
 * Returns the board after some rolls of a game.
 * @param {ContactPosition} start
 * @param {ContactRecord | null} record  null: before the first game
 * @param {number} rolls  how many of the game's rolls have been made
 * @param {Pick<Texts, 'board' | 'sides'>} texts
 * @param {boolean} white  whether White was on roll at the start
 * @returns {import('../../lib/board/model.js').BoardModel}
 */
export function boardModel(start, record, rolls, { board, sides }, white) {
  const last = record && rolls > 0 ? record.turns[rolls - 1] : null;
  const { x, o } = last ? last.after : start;
  const onRoll = last?.side === 'x' ? 'o' : 'x';
  const over = record !== null && rolls === record.turns.length && !record.cut;
  // The drawing's X is Blue.
  const shown = coloured({ x, o }, white);
  const { pips, off } = core.countContact(shown);
  const colourOf = (/** @type {Side} */ side) => (white === (side === 'x') ? 'o' : 'x');
  return {
    ...shown,
    xOff: off.x,
    oOff: off.o,
    dice: last ? { values: last.dice, side: colourOf(last.side) } : null,
    onRoll: over ? null : colourOf(onRoll),
    pips,
    label: over ? board.over(sides[last?.side ?? 'x']) : board.toRoll(sides[onRoll], pips.x, pips.o),
    names: { ...coloured(sides, white), pips: board.pips },
  };
}

// ——— A game ———

/**
 * Returns a roll and its play in words, with their luck.
 * @param {import('../../pkg/contact/rollout_lab.js').ContactTurn} turn
 * @param {Pick<Texts, 'game' | 'sides'>} texts
 */
export function turnSaid({ side, dice, play, luck }, { game, sides }) {
  return { text: game.turn(sides[side], `${writeRoll(dice)}: ${play || game.noPlay}`), luck };
}

/** A game that is cut short after no roll has no first one. @param {ContactRecord} record */
const first = ({ turns: [turn] }) => (turn ? `${writeRoll(turn.dice)}: ${turn.play}` : NONE);

/**
 * The first roll in the table of games, its luck, and the number of rolls.
 * @type {import('../../lib/rollout/shapes.js').OwnColumns}
 */
export const columns = {
  columns: [
    { id: 'first', align: 'start' },
    { id: 'firstLuck', hideNarrow: true },
    { id: 'rolls', hideNarrow: true },
  ],

  cells: (/** @type {ContactRecord} */ record, _texts, format) => [
    first(record),
    format.points(record.turns[0]?.luck ?? null),
    format.count(record.turns.length),
  ],

  values: (/** @type {ContactRecord} */ record) => [first(record), record.turns[0]?.luck ?? null, record.turns.length],
};

// ——— Facts of a position, before games are rolled ———

/**
 * @typedef {Object} Facts
 * @property {import('../../pkg/contact/rollout_lab.js').ContactFacts} described
 * @property {boolean} waits  whether its evaluation and its map wait for databases
 * @property {import('../../pkg/contact/rollout_lab.js').ContactEvaluation | null} evaluation  null: it waits
 * @property {import('../../pkg/contact/rollout_lab.js').ContactRollMap | null} map  null: it waits, or has no luck
 */

/** The facts of each game, which the core is asked for once. @type {WeakMap<ContactGame, {white: boolean, facts: Facts}>} */
const known = new WeakMap();

/**
 * @param {ContactGame} game
 * @param {import('./state.js').LabState} state  of the same game
 */
export function factsOf(game, { wanted: { position }, white }) {
  const waits = waitsFor(position);
  const last = known.get(game);
  if (last?.white === white && last.facts.waits === waits) return last.facts;
  /** @type {Facts} */
  const facts = once({
    described: core.describeContact(position, white),
    waits,
    evaluation: waits ? null : core.evaluateContact(position),
    // The map is drawn after the rest.
    get map() {
      return waits ? null : game.rollMap();
    },
  });
  known.set(game, { white, facts });
  return facts;
}

/** The worth of one game with each evaluator that was tried on these games. @param {Lab} lab @returns {import('./state.js').Worths} */
export const worthsOf = ({ frame, state: { tried, wanted } }) => ({
  ...tried,
  [wanted.evaluator]: frame.readout.equivalentGames,
});

// ——— For host pages ———

/** The evaluation of a position as host pages are told it. @param {ContactPosition} position */
export function evaluationOf(position) {
  const { win, winGammon, winBackgammon, loseGammon, loseBackgammon, equity } = core.evaluateContact(position);
  return { win, winGammon, winBackgammon, loseGammon, loseBackgammon, equity };
}

/** All figures of the rollout now. @param {Lab} lab */
export function snapshotOf({ comparison, frame, playedOn, state }) {
  const { games, seed, blocks, plain, reduced, williams, equivalentGames, chances } = frame.readout;
  const { position, evaluator, noise, opening, horizon } = state.wanted;
  return structuredClone({
    games,
    seed,
    rotation: state.rotation,
    opening,
    blocks,
    position,
    positionId: core.describeContact(position).positionId,
    evaluator,
    noise,
    horizon,
    plain: { ...plain, chances: chances.plain },
    reduced: { ...reduced, chances: chances.reduced },
    williams,
    equivalentGames,
    evaluation: evaluationOf(position),
    pairs: comparison.pairs?.snapshot() ?? null,
    playedOn: playedOn.readout(),
  });
}
