// English texts of the figures about bear-offs: one part that is loaded.

import * as figures from '../figures/bearoffs-en.js';

export { en as common } from '../texts/en.js';
export { figures };
