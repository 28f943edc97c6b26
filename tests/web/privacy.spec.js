// What the page asks of the network and of the browser's policy, and that it does so without an error.

import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, roll, setTable } from './helpers/lab.js';
import { LABS, STORY } from '../../www/pkg/labs.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/**
 * Uses everything once.
 * @param {Page} page
 */
async function useEverything(page) {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Roll one game' }).click();
  await lab.getByRole('button', { name: 'Replay the article' }).click();
  for (const option of ['All tables', 'Average luck', 'Log axis', '95% bands', 'Expected funnel']) {
    await lab.getByRole('checkbox', { name: option }).click();
  }
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await lab.getByRole('spinbutton', { name: 'White bears off' }).fill('abc');
  await lab.getByRole('textbox', { name: 'Seed' }).fill('abc');
  await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await roll(lab, 1000);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible();
  await lab.getByRole('application').first().hover();
  const downloading = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Download CSV' }).click();
  await downloading;
  await lab.getByRole('button', { name: 'New dice', exact: true }).click();
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  await lab.getByRole('button', { name: 'Pause' }).click();
  await drawn(page);
}

test('whatever is used, nothing is asked of any other site, and nothing that is not there', async ({
  page,
  baseURL,
}) => {
  /** @type {string[]} */
  const urls = [];
  /** @type {string[]} */
  const failed = [];
  page.on('request', (request) => void urls.push(request.url()));
  page.on('requestfailed', (request) => void failed.push(request.url()));
  page.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`);
  });
  await useEverything(page);
  // The page, its style, its script and the core at least.
  expect(urls.length).toBeGreaterThanOrEqual(4);
  expect(urls.filter((url) => !url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(failed).toEqual([]);
});

test('whatever is used, nothing goes wrong and nothing is kept on the reader’s machine', async ({ page }) => {
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => void said.push(error.message));
  await watchPolicy(page);
  await useEverything(page);
  expect(said).toEqual([]);
  expect(await brokenPolicy(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

/**
 * Notes from the start what the page's policy forbids it.
 * @param {Page} page
 */
const watchPolicy = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const broken = [];
    Object.assign(globalThis, { broken });
    document.addEventListener('securitypolicyviolation', (event) => {
      broken.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });

/**
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
const brokenPolicy = (page) =>
  page.evaluate(() => /** @type {{broken: string[]}} */ (/** @type {unknown} */ (globalThis)).broken);

const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

/** The policy of a page, and its directives by name. @param {Page} page */
async function policyOf(page) {
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluate((meta) => /** @type {HTMLMetaElement} */ (meta).content);
  /** @type {Record<string, string[]>} */
  const directives = Object.fromEntries(
    policy.split(/\s*;\s*/).map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  return { policy, directives };
}

test('the page’s policy allows its own script and style, the core, and nothing else', async ({ page }) => {
  await page.goto('./');
  const { policy, directives } = await policyOf(page);
  expect(directives['default-src']).toEqual(["'none'"]);
  // Of scripts inside the page only one, by its hash, and of styles only those for readers without scripts.
  expect(directives['script-src']).toEqual(["'self'", hash, "'wasm-unsafe-eval'"]);
  // Workers only of text that the script has itself.
  expect(directives['worker-src']).toEqual(['blob:']);
  expect(directives['style-src']).toEqual(["'self'", hash]);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test('a frame’s policy allows scripts and styles by their hashes alone, because a sandbox has no origin', async ({
  page,
}) => {
  for (const file of [LABS[0].embed, STORY.frames[0].file]) {
    await page.goto(`./${file}`);
    const { policy, directives } = await policyOf(page);
    expect(directives['default-src'], file).toEqual(["'none'"]);
    // The script inside the page loads the large one.
    expect(directives['script-src'], file).toEqual(["'strict-dynamic'", hash, "'wasm-unsafe-eval'"]);
    expect(directives['worker-src'], file).toEqual(['blob:']);
    expect(directives['style-src'].length, file).toBeGreaterThan(0);
    for (const source of directives['style-src']) expect(source, file).toEqual(hash);
    expect(policy, file).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  }
});

test('the policy is in force: a script that is not the page’s own does not run', async ({ page }) => {
  await watchPolicy(page);
  await openLab(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
  });
  await expect.poll(() => brokenPolicy(page)).toEqual(['script-src-elem inline']);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});
