// The cover of the lab's card: checkers on the reader's side of the board, a roll to be played, and the cube.

import { die, homeBoard } from '../hand/cover.js';

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  ...homeBoard([2, 3, 1, 2, 1, 1], look),
  // The cube has a curve instead of a number: words have no place in a cover.
  `<rect x="32" y="36" width="68" height="68" rx="12" stroke-width="2" ${look({ fill: 'die-o', stroke: 'die-edge' })}/>`,
  `<path d="M56,60a10,10 0 1 1 17,8L56,86h20" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" ${look({ stroke: 'die-pip-o' })}/>`,
  ...die(6, 166, look),
  ...die(4, 230, look),
];
