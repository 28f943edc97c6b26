// How many there are to be: a choice of a few numbers, of games or of tosses.

import { choice } from '../../lib/address/kinds.js';
import { choices } from '../live/choices.js';
import { LENGTHS } from './game-counts.js';

export { LENGTHS };

/**
 * How one of them stands in an address.
 * @param {readonly number[]} lengths
 */
export const lengthKind = (lengths) => choice(Object.fromEntries(lengths.map((length) => [String(length), length])));

/**
 * @param {Object} about
 * @param {string} about.name  unique in the document
 * @param {string} about.label
 * @param {readonly number[]} about.lengths
 * @param {number} about.chosen
 * @param {(length: number) => void} about.set
 * @param {import('./figure.js').Format} format
 */
export const lengthChoice = ({ name, label, lengths, chosen, set }, format) =>
  choices({
    name,
    label,
    choices: lengths.map((length) => ({ value: String(length), label: format.count(length) })),
    chosen: String(chosen),
    set: (length) => set(Number(length)),
  });

/** That of the games. @param {Pick<import('./figure.js').It<{games: number}, any>, 'state' | 'common' | 'format' | 'id' | 'set'>} it */
export const gamesChoice = ({ state, common, format, id, set }) =>
  lengthChoice(
    {
      name: `${id}-games`,
      label: common.howMany,
      lengths: LENGTHS,
      chosen: state.games,
      set: (games) => set({ games }),
    },
    format,
  );
