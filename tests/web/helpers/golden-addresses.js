// The golden addresses: what their snapshots promise for ever, what a reader saw there, and how one is opened.
// tests/golden/README.md says more; golden-addresses-make.js writes the files.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ready } from './ready.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./golden-picture.js').Seen} Seen */

/**
 * @typedef {Object} GoldenAddress
 * @property {string} address  from the folder of all pages
 * @property {string} about  what it is here for
 * @property {boolean} [openDice]  it names no seed: of what depends on the dice nothing is kept
 * @property {Record<string, unknown>} [snapshot]  a promise: fields may be added, no value changes or goes. Not there
 *   until golden-addresses-make.js has added it.
 */

/**
 * @typedef {Object} Opened
 * @property {Record<string, unknown>} snapshot
 * @property {Picture} picture
 */

/** @typedef {Partial<Omit<Seen, 'charts'> & {charts: {words: string[], lines: string[]}[]}>} Picture */

/** Not part of a lab's picture, but where it is drawn: charts have a size of their own, see `fixCharts`. */
export const VIEWPORT = { width: 1280, height: 800 };

/** The lab of a page, whichever it is: the element whose name ends so. */
const LAB = 'xpath=//main//*[substring(local-name(), string-length(local-name()) - 3) = "-lab"]';

/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(`../../golden/${name}`, import.meta.url));

export const ADDRESSES = fileOf('addresses.json');
export const PICTURES = fileOf('pictures.json');

/** @returns {GoldenAddress[]} */
export const goldenAddresses = () => JSON.parse(readFileSync(ADDRESSES, 'utf8')).addresses;

/**
 * Returns the golden pictures by address.
 * @returns {Record<string, Picture>}
 */
export const goldenPictures = () => JSON.parse(readFileSync(PICTURES, 'utf8'));

/**
 * Gives the plots of all charts one size: that which they have by themselves depends on fonts and on what stands beside
 * them.
 * @param {Locator} lab
 */
const fixCharts = (lab) =>
  lab
    .locator('rollout-chart')
    .locator('[part~=plot]')
    .evaluateAll((plots) => {
      for (const plot of plots) {
        Object.assign(/** @type {HTMLElement} */ (plot).style, { flex: 'none', width: '720px', height: '360px' });
      }
    });

/** The picture's source, to be run in the page. */
const SEEN = readFileSync(new URL('./golden-picture.js', import.meta.url), 'utf8').replaceAll('export ', '');

/** @param {string} path */
const short = (path) => createHash('sha256').update(path).digest('hex').slice(0, 10);

/**
 * @param {Locator} lab
 * @returns {Promise<Picture>}
 */
async function pictureOf(lab) {
  await fixCharts(lab);
  await ready(lab);
  await lab.page().evaluate(`globalThis.seen = (() => { ${SEEN}; return seen; })()`);
  /** @type {Seen} */
  const { charts, ...others } = await lab.evaluate((it) => Reflect.get(globalThis, 'seen')(it));
  const drawn = charts.map(({ words, lines }) => ({
    words,
    lines: lines.map(([look, path]) => `${look} ${short(path)}`),
  }));
  return { ...others, charts: drawn };
}

/** Of snapshots, what is known before a game is rolled. */
const BEFORE = [
  'games',
  'table',
  'position',
  'positionId',
  'players',
  'evaluator',
  'scale',
  'hands',
  'opponent',
  'exact',
];
/** The same of pictures. */
const AROUND = /** @type {const} */ (['language', 'theme', 'headings', 'groups', 'controls']);

/** @param {object} from  @param {readonly string[]} names */
const only = (from, names) => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/**
 * Opens an address, and says what it shows.
 * @param {Page} page
 * @param {Pick<GoldenAddress, 'address' | 'openDice'>} golden
 * @returns {Promise<Opened>}
 */
export async function opened(page, { address, openDice }) {
  await page.setViewportSize(VIEWPORT);
  await page.goto(address);
  const lab = page.locator(LAB);
  await ready(lab);
  const text = await lab.evaluate((/** @type {import('./ready.js').AnyLab} */ it) => JSON.stringify(it.snapshot()));
  const all = { snapshot: JSON.parse(text), picture: await pictureOf(lab) };
  if (!openDice) return all;
  // Not every snapshot says it.
  const seed = await lab.evaluate((it) => String(Reflect.get(it, 'seed')));
  const { seed: _, ...snapshot } = all.snapshot;
  const rolled = snapshot.games > 0;
  const known = rolled
    ? { snapshot: only(snapshot, BEFORE), picture: only(all.picture, AROUND) }
    : { snapshot, picture: all.picture };
  return JSON.parse(JSON.stringify(known).replaceAll(seed, 'any'));
}
