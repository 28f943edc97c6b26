// How the tests of the built page run: Vite serves www/dist, Chromium opens it. `cargo xtask test` sets CHROMIUM
// (which browser) and PORT (a free one) in the environment. Those that wait for something, many times
// over: repeat.js.

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launch } from './helpers/chromium.js';

const address = `http://127.0.0.1:${process.env.PORT ?? 4173}/`;

export default defineConfig({
  testMatch: '*.spec.js',
  // Of tests, only what is beside this file.
  testDir: '.',
  outputDir: 'results/traces',
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  // A test that passes only sometimes is to be seen, not tried again.
  retries: 0,
  // One more than there are cores: tests wait for frames, and another can go on meanwhile. Each takes half a gigabyte.
  workers: Math.min(6, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  // Patience, no claim: whatever hangs ends some time. A machine that is busy with something else only takes longer.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: launch,
    // To trace every test doubles the run. Of a failure there is a screenshot and what could be read on the page;
    // who wants more runs that test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    cwd: '../..',
    url: address,
    reuseExistingServer: false,
  },
});
