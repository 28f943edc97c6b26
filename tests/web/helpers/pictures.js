// The cards that stand in for a lab: in other people's pages, in every language, and where somebody links to it.

import { fileURLToPath } from 'node:url';
import { PREVIEW, previewOf } from '../../../www/build/head.js';
import { addressOf } from '../../../www/lib/page/labs.js';
import { fewColours } from './few-colours.js';
import { KNOWN } from './labs.js';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Of each lab the screen for a look at it. */
export const POSTERS = KNOWN.map(({ name, page, poster }) => ({ name, page: addressOf(page), ...poster }));

/** @param {string} path  in what is copied into the build as it is */
const kept = (path) => fileURLToPath(new URL(`../../../www/public/${path}`, import.meta.url));

/**
 * Where a card is kept.
 * @param {string} lab  its name
 * @param {string} language
 */
export const cardFile = (lab, language) => kept(`pictures/${lab}-${language}.svg`);

/**
 * Where the picture is kept that stands for the lab where somebody links to it.
 * @param {{name: string}} lab
 * @param {'en' | 'ja'} language
 */
export const previewFile = (lab, language) => kept(previewOf(lab, language));

/**
 * That picture for a lab: its question, and a rollout in the lab's own chart.
 * @param {import('@playwright/test').Browser} browser
 * @param {{address: string, shown: string, tag: string}} screen  of the lab, where this is to be read once all is rolled
 * @param {{name: string, question: string}} words
 * @param {'en' | 'ja'} language
 * @returns {Promise<Uint8Array>} a PNG file
 */
export async function drawChartPreview(browser, { address, shown, tag }, words, language) {
  const page = await browser.newPage({ viewport: PREVIEW, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('.tiles, span.count').getByText(shown, { exact: true }).waitFor();
  const { chart, colours } = await page.evaluate(chartOf, { tag, ...CHART });
  await page.goto('about:blank');
  const font = language === 'ja' ? 'var(--sans)' : 'var(--serif)';
  await page.setContent(`<!doctype html><html lang="${language}"><style>
    :root { ${colours} }
    body { margin: 0; padding: 36px 48px 0; background: var(--card); color: var(--ink); font-family: var(--sans); }
    p { display: flex; justify-content: space-between; margin: 0; font-size: 26px; color: var(--muted); }
    strong { font-weight: 600; color: var(--accent); }
    h1 { display: flex; align-items: center; height: 138px; margin: 4px 0 12px; font: 700 ${words.question.length > 60 ? 44 : 52}px/1.25 ${font}; text-wrap: balance;
      word-break: auto-phrase; }
    svg { display: block; width: 1104px; height: auto; }
  </style><p><span></span><strong>Rollout Lab</strong></p><h1 lang="${language}"></h1>${chart}`);
  await page.evaluate(({ name, question }) => {
    for (const [part, said] of Object.entries({ span: name, h1: question })) {
      const element = document.querySelector(part);
      if (element) element.textContent = said;
    }
  }, words);
  const png = await page.screenshot();
  await page.close();
  return fewColours(png);
}

/** The chart in its own pixels: the preview enlarges it, and its letters. */
const CHART = { width: 640, height: 230, rest: 60 };

/**
 * Runs in the lab's page. Draws the model of its chart in the size of a preview.
 * @param {{tag: string, width: number, height: number, rest: number}} what  `rest`: frames without a new model
 */
async function chartOf({ tag, width, height, rest }) {
  const frames = async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  };
  const lab = /** @type {import('./ready.js').AnyLab & HTMLElement} */ (document.querySelector(tag));
  await lab.complete;
  await frames();
  const own = /** @type {any} */ (lab.shadowRoot?.querySelector('rollout-chart'));
  // Some curves are calculated point by point.
  for (let still = 0, model = own.model; still < rest; still += 1, model = own.model) {
    await new Promise(requestAnimationFrame);
    if (own.model !== model) still = 0;
  }
  const chart = /** @type {any} */ (document.createElement('rollout-chart'));
  chart.model = own.model;
  Object.assign(chart.style, { position: 'fixed', inset: '0 auto auto 0', width: `${width}px`, height: `${height}px` });
  document.body.append(chart);
  await chart.updateComplete;
  // The names beside the lines say as much as the legend.
  chart.shadowRoot.querySelector('[part=legend]')?.remove();
  chart.shadowRoot.querySelector('.plot').style.height = `${height}px`;
  await frames();
  const drawn = chart.shadowRoot.querySelector('svg');
  const markup = drawn.outerHTML.replace(/<!--[\s\S]*?-->/g, '');
  const theme = getComputedStyle(document.documentElement);
  const used = new Set([...markup.matchAll(/--([\w-]+)/g)].map(([, name]) => name));
  const colours = [...used, 'card', 'ink', 'muted', 'accent', 'sans', 'serif'].map(
    (name) => `--${name}: ${theme.getPropertyValue(`--${name}`)};`,
  );
  return { chart: markup, colours: colours.join(' ') };
}

/**
 * That picture for a page without a chart: the card in its light colours, on a ground of its own colour.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} svg
 * @returns {Promise<Uint8Array>} a PNG file
 */
export async function drawPreview(browser, svg) {
  const page = await browser.newPage({ viewport: PREVIEW, colorScheme: 'light' });
  const ground = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1];
  // Larger than the sheet by its edge, which is that of a card in a page.
  await page.setContent(`<body style="margin:0;background:${ground};overflow:hidden">
    <img style="display:block;width:102%;margin:calc(50vh - 102% * 9 / 32) -1% 0"
      src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}">`);
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  const png = await page.screenshot();
  await page.close();
  return fewColours(png);
}
