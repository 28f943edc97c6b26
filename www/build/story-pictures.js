// The pictures of the story's figures as files: what stands in other people's pages until the figure is there, and wherever there are no
// scripts. They have both themes, as the cards of the labs have.

import { readFileSync } from 'node:fs';
import { html } from 'lit';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { WIDTH } from '../story/figures/figure.js';
import { pictureOf } from '../story/live/frame.js';
import { pictureFile } from '../story/way.js';
import { themeColours } from './cover.js';
import { WWW } from './settings.js';
import { FIGURES, drawn, written } from './story.js';

/** So much larger than its units a picture is by itself. */
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

/**
 * @param {string} name
 * @param {import('./story.js').Language} language
 */
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

/**
 * The colours that it uses: as the reader's system has them, or light where it does not say.
 * @param {string} svg
 */
function style(svg) {
  const board = /class="board[ "]/.test(svg) ? boardStyle() : '';
  const used = new Set([...(svg + board).matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const theme = themeColours();
  const values = (/** @type {0 | 1} */ which) =>
    [...used, 'card'].flatMap((name) => (theme.has(name) ? [`--${name}:${theme.get(name)?.[which]}`] : [])).join(';');
  return `<style>svg{${values(0)};background:var(--card)}@media(prefers-color-scheme:dark){svg{${values(1)}}}${board}</style>`;
}

/** How a board looks that is no page's: there is nothing around it to make it narrow. */
const boardStyle = () =>
  readFileSync(`${WWW}/lib/board/drawing.css`, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@[^]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
