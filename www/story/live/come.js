// Brings figures to life, wherever they are: finds their texts, starts their core, and puts them in the place of their pictures.

import { createFormat } from '../../lib/i18n/format.js';
import { nextFrame } from '../../lib/element/frames.js';
import { seedOf, stateOf } from '../state.js';
import { LiveFigure, say } from './live-figure.js';
import { snippetView } from './snippet.js';

/** @typedef {import('../figures/figure.js').Figure<any, any, any, any, any>} Figure */

/**
 * Figures of one core.
 * @typedef {Object} Kind
 * @property {Figure[]} figures
 * @property {() => Promise<import('../../lib/element/core.js').Failure | null>} loadCore
 * @property {object} core
 * @property {Record<'en' | 'ja', () => Promise<{figures: Record<string, any>, common: import('../figures/figure.js').Common}>>} texts
 */

/**
 * Where a figure comes to life.
 * @typedef {Object} Place
 * @property {'en' | 'ja'} language
 * @property {URLSearchParams} query
 * @property {string} before  what stands before the names of a figure's properties, by the figure's name in the place of `*`: `*.`
 * @property {(figure: string) => string} number
 * @property {(figure: string, values: [string, string][]) => void} changed
 * @property {import('./live-figure.js').About['way']} way
 * @property {boolean} isFrame  whether this is in somebody else's page already
 */

/**
 * @param {Kind} kind
 * @param {string} name  of a figure
 */
export const figureOf = ({ figures }, name) => figures.find((figure) => figure.name === name);

/**
 * @param {Kind} kind
 * @param {HTMLElement} element  the figure's: `data-figure` names it
 * @param {Place} place
 * @returns {Promise<LiveFigure | null>}
 */
export async function come(kind, element, place) {
  const { language, query } = place;
  const loading = Promise.all([kind.texts[language](), kind.loadCore()]);
  // In portions, between which the page answers: a browser's first formatted number takes it longer than all that a figure does.
  await nextFrame();
  const format = createFormat(language);
  format.percent(0);
  await nextFrame();
  const [texts, failure] = await loading;
  await nextFrame();
  const { common } = texts;
  const figure = figureOf(kind, String(element.dataset.figure));
  if (failure || !figure) {
    say(element, common.failure[failure ?? 'notLoaded']);
    return null;
  }
  const { name } = figure;
  const seed = seedOf(query);
  const live = new LiveFigure(element, {
    figure,
    core: kind.core,
    texts: texts.figures[name],
    common,
    format,
    seed,
    state: stateOf(figure, query, place.before.replace('*', name)),
    number: place.number(name),
    way: place.way,
    snippet: place.isFrame ? () => null : (now) => snippetView(now, language, seed),
    changed: (values) => place.changed(name, values),
  });
  await live.settled;
  return live;
}
