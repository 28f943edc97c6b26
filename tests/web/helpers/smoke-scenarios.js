// The smoke tests of browsers that Playwright does not drive. The spec file of each browser declares them.

import { LABS, STORY } from '../../../www/pkg/labs.js';
import { inLanguage, storyPage } from '../../../www/story/addresses.js';
import { editor as says } from '../../../www/lib/bearoff/texts/en.js';
import { LANGUAGES } from '../../../www/lib/i18n/texts.js';
import { faultsOf } from './blank-space.js';
import { KNOWN, tried } from './labs.js';
import { clickPaste, isOffered, standIn } from './paste.js';
import { countWorkers } from './real-workers.js';
import { ready } from './ready.js';
import { serve } from './static-server.js';
import { liven, shown } from './story.js';
import { expect } from './test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./other-browser.js').OtherBrowser} OtherBrowser */
/** @typedef {import('./other-browser.js').Site} Site */
/** @typedef {typeof import('./labs.js').KNOWN[number]} Lab */

/** Helpers that do nothing but evaluate take any browser. @param {OtherBrowser} other */
const asPage = (other) => /** @type {Page} */ (/** @type {unknown} */ (other));

/**
 * Opens a page of another site with this body.
 * @param {OtherBrowser} other
 * @param {Site} site
 * @param {string} body
 * @param {Record<string, string>} [headers]
 */
async function openHost(other, { watch }, body, headers = {}) {
  const head = `${watch}<meta charset="utf-8"><title>A blog</title>`;
  const host = await serve({ files: { '/favicon.ico': '', '/index.html': `<!doctype html>${head}${body}` }, headers });
  await other.goto(host.address);
  return host;
}

/**
 * Errors of a page and of a sandboxed frame in it are noticed: a check of errors that cannot fail would prove nothing.
 * @param {OtherBrowser} other
 * @param {Site} site
 */
async function errorsAreNoticed(other, site) {
  const thrown = `<script>throw new Error('thrown')</script>`;
  const framed = await serve({
    files: { '/index.html': `<!doctype html>${site.watch}<title>A frame</title>${thrown}` },
  });
  const host = await openHost(
    other,
    site,
    `${thrown}<script>console.error('said'); Promise.reject(new Error('rejected'));</script>
      <iframe sandbox="allow-scripts" src="${framed.address}"></iframe>`,
  );
  /** @type {string[]} */
  const errors = [];
  await expect.poll(async () => errors.push(...(await other.takeErrors()))).toBe(4);
  // WebKit keeps the message of an error in a sandboxed frame to itself.
  const messages = errors.map((error) =>
    /thrown|said|rejected|Script error/.exec(error)?.[0].replace('Script error', 'thrown'),
  );
  expect(messages.sort()).toEqual(['rejected', 'said', 'thrown', 'thrown']);
  await host.close();
  await framed.close();
}

/**
 * Where the policy of a host forbids the frame, the content of <rollout-lab> stays, as high as it is.
 * @param {OtherBrowser} other
 * @param {Site} site
 */
async function cardStays(other, site) {
  const body = `<script src="${site.address}rollout-lab.js"></script>
    <rollout-lab heights="320:900"><div style="height: 90px">A card</div></rollout-lab>`;
  const host = await openHost(other, site, body, { 'content-security-policy': "frame-src 'self'" });
  await expect
    .poll(() => other.evaluate(() => document.querySelector('rollout-lab')?.getBoundingClientRect().height))
    .toBe(90);
  await host.close();
}

/** The text of a lab's snapshot, once all is rolled. @param {Locator} lab @returns {Promise<string>} */
const snapshotText = (lab) =>
  lab.evaluate(async (/** @type {any} */ it) => {
    await customElements.whenDefined(it.localName);
    await it.settled();
    return JSON.stringify(it.snapshot());
  });

/**
 * Compares the snapshot of one seeded rollout with Chromium's, to the last digit.
 * @param {OtherBrowser} other
 * @param {Site} site
 * @param {Page} page  in Chromium
 * @param {Lab} lab
 */
async function sameSnapshot(other, site, page, { name, page: file, query, poster }) {
  const address = `${file}?${query}`;
  await Promise.all([page.goto(`./${address}`), other.goto(site.address + address)]);
  const [expected, text] = await Promise.all(
    [page, other].map((browser) => snapshotText(browser.locator(`${name}-lab`))),
  );
  // All that was asked for has been rolled. Plays by hand are as many games as the poster says.
  const count = /\b(?:games|trials)=(\d+)/.exec(query)?.[1] ?? poster.games;
  expect(Object.values(JSON.parse(expected))).toContain(Number(count));
  expect(JSON.parse(text)).toEqual(JSON.parse(expected));
  expect(text).toBe(expected);
  // Drawn, too, nothing has gone wrong.
  await ready(other.locator(`${name}-lab`));
  expect(await other.takeErrors()).toEqual([]);
}

