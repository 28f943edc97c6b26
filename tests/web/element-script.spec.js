// How the script of <rollout-lab> finds the lab, and that it may stand on a page twice.

import { LABS, STORY } from '../../www/pkg/labs.js';
import { expectDrawn, nearnessKnown, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Errors of the page that nobody caught.
 * @param {Page} page
 */
function errorsOf(page) {
  const errors = uncaughtErrors(page);
  return errors;
}

/** @param {Page} page */
const addressIn = (page) => page.locator('rollout-lab iframe').getAttribute('src');

test('`src` is the folder or the page, in full or relative, and wins over the script’s address', async ({
  host,
  page,
}) => {
  /** @type {[src: string, page: string][]} */
  const cases = [
    ['/labs', 'labs/embed.html'],
    ['labs/', 'labs/embed.html'],
    ['./labs/embed.html', 'labs/embed.html'],
    ['labs/other.html?games=9#top', 'labs/other.html'],
    [`${host.address}labs`, 'labs/embed.html'],
    ['.', 'embed.html'],
  ];
  for (const [src, path] of cases) {
    await host.open(`<rollout-lab src="${src}" games="7"></rollout-lab>`);
    expect(await addressIn(page), src).toBe(`${host.address}${path}?games=7&id=rollout-lab-1&theme=light`);
  }
});

test('`lab` names the lab; its frame stands beside the first one’s', { tag: '@long' }, async ({ host, page, lab }) => {
  /** @type {[attributes: string, address: string][]} */
  const cases = LABS.flatMap(({ name, embed }) => [
    [`lab="${name}"`, `${lab.address}${embed}?lab=${name}&`],
    [`lab="${name}" src="labs/"`, `${host.address}labs/${embed}?lab=${name}&`],
    [`lab="${name}" src="labs/other.html"`, `${host.address}labs/other.html?lab=${name}&`],
  ]);
  for (const [attributes, address] of cases) {
    await host.open(`<rollout-lab ${attributes}></rollout-lab>`);
    expect(await addressIn(page), attributes).toBe(`${address}id=rollout-lab-1&theme=light`);
  }
});

test('`figure` names a figure of the story; its frame stands beside the labs’, and what it shows has one address in all languages', {
  tag: '@long',
}, async ({ host, page, lab }) => {
  /** @type {[attributes: string, address: string][]} */
  const cases = STORY.frames.flatMap(({ file, figures }) =>
    figures.map((name) => [`figure="${name}"`, `${lab.address}${file}?figure=${name}&`]),
  );
  const [{ file, figures }] = STORY.frames;
  const [{ embed }] = LABS;
  const [name] = figures;
  cases.push(
    [`figure="${name}" src="labs/" lang="ja"`, `${host.address}labs/${file}?figure=${name}&lang=ja&`],
    [`figure="${name}" src="labs/other.html"`, `${host.address}labs/other.html?figure=${name}&`],
    // A figure is one whatever lab is named beside it.
    [`figure="${name}" lab="${LABS[1].name}"`, `${lab.address}${file}?figure=${name}&lab=${LABS[1].name}&`],
    // No figure is named: the lab.
    ['figure', `${lab.address}${embed}?figure=1&`],
  );
  for (const [attributes, address] of cases) {
    await host.open(`<rollout-lab ${attributes}></rollout-lab>`);
    expect(await addressIn(page), attributes).toBe(`${address}id=rollout-lab-1&theme=light`);
  }
});

test('a `src` of another protocol, or that is none, counts for nothing', { tag: '@long' }, async ({
  host,
  page,
  lab,
}) => {
  const errors = errorsOf(page);
  const hostile = 'javascript:parent.hacked=1//embed.html';
  for (const src of [hostile, 'JavaScript:a', 'data:text/html,x.html', 'blob:null/1', 'http://[', ' ']) {
    await host.open(`<rollout-lab src="${src}"></rollout-lab>`);
    expect(await addressIn(page), src).toBe(`${lab.address}embed.html?id=rollout-lab-1&theme=light`);
  }
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(errors).toEqual([]);
});

test('a script without an address leaves the picture, unless `src` says where the lab is', async ({
  host,
  page,
  lab,
  script,
}) => {
  const errors = errorsOf(page);
  host.site.files['/bundle.js'] = script;
  await host.openBare(
    '<rollout-lab heights="320:300"><img src="none.svg" alt="The lab"></rollout-lab>',
    '<script type="module" src="bundle.js"></script>',
  );
  await nearnessKnown(page);
  expect(await page.locator('rollout-lab iframe').count()).toBe(0);
  await expect(page.getByAltText('The lab')).toBeVisible();
  await page.locator('rollout-lab').evaluate((it, src) => it.setAttribute('src', src), lab.address);
  expect(await addressIn(page)).toContain(`${lab.address}embed.html?`);
  expect(errors).toEqual([]);
});

test('a picture named currentScript does not pass for the script', async ({ host, page }) => {
  const errors = errorsOf(page);
  const decoy = '<img name="currentScript" src="http://other.example/decoy.js" alt="">';
  await host.openBare(`${decoy}<script src="${host.lab.address}rollout-lab.js"></script><rollout-lab></rollout-lab>`);
  await nearnessKnown(page);
  expect(await page.evaluate(() => document.currentScript?.nodeName)).toBe('IMG');
  expect(await page.locator('rollout-lab iframe').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a second script, of the same or another version, changes nothing and throws nothing', async ({
  host,
  page,
  script,
}) => {
  const errors = errorsOf(page);
  // Another version, at another address.
  host.site.files['/rollout-lab.js'] = script.replaceAll('embed.html', 'other.html');
  const other = `<script src="${host.address}rollout-lab.js"></script>`;
  const again = `<script src="${host.lab.address}rollout-lab.js"></script>`;
  await host.open(`<rollout-lab reports="900"></rollout-lab>${again}${other}`);
  await expectDrawn(page.locator('rollout-lab'));
  expect(await addressIn(page)).toContain(`${host.lab.address}embed.html?`);
  expect(host.loaded).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('elements that were there before the script are brought to life, too', async ({ host, page, lab }) => {
  await host.openBare(
    `<rollout-lab reports="900"></rollout-lab><script src="${lab.address}rollout-lab.js" async></script>`,
  );
  await expectDrawn(page.locator('rollout-lab'));
});
