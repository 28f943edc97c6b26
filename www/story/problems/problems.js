// Finds what the story, its figures and its worksheet do not understand of an address. The reader is told, as in labs.

import { choice, flag, frameId, themselves } from '../../lib/address/kinds.js';
import { LANGUAGES } from '../../lib/i18n/texts.js';
import { ORDER } from '../figures/order.js';
import { SEEDS } from '../state.js';

/** @typedef {import('../../lib/address/address.js').Problem} Problem */
/** @typedef {import('../../lib/address/kinds.js').Kind<any>} Kind */
/** @typedef {import('../figures/figure.js').Figure<any, any, any, any, any>} Figure */

/** Names that every page of the story takes. The versions are the labs'. */
const COMMON = { v: choice(themselves(['1', '2'])), lang: choice(themselves(LANGUAGES)), seed: SEEDS };

/** The story's page takes these, and what each figure has, by the figure's name. @type {Record<string, Kind>} */
const STORY = { ...COMMON, lesson: choice(themselves(ORDER.map((_, i) => String(i + 1)))) };

/** @type {Record<string, Kind>} */
const WORKSHEET = { ...COMMON, answers: flag };

/** A frame for other people's pages. @type {Record<string, Kind>} */
const FRAME = { ...COMMON, theme: choice(themselves(['auto', 'light', 'dark'])), id: frameId };

/** The names in an address that are about the frame, whichever figure is in it. */
export const namesOfFrame = Object.keys(FRAME);

/**
 * Names that are not among the kinds are somebody else's.
 * @param {URLSearchParams} query
 * @param {Record<string, Kind>} kinds
 * @param {string} [before]  what stands before the names, such as `dare.`
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

/** @param {string} name  dotted */
const figureNamed = (name) => name.split('.')[0];

/** The names with a dot: those of a figure begin with its name, and other words were meant to be one. @param {URLSearchParams} query */
const dotted = (query) =>
  [...new Set(query.keys())].filter(
    (name) => name.includes('.') && (ORDER.includes(figureNamed(name)) || /^[\w-]+\.[\w-]+$/.test(name)),
  );

/**
 * Without what single figures do not understand: for that their code is needed.
 * @param {URLSearchParams} query  that of the story
 */
export const problemsOfStory = (query) => [
  ...misread(query, STORY),
  ...dotted(query).flatMap((name) =>
    ORDER.includes(figureNamed(name)) ? [] : [{ name, text: query.get(name) ?? '' }],
  ),
];

/** The figures of which it says something. @param {URLSearchParams} query */
export const figuresNamed = (query) =>
  ORDER.filter((figure) => dotted(query).some((name) => figureNamed(name) === figure));

/**
 * @param {Figure} figure
 * @param {URLSearchParams} query  that of the story
 * @returns {Problem[]}
 */
export const problemsOfFigure = (figure, query) => [
  ...misread(query, kindsOf(figure), `${figure.name}.`),
  ...dotted(query).flatMap((name) =>
    figureNamed(name) === figure.name && !Object.hasOwn(figure.properties, name.slice(figure.name.length + 1))
      ? [{ name, text: query.get(name) ?? '' }]
      : [],
  ),
];

/** @param {URLSearchParams} query */
export const problemsOfWorksheet = (query) => misread(query, WORKSHEET);

/**
 * @param {URLSearchParams} query
 * @param {readonly string[]} names  of the figures that are in this frame
 * @param {Figure | undefined} figure  that it shows
 */
export const problemsOfFrame = (query, names, figure) =>
  misread(query, { figure: choice(themselves(names)), ...FRAME, ...(figure && kindsOf(figure)) });
