// No test measures time: what a machine takes for something depends on what else it does. What may not take long is counted,
// and what comes at its time comes by a clock that the test holds; `cargo xtask bench` measures.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from './helpers/test.js';

const HERE = new URL('./', import.meta.url);

/** What reads a clock, or waits for one. A timer without a delay is only a task of its own. */
const CLOCKS = [
  /\bperformance\.(now|mark|measure|timeOrigin|getEntries)/,
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
  /\bprocess\.(hrtime|cpuUsage)\b/,
  /\bwaitForTimeout\b/,
  /\bstartTracing\b/,
  /\bsetTimeout\(.*,\s*\w+\)/,
  /\bsetInterval\(/,
];

/** Where they may stand all the same, and why. */
const ALLOWED = {
  'helpers/held-clock.js': 'is the clock that a test holds',
  'helpers/held-workers-page.js': 'is the clock of workers that a test holds',
  'helpers/firefox.js': 'gives up waiting for a Firefox that does not start',
  'helpers/webkit.js': 'asks again and again whether WebKit’s driver has started',
  'helpers/lab.js': 'sets Playwright’s clock ahead of the real one, before it stops it',
  'helpers/workers-world.js': 'is another one, which work sets forward',
  'blocking.spec.js': 'reads the clock that the test holds',
  'element-messages.spec.js': 'sends a date as something that is no snapshot',
  'address.spec.js': 'reads Playwright’s clock',
  'quiet.spec.js': 'reads Playwright’s clock, and waits by it',
  'held-workers.spec.js': 'has time pass for them itself',
  'recalled.spec.js': 'is another one, which recalling sets forward',
  'reload.spec.js': 'holds the page’s clock, from where it is',
  'snapshot.spec.js': 'reads Playwright’s clock',
  'clocks.spec.js': 'says how clocks are read',
};

/** All code of the tests, by its path; the benchmark is there to measure. */
const files = [
  ...readdirSync(HERE),
  ...readdirSync(new URL('helpers/', HERE)).map((/** @type {string} */ name) => `helpers/${name}`),
].filter((name) => name.endsWith('.js'));

const linesWithClocks = (/** @type {string} */ name) =>
  readFileSync(new URL(name, HERE), 'utf8')
    .split('\n')
    .filter((/** @type {string} */ line) => CLOCKS.some((clock) => clock.test(line)));

test('no test reads a clock or waits for one, but for those that say why', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => linesWithClocks(name).length > 0);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('a test that reads Playwright’s clock has stopped it', () => {
  const reading = Object.entries(ALLOWED).filter(([, why]) => why.startsWith('reads Playwright’s clock'));
  for (const [name] of reading) expect(readFileSync(new URL(name, HERE), 'utf8'), name).toContain('stopClock(page)');
});

test('a wait of some milliseconds would be found', () => {
  for (const line of [
    'await new Promise((later) => setTimeout(later, 200));',
    'const since = performance.now();',
    'await page.waitForTimeout(100);',
    'setInterval(look, 50);',
  ]) {
    expect(
      CLOCKS.some((clock) => clock.test(line)),
      line,
    ).toBe(true);
  }
  expect(CLOCKS.some((clock) => clock.test('await new Promise((next) => setTimeout(next));'))).toBe(false);
});
