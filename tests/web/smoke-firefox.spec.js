// The pages work in Firefox, too, where it is installed: the same seed gives the same games as in Chromium.

import { pathToFileURL } from 'node:url';
import { DIST } from './helpers/built.js';
import { Firefox, findFirefox } from './helpers/firefox.js';
import { KNOWN } from './helpers/labs.js';
import { testWith } from './helpers/other-browser.js';
import * as scenarios from './helpers/smoke-scenarios.js';
import { LANGUAGES } from '../../www/shared/texts/texts.js';

const program = findFirefox();

const test = testWith(async (address) => {
  const single = pathToFileURL(`${DIST}/rollout-lab.html`).href;
  // Firefox tells the errors of every page by itself.
  return { other: await Firefox.launch(String(program)), site: { address, single, watch: '' }, close: async () => {} };
});

test.describe.configure({ mode: 'default' });
test.skip(!program, 'Firefox is not installed: nothing is known about it.');

test('errors in Firefox are noticed, on a page and in a sandboxed frame', async ({ other, site }) => {
  await scenarios.errorsAreNoticed(other, site);
});

for (const [i, lab] of KNOWN.entries()) {
  // In the usual run one that rolls, and those in which games are played by hand.
  const details = i === 0 || lab.hundred ? {} : { tag: '@long' };
  test(`${lab.name}: its page opens in Firefox, and rolls the same games as in Chromium`, details, async ({ other, site, page }) => {
    await scenarios.sameSnapshot(other, site, page, lab);
  });
}

test('in Firefox, too, a lab and figures work in a sandbox, and a lab in <rollout-lab>', async ({ other, site }) => {
  await scenarios.worksInFrames(other, site);
});

test('in Firefox, too, all labs work in a sandbox', { tag: '@long' }, async ({ other, site }) => {
  await scenarios.worksInFrames(other, site, KNOWN);
});

test('in Firefox, too, workers roll: on the page, in an embed, and in the single file from a disk', async ({ other, site }) => {
  await scenarios.workersRoll(other, site);
});

for (const language of LANGUAGES) {
  test(`${language}: the story and its worksheet open in Firefox, and figures come alive as in Chromium`, language === 'en' ? {} : { tag: '@long' }, async ({
    other,
    site,
    page,
  }) => {
    await scenarios.storyLives(other, site, page, language);
  });
}
