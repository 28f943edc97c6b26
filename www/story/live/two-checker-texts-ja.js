// What the figures about the two checkers say, in Japanese: one part that is loaded.

import * as figures from '../figures/two-checkers-ja.js';

export { ja as common } from '../texts/ja.js';
export { figures };