/** On a host's page: the frames that have told their height, once all of them have. @param {number} all */
async function heardFrom(all) {
  const { got } = /** @type {{got: {type?: string, id: string, height: number}[]}} */ (
    /** @type {unknown} */ (globalThis)
  );
  for (;;) {
    const tall = got.filter(({ type, height }) => type === 'rollout-lab:resize' && height > 100);
    const heard = [...new Set(tall.map(({ id }) => id))].sort();
    if (heard.length >= all) return heard;
    await new Promise((next) => addEventListener('message', next, { once: true }));
  }
}

/**
 * Opens labs and figures of both kinds in frames that may only run scripts, and one lab in <rollout-lab>.
 * @param {OtherBrowser} other
 * @param {Site} site
 * @param {readonly {name: string, embed: string}[]} [framed]  the labs
 */
async function worksInFrames(other, site, framed = LABS.slice(0, 1)) {
  const { address } = site;
  const labs = framed.map(({ name, embed }) => ({ id: name, src: `${address}${embed}?id=${name}` }));
  const figures = STORY.frames.map(({ file, figures: [first] }) => ({
    id: `figure-${first}`,
    src: `${address}${file}?figure=${first}&amp;id=figure-${first}`,
  }));
  const frames = [...labs, ...figures];
  // All in sight: browsers may keep others waiting.
  const host = await openHost(
    other,
    site,
    `<style>body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4px; margin: 0 } iframe, rollout-lab { width: 100%; height: 200px; overflow: hidden }</style>
      <script>var got = []; addEventListener('message', ({ data }) => got.push(data))</script>
      ${frames.map(({ src }) => `<iframe sandbox="allow-scripts" src="${src}"></iframe>`).join('')}
      <script src="${address}rollout-lab.js"></script><rollout-lab id="element"></rollout-lab>`,
  );
  const ids = [...frames.map(({ id }) => id), 'element'];
  expect(await other.evaluate(heardFrom, ids.length)).toEqual(ids.sort());
  expect(await other.takeErrors()).toEqual([]);
  await host.close();
}

/** The width of the narrowest phone. */
const NARROWEST = 320;

/** Opens an address in a frame that leaves this width beside its scroll bar. @param {[address: string, width: number]} wanted */
async function openFrame([address, width]) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; border: 0; height: 800px';
  frame.style.width = `${width}px`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = address;
  document.querySelector('iframe')?.remove();
  document.body.append(frame);
  await loaded;
  const { innerWidth, document: page } = /** @type {Window} */ (frame.contentWindow);
  // Some browsers' scroll bars take room.
  frame.style.width = `${width + innerWidth - page.documentElement.clientWidth}px`;
}

/** The lab in that frame, for helpers that do nothing but evaluate. @param {OtherBrowser} other @param {string} element */
const inFrame = (other, element) =>
  /** @type {Locator} */ (
    /** @type {unknown} */ ({
      evaluate: (/** @type {Function} */ work) =>
        other.evaluate(`(({ customElements, requestAnimationFrame, document }) =>
          (${work})(document.querySelector('${element}')))(document.querySelector('iframe').contentWindow)`),
    })
  );

/**
 * On the narrowest phone the page and the embed of a lab are no wider than their window, and end with their last part. A frame stands
 * for the window, which is wider in some browsers.
 * @param {OtherBrowser} other
 * @param {Site} site
 * @param {Lab} lab
 */
async function fitsPhone(other, { address }, { name, page: file, embed, query }) {
  await other.goto(address + STORY.worksheet);
  for (const language of LANGUAGES) {
    for (const form of [file, embed]) {
      const opened = `${form}?${query}&lang=${language}`;
      await other.evaluate(openFrame, [address + opened, NARROWEST]);
      await ready(inFrame(other, `${name}-lab`));
      const { size } = await other.evaluate(faultsOf, { frame: 'iframe' });
      expect.soft(size, opened).toEqual([]);
    }
  }
  expect(await other.takeErrors()).toEqual([]);
}

/**
 * Rolls 100,000,000 games with workers, and counts the workers. Until their code has loaded, the page rolls more games alone.
 * The core then rolls all of these games in one call.
 */
const ROLL_MANY = `(async () => {
  (${countWorkers})();
  await customElements.whenDefined('two-checker-lab');
  const lab = document.querySelector('two-checker-lab');
  lab.seed = '0x2a61';
  let games = 0;
  const roll = (more) => ((games += more), lab.roll(more));
  while (workerCounts.started === 0) await roll(10_000_000);
  await roll(100_000_000);
  const direct = new lab.own.core.TwoCheckerRollout(lab.seed);
  direct.roll(games);
  return { ...workerCounts, games, rolled: lab.frame.readout, direct: direct.readout(lab.table) };
})()`;

/**
 * Has workers roll on the page, in an embed, and in the single file from a disk.
 * @param {OtherBrowser} other
 * @param {Site} site
 */
async function workersRoll(other, { address, single }) {
  for (const url of [address, `${address}embed.html`, single]) {
    await other.goto(url);
    const { started, blocks, games, rolled, direct } = await other.evaluate(ROLL_MANY);
    expect(rolled.games).toBe(games);
    expect(rolled).toEqual(direct);
    expect([started > 0, blocks > 0]).toEqual([true, true]);
    // A page that is left while a part of it loads says on the console that the part could not be loaded.
    await ready(other.locator('two-checker-lab'));
  }
  expect(await other.takeErrors()).toEqual([]);
}

