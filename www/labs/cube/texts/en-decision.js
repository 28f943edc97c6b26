// Texts on cube decisions, in English. Numbers come as they are written.

import { counted } from '../../../lib/i18n/counted.js';

export const decision = {
  heading: 'Cube action',
  none: 'No position yet.',
  untold: 'Place your bet first, then the answer appears.',
  table: 'Equity of each cube action, by owner of the cube',
  equity: 'Equity',
  centred: 'Centred',
  /** @param {string} side */
  owned: (side) => `${side}’s cube`,
  inForce: 'now',
  ways: { noDouble: 'No double', doubleTake: 'Double, take', doublePass: 'Double, pass' },
  right: 'right',
  /**
   * @param {string} side
   * @param {string} points
   */
  loses: (side, points) => `costs ${side} ${points}`,
  mayNotCell: 'not possible',
  /**
   * @param {string} mover
   * @param {string} other
   */
  mayNot: (mover, other) => `${mover} can’t double: ${other} owns the cube.`,
  /** @param {string} points */
  worth: (points) => `The position is worth ${counted(points, 'point')}.`,
  actions: {
    /**
     * @param {string} side
     * @param {boolean} again  whether the side owns the cube already
     */
    noDouble: (side, again) => `${side} should not ${again ? 'redouble' : 'double'}.`,
    /**
     * @param {string} side
     * @param {boolean} again
     */
    double: (side, again) => `${side} should ${again ? 'redouble' : 'double'}.`,
  },
  /**
   * @param {string} side
   * @param {boolean} again
   */
  either: (side, again) => `${side} can ${again ? 'redouble' : 'double'} or wait: the equity is the same.`,
  answers: {
    /**
     * @param {string} side
     * @param {boolean} asked  whether it is right to double
     */
    take: (side, asked) => (asked ? `${side} should take.` : `${side} would take.`),
    /**
     * @param {string} side
     * @param {boolean} asked
     */
    pass: (side, asked) => (asked ? `${side} should pass.` : `${side} would pass.`),
  },
  /** @param {string} side */
  eitherAnswer: (side) => `${side} can take or pass: the equity is the same.`,
  costs: {
    /** @param {string} points */
    noDouble: (points) => `Not doubling costs ${counted(points, 'point')}.`,
    /**
     * @param {string} points
     * @param {boolean} again
     */
    double: (points, again) => `${again ? 'Redoubling' : 'Doubling'} costs ${counted(points, 'point')}.`,
    /**
     * @param {string} side
     * @param {string} points
     */
    take: (side, points) => `Taking would cost ${side} ${counted(points, 'point')}.`,
    /**
     * @param {string} side
     * @param {string} points
     */
    pass: (side, points) => `Passing would cost ${side} ${counted(points, 'point')}.`,
  },
  /**
   * @param {string} side
   * @param {string} percent
   * @param {string} points
   */
  cubeless: (side, percent, points) =>
    `Without the cube, ${side} wins ${percent}%: an equity of ${counted(points, 'point')}.`,
};
