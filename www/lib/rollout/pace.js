// The pace at which a game is shown: its pictures, each after another roll, and their times. Pure functions.
//
// A game of a few rolls shows each of them: the dice land, the checkers slide. Readers can't follow the 50 rolls of a whole game within
// the same time. So a long game shows its telling moments at the pace of a short one: the first two rolls and the last. In between, the
// game runs by in a few pictures without dice, because several rolls have led to each of them.

/**
 * @typedef {Object} Picture
 * @property {number} rolls  of the game that it shows
 * @property {number} from  milliseconds from the beginning
 * @property {number} takes  milliseconds
 * @property {number} within  milliseconds in which the board moves there
 * @property {boolean} several  whether the board moves by more than one roll
 */

/** Milliseconds of a whole game, at most. */
const GAME = 1350;
/** Milliseconds before the first roll, in which the position is seen from which the game starts. */
const START = 90;
/** Milliseconds of one roll, at most and at least. */
const ROLL = 460;
const FASTEST = 180;
/** Milliseconds between the end of a roll's move and the next roll. */
const PAUSE = 40;

/** The longest game of which each roll is shown. */
const FEW = Math.floor((GAME - START) / FASTEST);

/** Rolls that a longer game shows at its beginning, and their milliseconds; the same of its last roll. */
const FIRST = { rolls: 2, takes: 260 };
const LAST = { rolls: 1, takes: 320 };
/** Pictures of the rolls in between. */
const BETWEEN = 4;
const RUN = (GAME - START - FIRST.rolls * FIRST.takes - LAST.takes) / BETWEEN;

/**
 * Returns the pictures of a game. The first one is the position from which the game starts, or goes on.
 * @param {number} before  rolls that were shown already
 * @param {number} made
 * @returns {Picture[]}
 */
export function picturesOf(before, made) {
  const pictures = [{ rolls: before, from: 0, takes: START, within: 0, several: false }];
  const show = (/** @type {number} */ rolls, /** @type {number} */ takes, /** @type {number} */ pause) => {
    const last = pictures[pictures.length - 1];
    const several = rolls > last.rolls + 1;
    pictures.push({ rolls, from: last.from + last.takes, takes, within: takes - pause, several });
  };
  const rolls = made - before;
  if (rolls <= FEW) {
    const takes = Math.min(ROLL, (GAME - START) / rolls);
    for (let roll = 1; roll <= rolls; roll += 1) show(before + roll, takes, PAUSE);
    return pictures;
  }
  for (let roll = 1; roll <= FIRST.rolls; roll += 1) show(before + roll, FIRST.takes, PAUSE);
  const run = rolls - FIRST.rolls - LAST.rolls;
  for (let i = 1; i <= BETWEEN; i += 1) show(before + FIRST.rolls + Math.round((i * run) / BETWEEN), RUN, 0);
  show(made, LAST.takes, PAUSE);
  return pictures;
}

/** Milliseconds of all pictures. @param {Picture[]} pictures */
export function lengthOf(pictures) {
  const { from, takes } = pictures[pictures.length - 1];
  return from + takes;
}
