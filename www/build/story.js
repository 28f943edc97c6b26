// The HTML of the story, in each language: its prose, and its figures as pictures that are there before any script. Both come from what
// is live later: numbers from the cores, pictures from the figures' own code.

import { readFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing } from 'lit';
import { STORY } from '../pkg/labs.js';
import * as bearoff from '../pkg/bearoff/rollout_lab.js';
import * as story from '../pkg/story/rollout_lab.js';
import { createFormat } from '../lib/i18n/format.js';
import { ORDER } from '../story/figures/order.js';
import { figures as bearoffs } from '../story/figures/bearoffs.js';
import * as bearoffsEn from '../story/figures/bearoffs-en.js';
import * as bearoffsJa from '../story/figures/bearoffs-ja.js';
import { figures as twoCheckers } from '../story/figures/two-checkers.js';
import * as twoCheckersEn from '../story/figures/two-checkers-en.js';
import * as twoCheckersJa from '../story/figures/two-checkers-ja.js';
import { frame } from '../story/live/frame.js';
import { SEED } from '../story/seed.js';
import { stateOf } from '../story/state.js';
import { en as commonEn } from '../story/texts/en.js';
import { ja as commonJa } from '../story/texts/ja.js';
import { inLanguage, labAddress } from '../story/way.js';
import { WWW } from './settings.js';

/** @typedef {'en' | 'ja'} Language */

/** @type {Record<Language, {common: typeof commonEn, figures: Record<string, any>}>} */
export const TEXTS = {
  en: { common: commonEn, figures: { ...twoCheckersEn, ...bearoffsEn } },
  ja: { common: commonJa, figures: { ...twoCheckersJa, ...bearoffsJa } },
};

/** The cores, started in Node. */
export const cores = { story: started(story, 'story'), bearoff: started(bearoff, 'bearoff') };

/**
 * @template {{initSync: (from: {module: BufferSource}) => unknown}} C
 * @param {C} core
 * @param {string} name
 */
function started(core, name) {
  core.initSync({ module: readFileSync(`${WWW}/pkg/${name}/rollout_lab_bg.wasm`) });
  return core;
}

/** All figures in the order of the story, each with its core. */
export const FIGURES = ORDER.flatMap((name) => {
  const [two, other] = [twoCheckers, bearoffs].map((figures) => figures.find((figure) => figure.name === name));
  const figure = two ?? other;
  return figure ? [{ figure, core: /** @type {any} */ (two ? cores.story : cores.bearoff) }] : [];
});

/** Lit marks what it would take over; nobody does: the live figure draws itself anew. */
const MARKS = /<!--\/?lit-[^>]*-->|<\?>/g;

/** @param {unknown} template */
export const written = (template) => collectResultSync(render(template)).replace(MARKS, '');

/**
 * A figure as it is untouched.
 * @param {string} name
 * @param {Language} language
 * @param {string} [seed]
 */
export async function drawn(name, language, seed = SEED) {
  const found = FIGURES.find(({ figure }) => figure.name === name);
  if (!found) return null;
  const { figure, core } = found;
  const state = stateOf(figure, new URLSearchParams());
  const prepared = (await figure.prepare?.(core, state, null)) ?? null;
  const { common, figures } = TEXTS[language];
  const it = {
    state,
    seed,
    texts: figures[name],
    common,
    format: createFormat(language),
    id: name,
    set: () => {},
  };
  return { figure, model: figure.model(core, seed, state, prepared), it };
}

/**
 * @param {string} name
 * @param {Language} language
 */
export async function figureHtml(name, language) {
  const found = await drawn(name, language);
  if (!found) return html`<figure class="figure" id=${name}></figure>`;
  const { figure, model, it } = found;
  const way = figure.lab?.(model, it);
  return html`<figure class="figure" id=${name} data-figure=${name}>${frame(figure, model, it, {
    live: false,
    number: String(ORDER.indexOf(name) + 1),
    way: way ? { href: labAddress(way, language), text: it.common.lab } : null,
    asked: null,
    answered: false,
    trouble: '',
    snippet: nothing,
  })}</figure>`;
}

/** The files of the story’s pages. @type {Record<Language, {page: string, worksheet: string, rules: string}>} */
export const FILES = {
  en: { page: STORY.page, worksheet: STORY.worksheet, rules: STORY.rules },
  ja: {
    page: inLanguage(STORY.page, 'ja'),
    worksheet: inLanguage(STORY.worksheet, 'ja'),
    rules: inLanguage(STORY.rules, 'ja'),
  },
};
