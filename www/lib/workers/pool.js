// The page's workers, which all of its labs share: how many there are, which tasks each has open, and what happens to the blocks of a
// lost worker. Tasks say what to do: course.js rolls, and make.js has something made.
//
// A worker that gives a wrong answer, or one that the core refuses, counts as lost. A worker without work ends after IDLE. A worker with
// work counts as lost after PATIENCE without a word. There are no other timers.

import source from './worker.js?worker-text';

const IDLE = 15_000;
const PATIENCE = 10_000;

/** The most blocks in a worker's queue: the next one begins at once, and blocks that are given up are soon over. */
const QUEUE = 2;

/** The most blocks per worker that are under way or not merged yet. */
const AHEAD = 4;

/** Number of cores if the browser doesn't tell. */
const UNKNOWN = 2;

/** Bytes that all workers together may take for a task. No further worker opens it then. */
const MEMORY = 5e8;

/**
 * @typedef {Object} Task
 * @property {WebAssembly.Module | undefined} module  the compiled core
 * @property {() => Uint8Array} order  describes the work to a worker
 * @property {(most: number) => boolean} wants  whether there is something for one more worker to do, if so many blocks may
 *   be under way
 * @property {(() => Block)} [next]  the next block to be rolled, if it wants one; without this, one worker makes it ready
 * @property {(block: Block, ms: number, bytes: Uint8Array) => void} [came]
 * @property {() => void} [mergeNext]  a block is to be rolled on the page
 * @property {(progress: number) => void} [progress]  of making it ready, 0..1
 * @property {(made: Uint8Array | null) => void} [made]
 * @property {() => void} alone  there are no workers: the page has to do it
 * @property {(error: Error) => void} fail
 * @property {number} [weight]  bytes of memory that a worker takes for it, once that is known
 * @property {boolean} [lost]  while it was made ready, a worker was lost
 */

/**
 * A block to be rolled.
 * @typedef {Object} Block
 * @property {Task} task
 * @property {number} from
 * @property {number} to
 * @property {boolean} given  to a worker
 * @property {number} [id]  of the task, at the workers
 * @property {boolean} [lost]  with a worker that had it
 * @property {boolean} [here]  no worker rolls it: the page is to
 * @property {Uint8Array} [bytes]  what came of it
 * @property {(message: string) => void} [refuse]  says that what came of it cannot be merged
 */

/**
 * A worker as the page sees it.
 * @typedef {Object} Thread
 * @property {Worker} worker
 * @property {boolean} started  it has said something
 * @property {Map<number, boolean>} open  tasks by their numbers: whether they are ready
 * @property {Block[]} blocks  that lie before it; it has the first one in hand
 * @property {ReturnType<typeof setTimeout>} [patience]
 */

/** @typedef {import('./worker.js').Told} Told */

export const pool = {
  /** The most workers; fewer if no more can be started. */
  most: Math.max(1, (navigator.hardwareConcurrency || UNKNOWN) - 1),

  /** Whether no worker can be started, so the page does all work. */
  get none() {
    return this.most === 0;
  },
};

/** Tasks by their numbers, in the order of their turns. @type {Map<number, Task>} */
const tasks = new Map();
let numbers = 0;

/** The oldest worker first: it has made the most, and gets work first. @type {Thread[]} */
let threads = [];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let idle;

/** The address of the workers' script. It must stay as long as workers may start. */
let address = '';

/** Has the workers do a task until it leaves. @param {Task} task */
export function join(task) {
  if (![...tasks.values()].includes(task)) {
    numbers += 1;
    tasks.set(numbers, task);
  }
  deal();
}

/** Has the workers forget a task. Blocks that are under way are dropped. @param {Task} task */
export function leave(task) {
  for (const [id, one] of tasks) {
    if (one !== task) continue;
    tasks.delete(id);
    for (const thread of threads) if (thread.open.delete(id)) tell(thread, { close: id });
  }
  deal();
}

/** Gives work to every worker, from all tasks in turn. */
function deal() {
  for (let given = true; given; ) {
    given = false;
    for (const [id, task] of [...tasks]) {
      if (!task.wants(AHEAD * (threads.length || 1))) continue;
      const [free] = threads
        .filter(({ open, blocks }) => task.next && open.get(id) && blocks.length < QUEUE)
        .sort((a, b) => a.blocks.length - b.blocks.length);
      if (task.next && free) {
        const block = task.next();
        Object.assign(block, {
          id,
          given: true,
          refuse: (/** @type {string} */ message) => refuse(free, block, message),
        });
        free.blocks.push(block);
        tell(free, { roll: id, from: block.from, to: block.to });
        tasks.delete(id);
        tasks.set(id, task);
        given = true;
      } else if (task.next || !threads.some(({ open }) => open.has(id))) open(id, task);
    }
  }
  clearTimeout(idle);
  if (threads.some(works)) return;
  idle = setTimeout(() => {
    for (const { worker } of threads.splice(0)) worker.terminate();
  }, IDLE);
}

/**
 * Opens a task at one more worker. Workers start one by one, each when the one before has said something.
 * @param {number} id
 * @param {Task} task
 */
