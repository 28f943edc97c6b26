// What the address of a figure says, and what is written into it: the reader's guesses and edits. What is untouched is never
// written.

import { text } from '../lib/address/kinds.js';
import { SEED } from './seed.js';

/** @typedef {import('./figures/figure.js').Figure<any, any, any, any, any>} Figure */

const NUMBER = text(/^(0x[\da-f]+|\d+)$/i, 'up to 20 digits, or `0x` and up to 16 hexadecimal digits');

/** A seed as the core takes it: of at most 64 bits, with white space around it or without. @type {import('../lib/address/kinds.js').Kind<string>} */
export const SEEDS = {
  ...NUMBER,
  read(written) {
    const number = NUMBER.read(written.trim());
    return number !== undefined && BigInt(number) < 2n ** 64n ? number : undefined;
  },
};

/** @param {URLSearchParams} query  that of the story, or of one figure */
export const seedOf = (query) => SEEDS.read(query.get('seed') ?? '') ?? SEED;

/**
 * The state of a figure; what cannot be read is as it was untouched.
 * @param {Figure} figure
 * @param {URLSearchParams} query
 * @param {string} [before]  what stands before its names, such as `dare.`
 */
export const stateOf = ({ properties }, query, before = '') =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { kind, initial }]) => {
      const written = query.get(before + name);
      return [name, (written === null ? undefined : kind.read(written)) ?? initial];
    }),
  );

/**
 * Whether a figure shows all of itself: nothing of it tells the answer, or the reader has guessed or asked for it.
 * @param {Pick<Figure, 'spoils'>} figure
 * @param {Record<string, any>} state
 */
export const tells = ({ spoils }, { guess, shown }) => !spoils || shown || guess !== null;

/**
 * What an address says of it.
 * @param {Figure} figure
 * @param {Record<string, any>} state
 * @returns {[name: string, value: string][]}
 */
export const written = ({ properties }, state) =>
  Object.entries(properties).flatMap(([name, { kind, initial }]) => {
    const value = state[name];
    if (value === null) return [];
    const text = kind.write(value);
    return initial !== null && text === kind.write(initial) ? [] : [/** @type {[string, string]} */ ([name, text])];
  });
