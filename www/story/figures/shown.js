// The property of every figure whose picture waits for a guess.

import { flag } from '../../lib/address/kinds.js';

/** The reader has asked for the picture without a guess. */
export const SHOWN = { kind: flag, initial: false };
