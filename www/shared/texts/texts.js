// Which catalogue speaks. A language is one file beside this one, with the same keys as `en.js`.

import { en } from './en.js';

/** @typedef {typeof en} Texts */

export const texts = en;
