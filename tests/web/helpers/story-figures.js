// Figures of the story in Node: what their cores say, and what they draw and say of it, as the build does it.

import { FIGURES, TEXTS, cores, written as asWritten } from '../../../www/build/story.js';
import { createFormat } from '../../../www/lib/i18n/format.js';
import { frame, pictureOf } from '../../../www/story/live/frame.js';
import { SEED } from '../../../www/story/addresses.js';
import { stateOf } from '../../../www/story/state.js';

/** @typedef {import('../../../www/story/figures/figure.js').AnyFigure} Figure */
/** @typedef {'en' | 'ja'} Language */

export { cores };

/** That of the two checkers. */
export const core = cores.story;

/** The languages of the story. @type {Language[]} */
export const LANGUAGES = ['en', 'ja'];

/** @param {unknown} template @returns {string} with single spaces */
const written = (template) => asWritten(template).replace(/\s+/g, ' ');

/** What stands around a figure in the story. @type {import('../../../www/story/live/frame.js').Around} */
const AROUND = { live: true, number: '1', way: null, asked: null, answered: true, trouble: '', snippet: '' };

/**
 * A figure about the two checkers.
 * @param {string} name
 * @param {Record<string, unknown>} [changes]  of what it is untouched
 * @param {{language?: Language, seed?: string}} [about]
 */
export function figureOf(name, changes = {}, { language = 'en', seed = SEED } = {}) {
  const figure = FIGURES.find((one) => one.figure.name === name && one.core === core)?.figure;
  if (!figure) throw new Error(`no figure ${name}`);
  return drawnOf(figure, core, { ...untouched(figure), ...changes }, null, language, seed);
}

/**
 * Any figure, prepared if it has to be.
 * @param {Figure} figure
 * @param {object} core
 * @param {Record<string, any>} [changes]  of the state in which it is untouched
 * @param {Language} [language]
 * @param {string} [seed]
 */
export async function shown(figure, core, changes = {}, language = 'en', seed = SEED) {
  const state = { ...untouched(figure), ...changes };
  const prepared = (await figure.prepare?.(core, state, null)) ?? null;
  return drawnOf(figure, core, state, prepared, language, seed);
}

/** @param {Figure} figure */
const untouched = (figure) => stateOf(figure, new URLSearchParams());

/**
 * @param {Figure} figure
 * @param {any} core
 * @param {Record<string, any>} state
 * @param {unknown} prepared
 * @param {Language} language
 * @param {string} seed
 */
function drawnOf(figure, core, state, prepared, language, seed) {
  const { common, figures: texts } = TEXTS[language];
  const it = {
    state,
    seed,
    common,
    texts: texts[figure.name],
    format: createFormat(language),
    id: figure.name,
    set: () => {},
  };
  const model = figure.model(core, seed, state, prepared);
  return {
    figure,
    model,
    it,
    picture: written(pictureOf(figure, model, it)),
    /** What stands in it, without what those hear who don't see it. */
    drawing: written(figure.picture(model, it)),
    said: written(figure.said(model, it)),
    alt: figure.alt(model, it),
    answer: figure.answer ? written(figure.answer(model, it)) : '',
    all: written(frame(figure, model, it, AROUND)),
    way: figure.lab?.(model, it),
    guess: figure.guess?.(it, model),
  };
}

/**
 * The tags of one name in a drawing, with their attributes.
 * @param {string} drawing
 * @param {string} name
 * @returns {Record<string, string>[]}
 */
export const tags = (drawing, name) =>
  [...drawing.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );

/**
 * What is written in a drawing, in its order.
 * @param {string} drawing
 */
export const words = (drawing) => [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text.trim());
