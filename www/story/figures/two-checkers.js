// The figures about the two checkers.

import { backwards } from './backwards/figure.js';
import { broken } from './broken/figure.js';
import { dare } from './dare/figure.js';
import { dots } from './dots/figure.js';
import { game } from './game/figure.js';
import { interval } from './interval/figure.js';
import { roll } from './roll/figure.js';
import { why } from './why/figure.js';

/** @type {import('./figure.js').Figure<any, any, any, any, any>[]} */
export const figures = [game, roll, dots, dare, why, broken, backwards, interval];
