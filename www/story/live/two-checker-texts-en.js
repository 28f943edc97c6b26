// English texts of the figures about two checkers: one part that is loaded.

import * as figures from '../figures/two-checkers-en.js';

export { en as common } from '../texts/en.js';
export { figures };
