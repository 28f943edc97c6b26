// Setting up a position: by the editor of the board, by IDs and links, by a play, by a host page, and the way back. If the core
// refuses a position, the last one stays in force.

import { ignoredFacts, pasted } from '../../lib/bearoff/positions.js';
import { refusedOr } from '../../lib/element/core.js';
import { core } from './core.js';
import { coloured, exchanged, refusal, textsOf } from './model.js';
import { bestTwo } from './state.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./state.js').Before} Before */
/** @typedef {import('./state.js').LabState} LabState */

/** The problems that the reader's next action removes. */
export const dropped = { problem: '', idProblem: '' };

/** At most this many plays can be taken back. No address holds them: a page that is loaded again has none. */
const MOST = 100;

/** Actions. */
export const settingUp = {
  /**
   * Rolls out another position, from no games on.
   * @param {Lab} lab
   * @param {ContactPosition} position  an invalid one throws
   * @param {Partial<LabState>} [changes]  of the state, together with it
   * @param {boolean} [opening]  whether its games begin without doubles
   */
  setUp(lab, position, changes = {}, opening = false) {
    const nothing = { roll: null, compared: bestTwo, trail: [] };
    lab.undo.leave('game');
    const wanted = { ...lab.state.wanted, position, opening };
    lab.own.startAgain(lab, lab.rolling.rollout.seed, { ...dropped, ...nothing, ...changes, wanted });
  },

  /**
   * Sets up the board as the reader has edited it.
   * @param {Lab} lab
   * @param {ContactPosition} shown  of Blue and White
   * @param {boolean} white  whether White is on roll
   */
  editPosition(lab, shown, white) {
    const position = coloured(shown, white);
    const [, error] = refusedOr(() => core.describeContact(position));
    if (error) lab.change({ problem: refusal(error, textsOf(lab.colours.ownTexts, white)) });
    else settingUp.setUp(lab, position, { white });
  },

  /**
   * Sets up the position of an ID, or of a link to one of our pages. The state has the problem of a refused one.
   * @param {Lab} lab
   * @param {string} given
   */
  enterId(lab, given) {
    const { text, white, more } = pasted(given);
    const [read, error] = refusedOr(() => core.readContact(text));
    if (!read) {
      // A refusal speaks of Blue, the player at the bottom.
      lab.change({ idProblem: refusal(error, lab.colours.ownTexts), setAside: null });
      return;
    }
    const { x, o, roll, aside, turned } = read;
    const position = { x, o };
    settingUp.setUp(lab, position, {
      roll,
      white: turned || white,
      setAside: { position, aside: ignoredFacts(aside, ['roll']), more },
    });
  },

  /**
   * Rolls out the position after a play, with the other side on roll.
   * @param {Lab} lab
   * @param {import('./workshop.js').ContactPlay} play
   */
  setUpAfter(lab, { id, after }) {
    // For a frame the reader can still press a play of the list before.
    if (!lab.list.plays.some((play) => play.id === id)) return;
    const { roll, white } = lab.state;
    settingUp.setUp(lab, exchanged(after), { white: !white, trail: trailOf(lab, roll) });
  },

  /**
   * Rolls out the position after the best play of a roll on the map.
   * @param {Lab} lab
   * @param {{id: string, dice: [number, number]}} roll  that does not end the game
   */
  setUpBest(lab, { id, dice }) {
    const { x, o } = core.readContact(id);
    settingUp.setUp(lab, { x, o }, { white: !lab.state.white, trail: trailOf(lab, dice) });
  },

  /** Goes back one play, to its roll and its games. Equal dice roll the games of that position again. @param {Lab} lab */
  takeBack(lab) {
    const before = lab.state.trail.at(-1);
    if (!before) return;
    const { position, games, opening, roll, compared, white } = before;
    const trail = lab.state.trail.slice(0, -1);
    settingUp.setUp(lab, position, { roll, compared, white, trail }, opening);
    lab.rolling.open(games, 0);
  },

  /** Lists the plays of a roll. @param {Lab} _lab @param {[number, number] | null} roll */
  chooseRoll: (_lab, roll) => ({ roll, compared: bestTwo }),
};

/**
 * Returns the plays that led to this position, and one more.
 * @param {Pick<Lab, 'state' | 'rolling'>} lab  before the play
 * @param {[number, number] | null} roll  that is played
 * @returns {Before[]}
 */
export function trailOf({ state, rolling }, roll) {
  if (!roll) return [];
  const { trail, wanted, compared, white } = state;
  return [
    ...trail.slice(1 - MOST),
    { position: wanted.position, opening: wanted.opening, roll, compared, games: rolling.games, white },
  ];
}

/**
 * Checks a roll and two of its plays, which a host page gives. Throws `RolloutLabError` if the roll does not allow one of them.
 * @param {ContactPosition} position
 * @param {unknown} dice
 * @param {{a: unknown, b: unknown}} plays  position IDs; null: the best
 * @returns {{roll: [number, number], compared: import('./state.js').Compared}}
 */
export function givenPlay(position, dice, { a, b }) {
  // The list of plays refuses an invalid roll.
  new core.ContactPlays(position, /** @type {any} */ (dice)).free();
  const [high, low] = /** @type {[number, number]} */ (dice);
  const given = (/** @type {any} */ id) => {
    if (id !== null) core.checkContactPlay(position, [high, low], id);
    return id;
  };
  return { roll: [high, low], compared: { a: given(a), b: given(b) } };
}
