// The settings in an address of the story: how the state of a figure is read and written, and which parts of an address no page
// understands. An address never holds untouched settings.

import { choice, flag, frameId, text, themselves } from '../lib/address/kinds.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { ORDER, SEED } from './addresses.js';

/** @typedef {import('./figures/figure.js').AnyFigure} Figure */
/** @typedef {import('../lib/address/address.js').Problem} Problem */
/** @typedef {import('../lib/address/kinds.js').Kind<any>} Kind */

const NUMBER = text(/^(0x[\da-f]+|\d+)$/i, 'up to 20 digits, or `0x` and up to 16 hexadecimal digits');

/** A seed of at most 64 bits, with white space around it or without. @type {import('../lib/address/kinds.js').Kind<string>} */
export const SEEDS = {
  ...NUMBER,
  read(written) {
    const number = NUMBER.read(written.trim());
    return number !== undefined && BigInt(number) < 2n ** 64n ? number : undefined;
  },
};

/** @param {URLSearchParams} query  of the story or of a frame */
export const seedOf = (query) => SEEDS.read(query.get('seed') ?? '') ?? SEED;

/**
 * The state of a figure. A setting that can't be read is its initial one.
 * @param {Figure} figure
 * @param {URLSearchParams} query
 * @param {string} [before]  a prefix of the names, such as `dare.`
 */
export const stateOf = ({ properties }, query, before = '') =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { kind, initial }]) => {
      const written = query.get(before + name);
      return [name, (written === null ? undefined : kind.read(written)) ?? initial];
    }),
  );

/**
 * Whether a figure shows all of itself: it doesn't spoil the answer, or the reader has guessed or skipped the guess.
 * @param {Pick<Figure, 'spoils'>} figure
 * @param {Record<string, any>} state
 */
export const tells = ({ spoils }, { guess, shown }) => !spoils || shown || guess !== null;

/**
 * The settings of a figure as an address has them.
 * @param {Figure} figure
 * @param {Record<string, any>} state
 * @returns {import('./addresses.js').Values}
 */
export const written = ({ properties }, state) =>
  Object.entries(properties).flatMap(([name, { kind, initial }]) => {
    const value = state[name];
    if (value === null) return [];
    const text = kind.write(value);
    return initial !== null && text === kind.write(initial) ? [] : [/** @type {[string, string]} */ ([name, text])];
  });

// ——— Problems ———

/** Names on every page of the story. The versions are the labs'. */
const COMMON = { v: choice(themselves(['1', '2'])), lang: choice(themselves(LANGUAGES)), seed: SEEDS };

/** Names on each page, besides those of figures: `dare.luck` on the page, `luck` in a frame. @type {Record<string, Record<string, Kind>>} */
const NAMES = {
  story: { ...COMMON, lesson: choice(themselves(ORDER.map((_, i) => String(i + 1)))) },
  worksheet: { ...COMMON, answers: flag },
  frame: { ...COMMON, theme: choice(themselves(['auto', 'light', 'dark'])), id: frameId },
};

/** The names in an address that are about the frame and not about its figure. */
export const namesOfFrame = Object.keys(NAMES.frame);

/**
 * The values that the kinds can't read. Other names are not ours.
 * @param {URLSearchParams} query
 * @param {Record<string, Kind>} kinds
 * @param {string} [before]  a prefix of the names, such as `dare.`
 * @returns {Problem[]}
 */
const misread = (query, kinds, before = '') =>
  Object.entries(kinds).flatMap(([name, kind]) => {
    const said = query.get(before + name);
    return said === null || kind.read(said) !== undefined ? [] : [{ name: before + name, text: said }];
  });

/** @param {Figure} figure @returns {Record<string, Kind>} */
const kindsOf = ({ properties }) =>
  Object.fromEntries(Object.entries(properties).map(([name, { kind }]) => [name, kind]));

/**
 * The names with a dot, each with the figure before the dot. Other words before a dot were meant to be a figure.
 * @param {URLSearchParams} query
 */
const dotted = (query) =>
  [...new Set(query.keys())]
    .filter((name) => name.includes('.'))
    .map((name) => ({ name, figure: name.split('.')[0], text: query.get(name) ?? '' }))
    .filter(({ name, figure }) => ORDER.includes(figure) || /^[\w-]+\.[\w-]+$/.test(name));

/** The problems of the story's address, except those that only the code of a figure can find. @param {URLSearchParams} query */
export const problemsOfStory = (query) => [
  ...misread(query, NAMES.story),
  ...dotted(query).flatMap(({ name, figure, text }) => (ORDER.includes(figure) ? [] : [{ name, text }])),
];

/** The figures that the story's address names. @param {URLSearchParams} query */
export const figuresNamed = (query) => ORDER.filter((figure) => dotted(query).some((one) => one.figure === figure));

/**
 * The problems of the story's address that are about one figure.
 * @param {Figure} figure
 * @param {URLSearchParams} query
 * @returns {Problem[]}
 */
export const problemsOfFigure = (figure, query) => [
  ...misread(query, kindsOf(figure), `${figure.name}.`),
  ...dotted(query)
    .filter((one) => one.figure === figure.name)
    .filter(({ name }) => !Object.hasOwn(figure.properties, name.slice(figure.name.length + 1)))
    .map(({ name, text }) => ({ name, text })),
];

/** @param {URLSearchParams} query */
export const problemsOfWorksheet = (query) => misread(query, NAMES.worksheet);

/**
 * @param {URLSearchParams} query
 * @param {readonly string[]} names  of the figures in this frame
 * @param {Figure | undefined} figure  the one that it shows
 */
export const problemsOfFrame = (query, names, figure) =>
  misread(query, { figure: choice(themselves(names)), ...NAMES.frame, ...(figure && kindsOf(figure)) });
