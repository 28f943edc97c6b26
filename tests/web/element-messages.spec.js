// What <rollout-lab> hears: its own lab, and nobody else.

import { embedIn, expectDrawn, report, say, test, troubles } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/host-page.js').RolloutLab} RolloutLab */

/**
 * Notes the snapshots that reach the window, and by way of which elements.
 * @param {Page} page
 */
const noteSnapshots = (page) =>
  page.evaluate(() => {
    /** @type {unknown[]} */
    const snapshots = [];
    Object.assign(globalThis, { snapshots });
    addEventListener('snapshot', (event) => {
      const { detail, target } = /** @type {CustomEvent} */ (event);
      snapshots.push([/** @type {Element} */ (target).id, detail]);
    });
  });

/**
 * @param {Page} page
 * @returns {Promise<unknown[]>}
 */
const snapshotsIn = (page) => page.evaluate(() => Reflect.get(globalThis, 'snapshots'));

/**
 * What the host knows of a lab from its messages.
 * @param {Page} page
 * @param {string} id
 */
const stateOf = (page, id) =>
  page.locator(`#${id}`).evaluate((it) => ({
    height: it.getBoundingClientRect().height,
    snapshot: /** @type {RolloutLab} */ (it).snapshot,
    drawn: !it.shadowRoot?.querySelector('iframe')?.inert,
  }));

const UNTOUCHED = { height: 300, snapshot: null, drawn: false };

test('a snapshot is handed on as an event of the element, and kept', async ({ host, page }) => {
  await host.open(`<div id="place"></div>`);
  await noteSnapshots(page);
  // In another element's shadow root, which only composed events leave.
  await page.evaluate(() => {
    const root = document.getElementById('place')?.attachShadow({ mode: 'open' });
    const element = document.createElement('rollout-lab');
    element.id = 'lab';
    root?.append(element);
  });
  const element = page.locator('#lab');
  const embed = await embedIn(element);
  expect(await stateOf(page, 'lab')).toMatchObject({ snapshot: null });
  const snapshot = { games: 10, mean: 37.5, table: [1, 2], sd: null };
  await say(page, embed, { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot });
  expect(await snapshotsIn(page)).toEqual([['place', snapshot]]);
  expect(await stateOf(page, 'lab')).toMatchObject({ snapshot, drawn: false });
  await say(page, embed, { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot: { games: 11 } });
  // It may have to wait for its turn.
  await expect
    .poll(() => snapshotsIn(page))
    .toEqual([
      ['place', snapshot],
      ['place', { games: 11 }],
    ]);
  expect(await stateOf(page, 'lab')).toMatchObject({ snapshot: { games: 11 } });
});

test('each element hears its own lab only, whatever id a message names', async ({ host, page }) => {
  await host.open(`<rollout-lab id="a" heights="320:300"></rollout-lab>
    <rollout-lab id="b" heights="320:300"></rollout-lab>`);
  await noteSnapshots(page);
  const embed = await embedIn(page.locator('#b'));
  await embedIn(page.locator('#a'));
  await say(page, embed, { type: 'rollout-lab:resize', v: 1, id: 'a', height: 400 });
  await say(page, embed, { type: 'rollout-lab:snapshot', v: 1, id: 'a', snapshot: { games: 1 } });
  expect(await stateOf(page, 'a')).toEqual(UNTOUCHED);
  expect(await stateOf(page, 'b')).toEqual({ height: 400, snapshot: { games: 1 }, drawn: true });
  expect(await snapshotsIn(page)).toEqual([['b', { games: 1 }]]);
});

