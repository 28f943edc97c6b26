// The pages work in Firefox, too, where it is installed: the same seed gives the same games as in Chromium.

import { pathToFileURL } from 'node:url';
import { DIST } from './helpers/built.js';
import { Firefox, findFirefox } from './helpers/firefox.js';
import { testWith } from './helpers/other-browser.js';
import { declare } from './helpers/smoke-scenarios.js';

const program = findFirefox();

const test = testWith(async (address) => {
  const single = pathToFileURL(`${DIST}/rollout-lab.html`).href;
  // Firefox tells the errors of every page by itself.
  return { other: await Firefox.launch(String(program)), site: { address, single, watch: '' }, close: async () => {} };
});

// In the usual run one that rolls, and those in which games are played by hand.
declare(test, 'Firefox', Boolean(program), (lab, i) => i === 0 || Boolean(lab.hundred));
