// docs/embedding.md names the headers that servers send, where the lab is served and where it is shown. They are enough, and
// none of them can be left out.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DIST } from './helpers/built.js';
import { nearnessKnown } from './helpers/host-page.js';
import { serve } from './helpers/static-server.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, string>} Headers */

const guide = readFileSync(fileURLToPath(new URL('../../docs/embedding.md', import.meta.url)), 'utf8');
const chapter = guide.split('\n## What servers send\n')[1].split('\n## ')[0];

/** The headers in the chapter's blocks, in their order. @type {Headers[]} */
const [POLICY, EMBEDDED] = [...chapter.matchAll(/```\n([^]*?)```/g)].map(([, block]) =>
  Object.fromEntries([...block.matchAll(/^ *([\w-]+): (.*)$/gm)].map(([, name, value]) => [name.toLowerCase(), value])),
);

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

test('the guide names the header for modules as it is written', () => {
  for (const [name, value] of Object.entries(ANY_ORIGIN))
    expect(chapter.toLowerCase()).toContain(`\`${name}: ${value}\``);
});

/**
 * Opens a page of a host’s, beside a lab's site, and has a look at it.
 * @template T
 * @param {Page} page
 * @param {{lab?: Headers, host?: Headers, body: (lab: string) => string}} how  body: with the address of the lab's site
 * @param {() => Promise<T>} look
 */
async function hosted(page, { lab: labHeaders = {}, host: hostHeaders = {}, body }, look) {
  const lab = await serve({ folder: DIST, headers: labHeaders });
  const files = { '/index.html': `<!doctype html><title>A host</title><body>${body(lab.address)}`, '/favicon.ico': '' };
  const host = await serve({ files, headers: hostHeaders });
  await page.goto(host.address);
  const seen = await look();
  await host.close();
  await lab.close();
  return seen;
}

/** How many games the only lab in a page's frames has, once it has some. @param {Page} page */
async function gamesInFrame(page) {
  const frame = page.frameLocator('iframe').locator('two-checker-lab');
  await frame.evaluate(async (/** @type {any} */ it) => {
    while (!(it.snapshot?.().games > 0)) await new Promise(requestAnimationFrame);
  });
  return frame.evaluate((/** @type {any} */ it) => it.snapshot().games);
}

/** Whether the element's script has run. The page's `load`, for which `goto` waits, comes after it. @param {Page} page */
const isDefined = (page) => page.evaluate(() => customElements.get('rollout-lab') !== undefined);

const ELEMENT = '<rollout-lab v="2" games="7"></rollout-lab>';
/** @param {string} lab */
const element = (lab) => `<script src="${lab}rollout-lab.js"></script>${ELEMENT}`;

for (const kind of ['require-corp', 'credentialless']) {
  const host = { 'cross-origin-embedder-policy': kind };

  test(`a page with Cross-Origin-Embedder-Policy: ${kind} shows the lab where its site sends both headers`, async ({
    page,
  }) => {
    expect(await hosted(page, { host, lab: EMBEDDED, body: element }, () => gamesInFrame(page))).toBe(7);
  });

  test(`a page with Cross-Origin-Embedder-Policy: ${kind} shows no lab where one of the headers is missing`, async ({
    page,
  }) => {
    expect(Object.keys(EMBEDDED)).toHaveLength(2);
    for (const missing of Object.keys(EMBEDDED)) {
      const { [missing]: _, ...lab } = EMBEDDED;
      // Where the script is refused, so that nobody asks for the frame, a frame stands there for itself.
      const body = (/** @type {string} */ site) => `<iframe src="${site}embed.html?games=7"></iframe>`;
      const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('embed.html'));
      const failure = await hosted(page, { host, lab, body }, async () => (await refused).failure()?.errorText);
      expect(failure, missing).toContain('BLOCKED_BY_RESPONSE');
    }
  });
}

test('with require-corp the script is refused, too, unless its site says that it may be loaded', async ({ page }) => {
  const host = { 'cross-origin-embedder-policy': 'require-corp' };
  expect(await hosted(page, { host, body: element }, () => isDefined(page))).toBe(false);
  expect(await hosted(page, { host, lab: EMBEDDED, body: element }, () => isDefined(page))).toBe(true);
});

