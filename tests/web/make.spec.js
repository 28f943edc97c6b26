// Having something made by a worker, in a world that the test holds.

import { expect, test } from './helpers/workers-stage.js';

test('something is made by a worker, which says how far it is', async ({ onStage }) => {
  const { progress, came, order, closed } = await onStage(2, async ({ order, workers }) => {
    const made = order();
    const [{ open, order: bytes }] = workers[0].told;
    workers[0].say({ id: open, progress: 0.25 });
    workers[0].say({ id: open, progress: 0.75 });
    workers[0].ready(Uint8Array.of(4, 2));
    await made.ended;
    return { progress: made.progress, came: made.came, order: [...bytes], closed: workers[0].closed };
  });
  expect(progress).toEqual([0.25, 0.75]);
  expect(came).toEqual({ made: [4, 2] });
  expect(order).toEqual([7]);
  // It forgets the order; what it has made, its core may keep.
  expect(closed).toEqual([1]);
});

test('one worker makes it, however many there could be, and the same one makes what follows', async ({ onStage }) => {
  const { workers, told } = await onStage(8, async ({ order, workers }) => {
    const first = order();
    workers[0].say({ id: 1, progress: 0.5 });
    const second = order();
    workers[0].ready(Uint8Array.of(1));
    workers[0].ready(Uint8Array.of(2));
    await Promise.all([first.ended, second.ended]);
    order();
    return { workers: workers.length, told: workers[0].told.length };
  });
  expect({ workers, told }).toEqual({ workers: 1, told: 1 });
});

test('what is given up while it is made the worker forgets', async ({ onStage }) => {
  const { came, late, closed } = await onStage(2, async ({ order, workers }) => {
    const made = order();
    workers[0].say({ id: 1, progress: 0.5 });
    made.cancel();
    await made.ended;
    const came = { ...made.came };
    workers[0].ready(Uint8Array.of(1));
    return { came, late: made.came, closed: workers[0].closed };
  });
  expect(came).toEqual({ made: null });
  expect(late).toEqual({ made: null });
  expect(closed).toEqual([1]);
});

test('a worker that has nothing to make any more ends, though it says nothing', async ({ onStage }) => {
  const ended = await onStage(2, async ({ order, workers, world }) => {
    const made = order();
    workers[0].say({ id: 1, progress: 0.5 });
    made.cancel();
    world.pass(14_999);
    const { ended } = workers[0];
    world.pass(1);
    return [ended, workers[0].ended];
  });
  expect(ended).toEqual([false, true]);
});

test('what is given up before it is begun no worker is asked for', async ({ onStage }) => {
  const { came, workers } = await onStage(2, async ({ order, workers }) => {
    const made = order(true);
    await made.ended;
    return { came: made.came, workers: workers.length };
  });
  expect({ came, workers }).toEqual({ came: { made: null }, workers: 0 });
});

test('another worker makes it when one dies; when two do, that is told', async ({ onStage }) => {
  const { one, two } = await onStage(2, async ({ order, workers }) => {
    const first = order();
    workers[0].say({ id: 1, progress: 0.5 });
    workers[0].die();
    workers[1].ready(Uint8Array.of(3));
    await first.ended;
    const second = order();
    workers[1].die();
    workers[2].say({ id: 2, progress: 0.5 });
    workers[2].die('a trap');
    await second.ended;
    return { one: first.came, two: second.came };
  });
  expect(one).toEqual({ made: [3] });
  expect(two).toEqual({ error: 'Error: a trap' });
});

test('where no worker starts, whoever orders hears that, now and later', async ({ onStage }) => {
  const { first, later } = await onStage(2, async ({ order, world }) => {
    world.starts = 0;
    const first = order();
    await first.ended;
    const later = order();
    await later.ended;
    return { first: first.came, later: later.came };
  });
  expect(first).toEqual({ made: 'no workers' });
  expect(later).toEqual({ made: 'no workers' });
});