test('messages of strangers change nothing: another frame, a frame in the lab, the host itself', async ({
  host,
  page,
  lab,
}) => {
  await host.open(`<rollout-lab id="lab" heights="320:300"></rollout-lab>
    <iframe id="stranger" src="${lab.address}embed.html"></iframe>`);
  await noteSnapshots(page);
  const embed = await embedIn(page.locator('#lab'));
  const stranger = await (await page.locator('#stranger').elementHandle())?.contentFrame();
  await embed.evaluate(async () => {
    const inner = document.createElement('iframe');
    inner.src = 'embed.html?inner';
    document.body.append(inner);
    await new Promise((resolve) => inner.addEventListener('load', resolve));
  });
  const inner = page.frames().find((frame) => frame.url().endsWith('?inner'));
  if (!stranger || !inner) throw new Error('the strangers are not there');
  const messages = [
    { type: 'rollout-lab:resize', v: 1, id: 'lab', height: 400 },
    { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot: { games: 1 } },
  ];
  for (const message of messages) {
    await say(page, stranger, message);
    // At the top, the parent of a window is itself.
    await say(page, page.mainFrame(), message);
    const heard = await page.evaluateHandle(() => ({
      next: new Promise((resolve) => addEventListener('message', resolve, { once: true })),
    }));
    await inner.evaluate((data) => window.top?.postMessage(data, '*'), message);
    await heard.evaluate(async ({ next }) => void (await next));
    // Made up by a script of the host's, it comes from nowhere.
    await page.evaluate((data) => dispatchEvent(new MessageEvent('message', { data })), message);
  }
  expect(await stateOf(page, 'lab')).toEqual(UNTOUCHED);
  expect(await snapshotsIn(page)).toEqual([]);
  await report(page.locator('#lab'), 400);
  expect(await stateOf(page, 'lab')).toMatchObject({ height: 400, drawn: true });
});

test('what is no message of ours is ignored without a word', { tag: '@long' }, async ({ host, page }) => {
  await host.open('<rollout-lab id="lab" heights="320:300"></rollout-lab>');
  await noteSnapshots(page);
  const embed = await embedIn(page.locator('#lab'));
  const resize = { type: 'rollout-lab:resize', v: 1, id: 'lab', height: 400 };
  const snapshot = { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot: { games: 1 } };
  const messages = [
    ...[null, undefined, true, 0, 1, '', 'rollout-lab:resize', JSON.stringify(resize), [], [resize], {}],
    { v: 1 },
    { ...resize, type: undefined },
    { ...resize, v: undefined },
    { ...resize, v: 2 },
    { ...resize, v: '1' },
    { ...resize, v: true },
    { ...resize, type: 'resize' },
    { ...resize, type: 'rollout-lab:theme' },
    { ...resize, type: ['rollout-lab:resize'] },
    { ...resize, type: 'rollout-lab:resize ' },
    { ...snapshot, v: undefined },
    { ...snapshot, v: 2 },
    { ...snapshot, type: 'snapshot' },
    { ...snapshot, type: 'rollout-lab:snapshots' },
  ];
  for (const message of messages) await say(page, embed, message);
  // What Playwright could not carry over.
  await embed.evaluate(() => {
    /** @type {Record<string, unknown>} */
    const cyclic = { v: 1, type: 'rollout-lab:resize' };
    cyclic.height = cyclic;
    const odd = [cyclic, new Map([['v', 1]]), new Date(), 1n, /x/, new Uint8Array(8), new Error('x')];
    for (const message of odd) parent.postMessage(message, '*');
  });
  // From one window they come in order: with this one they are all there.
  await embed.evaluate((data) => parent.postMessage(data, '*'), { ...snapshot, snapshot: 'end' });
  await expect.poll(() => stateOf(page, 'lab')).toEqual({ ...UNTOUCHED, snapshot: 'end' });
  expect(await snapshotsIn(page)).toEqual([['lab', 'end']]);
  expect(await troubles(page)).toEqual([]);
});

test('a lab that is no longer in the element is a stranger', async ({ host, page }) => {
  await host.open('<rollout-lab id="lab" heights="320:300" reports="300"></rollout-lab>');
  const element = page.locator('#lab');
  await expectDrawn(element);
  await page.evaluate(() => {
    const frame = document.querySelector('rollout-lab')?.shadowRoot?.querySelector('iframe');
    Object.assign(globalThis, { oldWindow: frame?.contentWindow });
  });
  await element.evaluate((it) => {
    it.removeAttribute('reports');
    it.setAttribute('games', '8');
  });
  await embedIn(element);
  await page.evaluate(() => {
    const data = { type: 'rollout-lab:resize', v: 1, id: 'lab', height: 400 };
    dispatchEvent(new MessageEvent('message', { data, source: Reflect.get(globalThis, 'oldWindow') }));
  });
  expect(await stateOf(page, 'lab')).toEqual(UNTOUCHED);
  await report(element, 400);
  expect(await stateOf(page, 'lab')).toEqual({ ...UNTOUCHED, height: 400, drawn: true });
});