/**
 * Opens the story and its worksheet. All figures come alive, and show the same as in Chromium.
 * @param {OtherBrowser} other
 * @param {Site} site
 * @param {Page} page  in Chromium
 * @param {'en' | 'ja'} language
 */
async function storyLives(other, { address }, page, language) {
  await other.goto(address + inLanguage(STORY.worksheet, language));
  expect(await other.evaluate(`document.querySelectorAll('.games tbody tr').length`)).toBe(10);
  expect(await other.takeErrors()).toEqual([]);
  const story = storyPage(language);
  await Promise.all([page.goto(`./${story}`), other.goto(address + story)]);
  await Promise.all([liven(page), liven(asPage(other))]);
  expect(await shown(asPage(other))).toEqual(await shown(page));
  expect(await other.takeErrors()).toEqual([]);
}

/**
 * Clicks the button that enters the ID on the clipboard, for which a stand-in answers.
 * @param {OtherBrowser} other
 * @param {Site} site
 */
async function pastes(other, { address }) {
  // Two positions of tests/golden/bearoff.json.
  const [first, second] = ['SgEAgCoAAAAAAA', 'IAAAPAAAAAAAAA'];
  await other.goto(`${address}bearoff.html?position=${first}&lang=en`);
  await ready(other.locator('bearoff-lab'));
  const seen = [];
  for (const clipboard of ['refuses', { reads: '' }, { reads: 'nonsense' }, { reads: second }]) {
    await other.evaluate(standIn, clipboard);
    expect(await other.evaluate(isOffered)).toBe(true);
    seen.push(await other.evaluate(clickPaste));
  }
  expect(seen).toEqual([
    { id: first, value: first, said: says.notPasted, focused: 'id' },
    { id: first, value: first, said: says.nothingCopied, focused: 'id' },
    { id: first, value: 'nonsense', said: expect.stringContaining('This one has 8.'), focused: '' },
    { id: second, value: second, said: '', focused: '' },
  ]);
  for (const clipboard of ['only writes', 'none']) {
    await other.evaluate(standIn, clipboard);
    expect(await other.evaluate(isOffered)).toBe(false);
  }
  expect(await other.takeErrors()).toEqual([]);
}

/**
 * Declares the tests of another browser, in a file of its own.
 * @param {ReturnType<typeof import('./other-browser.js').testWith>} test  with that browser
 * @param {string} browser  its name
 * @param {boolean} isInstalled
 * @param {(lab: Lab, index: number) => boolean} [isUsual]  whether the page of a lab is opened in the usual
 *   run, too; otherwise only in the long one
 */
export function declare(test, browser, isInstalled, isUsual = () => true) {
  const long = { tag: '@long' };

  test.describe.configure({ mode: 'default' });
  // Chromium's page is opened as the other browser opens it, which is asked for no less motion.
  /** @type {any} */ (test).use({ ownWindow: true, lessMotion: 'no-preference' });
  test.skip(!isInstalled, `${browser} is not installed: nothing is known about it.`);

  test(`errors in ${browser} are noticed, on a page and in a sandboxed frame`, async ({ other, site }) => {
    await errorsAreNoticed(other, site);
  });

  for (const [i, lab] of KNOWN.entries()) {
    const title = `${lab.name}: its page opens in ${browser}, and rolls the same games as in Chromium`;
    test(title, isUsual(lab, i) ? {} : long, async ({ other, site, page }) => {
      await sameSnapshot(other, site, page, lab);
    });
  }

  for (const lab of KNOWN) {
    const title = `${lab.name}: in ${browser}, too, page and embed fit the narrowest phone, and end with their last part`;
    // Most styles are those of all labs.
    test(title, tried(`phones of ${browser}`, lab.name), async ({ other, site }) => fitsPhone(other, site, lab));
  }

  test(`in ${browser}, too, a lab and figures work in a sandbox, and a lab in <rollout-lab>`, async ({
    other,
    site,
  }) => {
    await worksInFrames(other, site);
  });

  test(`in ${browser}, too, all labs work in a sandbox`, long, async ({ other, site }) => {
    await worksInFrames(other, site, KNOWN);
  });

  test(`in ${browser}, too, the card stays where a policy forbids the frame`, async ({ other, site }) =>
    cardStays(other, site));

  test(`in ${browser}, too, workers roll: on the page, in an embed, and in the single file from a disk`, async ({
    other,
    site,
  }) => {
    await workersRoll(other, site);
  });

  test(`in ${browser}, too, Paste enters the ID on the clipboard, or says what to do`, async ({ other, site }) =>
    pastes(other, site));

  for (const language of LANGUAGES) {
    const title = `${language}: the story and its worksheet open in ${browser}, and figures come alive as in Chromium`;
    test(title, language === 'en' ? {} : long, async ({ other, site, page }) => {
      await storyLives(other, site, page, language);
    });
  }
}
