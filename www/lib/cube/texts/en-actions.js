// Texts on cube actions in all labs with a cube, in English. Numbers come as they are written.

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
