// What labs with a doubling cube say of it, in English. Numbers come as they are written.

export const actions = {
  /**
   * Where it is, for those who don't see it.
   * @param {string} value
   */
  centred: (value) => `The cube is centred: the game counts ${value}.`,
  /**
   * @param {string} side
   * @param {string} value
   */
  owned: (side, value) => `${side} owns the cube: the game counts ${value}.`,
  /** What a click on its place does. */
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
   * What one side does, and what the other answers.
   * @param {string} action
   * @param {string} answer
   */
  answered: (action, answer) => `${action}, ${answer}`,
};
