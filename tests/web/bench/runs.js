// What both parts of the benchmark need: a page that runs contestants, the native core, and medians.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/**
 * A new page with contestants.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name  of its file
 */
export async function contestantsPage(browser, name) {
  const page = await browser.newPage();
  // No server: files of the checkout, as they are.
  await page.route('http://checkout.test/**', (route) => {
    return route.fulfill({ path: top + new URL(route.request().url()).pathname.slice(1) });
  });
  await page.goto(`http://checkout.test/tests/web/bench/${name}`);
  await page.waitForFunction('globalThis.contestants');
  return page;
}

/**
 * @param {string} example  of xtask
 * @param {number} games
 * @returns {number} games per second
 */
export function native(example, games) {
  const cargo = process.env.CARGO ?? 'cargo';
  const run = ['run', '--quiet', '--release', '--package', 'xtask', '--example', example, '--'];
  return Number(execFileSync(cargo, [...run, String(games)], { cwd: top, encoding: 'utf8' }));
}

/**
 * A rollout by GNU Backgammon with the luck subtracted that it measures, on one core; null if it is not installed. `cargo xtask
 * bench` says where it is.
 * @param {string} id  of the position
 * @param {number} games
 * @returns {{speed: number, variance: number} | null}  games a second, and the variance of one of them in square points
 */
export function gnuBackgammon(id, games) {
  const program = process.env.GNU_BACKGAMMON;
  if (!program) return null;
  const cargo = process.env.CARGO ?? 'cargo';
  const run = ['run', '--quiet', '--release', '--package', 'training', '--', '--their-rollout', id, '--gnubg', program];
  const said = execFileSync(cargo, [...run, '--games', String(games)], { cwd: top, encoding: 'utf8' });
  const [, se, seconds] = said.split(' ').map(Number);
  return { speed: games / seconds, variance: games * se ** 2 };
}

/**
 * A line of the table.
 * @typedef {{what: string, measured: string, beside: string, result: string, goal: string, met: boolean}} Row
 */
