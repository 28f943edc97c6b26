// The story's figures in Node: their cores, their HTML in each language, and their pictures as files. The numbers come from the same cores,
// and the pictures from the same code, as in the page later.

import { readFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing } from 'lit';
import { createFormat } from '../lib/i18n/format.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import * as bearoff from '../pkg/bearoff/rollout_lab.js';
import { STORY } from '../pkg/labs.js';
import * as story from '../pkg/story/rollout_lab.js';
import { inLanguage, labAddress, ORDER, pictureFile, SEED } from '../story/addresses.js';
import { any } from '../story/figures/any.js';
import { backwards } from '../story/figures/backwards.js';
import { broken } from '../story/figures/broken.js';
import { chosen } from '../story/figures/chosen.js';
import { dare } from '../story/figures/dare.js';
import { dots } from '../story/figures/dots.js';
import { game } from '../story/figures/game.js';
import { interval } from '../story/figures/interval.js';
import { cut } from '../story/figures/cut.js';
import { mistakes } from '../story/figures/mistakes.js';
import { roll } from '../story/figures/roll.js';
import { why } from '../story/figures/why.js';
import { WIDTH } from '../story/figures/figure.js';
import { frame, pictureOf } from '../story/live/frame.js';
import { stateOf } from '../story/state.js';
import * as bearoffsEn from '../story/texts/en-bearoffs.js';
import * as twoCheckersEn from '../story/texts/en-two-checkers.js';
import * as bearoffsJa from '../story/texts/ja-bearoffs.js';
import * as twoCheckersJa from '../story/texts/ja-two-checkers.js';
import { themeColours } from './cover.js';
import { WWW } from './settings.js';

/** @typedef {'en' | 'ja'} Language */

/** @type {Record<Language, {common: import('../story/texts/en.js').Common, figures: Record<string, any>}>} */
export const TEXTS = {
  en: { common: twoCheckersEn.common, figures: { ...twoCheckersEn.figures, ...bearoffsEn.figures } },
  ja: { common: twoCheckersJa.common, figures: { ...twoCheckersJa.figures, ...bearoffsJa.figures } },
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

/** @type {Record<string, import('../story/figures/figure.js').AnyFigure>} */
const BY_NAME = { game, roll, dots, dare, why, broken, chosen, backwards, mistakes, cut, interval, any };

/** All figures in the order of the story, each with its core. */
export const FIGURES = ORDER.map((name) => ({
  figure: BY_NAME[name],
  core: /** @type {any} */ (STORY.frames[1].figures.includes(name) ? cores.bearoff : cores.story),
}));

/** Lit's marks for hydration, which nothing uses: a live figure draws itself again. */
const MARKS = /<!--\/?lit-[^>]*-->|<\?>/g;

/** @param {unknown} template */
export const written = (template) => collectResultSync(render(template)).replace(MARKS, '');

/** An untouched figure. @param {string} name @param {Language} language @param {string} [seed] */
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

/** @param {string} name @param {Language} language */
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

/** @param {Language} language */
const filesIn = (language) => ({
  page: inLanguage(STORY.page, language),
  worksheet: inLanguage(STORY.worksheet, language),
  rules: inLanguage(STORY.rules, language),
});

/** The files of the story's pages. @type {Record<Language, {page: string, worksheet: string, rules: string}>} */
export const FILES = {
  en: filesIn('en'),
  ja: filesIn('ja'),
};

// ——— Pictures as files ———
// Other people's pages show them until the figure has loaded, and where scripts do not run. They have both themes, like the labs' cards.

/** Pixels per unit of a picture. */
const SCALE = 1.5;

/** @returns {Promise<{file: string, svg: string}[]>} */
export const storyPictures = async () =>
  Promise.all(
    FIGURES.flatMap(({ figure }) =>
      LANGUAGES.map(async (language) => ({
        file: pictureFile(figure.name, language),
        svg: await pictureSvg(figure.name, language),
      })),
    ),
  );

/** @param {string} name @param {Language} language */
async function pictureSvg(name, language) {
  const found = await drawn(name, language);
  if (!found) throw new Error(`the story has no figure "${name}"`);
  const { figure, model, it } = found;
  const svg = written(html`${pictureOf(figure, model, it)}`);
  const size = `width="${WIDTH * SCALE}" height="${figure.height * SCALE}" lang="${language}" font-family="system-ui, sans-serif"`;
  return `${svg
    .trim()
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `)
    .replace(/>/, `>${style(svg)}`)}\n`;
}

/** The colours of a picture, by the theme of the reader's system. @param {string} svg */
function style(svg) {
  const board = /class="board[ "]/.test(svg) ? boardStyle() : '';
  const used = new Set([...(svg + board).matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const theme = themeColours();
  const values = (/** @type {0 | 1} */ which) =>
    [...used, 'card'].flatMap((name) => (theme.has(name) ? [`--${name}:${theme.get(name)?.[which]}`] : [])).join(';');
  return `<style>svg{${values(0)};background:var(--card)}@media(prefers-color-scheme:dark){svg{${values(1)}}}${board}</style>`;
}

/** The styles of a board without those for narrow pages. */
const boardStyle = () =>
  readFileSync(`${WWW}/lib/board/drawing.css`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[\s\S]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
