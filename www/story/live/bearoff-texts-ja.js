// What the figures about bear-offs say, in Japanese: one part that is loaded.

import * as figures from '../figures/bearoffs-ja.js';

export { ja as common } from '../texts/ja.js';
export { figures };
