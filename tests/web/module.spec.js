// The labs as modules, on pages of another origin.

import { readFileSync } from 'node:fs';
import { elementOf } from '../../www/lib/page/labs.js';
import { LABS } from '../../www/pkg/labs.js';
import { DIST } from './helpers/built.js';
import { tried } from './helpers/labs.js';
import { serve } from './helpers/static-server.js';
import { expect, test as base } from './helpers/test.js';
import { typeErrors } from './helpers/type-check.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/static-server.js').StaticServer} StaticServer */
/** @typedef {import('../../www/labs/two-checker/host.js').TwoCheckerLabElement} TwoCheckerLabElement */
/** @typedef {import('../../www/lib/element/host.js').LabElement} LabElement */
/** @typedef {{snapshots: number[], imported: boolean, forbidden: string[]}} Noted  globals of the page */

/** The address of the labs' site, and how to open a page of another site. */
class Guest {
  /** @param {Page} page @param {StaticServer} site @param {StaticServer} host @param {Record<string, string>} files  of the host */
  constructor(page, site, host, files) {
    this.page = page;
    this.site = site;
    this.host = host;
    this.files = files;
  }

  /**
   * Opens a page that imports the modules of these labs.
   * @param {readonly string[]} labs
   * @param {string} body
   * @param {{lang?: string, after?: string}} [options]  after: a script that runs once they are imported
   */
  async open(labs, body, { lang = 'en', after = '' } = {}) {
    const imports = labs.map((lab) => `import '${this.site.address}labs/${lab}.js';`).join('\n');
    this.files['/host.js'] = `${imports}\n${after}\nglobalThis.imported = true;`;
    this.files['/early.js'] = `globalThis.forbidden = [];
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => forbidden.push(effectiveDirective + ' ' + blockedURI));`;
    this.files['/index.html'] = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A page</title>
<script src="early.js"></script><script type="module" src="host.js"></script></head><body>${body}</body></html>`;
    await this.page.goto(this.host.address);
    await this.page.waitForFunction(() => 'imported' in globalThis);
  }

  /** What the page's policy has kept from loading. */
  forbidden() {
    return this.page.evaluate(() => /** @type {Noted} */ (/** @type {object} */ (globalThis)).forbidden);
  }
}

/** @type {import('@playwright/test').TestType<import('./helpers/test.js').Each & {guest: Guest}, import('./helpers/test.js').Shared>} */
const test = /** @type {any} */ (base).extend({
  /** @param {{page: Page}} fixtures @param {(guest: Guest) => Promise<void>} use */
  guest: async ({ page }, use) => {
    const site = await serve({ folder: DIST, headers: { 'access-control-allow-origin': '*' } });
    const [origin] = /** @type {RegExpExecArray} */ (/^.*?:\/\/[^/]+/.exec(site.address));
    // No more than docs/embedding.md says that such a page must allow.
    const policy = `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; worker-src blob:`;
    /** @type {Record<string, string>} */
    const files = { '/favicon.ico': '' };
    const host = await serve({ files, headers: { 'content-security-policy': policy } });
    await use(new Guest(page, site, host, files));
    await Promise.all([host.close(), site.close()]);
  },
});

test('a page of another site imports a lab, rolls, hears of it and reads the result', async ({ guest, page }) => {
  const errors = uncaughtErrors(page);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => void asked.push(request.url()));
  await guest.open(['two-checker'], '<two-checker-lab seed="0x2a61"></two-checker-lab>', {
    after: `const lab = document.querySelector('two-checker-lab');
globalThis.snapshots = [];
lab.addEventListener('snapshot', ({ detail }) => snapshots.push(detail.games));
// So many that workers roll them.
await lab.roll(40_000_000);`,
  });
  const lab = page.locator('two-checker-lab');
  const told = await lab.evaluate((/** @type {TwoCheckerLabElement} */ it) => it.snapshot());
  expect(told).toMatchObject({ games: 40_000_000, seed: '0x2a61' });
  expect(Math.abs(Number(told.reduced.mean) - told.exact.reduced.mean)).toBeLessThan(0.1);
  await expect
    .poll(() => page.evaluate(() => /** @type {Noted} */ (/** @type {object} */ (globalThis)).snapshots.at(-1)))
    .toBe(40_000_000);
  // The reader sees it in the lab's own colours.
  await expect(lab.getByText('40,000,000').first()).toBeVisible();
  await expect(lab.getByRole('button', { name: 'Roll one game' })).toBeVisible();
  const link = lab.getByRole('link', { name: 'Open in Rollout Lab' });
  expect(await link.getAttribute('href')).toMatch(`${guest.site.address}?v=1&seed=0x2a61&games=40000000`);
  expect(await lab.evaluate((it) => getComputedStyle(it).getPropertyValue('--card').trim())).toBe('#fff');
  // Workers begin from a blob.
  const origins = new Set(asked.map((address) => /^blob:|^.*?:\/\/[^/]+\//.exec(address)?.[0]));
  expect([...origins].sort()).toEqual(['blob:', guest.host.address, guest.site.address].sort());
  expect(errors).toEqual([]);
  expect(await guest.forbidden()).toEqual([]);
});

test('attributes are the parameters of the lab’s address, and the page around the lab stays as it is', async ({
  guest,
  page,
}) => {
  await guest.open(
    ['two-checker'],
    '<p>Text</p><two-checker-lab preset="backwards" games="1000" hide="tiles,share" theme="dark"></two-checker-lab>',
    { lang: 'de', after: "await document.querySelector('two-checker-lab').settled();" },
  );
  const lab = page.locator('two-checker-lab');
  const told = await lab.evaluate((/** @type {TwoCheckerLabElement} */ it) => it.snapshot());
  expect(told.games).toBe(1000);
  expect(told.table.doubles).toBeLessThan(0);
  await expect(lab.locator('.tiles')).toBeHidden();
  expect(await lab.evaluate((it) => getComputedStyle(it).getPropertyValue('--card').trim())).toBe('#1c2229');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('A page');
  expect(page.url()).toBe(guest.host.address);
});

test('a script sets up an element before it is in the page, or before it is defined', async ({ guest, page }) => {
  const after = `const lab = document.createElement('two-checker-lab');
lab.seed = '7';
document.body.append(lab);
await lab.roll(10);`;
  await guest.open(['two-checker'], '<two-checker-lab></two-checker-lab><script src="given.js"></script>', { after });
  const labs = page.locator('two-checker-lab');
  expect(
    await labs.nth(1).evaluate((/** @type {TwoCheckerLabElement} */ it) => [it.seed, it.snapshot().games]),
  ).toEqual(['0x7', 10]);
  guest.files['/given.js'] = "document.querySelector('two-checker-lab').seed = '0x2a61';";
  await guest.open(['two-checker'], '<two-checker-lab></two-checker-lab><script src="given.js"></script>');
  expect(await labs.first().evaluate((/** @type {TwoCheckerLabElement} */ it) => it.seed)).toBe('0x2a61');
});

test('a Japanese page has the lab in Japanese', async ({ guest, page }) => {
  await guest.open(['two-checker'], '<two-checker-lab></two-checker-lab>', { lang: 'ja-JP' });
  const lab = page.locator('two-checker-lab');
  await expect(lab).toHaveAttribute('lang', 'ja');
  await expect(lab.getByText('ゾロ目').first()).toBeVisible();
});

test('where the core cannot be loaded, the element says so', async ({ guest, page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await guest.open(['two-checker'], '<two-checker-lab></two-checker-lab>');
  await expect(page.locator('two-checker-lab').getByRole('alert')).toBeVisible();
});

test('the modules of all labs are on one page, each with its own words', { tag: '@long' }, async ({ guest, page }) => {
  const errors = uncaughtErrors(page);
  const names = LABS.map(({ name }) => name);
  await guest.open(names, names.map((name) => `<${name}-lab></${name}-lab>`).join('\n'));
  for (const name of names) {
    const lab = page.locator(elementOf({ name }));
    const seed = await lab.evaluate(async (/** @type {LabElement} */ it) => {
      await it.settled();
      return it.seed;
    });
    expect(seed, name).toMatch(/^0x/);
    expect(await lab.evaluate((it) => it.shadowRoot?.textContent), name).not.toMatch(/undefined|\bnull\b|NaN/);
  }
  expect(errors).toEqual([]);
  expect(await guest.forbidden()).toEqual([]);
});

for (const { name } of LABS) {
  test(`${name}: a page that imports its module has its types`, tried('types', name), async () => {
    const source = `import './labs/${name}.js';
const lab = document.querySelector('${name}-lab');
if (lab) {
  await lab.settled();
  const seed: string = lab.seed;
  lab.addEventListener('snapshot', ({ detail }) => console.log(detail, seed));
  // @ts-expect-error  no lab has it
  lab.rolling;
}
`;
    expect(await typeErrors({ 'page.ts': source }, DIST, { types: [], skipLibCheck: false })).toBe('');
  });
}

test('TypeScript knows the snapshots of a lab and refuses a wrong value', async () => {
  const source = `import type { RolloutLabError } from './labs/host.js';
import './labs/two-checker.js';

const lab = document.createElement('two-checker-lab');
lab.table = { doubles: 60, noDoubles: -12, oFails: 45, oBearsOff: -15 };
lab.addEventListener('snapshot', ({ detail }) => console.log(detail.games.toFixed(), detail.reduced.ci?.[0]));
try {
  await lab.roll(10);
} catch (error) {
  const { code } = error as RolloutLabError;
  if (code === 'NotConnected') console.log(code);
}
`;
  const settings = { types: [], skipLibCheck: false };
  expect(await typeErrors({ 'page.ts': source }, DIST, settings)).toBe('');
  const wrong = source.replace('doubles: 60, ', '').replace('detail.games', 'detail.walks');
  const said = await typeErrors({ 'page.ts': wrong }, DIST, settings);
  expect(said).toContain("Property 'doubles' is missing");
  expect(said).toContain("Property 'walks' does not exist");
});

test('a module says where its licences are, and starts one file that never changes its name', () => {
  for (const { name } of LABS) {
    const module = readFileSync(`${DIST}/labs/${name}.js`, 'utf8');
    expect(module).toMatch(/^\/\*! Rollout Lab \d+\.\d+\.\d+\. Licences of what is in it: licenses\.txt \*\/\n/);
  }
});
