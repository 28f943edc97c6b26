// <rollout-lab> where no lab can come: the picture stays, as high as it is, and the console says why.

import { embedIn, expectDrawn, nearnessKnown, report, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/** A card of 720 × 400 pixels in a page that is wider; the lab's place would be 900 high. */
const CARD = '<a href="read.html"><img src="LABpicture.svg" alt="Two checkers" width="720" height="400"></a>';

/** @param {string} attributes  @param {string} lab */
const withCard = (attributes, lab) =>
  `<rollout-lab heights="320:900" ${attributes}>${CARD.replace('LAB', lab)}</rollout-lab><p>After it</p>`;

/** The element's warnings on the console. @param {Page} page */
function saidOn(page) {
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('<rollout-lab>')) said.push(message.text());
  });
  return said;
}

/** @param {Page} page */
async function expectCard(page) {
  await expect(page.getByAltText('Two checkers')).toBeVisible();
  await expect.poll(async () => (await page.locator('rollout-lab').boundingBox())?.height).toBe(400);
}

test('a module script without `src` leaves the card at its height, and says what it lacks', async ({
  host,
  page,
  lab,
  script,
}) => {
  const said = saidOn(page);
  host.site.files['/bundle.js'] = script;
  await host.openBare(withCard('', lab.address), '<script type="module" src="bundle.js"></script>');
  await expectCard(page);
  await nearnessKnown(page);
  await expect(page.locator('rollout-lab iframe')).toHaveCount(0);
  await expect.poll(() => said).toEqual([expect.stringContaining('src="…"')]);
  // The author mends it.
  await page.locator('rollout-lab').evaluate((it, src) => it.setAttribute('src', src), lab.address);
  expect((await page.locator('rollout-lab').boundingBox())?.height).toBe(900);
  await report(page.locator('rollout-lab'), 900);
  await expectDrawn(page.locator('rollout-lab'));
  expect(said).toHaveLength(1);
});

for (const [attribute, reason] of [
  ['lab="backgammon"', 'there is no lab "backgammon"'],
  // Not a way to other folders.
  ['lab="../x"', 'there is no lab "../x"'],
  ['figure="nonsense"', 'the story has no figure "nonsense"'],
  ['figure="nonsense" lab="bearoff"', 'the story has no figure "nonsense"'],
]) {
  test(`${attribute}: no other lab comes in its place`, async ({ host, page, lab }) => {
    const said = saidOn(page);
    await host.open(withCard(attribute, lab.address));
    await expectCard(page);
    await nearnessKnown(page);
    await expect(page.locator('rollout-lab iframe')).toHaveCount(0);
    expect(said).toEqual([expect.stringContaining(reason)]);
    // Not said again with every attribute.
    await page.locator('rollout-lab').evaluate((it) => it.setAttribute('lang', 'ja'));
    await expectCard(page);
    expect(said).toHaveLength(1);
  });
}

test('a policy without the lab’s `frame-src` leaves the card at its height, and is named', async ({
  host,
  page,
  lab,
}) => {
  const said = saidOn(page);
  const at = new URL(lab.address).origin;
  const policy = `default-src 'none'; script-src ${at} ${host.address}host.js; img-src ${at}; style-src 'self'`;
  await host.open(withCard('', lab.address), { policy });
  await expectCard(page);
  await expect.poll(() => said).toEqual([expect.stringContaining(`add ${at} to frame-src`)]);
  await page.getByAltText('Two checkers').click();
  await expect(page).toHaveURL(`${host.address}read.html`);
});

test('a policy that only reports forbids nothing', async ({ host, page, lab }) => {
  const said = saidOn(page);
  host.site.headers = { 'content-security-policy-report-only': "frame-src 'none'" };
  await host.openBare(`<script src="${lab.address}rollout-lab.js"></script>${withCard('reports="900"', lab.address)}`);
  await expectDrawn(page.locator('rollout-lab'));
  expect((await page.locator('rollout-lab').boundingBox())?.height).toBe(900);
  expect(said).toEqual([]);
});

test('a frame that does not answer, as under COEP, leaves the card at its height in the end', async ({
  host,
  page,
  lab,
  script,
}) => {
  const said = saidOn(page);
  await page.clock.install();
  host.site.files['/rollout-lab.js'] = script;
  host.site.headers = { 'cross-origin-embedder-policy': 'require-corp' };
  const body = `<script src="rollout-lab.js"></script>${withCard(`src="${lab.address}"`, '').replace('picture.svg', 'card.svg')}`;
  host.site.files['/card.svg'] = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="400"/>';
  await host.openBare(body);
  const frame = page.locator('rollout-lab iframe');
  await expect(frame).toHaveCount(1);
  expect((await page.locator('rollout-lab').boundingBox())?.height).toBe(900);
  // The time counts from the error's page, which is loaded some time.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return said.length;
    })
    .toBe(1);
  expect(said[0]).toContain(`${lab.address}embed.html did not answer`);
  await expectCard(page);
});

test('a frame whose page is never loaded is waited for half a minute', async ({ host, page, lab }) => {
  const said = saidOn(page);
  await page.clock.install();
  // An answer that never ends, as browsers other than Chromium treat a frame that is forbidden.
  await page.route('**/embed.html*', () => {});
  await host.open('<div id="place"></div>');
  // Such a frame would keep the page of the host from being loaded.
  await page.locator('#place').evaluate(
    (place, html) => {
      place.innerHTML = html;
    },
    withCard('', lab.address),
  );
  const element = page.locator('rollout-lab');
  await expect(element.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(29_000);
  expect(said).toEqual([]);
  expect((await element.boundingBox())?.height).toBe(900);
  await page.clock.runFor(1_000);
  await expect.poll(() => said).toEqual([expect.stringContaining('did not answer')]);
  await expectCard(page);
});

test('a frame that answers late takes its place after all', async ({ host, page, lab }) => {
  const said = saidOn(page);
  await page.clock.install();
  await host.open(withCard('silent="1"', lab.address));
  const element = page.locator('rollout-lab');
  await embedIn(element);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return said.length;
    })
    .toBe(1);
  await expectCard(page);
  const frame = await embedIn(element);
  await frame.evaluate(() => parent.postMessage({ type: 'rollout-lab:resize', v: 1, id: '', height: 880 }, '*'));
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return (await element.boundingBox())?.height;
    })
    .toBe(880);
  await expectDrawn(element);
  await expect(page.getByAltText('Two checkers')).toBeHidden();
});

test('a frame that is there but not drawn yet is waited for', async ({ host, page, lab }) => {
  const said = saidOn(page);
  await page.clock.install();
  await host.open(withCard('', lab.address));
  const element = page.locator('rollout-lab');
  const frame = await embedIn(element);
  await frame.waitForFunction(() => Reflect.get(globalThis, 'asked') === 1);
  await page.clock.runFor(60_000);
  expect((await element.boundingBox())?.height).toBe(900);
  expect(said).toEqual([]);
});
