// The pages work in WebKit, Safari's engine, where it is installed: the same seed gives the same games as in Chromium.

import { testWith } from './helpers/other-browser.js';
import { declare } from './helpers/smoke-scenarios.js';
import { WebKit, findWebKit, serveWatched } from './helpers/webkit.js';

const programs = findWebKit();

const test = testWith(async () => {
  if (!programs) throw new Error('WebKit is not installed');
  const { site, close } = await serveWatched();
  const other = await WebKit.launch(programs);
  return { other, site, close };
});

// In the usual run those that it is in Firefox, too: smoke-firefox.spec.js.
declare(test, 'WebKit', Boolean(programs), (lab, i) => i === 0 || Boolean(lab.hundred));