for (const [how, attributes] of [
  ['as a module', 'type="module"'],
  ['with crossorigin', 'crossorigin'],
]) {
  const body = (/** @type {string} */ lab) => `<script ${attributes} src="${lab}rollout-lab.js"></script>${ELEMENT}`;

  test(`${how}, the script of another site runs only where that sends Access-Control-Allow-Origin`, async ({
    page,
  }) => {
    expect(await hosted(page, { body }, () => isDefined(page))).toBe(false);
    expect(await hosted(page, { lab: ANY_ORIGIN, body }, () => isDefined(page))).toBe(true);
  });
}

test('a module of another site needs `src` besides, and a folder does for it', async ({ page }) => {
  const module = (/** @type {string} */ lab) => `<script type="module" src="${lab}rollout-lab.js"></script>`;
  const frames = await hosted(page, { lab: ANY_ORIGIN, body: (lab) => module(lab) + ELEMENT }, async () => {
    await nearnessKnown(page);
    return page.locator('rollout-lab iframe').count();
  });
  expect(frames).toBe(0);
  const said = (/** @type {string} */ lab) => module(lab) + ELEMENT.replace(' v=', ` src="${lab}" v=`);
  expect(await hosted(page, { lab: ANY_ORIGIN, body: said }, () => gamesInFrame(page))).toBe(7);
});

test.describe('a policy of the server that serves the lab', () => {
  test.use({ ownWindow: true });

  /**
   * Opens a file of the lab's site with the guide's policy: how many games were rolled, and what the policies refused.
   * @param {Page} page
   * @param {string} address
   * @param {string} [without]  of the policy
   * @param {string} [until]  a directive; the lab rolls on until it has refused something
   */
  async function withPolicy(page, address, without = '', until = '') {
    await page.addInitScript(() => {
      const refused = Object.assign(globalThis, { refused: /** @type {string[]} */ ([]) }).refused;
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        refused.push(`${effectiveDirective} ${blockedURI}`);
      });
    });
    const policy = POLICY['content-security-policy'];
    expect(policy).toContain(without);
    const lab = await serve({ folder: DIST, headers: { 'content-security-policy': policy.replace(without, '') } });
    await page.goto(lab.address + address);
    const seen = await page.evaluate(async (directive) => {
      const { refused } = /** @type {{refused: string[]}} */ (/** @type {unknown} */ (globalThis));
      const it = /** @type {any} */ (document.querySelector('two-checker-lab'));
      const rolled = () => it?.snapshot?.().games ?? 0;
      while (rolled() === 0 && !refused.some((one) => one.startsWith('script-src')))
        await new Promise(requestAnimationFrame);
      await it?.settled?.();
      const games = rolled();
      // The script that starts workers may come later than many games.
      let more = 0;
      for (; directive && !refused.some((one) => one.startsWith(directive)); more += games) await it.roll(games);
      return { games, more: rolled() - games - more, refused };
    }, until);
    await lab.close();
    return seen;
  }

  for (const file of ['', 'embed.html']) {
    const name = file || 'index.html';
    test(`${name} works with the policy that the guide gives`, async ({ page }) => {
      expect(await withPolicy(page, `${file}?v=1&games=7`)).toEqual({ games: 7, more: 0, refused: [] });
    });

    test(`without 'wasm-unsafe-eval' there is no lab in ${name}`, async ({ page }) => {
      const { games, refused } = await withPolicy(page, `${file}?v=1&games=7`, " 'wasm-unsafe-eval'");
      expect({ games, refused }).toEqual({ games: 0, refused: ['script-src wasm-eval'] });
    });
  }

  test('a frame in a sandbox works with it, and with the address of its site in place of self', async ({ page }) => {
    const policy = POLICY['content-security-policy'];
    for (const self of ["'self'", 'http://127.0.0.1:*']) {
      const lab = { 'content-security-policy': policy.replaceAll("'self'", self) };
      const body = (/** @type {string} */ site) =>
        `<iframe sandbox="allow-scripts" src="${site}embed.html?games=7"></iframe>`;
      expect(await hosted(page, { lab, body }, () => gamesInFrame(page)), self).toBe(7);
    }
  });

  test('without worker-src the page rolls by itself', async ({ page }) => {
    // As many as the page leaves to workers where it may start some.
    const games = 3e7;
    const { refused, ...seen } = await withPolicy(page, `?v=1&games=${games}`, ' worker-src blob:;', 'worker-src');
    expect(seen).toEqual({ games, more: 0 });
    expect(new Set(refused)).toEqual(new Set(['worker-src blob']));
  });
});
