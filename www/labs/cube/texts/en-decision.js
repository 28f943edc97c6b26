// What is said of decisions about the cube, in English. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';

export const decision = {
  heading: 'The cube',
  none: 'No position to decide in yet.',
  untold: 'What is right is told when your bet is made.',
  table: 'What each way is worth, by who owns the cube',
  equity: 'Equity',
  centred: 'Centred',
  /** @param {string} side */
  owned: (side) => `${side}’s cube`,
  inForce: 'as it is',
  ways: { noDouble: 'No double', doubleTake: 'Double, take', doublePass: 'Double, pass' },
  right: 'right',
  /**
   * @param {string} side
   * @param {string} points
   */
  loses: (side, points) => `${side} loses ${points}`,
  mayNotCell: 'not possible',
  /**
   * @param {string} mover
   * @param {string} other
   */
  mayNot: (mover, other) => `${mover} may not double: ${other} owns the cube.`,
  /** @param {string} points */
  worth: (points) => `The position is worth ${counted(points, 'point')}.`,
  actions: {
    /**
     * @param {string} side
     * @param {boolean} again  whether it is her own cube
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
  either: (side, again) => `${side} may ${again ? 'redouble' : 'double'} or not: both are worth the same.`,
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
  eitherAnswer: (side) => `For ${side}, taking and passing are worth the same.`,
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
    take: (side, points) => `Taking would cost ${side} ${points}.`,
    /**
     * @param {string} side
     * @param {string} points
     */
    pass: (side, points) => `Passing would cost ${side} ${points}.`,
  },
  /**
   * @param {string} side
   * @param {string} percent
   * @param {string} points
   */
  cubeless: (side, percent, points) => `Without a cube: ${side} wins ${percent}%, which is worth ${counted(points, 'point')}.`,
};
