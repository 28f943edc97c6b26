// The pages work in WebKit, Safari's engine, where it is installed: the same seed gives the same games as in Chromium.

import { KNOWN } from './helpers/labs.js';
import { testWith } from './helpers/other-browser.js';
import * as scenarios from './helpers/smoke-scenarios.js';
import { WebKit, findWebKit, serveWatched } from './helpers/webkit.js';
import { LANGUAGES } from '../../www/shared/texts/texts.js';

const programs = findWebKit();

const test = testWith(async () => {
  if (!programs) throw new Error('WebKit is not installed');
  const { site, close } = await serveWatched();
  const other = await WebKit.launch(programs);
  return { other, site, close };
});

test.describe.configure({ mode: 'default' });
test.skip(!programs, 'WebKit is not installed: nothing is known about it.');

test('errors in WebKit are noticed, on a page and in a sandboxed frame', async ({ other, site }) => {
  await scenarios.errorsAreNoticed(other, site);
});

for (const lab of KNOWN) {
  test(`${lab.name}: its page opens in WebKit, and rolls the same games as in Chromium`, async ({ other, site, page }) => {
    await scenarios.sameSnapshot(other, site, page, lab);
  });
}

test('in WebKit, too, a lab and figures work in a sandbox, and a lab in <rollout-lab>', async ({ other, site }) => {
  await scenarios.worksInFrames(other, site);
});

test('in WebKit, too, all labs work in a sandbox', { tag: '@long' }, async ({ other, site }) => {
  await scenarios.worksInFrames(other, site, KNOWN);
});

test('in WebKit, too, workers roll: on the page, in an embed, and in the single file from a disk', async ({ other, site }) => {
  await scenarios.workersRoll(other, site);
});

for (const language of LANGUAGES) {
  test(`${language}: the story and its worksheet open in WebKit, and figures come alive as in Chromium`, language === 'en' ? {} : { tag: '@long' }, async ({
    other,
    site,
    page,
  }) => {
    await scenarios.storyLives(other, site, page, language);
  });
}
