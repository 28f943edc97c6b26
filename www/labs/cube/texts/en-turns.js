// Texts on the turns of a game with the cube, in English. Numbers come as they are written.

import { actions } from '../../../lib/cube/texts/en-actions.js';

export const turns = {
  ...actions,
  /** @param {string} side */
  toPlay: (side) => `${side} to double or roll …`,
  /**
   * @param {string} side
   * @param {string} play
   */
  turn: (side, play) => `${side} ${play}`,
  /** Between what is done with the cube and the roll. */
  between: '; ',
  /** The factor by which the cube multiplies luck. @param {string} n */
  times: (n) => `luck × ${n}`,
  wrong: {
    /**
     * @param {string} side
     * @param {string} points
     */
    double: (side, points) => `wrong double: costs ${side} ${points}`,
    /**
     * @param {string} side
     * @param {string} points
     */
    noDouble: (side, points) => `missed double: costs ${side} ${points}`,
    /**
     * @param {string} side
     * @param {string} points
     */
    take: (side, points) => `wrong take: costs ${side} ${points}`,
    /**
     * @param {string} side
     * @param {string} points
     */
    pass: (side, points) => `wrong pass: costs ${side} ${points}`,
    /**
     * @param {string} side
     * @param {string} play  that is best
     * @param {string} points
     */
    play: (side, play, points) => `wrong play, better ${play}: costs ${side} ${points}`,
  },
  value: 'starting value',
  luck: 'luck',
  mistakes: {
    /** @param {string} side */
    checkers: (side) => `${side}’s checker mistakes`,
    /** @param {string} side */
    cube: (side) => `${side}’s cube mistakes`,
  },
  /** @param {string} rung  that is exact */
  onlyExact: (rung) => `Measured by the rung “${rung}”, every game adds up: result = value + luck − mistakes.`,
  ended: { off: 'borne off', pass: 'passed' },
  columns: {
    first: ['First roll', '1st roll'],
    ended: ['Ended', 'End'],
    turns: ['Turns', 'Turns'],
    cube: ['Cube', 'Cube'],
  },
};
