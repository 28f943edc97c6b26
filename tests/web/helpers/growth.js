// What a page holds: its nodes, with those in shadows and comments, and the listeners on them; and what has the most come and
// go in a lab that rolls.

import { ready } from './ready.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {Omit<import('../../../www/lib/rollout/shapes.js').RolloutLab, 'snapshot'> & import('../../../www/lib/element/host.js').RolloutLabElement} RolloutLab */

/**
 * Has the page, which is loaded afterwards, know its listeners. Its window has to be the test's own.
 * @param {Page} page
 */
export const countListeners = (page) =>
  page.addInitScript(() => {
    /** By type, of each target. @type {WeakMap<EventTarget, Map<string, Set<unknown>>>} */
    const known = new WeakMap();
    /** What is no node: it is kept here, and so is what listens to it. @type {Set<EventTarget>} */
    const others = new Set();
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    /** @param {EventTarget} target @param {string} type @param {any} options */
    const listening = (target, type, options) => {
      const key = `${type} ${Boolean(typeof options === 'object' ? options?.capture : options)}`;
      const types = known.get(target) ?? new Map();
      known.set(target, types);
      if (!types.has(key)) types.set(key, new Set());
      return /** @type {Set<unknown>} */ (types.get(key));
    };
    Object.assign(EventTarget.prototype, {
      /** @this {EventTarget | undefined} @param {string} type @param {any} listener @param {any} [options] */
      addEventListener(type, listener, options) {
        const target = this ?? globalThis;
        add.call(target, type, listener, options);
        if (!listener) return;
        const listeners = listening(target, type, options);
        listeners.add(listener);
        if (!(target instanceof Node)) others.add(target);
        const gone = () => void listeners.delete(listener);
        if (options?.once) add.call(target, type, gone, options);
        if (options?.signal) add.call(options.signal, 'abort', gone, { once: true });
      },
      /** @this {EventTarget | undefined} @param {string} type @param {any} listener @param {any} [options] */
      removeEventListener(type, listener, options) {
        const target = this ?? globalThis;
        remove.call(target, type, listener, options);
        listening(target, type, options).delete(listener);
      },
    });
    /** @param {EventTarget} target */
    const listenersOf = (target) => [...(known.get(target)?.values() ?? [])].reduce((sum, { size }) => sum + size, 0);
    /** @param {Node} root @returns {Node[]} */
    const nodesIn = (root) => {
      const shadow = root instanceof Element && root.shadowRoot ? nodesIn(root.shadowRoot) : [];
      return [root, ...shadow, ...[...root.childNodes].flatMap(nodesIn)];
    };
    Object.assign(globalThis, {
      held: () => {
        const nodes = nodesIn(document);
        const listeners = [...nodes, ...others].reduce((sum, target) => sum + listenersOf(target), 0);
        return { nodes: nodes.length, listeners };
      },
    });
  });

/**
 * @param {Page} page
 * @returns {Promise<{nodes: number, listeners: number}>} now
 */
export const held = (page) => page.evaluate(() => /** @type {any} */ (globalThis).held());

/**
 * Does one thing after the other, and waits each time until it is on the screen.
 * @template {HTMLElement} L
 * @param {Locator} lab
 * @param {((it: L) => unknown)[]} doings
 */
export async function oneByOne(lab, doings) {
  for (const doing of doings) {
    await lab.evaluate(/** @type {any} */ (doing));
    await ready(lab);
  }
}

/**
 * What a lab that rolls has come and go, from no games to no games: rows, charts, lines, options, refusals.
 * @param {Locator} lab
 * @returns {Promise<number>} rows that its table of games has had
 */
export async function rollingRound(lab) {
  /** @type {((it: RolloutLab) => unknown)[]} */
  const rolled = [
    // The address may have asked for some.
    (it) => it.rewind(),
    (it) => it.roll(30),
    (it) => it.roll(3),
    (it) => it.roll(100),
    (it) => it.change({ gamesShown: 'first' }),
  ];
  await oneByOne(lab, rolled);
  const rows = await lab.locator('games-table tbody tr').count();
  /** @type {((it: RolloutLab) => unknown)[]} */
  const others = [
    (it) => it.change({ gamesShown: 'newest' }),
    (it) => it.act.changeView({ allTables: true, luck: true, axis: 'linear', bands: false, funnels: false }),
    (it) => it.act.toggleSeries('plain', true),
    (it) => it.act.toggleSeries('plain', false),
    (it) => it.act.changeView({ allTables: false, luck: false, axis: 'log', bands: true, funnels: true }),
    (it) => /** @type {any} */ (it.shadowRoot?.querySelector('many-rollouts'))?.start(),
    (it) => it.act.step(),
    (it) => it.act.typeSeed('no seed'),
    (it) => it.act.typeSeed('5'),
    (it) => it.rewind(),
  ];
  await oneByOne(lab, others);
  return rows;
}
