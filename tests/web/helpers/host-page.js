// The `test` of the tests of <rollout-lab>: a host's site and the lab's, of two origins; the lab's has a fake
// embed.html that does nothing but talk.

import { readFileSync } from 'node:fs';
import { DIST } from './built.js';
import { serve } from './static-server.js';
import { expect, test as base } from './test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./static-server.js').StaticServer} StaticServer */
/** @typedef {import('./static-server.js').Site} Site */
/** @typedef {HTMLElement & {readonly snapshot: unknown}} RolloutLab */
/** @typedef {{got: unknown[], asked: number}} FakeEmbed globals: the messages that it was sent, and how often it was asked how high it is */

// It reports `reports` pixels, if that is set, and waits for so many `frames` first. Asked how high it is, it says that it is there,
// unless it is `silent`.
const FAKE_EMBED = `
const query = new URLSearchParams(location.search);
const got = globalThis.got = [];
globalThis.asked = 0;
addEventListener('message', ({ data }) => {
  if (data.type !== 'rollout-lab:ask') return got.push(data);
  globalThis.asked += 1;
  if (!query.has('silent')) parent.postMessage({ type: 'rollout-lab:coming', v: 1 }, '*');
});
addEventListener('load', async () => {
  for (let i = Number(query.get('frames')); i > 0; i -= 1) await new Promise(requestAnimationFrame);
  const height = Number(query.get('reports'));
  if (height) parent.postMessage({ type: 'rollout-lab:resize', v: 1, id: query.get('id'), height }, '*');
});
`;

// As large as a picture of the lab, 720 × 400, unless something makes it fit.
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="400" viewBox="0 0 720 400">
<rect width="720" height="400" fill="gray"/></svg>`;

// Notes from the start what moves by itself, and what goes wrong.
const WATCH = `
const troubles = globalThis.troubles = [];
addEventListener('error', ({ message }) => void troubles.push(message));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  troubles.push(effectiveDirective + ' ' + blockedURI);
});
const shifts = globalThis.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: 'layout-shift', buffered: true });
`;

export class Host {
  /**
   * @param {Page} page
   * @param {StaticServer} server
   * @param {Site & {files: Record<string, string>}} site
   * @param {StaticServer} lab
   */
  constructor(page, server, site, lab) {
    this.page = page;
    this.address = server.address;
    this.site = site;
    this.lab = lab;
  }

  /**
   * Opens a page of the host's in which the script stands before the given content, as in our snippet.
   * @param {string} body
   * @param {{head?: string, policy?: string}} [options]
   */
  async open(body, { head = '', policy } = {}) {
    this.site.headers = policy ? { 'content-security-policy': policy } : {};
    const script = `<script src="${this.lab.address}rollout-lab.js"></script>`;
    await this.openBare(`${script}\n${body}`, head);
  }

  /**
   * The same without the script.
   * @param {string} body
   * @param {string} [head]
   */
  async openBare(body, head = '') {
    this.site.files['/index.html'] = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>A blog</title><link rel="stylesheet" href="host.css"><script src="host.js"></script>${head}</head>
<body>${body}</body></html>`;
    await this.page.goto(this.address);
  }

  /** The addresses of the fake embed.html that were asked for, without their origin. */
  get loaded() {
    return this.lab.requests.map(({ path }) => path).filter((path) => path.startsWith('/embed.html'));
  }
}

/** @typedef {import('./test.js').Each & {script: string, lab: StaticServer, host: Host}} Each */

/** @type {import('@playwright/test').TestType<Each, import('./test.js').Shared>} */
export const test = /** @type {any} */ (base).extend({
  /** @param {{}} _  @param {(script: string) => Promise<void>} use */
  script: async ({}, use) => use(readFileSync(`${DIST}/rollout-lab.js`, 'utf8')),

  /**
   * @param {{script: string}} fixtures
   * @param {(lab: StaticServer) => Promise<void>} use
   */
  lab: async ({ script }, use) => {
    const embed = '<!doctype html><title>Fake</title><script src="embed.js"></script>';
    const files = { '/embed.html': embed, '/embed.js': FAKE_EMBED, '/picture.svg': PICTURE };
    const server = await serve({ files: { ...files, '/rollout-lab.js': script } });
    await use(server);
    await server.close();
  },

  /**
   * @param {{page: Page, lab: StaticServer}} fixtures
   * @param {(host: Host) => Promise<void>} use
   */
  host: async ({ page, lab }, use) => {
    const site = { files: { '/host.css': 'body { margin: 0 }', '/host.js': WATCH }, headers: {} };
    const server = await serve(site);
    await use(new Host(page, server, site, lab));
    await server.close();
  },
});

/**
 * The loaded lab in an element.
 * @param {Locator} element
 * @returns {Promise<Frame>}
 */
export async function embedIn(element) {
  const frame = await (await element.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the element has no frame');
  await frame.waitForFunction(() => 'got' in globalThis);
  return frame;
}

/**
 * Lets a window post a message to its parent, and waits until the host has it, and has had a frame to do something with it.
 * @param {Page} page
 * @param {Frame} from
 * @param {unknown} message
 */
export async function say(page, from, message) {
  const heard = page.evaluateHandle(() => {
    const next = new Promise((resolve) =>
      addEventListener('message', ({ data: said }) => {
        // The answer to the element, which may be under way.
        if (said?.type !== 'rollout-lab:coming') resolve(said);
      }),
    );
    return { next };
  });
  const waiting = await heard;
  await from.evaluate((data) => parent.postMessage(data, '*'), message);
  await waiting.evaluate(async ({ next }) => {
    await next;
    await new Promise(requestAnimationFrame);
  });
}

/**
 * Lets the lab report its height.
 * @param {Locator} element
 * @param {number} height
 */
export const report = async (element, height) =>
  say(element.page(), await embedIn(element), { type: 'rollout-lab:resize', v: 1, id: '', height });

/**
 * Whether the reader sees the lab, rather than the picture.
 * @param {Locator} element
 */
export const expectDrawn = (element) => expect(element.locator('iframe')).toHaveCSS('opacity', '1');

/**
 * Waits until whoever watches what comes near the viewport has been told: observers are told in the order in
 * which they were made, and this one is the last.
 * @param {Page} page
 */
export const nearnessKnown = (page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) {
      await new Promise((known) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          known(entries);
        });
        observer.observe(document.body);
      });
    }
  });

/**
 * How much the page has moved by itself: the sum of its layout shifts.
 * @param {Page} page
 */
export async function layoutShift(page) {
  // Shifts are reported after the frame that made them.
  await page.evaluate(async () => {
    for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(globalThis, 'shifts')));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/**
 * Errors that nobody caught, loops of observers, and what the host's policy forbids.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const troubles = (page) => page.evaluate(() => Reflect.get(globalThis, 'troubles'));
