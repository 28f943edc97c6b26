// The figures about bear-offs of more than two checkers.

import { any } from './any/figure.js';
import { mistakes } from './mistakes/figure.js';

/** @type {import('./figure.js').Figure<any, any, any, any, any>[]} */
export const figures = [mistakes, any];