function open(id, task) {
  if (threads.filter(({ open }) => open.has(id)).length * (task.weight ?? 0) > MEMORY) return;
  let thread = threads.find(({ open }) => !open.has(id));
  /** @type {WebAssembly.Module | undefined} */
  let core;
  if (!thread && threads.length < pool.most && threads.every(({ started }) => started)) {
    thread = start();
    core = task.module;
  }
  if (!thread) return;
  thread.open.set(id, false);
  tell(thread, { open: id, core, order: task.order() });
}

/** @returns {Thread | undefined} */
function start() {
  try {
    address ||= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    /** @type {Thread} */
    const thread = { worker: new Worker(address), started: false, open: new Map(), blocks: [] };
    thread.worker.onmessage = ({ data }) => heard(thread, data);
    thread.worker.onerror = ({ message }) => lose(thread, message);
    threads.push(thread);
    return thread;
  } catch {
    noMore();
    return undefined;
  }
}

/** No more workers than there are can be started. */
function noMore() {
  pool.most = threads.length;
  if (!pool.none) return;
  const alone = [...tasks.values()];
  tasks.clear();
  for (const task of alone) task.alone();
}

/** @param {Thread} thread */
const works = ({ open, blocks }) => blocks.length > 0 || [...open.values()].includes(false);

/** @param {Thread} thread @param {Told} told */
function tell(thread, told) {
  try {
    thread.worker.postMessage(told);
    watch(thread);
  } catch (error) {
    // The worker counts as lost after this round of dealing.
    queueMicrotask(() => threads.includes(thread) && lose(thread, String(error)));
  }
}

/** @param {Thread} thread @param {any} said  `Said` of worker.js */
function heard(thread, said) {
  // A lost worker is not heard any more.
  if (!threads.includes(thread)) return;
  thread.started = true;
  watch(thread);
  const { hello, id, progress, ready, weight, made, ms, block } = Object(said);
  // News of its open tasks follows at once.
  if (hello) return;
  const task = tasks.get(id);
  const [rolled] = thread.blocks;
  if (ready) {
    // The task may have been closed in the meantime.
    if (task && thread.open.has(id)) {
      thread.open.set(id, true);
      task.weight = weight;
      task.made?.(made);
    }
  } else if (typeof progress === 'number') task?.progress?.(progress);
  else if (rolled && answers(said, rolled)) {
    thread.blocks.shift();
    // The block may have been given up in the meantime.
    if (task === rolled.task) task.came?.(rolled, ms, block);
  } else if (rolled) return refuse(thread, rolled, UNASKED);
  else return lose(thread, UNASKED);
  deal();
}

const UNASKED = 'a worker has said something that it was not asked for';

/**
 * Returns whether a message answers a block, as far as the page can tell before merging it.
 * @param {any} said
 * @param {Block} block
 */
const answers = ({ id, from, to, ms, block: bytes }, block) =>
  id === block.id && from === block.from && to === block.to && ms >= 0 && ms < Infinity && bytes instanceof Uint8Array;

/**
 * Gives up a worker after a wrong answer. Others roll the block, or the page if this has happened twice.
 * @param {Thread} thread
 * @param {Block} block
 * @param {string} message
 */
function refuse(thread, block, message) {
  const { here = block.lost } = block;
  const [inHand, ...others] = thread.blocks;
  if (inHand === block) thread.blocks = others;
  Object.assign(block, { given: here, here, lost: true, bytes: undefined });
  if (threads.includes(thread)) lose(thread, message, null);
  else deal();
  if (here && inHand === block) block.task.mergeNext?.();
}

/**
 * Waits for a word of a worker with work, and gives the worker up after PATIENCE. Time while the page is hidden doesn't count. The timer
 * has to go off twice, because in a page that was frozen it goes off before the worker's messages arrive.
 * @param {Thread} thread
 * @param {boolean} [late]  whether it has gone off
 */
function watch(thread, late = false) {
  clearTimeout(thread.patience);
  if (!works(thread)) return;
  thread.patience = setTimeout(() => {
    if (late && !document.hidden) lose(thread, 'a worker has fallen silent');
    else watch(thread, !document.hidden);
  }, PATIENCE / 2);
}

/**
 * Gives a worker's work to others. A block or a task that has lost two workers fails.
 * @param {Thread} thread
 * @param {string} message
 * @param {Block | null} [block]  with which it was lost
 */
function lose(thread, message, block = thread.blocks[0] ?? null) {
  thread.worker.terminate();
  clearTimeout(thread.patience);
  threads = threads.filter((other) => other !== thread);
  if (!thread.started) noMore();
  else {
    if (block) blame(block, block.task, message);
    for (const [id, ready] of thread.open) {
      const task = tasks.get(id);
      if (!task || ready) continue;
      // Perhaps there is no memory for so many workers.
      if (threads.some(({ open }) => open.get(id))) pool.most = threads.length;
      else blame(task, task, message);
    }
  }
  for (const block of thread.blocks) block.given = false;
  deal();
}

/**
 * @param {{lost?: boolean}} it  during which a worker was lost
 * @param {Task} task
 * @param {string} message
 */
function blame(it, task, message) {
  if (it.lost) task.fail(new Error(message));
  it.lost = true;
}
