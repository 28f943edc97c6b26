// Making something ready: which states follow which, and that nothing is left behind. Needs no page.

import { Preparation } from '../../www/lib/element/preparation.js';
import { expect, test } from './helpers/test.js';

/** @typedef {{name: string, freed: boolean}} Made */

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((done) => setTimeout(done));

/**
 * A lab with a preparation, whose orders are made when the test says so.
 */
function lab() {
  /** @type {string[]} what it is told, in order */
  const told = [];
  /** @type {Map<string, {signal: AbortSignal, report: import('../../www/lib/element/preparation.js').Report, finish: (made: Made | null) => void, stop: (error: unknown) => void}>} */
  const orders = new Map();
  const host = {
    isConnected: true,
    addController: () => {},
    touched: () => {},
    fail: (/** @type {unknown} */ error) => void told.push(`failed: ${error}`),
  };
  /** @type {Preparation<string, Made>} */
  const preparation = new Preparation(host, {
    first: () => 'first',
    start: { what: 'database', progress: 0 },
    make: (order, report, signal) => new Promise((finish, stop) => orders.set(order, { signal, report, finish, stop })),
    take: (made, order, before) => void told.push(`take ${made.name} of ${order} after ${before?.name}`),
    revert: (made, order) => void told.push(`revert to ${made.name} from ${order}`),
    free: (made) => {
      made.freed = true;
    },
  });
  /** @param {string} order @param {Made | null} [made] */
  const finish = async (order, made = { name: `made ${order}`, freed: false }) => {
    orders.get(order)?.finish(made);
    await turn();
    return made;
  };
  return { host, preparation, told, orders, finish };
}

test('what is ordered is made, then taken, and what was before is freed afterwards', async () => {
  const { preparation, told, finish } = lab();
  expect(preparation.state).toEqual({ is: 'idle' });
  preparation.order('a');
  expect(preparation.state).toMatchObject({ is: 'making', order: 'a', before: null });
  const a = await finish('a');
  expect(preparation.state).toEqual({ is: 'ready', made: a });
  preparation.order('b');
  // Until then the other is in force.
  expect(preparation.made).toBe(a);
  const b = await finish('b');
  expect(preparation.made).toBe(b);
  expect(told).toEqual(['take made a of a after undefined', 'take made b of b after made a']);
  expect(a?.freed).toBe(true);
  expect(b?.freed).toBe(false);
});

test('of many orders the last is taken, and what was made of the others is freed', async () => {
  const { preparation, told, orders, finish } = lab();
  for (const order of ['a', 'b', 'c']) preparation.order(order);
  expect(['a', 'b', 'c'].map((order) => orders.get(order)?.signal.aborted)).toEqual([true, true, false]);
  const [c, a] = [await finish('c'), await finish('a')];
  await finish('b', null);
  expect(preparation.made).toBe(c);
  expect(told).toEqual(['take made c of c after undefined']);
  expect(a?.freed).toBe(true);
});

test('who cancels has again what was in force, at once', async () => {
  const { preparation, told, orders, finish } = lab();
  preparation.order('a');
  const a = await finish('a');
  preparation.order('b');
  preparation.order('c');
  preparation.cancel();
  expect(preparation.state).toEqual({ is: 'ready', made: a });
  expect(orders.get('c')?.signal.aborted).toBe(true);
  // What comes too late is not taken.
  const c = await finish('c');
  expect(c?.freed).toBe(true);
  expect(told.slice(1)).toEqual(['revert to made a from c']);
  // There is nothing to cancel any more.
  preparation.cancel();
  expect(told).toHaveLength(2);
});

test('what was kept can be in force again, and what was in force then is freed, unless it is the same', async () => {
  const { preparation, told, orders, finish } = lab();
  preparation.order('a');
  await finish('a');
  /** @type {Made} */
  const kept = { name: 'kept', freed: false };
  preparation.resume(kept);
  expect(preparation.state).toEqual({ is: 'ready', made: kept });
  // While something is made it is given up, and what is in force meanwhile stays.
  preparation.order('b');
  preparation.resume(kept);
  expect(orders.get('b')?.signal.aborted).toBe(true);
  const b = await finish('b');
  expect(preparation.made).toBe(kept);
  expect([b?.freed, kept.freed]).toEqual([true, false]);
  expect(told).toEqual(['take made a of a after undefined']);
});

test('without anything to go back to, nothing is cancelled', async () => {
  const { preparation, orders, finish } = lab();
  preparation.order('a');
  preparation.cancel();
  expect(orders.get('a')?.signal.aborted).toBe(false);
  const a = await finish('a');
  expect(preparation.made).toBe(a);
});

test('a lab of which nobody has ordered anything orders its first by itself, but not before its turn', async () => {
  const { preparation, orders } = lab();
  preparation.hostConnected();
  expect(preparation.busy).toBe(true);
  expect(orders.size).toBe(0);
  await turn();
  expect([...orders.keys()]).toEqual(['first']);
});

test('whoever orders in the same turn spares the first', async () => {
  const { preparation, orders } = lab();
  preparation.hostConnected();
  preparation.order('a');
  await turn();
  expect([...orders.keys()]).toEqual(['a']);
});

test('what was being made of a lab that leaves the page is gone on with when it comes back', async () => {
  const { host, preparation, orders, finish } = lab();
  preparation.order('a');
  host.isConnected = false;
  preparation.hostDisconnected();
  expect(preparation.busy).toBe(false);
  expect(orders.get('a')?.signal.aborted).toBe(true);
  await finish('a', null);
  host.isConnected = true;
  preparation.hostConnected();
  expect(orders.get('a')?.signal.aborted).toBe(false);
  const a = await finish('a');
  expect(preparation.made).toBe(a);
});

test('how far it is, is told of what is being made, and of nothing else', () => {
  const { preparation, orders } = lab();
  preparation.order('a');
  preparation.order('b');
  orders.get('b')?.report({ what: 'game', progress: 0.5 });
  orders.get('a')?.report({ what: 'game', progress: 0.9 });
  expect(preparation.work).toEqual({ what: 'game', progress: 0.5 });
});

test('a core that stops is the end of it', async () => {
  const { preparation, orders, told } = lab();
  preparation.order('a');
  orders.get('a')?.stop('unreachable');
  await turn();
  expect(told).toEqual(['failed: unreachable']);
  preparation.fail();
  preparation.order('b');
  expect(preparation.state).toEqual({ is: 'failed' });
  expect(orders.has('b')).toBe(false);
});

/** The error of a core that refuses something. */
const refused = () => Object.assign(new Error('refused'), { name: 'RolloutLabError', code: 'IllegalPlay' });

test('an order that the core refuses stops nothing: what was made before is in force again', async () => {
  const { preparation, told, orders, finish } = lab();
  preparation.order('a');
  const a = await finish('a');
  preparation.order('b');
  orders.get('b')?.stop(refused());
  await turn();
  expect(preparation.state).toEqual({ is: 'ready', made: a });
  expect(told).toEqual(['take made a of a after undefined', 'revert to made a from b']);
});

test('a refusal of what nobody wants any more is not heard', async () => {
  const { preparation, told, orders, finish } = lab();
  preparation.order('a');
  preparation.order('b');
  orders.get('a')?.stop(refused());
  const b = await finish('b');
  expect(preparation.made).toBe(b);
  expect(told).toEqual(['take made b of b after undefined']);
});
