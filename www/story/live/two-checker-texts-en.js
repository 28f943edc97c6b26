// What the figures about the two checkers say, in English: one part that is loaded.

import * as figures from '../figures/two-checkers-en.js';

export { en as common } from '../texts/en.js';
export { figures };
