// Runs every page test that waits for something of its own (an event, a frame, a slice, the clock) many times: none of them
// may fail by chance, whatever else the machine is doing.
//
//   node tests/web/repeat.js 50                    all of them, fifty times each
//   node tests/web/repeat.js 20 quiet controls     those in files of such names
//
// CHROMIUM and PORT are as in playwright.config.js. Which tests those are is read off them, so that no list goes stale.

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const top = fileURLToPath(new URL('../../', here));

const BEGINS = /^\s*test(\.only)?\(/;
const WAITS =
  /expect\s*\.poll|waitFor|clock\.|requestAnimationFrame|(?<!test\.)setTimeout\(|held|NoBlocking|looksOf|stopWork|isRolling|addEventListener|once:|whenDefined|settled\(\)/;

const [times = '50', ...names] = process.argv.slice(2);

/**
 * The lines on which tests begin that wait.
 * @param {string} file
 */
function waiting(file) {
  const lines = readFileSync(new URL(file, here), 'utf8').split('\n');
  const begins = [...lines.keys()].filter((line) => BEGINS.test(lines[line]));
  return begins
    .filter((line, i) => WAITS.test(lines.slice(line, begins[i + 1]).join('\n')))
    .map((line) => `web/${file}:${line + 1}`);
}

const tests = readdirSync(here)
  .filter((/** @type {string} */ file) => file.endsWith('.spec.js'))
  .filter((/** @type {string} */ file) => names.length === 0 || names.some((name) => file.includes(name)))
  .flatMap(waiting);
if (tests.length === 0) {
  // Playwright would take no file at all for all of them.
  console.error(`No test that waits is in a file named ${names.join(' or ')}.`);
  process.exitCode = 1;
} else {
  console.log(`${tests.length} places with tests that wait, ${times} times each`);
  const { status } = spawnSync(
    'node',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/web/playwright.config.js',
      '--repeat-each',
      times,
      ...tests,
    ],
    { cwd: top, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
