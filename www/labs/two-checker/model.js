// Plain objects for the views of the two-checker lab, made of its state and of the core's answers: the luck in force with its exact
// values, the board, the rolls of a game in words, the columns of the table of games.

import { core, isRefusal } from './core.js';
import { NONE } from '../../lib/i18n/format.js';
import { writeRoll } from '../../lib/board/model.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/**
 * Remembers the last answer, while the question is the same.
 * @template {unknown[]} Q, A
 * @param {(...question: Q) => A} ask
 * @returns {(...question: Q) => A}
 */
function remembered(ask) {
  /** @type {{question: Q, answer: A} | null} */
  let last = null;
  return (...question) => {
    if (!last || question.some((part, i) => part !== last?.question[i])) last = { question, answer: ask(...question) };
    return last.answer;
  };
}

// ——— The luck in force. A table is checked, drawn and told to host pages from one answer of the core. ———

/** The article's luck tables, and the network's. */
export const presets = remembered(() => core.presets());

/** The evaluations that those follow from. */
export const evaluationPresets = remembered(() => core.evaluationPresets());

/** Throws `RolloutLabError` if that is no luck table. Tables are never changed, but replaced by others. */
export const theoryOf = remembered((/** @type {LuckTable} */ table) => core.theory(table));

const rotatedTheoryOf = remembered(
  (/** @type {LuckTable} */ table, /** @type {import('../../lib/rollout/shapes.js').Rotation} */ rotation) =>
    core.theory(table, rotation),
);

/** The exact values of the rollout in force: of blocks, where first rolls are rotated. @param {LabState} state */
export const theoryNow = (state) => {
  const table = estimateOf(state);
  return state.rotation > 0 ? rotatedTheoryOf(table, state.rotation) : theoryOf(table);
};

/** Where averages are expected, up to so many games. */
export const funnelOf = remembered(
  (
    /** @type {LuckTable} */ table,
    /** @type {number} */ games,
    /** @type {import('../../lib/rollout/shapes.js').Rotation} */ rotation,
  ) => core.funnel(table, games, rotation),
);

/** The luck that follows from evaluations, with its working. Throws `RolloutLabError` for bad evaluations. */
export const luckFrom = remembered((/** @type {Evaluations} */ evaluations) => core.luckFrom(evaluations));

/** Evaluations that have this luck, with each roll's mean taken out. Throws `RolloutLabError` if there are none. */
export const evaluationsOf = remembered((/** @type {LuckTable} */ table) => core.evaluationsOf(table));

/** The luck table in force. @param {LabState} state @returns {LuckTable} */
export const estimateOf = ({ preset, yours }) => (preset === 'yours' ? (yours ?? presets().madeUp) : presets()[preset]);

/** Evaluations whose luck is the luck in force, while that averages zero. @param {LabState} state @returns {Evaluations} */
const thoughts = (state) =>
  state.preset === 'yours'
    ? (state.evaluations ?? evaluationsOf(estimateOf(state)))
    : evaluationPresets()[state.preset];

/** The evaluations that the table has in its fields; null where it has luck. @param {LabState} state */
export const editedOf = (state) => (state.edits === 'evaluations' ? thoughts(state) : null);

// ——— A table that was chosen after the games ———

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('./state.js').Aim} Aim */

/** The numbers of games to which the core tunes a table: its TUNABLE_GAMES. */
export const TUNABLE = { least: 10, most: 1000 };

/**
 * The dice of a rollout's games, as a text. Rotation makes other games from a seed.
 * @param {Pick<LabState, 'rotation'>} state
 * @param {Pick<TwoCheckerRollout, 'seed' | 'recorded'>} rollout
 */
export const diceOf = ({ rotation }, { seed, recorded }) => `${seed} ${recorded} ${rotation}`;

/**
 * How the table in force was chosen, if it was chosen after the games that there are; null otherwise.
 * @param {LabState} state
 * @param {TwoCheckerRollout} rollout
 */
export function chosenNow(state, rollout) {
  const { preset, chosen } = state;
  const now = preset === 'yours' && rollout.games > 0 && chosen?.dice === diceOf(state, rollout);
  return now ? chosen.how : null;
}

/**
 * @typedef {Object} Choice
 * @property {number} games
 * @property {boolean} rotated  whether first rolls are: the core tunes no table to such games
 * @property {'typed' | Aim | null} how  the table in force was chosen after the games
 * @property {import('../../pkg/two-checker/rollout_lab.js').FreeChoice | null} now  null unless it was
 * @property {() => import('../../pkg/two-checker/rollout_lab.js').Halves | null} halves  null where none can be tuned to the first half
 */

/**
 * The result of choosing a table after the games, and of choosing one by half of them.
 * @param {LabState} state
 * @param {TwoCheckerRollout} rollout
 * @returns {Choice}
 */
export function choiceOf(state, rollout) {
  const { games } = rollout;
  const how = chosenNow(state, rollout);
  const rotated = state.rotation !== 0;
  const tunable = !rotated && games >= TUNABLE.least && games <= TUNABLE.most;
  return {
    games,
    rotated,
    how,
    now: how && rollout.freeChoice(estimateOf(state)),
    halves: () => (tunable ? halvesOf(rollout, how === 'low' ? 'low' : 'high') : null),
  };
}

/**
 * @param {TwoCheckerRollout} rollout
 * @param {Aim} aim
 */
function halvesOf(rollout, aim) {
  try {
    return rollout.tuneToHalf(aim);
  } catch (error) {
    // Each outcome has its exact share of the first half.
    if (!isRefusal(error)) throw error;
    return null;
  }
}

/**
 * All tables, for the comparison.
 * @param {LabState} state
 * @param {Texts} texts
 * @returns {import('../../lib/rollout/shapes.js').Compared[]}
 */
