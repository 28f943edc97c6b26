// Positions from which there is something to learn. What the texts say of them was calculated apart from the core:
// every legal play of every roll, both sides playing for the best chances, in exact fractions (`fourEach` also with
// both sides choosing the fewest pips, as the players of that name do). The positions of ten and fifteen checkers
// are past what can be calculated so; of them the texts say only what can be counted.

/** @typedef {{x: number[], o: number[]}} Position checkers on own points, the ace point first; X is on roll */
/** @typedef {Position & {name: keyof import('../../labs/bearoff/texts/en.js').BearoffTexts['positions']}} NamedPosition */

/** @type {NamedPosition[]} from the simplest to the largest */
export const positions = [
  // 3/8
  { name: 'article', x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1] },
  // 1/6
  { name: 'doublesOnly', x: [4, 0, 0, 0, 0, 0], o: [2, 0, 0, 0, 0, 0] },
  // 17/36
  { name: 'lastRoll', x: [0, 0, 1, 1, 0, 0], o: [1, 0, 0, 0, 0, 0] },
  // 1805/2916
  { name: 'fiveTwo', x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0] },
  // 209/1296
  { name: 'wastage', x: [6, 0, 0, 0, 0, 0], o: [0, 0, 2, 0, 0, 0] },
  // 121862624513/176319369216 = 69.115%; the other way round 143026851317/176319369216 = 81.118%
  { name: 'gap', x: [2, 0, 0, 0, 0, 2], o: [0, 0, 2, 2, 0, 0] },
  // 9406198434961/14281868906496 = 65.861%; fewest pips 64.291%
  { name: 'fourEach', x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] },
  // 312698071568374338307601/559593359293106312183808 = 55.880%
  { name: 'sixEach', x: [0, 0, 0, 2, 2, 2], o: [0, 0, 2, 1, 1, 2] },
  { name: 'tenEach', x: [2, 2, 2, 2, 1, 1], o: [2, 2, 1, 2, 2, 1] },
  { name: 'fifteenEach', x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3] },
];
