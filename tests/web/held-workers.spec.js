// The workers that tests hold are like real ones, as far as the pages can tell.

import { HELD, holdWorkers, workersOf } from './helpers/held-workers.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/held-workers.js').Options} Options */

test.use(HELD);

/** It answers blocks, and says first what it gets; `block` asks for a task of its own. */
const WORKER = `"use strict";
let core;
onmessage = ({ data }) => {
  if (data.trap) throw new Error('trapped');
  if ('open' in data) {
    core = data.core && new WebAssembly.Instance(data.core, {}).exports;
    setTimeout(() => postMessage({ id: data.open, ready: true, made: null, none: self.document === undefined }));
  }
  if ('roll' in data) {
    const since = performance.now();
    const block = Uint8Array.of(data.from, data.to, core ? core.seven() : 0);
    postMessage({ id: data.roll, from: data.from, to: data.to, ms: performance.now() - since, block }, [block.buffer]);
  }
};
postMessage({ hello: true });`;

/** A module that exports seven() = 7: type () -> i32, function, export, i32.const 7. */
const SEVEN = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 9, 1, 5, 115, 101, 118, 101, 110, 0, 0, 10, 6, 1,
  4, 0, 65, 7, 11,
];

/**
 * A page with so many such workers, which notes what they say.
 * @param {Page} page
 * @param {number} workers
 * @param {Partial<Options>} [options]
 */
async function open(page, workers, options) {
  await holdWorkers(page, { stopped: true, ...options });
  await page.goto('./icon.svg');
  await page.evaluate(
    ({ text, count, seven }) => {
      const url = URL.createObjectURL(new Blob([text]));
      /** @type {string[]} */
      const got = [];
      const core = new WebAssembly.Module(Uint8Array.from(seven));
      const started = Array.from({ length: count }, (_, number) => {
        const worker = new Worker(url);
        worker.onmessage = ({ data }) => {
          const what = data.hello
            ? 'hello'
            : data.ready
              ? 'ready'
              : `${data.from}–${data.to}: ${[...data.block]}, ${data.ms} ms`;
          got.push(`${number} ${what}`);
        };
        worker.onerror = ({ message }) => void got.push(`${number} ${message}`);
        return worker;
      });
      Object.assign(globalThis, { started, core, got });
    },
    { text: WORKER, count: workers, seven: SEVEN },
  );
  return workersOf(page);
}

/** @param {Page} page @param {number} worker @param {unknown} message */
const post = (page, worker, message) =>
  page.evaluate(
    ([to, data]) => {
      const { started, core } = /** @type {any} */ (globalThis);
      const given = /** @type {any} */ (data);
      started[Number(to)].postMessage(given.core ? { ...given, core } : given);
    },
    [worker, message],
  );

/** @param {Page} page @returns {Promise<string[]>} */
const got = (page) => page.evaluate(() => /** @type {any} */ (globalThis).got);

/** One worker's way from its start to a block. @param {Page} page @param {number} worker */
async function rollAt(page, worker) {
  await post(page, worker, { open: 1, core: true });
  await post(page, worker, { roll: 1, from: 3, to: 2003 });
}

test('the text runs with a module that is sent to it, and its clock counts units', async ({ page }) => {
  const held = await open(page, 1, { unitsPerMs: 100 });
  expect(await page.evaluate(() => navigator.hardwareConcurrency)).toBe(2);
  await rollAt(page, 0);
  expect(await got(page)).toEqual([]);
  // Its start, two messages to it, its task, and three from it.
  expect(await held.next(100)).toBe(7);
  // 2000 units at 100 in a millisecond, and the look itself; 2003 is 211 in a byte.
  expect((await got(page)).filter((it) => it !== '0 ready')).toEqual(['0 hello', '0 3–2003: 3,211,7, 21 ms']);
  expect(await held.counts()).toMatchObject({
    started: 1,
    alive: 1,
    asked: { open: 1, roll: 1 },
    heard: { hello: 1, block: 1 },
  });
});

test('which worker is heard first, the seed says; what one says keeps its order', { tag: '@long' }, async ({
  browser,
}) => {
  /** @type {Set<string>} */
  const orders = new Set();
  for (const seed of [1, 2, 3, 3]) {
    const context = await browser.newContext({ bypassCSP: true });
    const own = await context.newPage();
    const held = await open(own, 3, { seed });
    for (const worker of [0, 1, 2]) await rollAt(own, worker);
    await held.next(100);
    const heard = await got(own);
    expect(heard).toHaveLength(9);
    for (const worker of [0, 1, 2])
      expect(heard.filter((it) => it.startsWith(`${worker} `))[0]).toBe(`${worker} hello`);
    orders.add(heard.join());
    await context.close();
  }
  expect(orders.size).toBe(3);
});

test('a worker that dies says so, and nothing more; one that hangs says nothing', async ({ page }) => {
  const held = await open(page, 2, {
    faults: [
      { worker: 0, kind: 'roll', from: 3, how: 'dies' },
      { worker: 1, kind: 'roll', message: 0, how: 'hangs' },
    ],
  });
  // Each has said before that it is ready.
  for (const worker of [0, 1]) await post(page, worker, { open: 1 });
  await held.next(100);
  for (const worker of [0, 1]) for (const from of [3, 4]) await post(page, worker, { roll: 1, from, to: 5 });
  await held.next(100);
  expect((await got(page)).sort()).toEqual(['0 hello', '0 ready', '0 the worker has died', '1 hello', '1 ready']);
  await page.evaluate(() => /** @type {any} */ (globalThis).started[0].terminate());
  expect(await held.counts()).toMatchObject({ started: 2, alive: 1, terminated: 1, mostQueued: 2, waiting: 0 });
});

test('an error that it does not catch is told, and it lives on', async ({ page }) => {
  const held = await open(page, 1);
  await post(page, 0, { trap: true });
  await held.next(100);
  await rollAt(page, 0);
  await held.next(100);
  expect(await got(page)).toEqual(['0 hello', '0 Error: trapped', expect.anything(), expect.anything()]);
});

test('there is none in each of the ways in which there can be none', { tag: '@long' }, async ({ browser }) => {
  for (const [none, expected] of /** @type {const} */ ([
    ['missing', 'Worker is not defined'],
    ['throwing', 'no worker starts here'],
  ])) {
    const context = await browser.newContext({ bypassCSP: true });
    const own = await context.newPage();
    await expect(open(own, 1, { none })).rejects.toThrow(expected);
    await context.close();
  }
  for (const [none, expected] of /** @type {const} */ ([
    ['failing', ['0 the worker has died']],
    ['silent', []],
  ])) {
    const context = await browser.newContext({ bypassCSP: true });
    const own = await context.newPage();
    const held = await open(own, 1, { none });
    await rollAt(own, 0);
    await held.next(100);
    expect(await got(own)).toEqual(expected);
    await context.close();
  }
});

test('patience ends when the test says so', async ({ page }) => {
  const held = await open(page, 0);
  await page.evaluate(() => {
    const { got: noted } = /** @type {any} */ (globalThis);
    for (const seconds of [15, 10]) setTimeout(() => noted.push(`${seconds}`), seconds * 1000);
    clearTimeout(setTimeout(() => noted.push('never'), 12_000));
  });
  await held.pass(9999);
  expect(await got(page)).toEqual([]);
  await held.pass(1);
  expect(await got(page)).toEqual(['10']);
  await held.pass(5000);
  expect(await got(page)).toEqual(['10', '15']);
});
