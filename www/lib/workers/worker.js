// The script of a worker: an instance of the page's own core, which prepares work and rolls blocks of it. The script calls the core
// without wasm-pack's glue: it passes numbers, and reads and writes bytes in the core's memory.

/**
 * A message of the page. It opens work, the first time with the core; has a block of open work rolled; or closes work.
 * @typedef {{open: number, core?: WebAssembly.Module, order: Uint8Array} | {roll: number, from: number, to: number} |
 *   {close: number}} Told
 */

/**
 * A message of the worker. It has a core; it has prepared a share of some work, 0..1; work is ready, with the core's bytes of memory and
 * the result; or a block is rolled, with the milliseconds that it took. All else is an uncaught error.
 * @typedef {{hello: true} | {id: number, progress: number} |
 *   {id: number, ready: true, weight: number, made: Uint8Array | null} |
 *   {id: number, from: number, to: number, ms: number, block: Uint8Array}} Said
 */

/**
 * The core's exports without glue. An inbox and an outbox are addresses of bytes.
 * @typedef {Object} Raw
 * @property {WebAssembly.Memory} memory
 * @property {() => number} workbench_new
 * @property {(bench: number, length: number) => number} workbench_inbox  has room for so many
 * @property {(bench: number) => number} workbench_open  takes the order in the inbox; 0 if it is none
 * @property {(bench: number) => number} workbench_prepare  does the least that can be done; how far it is, 1 if it is ready
 * @property {(bench: number) => number} workbench_made  how many bytes of it are in the outbox; 0 if nothing was to be made
 * @property {(bench: number) => number} workbench_weight  bytes of memory that it takes, all in all
 * @property {(bench: number, from: number, to: number) => number} workbench_roll  how many bytes the block in the outbox
 *   has; 0 if it cannot be rolled
 * @property {(bench: number) => number} workbench_outbox
 * @property {(bench: number, unwinding: number) => void} __wbg_workbench_free
 */

/** Milliseconds of preparing work before the worker listens to the page. */
const SLICE = 20;

/** @type {Raw} */
let core;

/** Addresses of open work, by the page's number for it. @type {Map<number, number>} */
const benches = new Map();

/** Work that is not ready yet; the first comes next. @type {number[]} */
const unready = [];

/** The most steps of a slice while the clock stands still or runs backwards. */
const STEPS = 4096;

/** Prepares more in a task of its own, before which the worker hears the page. */
const goOn = laterTask(makeReady);

/** @param {() => void} work @returns {() => void} has it done in a task of its own, without a timer's delay where there are channels */
function laterTask(work) {
  if (typeof MessageChannel === 'undefined') return () => setTimeout(work);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  return () => port2.postMessage(null);
}

/** @param {Said} said @param {Uint8Array | null} [bytes]  that are in it */
const say = (said, bytes) => postMessage(said, { transfer: bytes ? [bytes.buffer] : [] });

/** @param {WebAssembly.Module} module  its imports are only for the page's glue */
function start(module) {
  /** @type {Record<string, Record<string, () => void>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(name);
    };
  }
  core = /** @type {Raw} */ (new WebAssembly.Instance(module, imports).exports);
}

/** @param {number} bench @param {number} length */
const outbox = (bench, length) => new Uint8Array(core.memory.buffer, core.workbench_outbox(bench), length).slice();

/** @param {number} id @param {Uint8Array} order */
function open(id, order) {
  const bench = core.workbench_new();
  const inbox = core.workbench_inbox(bench, order.length);
  new Uint8Array(core.memory.buffer, inbox, order.length).set(order);
  if (!core.workbench_open(bench)) throw new Error('this is no order');
  benches.set(id, bench);
  if (unready.push(id) === 1) makeReady();
}

/** Prepares the next work for a slice. */
function makeReady() {
  const id = /** @type {number} */ (unready.shift());
  const bench = benches.get(id);
  if (bench !== undefined) {
    const since = performance.now();
    let [progress, steps, spent] = [0, 0, 0];
    do {
      progress = core.workbench_prepare(bench);
      steps += 1;
      spent = performance.now() - since;
    } while (progress < 1 && spent < SLICE && (spent > 0 || steps < STEPS));
    if (progress < 1) {
      unready.push(id);
      say({ id, progress });
    } else {
      const length = core.workbench_made(bench);
      const made = length ? outbox(bench, length) : null;
      say({ id, ready: true, weight: core.workbench_weight(bench), made }, made);
    }
  }
  if (unready.length > 0) goOn();
}

/** @param {number} id @param {number} from @param {number} to */
function roll(id, from, to) {
  const bench = /** @type {number} */ (benches.get(id));
  const since = performance.now();
  const length = core.workbench_roll(bench, from, to);
  if (!length) throw new Error(`${from} to ${to} cannot be rolled`);
  const block = outbox(bench, length);
  say({ id, from, to, ms: Math.max(0, performance.now() - since), block }, block);
}

/** @param {number} id */
function close(id) {
  core.__wbg_workbench_free(/** @type {number} */ (benches.get(id)), 0);
  benches.delete(id);
}

/** @param {MessageEvent<Told>} event */
// biome-ignore lint/suspicious/noGlobalAssign: a worker listens by this assignment.
onmessage = ({ data }) => {
  if ('open' in data) {
    if (data.core) {
      start(data.core);
      say({ hello: true });
    }
    open(data.open, data.order);
  } else if ('roll' in data) roll(data.roll, data.from, data.to);
  else close(data.close);
};

// This makes the file a module for its types. The worker runs a classic script: www/build/plugins.js.
export {};