export function estimatesOf({ yours }, { chart: words }) {
  const { correct, madeUp, backwards } = presets();
  const all = [
    { id: 'correct', tone: 'correct', name: words.correct, estimate: correct },
    { id: 'madeUp', tone: 'madeup', name: words.madeUp, estimate: madeUp },
    { id: 'backwards', tone: 'backwards', name: words.backwards, estimate: backwards },
  ];
  if (yours) all.push({ id: 'yours', tone: 'yours', name: words.yours, estimate: yours });
  return all;
}

// ——— A game ———

/** How many rolls it has. @param {GameRecord} record */
export const rollsOf = (record) => (record.leaf === 'doubles' ? 1 : 2);

/**
 * Says one of its rolls.
 * @param {GameRecord} record
 * @param {number} roll
 * @param {Texts} texts
 */
export const rollSaid = (record, roll, { game: words }) =>
  roll === 0 ? { text: xText(record, words), luck: record.xLuck } : { text: oText(record, words), luck: record.oLuck };

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function xText(record, words) {
  const doubles = record.leaf === 'doubles';
  if (!record.dice) return doubles ? words.blueDoublesUnknown : words.blueNoDoublesUnknown;
  const dice = writeRoll(record.dice.x);
  return doubles ? words.blueDoubles(dice) : words.blueNoDoubles(dice);
}

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function oText(record, words) {
  const fails = record.leaf === 'fails';
  if (!record.dice?.o) return fails ? words.whiteFailsUnknown : words.whiteBearsOffUnknown;
  const dice = writeRoll(record.dice.o);
  return fails ? words.whiteFails(dice) : words.whiteBearsOff(dice);
}

// ——— The board, as it stands while a game is stepped through ———

const CHECKERS = 15;
const O_POINT = 6;

/**
 * @param {GameRecord | null} record null: before the first game
 * @param {number} shown how many of the game's rolls have been made
 * @param {Texts} texts
 * @returns {BoardModel & {pips: {x: number, o: number}}}
 */
export function boardModel(record, shown, texts) {
  const { board, sides } = texts;
  const xLeft = !record || shown === 0 ? 4 : record.leaf === 'doubles' ? 0 : 2;
  const oRolled = record !== null && shown > 1;
  const oAt = oRolled ? oPoint(record) : O_POINT;

  /** @type {BoardModel['dice']} */
  let dice = null;
  if (oRolled && record.dice?.o) dice = { values: record.dice.o, side: 'o' };
  else if (record?.dice && shown > 0) dice = { values: record.dice.x, side: 'x' };

  return {
    x: [xLeft],
    o: Array.from({ length: O_POINT }, (_, i) => (i + 1 === oAt ? 1 : 0)),
    xOff: CHECKERS - xLeft,
    oOff: CHECKERS - (oAt > 0 ? 1 : 0),
    dice,
    onRoll: xLeft === 4 ? 'x' : xLeft === 2 && !oRolled ? 'o' : null,
    pips: { x: xLeft, o: oAt },
    label: label(record, xLeft, oRolled, board),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}

/**
 * Where O's checker stands after her roll; 0: borne off. She moves what the dice say, doubles four times.
 * @param {GameRecord} record
 */
function oPoint(record) {
  if (record.leaf === 'bearsOff') return 0;
  const roll = record.dice?.o;
  if (!roll) return O_POINT;
  const [first, second] = roll;
  return O_POINT - (first === second ? 4 * first : first + second);
}

/**
 * @param {GameRecord | null} record
 * @param {number} xLeft
 * @param {boolean} oRolled
 * @param {Texts['board']} board
 */
function label(record, xLeft, oRolled, board) {
  if (xLeft === 4) return board.start;
  if (xLeft === 0) return board.blueDoubles;
  if (!oRolled) return board.blueTwoOff;
  return record?.leaf === 'fails' ? board.whiteFails : board.whiteOff;
}

// ——— The table of games has the article's columns ———

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const columns = {
  columns: [
    { id: 'x', align: 'start' },
    { id: 'xLuck', hideNarrow: true },
    { id: 'o', align: 'start' },
    { id: 'oLuck', hideNarrow: true },
  ],

  cells: (/** @type {GameRecord} */ record, /** @type {Texts} */ { games: words }, format) => [
    xCell(record, words),
    format.points(record.xLuck),
    oCell(record, words) ?? NONE,
    format.points(record.oLuck),
  ],

  values: (/** @type {GameRecord} */ record, /** @type {Texts} */ { games: words }) => [
    xCell(record, words),
    record.xLuck,
    oCell(record, words),
    record.oLuck,
  ],

  inFile: (/** @type {import('./lab.js').Lab} */ { state, texts }) => {
    const evaluations = editedOf(state);
    if (!evaluations) return null;
    const { mean } = luckFrom(evaluations);
    return {
      heads: texts.games.evaluations,
      values: ({ leaf }) => {
        const doubles = leaf === 'doubles';
        const second = [leaf === 'fails' ? evaluations.oFails : evaluations.oBearsOff, mean.second];
        return [evaluations[doubles ? 'doubles' : 'noDoubles'], mean.first, ...(doubles ? [null, null] : second)];
      },
    };
  },
};

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 */
function xCell(record, words) {
  if (record.dice) return writeRoll(record.dice.x);
  return record.leaf === 'doubles' ? words.doubles : words.noDoubles;
}

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 * @returns {string | null} null where O does not roll
 */
function oCell(record, words) {
  if (record.leaf === 'doubles') return null;
  const event = record.leaf === 'fails' ? words.fails : words.bearsOff;
  return record.dice?.o ? `${writeRoll(record.dice.o)} ${event}` : event;
}
