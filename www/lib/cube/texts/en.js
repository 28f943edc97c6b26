// Texts of all labs with a cube, in English: its owner, the players, the estimates of luck, and cube actions. Numbers arrive formatted.

import { players } from '../../bearoff/texts/en.js';

/** The rungs of the ladder: their names, and a line on each. */
export const estimators = {
  names: {
    none: 'nothing (plain)',
    cubelessIgnored: 'cubeless, cube ignored',
    cubelessTimesCube: 'cubeless × cube',
    janowski: 'Janowski × cube',
    exact: 'exact, with the cube',
  },
  about: {
    none: 'Nothing is subtracted: every game counts as it ended.',
    cubelessIgnored:
      'Luck is the change in winning chance without a cube. A game for 4 points is measured like a game for 1.',
    cubelessTimesCube:
      'The change in winning chance without a cube, times the cube. The size is right, but it ignores who may double.',
    janowski:
      'Rick Janowski’s formula, times the cube. It mixes a live cube, always turned at the best moment, with a dead cube, never turned.',
    exact:
      'The exact equity, which depends on the cube’s owner, times the cube. With perfect play, every game returns the exact answer.',
  },
};

/** The owners of the cube at the start. */
export const owners = {
  label: 'Cube at the start',
  names: { centred: 'centred', x: 'Blue’s', o: 'White’s' },
};

export const cubePlayers = {
  playsOf: { x: 'Blue’s checker play', o: 'White’s checker play' },
  cubeOf: { x: 'Blue’s cube actions', o: 'White’s cube actions' },
  plays: { ...players, withCube: 'exact, with the cube', exact: 'exact, cubeless' },
  policies: {
    exact: 'perfect',
    never: 'never double, always take',
    thresholds: 'by thresholds',
    pipCount: 'by pip count',
  },
  thresholds: { double: 'Doubles from (% to win)', pass: 'Passes below (% to win)' },
  badChance: 'Not a valid chance. Use a number from 0 to 100.',
  about: {
    thresholds: 'By thresholds: each side goes by its own winning chance without a cube.',
    pipCount:
      'By pip count: a side doubles if it leads by at least 8% of its own pips. The other side passes if the lead is 12% or more.',
    never: 'Never double, always take: the side leaves the cube alone, and takes every double.',
  },
};

export const actions = {
  /**
   * The cube's place, for screen readers.
   * @param {string} value
   */
  centred: (value) => `The cube is centred: the game counts ${value}.`,
  /** @param {string} side @param {string} value */
  owned: (side, value) => `${side} owns the cube: the game counts ${value}.`,
  /** The effect of a click on the cube's place. */
  hint: 'Put the cube here',
  /**
   * @param {string} side
   * @param {string} value  that the cube shows then
   */
  doubles: (side, value) => `${side} doubles to ${value}`,
  /**
   * @param {string} side
   * @param {string} value  that the cube shows then
   */
  redoubles: (side, value) => `${side} redoubles to ${value}`,
  /** @param {string} side */
  takes: (side) => `${side} takes`,
  /** @param {string} side */
  passes: (side) => `${side} passes`,
  /**
   * A side's action and the other side's answer.
   * @param {string} action
   * @param {string} answer
   */
  answered: (action, answer) => `${action}, ${answer}`,
};
