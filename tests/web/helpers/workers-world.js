// The world in which the pool of workers is tested alone: workers that say what a test has them say, a clock that goes on
// when units are rolled, and timers that wait for the test. Everything that runs in that page is loaded after it.

let now = 0;

/** @type {Map<number, {due: number, work: () => void}>} */
const timers = new Map();
let lastTimer = 0;

/** @type {HeldWorker[]} in the order in which they were started */
export const workers = [];

/** How the test has the browser be. */
export const world = {
  /** How many more workers start; the next one throws. */
  starts: Infinity,
  hidden: false,
  /** @param {number} milliseconds */
  work(milliseconds) {
    now += milliseconds;
  },
  /** Has time pass, and what has waited for it done. @param {number} milliseconds */
  pass(milliseconds) {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...timers].sort(([, a], [, b]) => a.due - b.due);
      if (!next || next[1].due > until) break;
      timers.delete(next[0]);
      now = next[1].due;
      next[1].work();
    }
    now = until;
  },
};

/** A worker that does what a test has it say it did. */
class HeldWorker {
  constructor() {
    if (workers.length >= world.starts) throw new Error('no worker starts here');
    /** What it was told and has not answered, in order. @type {any[]} */
    this.told = [];
    /** What it was told to forget. @type {number[]} */
    this.closed = [];
    this.greeted = false;
    this.ended = false;
    /** @type {(event: {data: unknown}) => void} */
    this.onmessage = () => {};
    /** @type {(event: {message: string}) => void} */
    this.onerror = () => {};
    workers.push(this);
  }

  /** @param {any} told */
  postMessage(told) {
    if ('close' in told) this.closed.push(told.close);
    else this.told.push(told);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {object} data */
  say(data) {
    if (!this.greeted) this.onmessage({ data: { hello: true } });
    this.greeted = true;
    this.onmessage({ data });
  }

  /** @param {'open' | 'roll'} what @returns {any} the oldest of what it was told that it has not answered */
  take(what) {
    const at = this.told.findIndex((told) => what in told);
    return at < 0 ? null : this.told.splice(at, 1)[0];
  }

  /** Makes ready what it was told first to open. @param {Uint8Array | null} [made] @param {number} [weight]  in memory */
  ready(made = null, weight = 1e6) {
    this.say({ id: this.take('open').open, ready: true, weight, made });
  }

  /** Rolls the block that it was told first to roll. @param {number} [ms] */
  rolled(ms = 20) {
    const { roll, from, to } = this.take('roll');
    this.say({ id: roll, from, to, ms, block: new Uint8Array(new Float64Array([from, to]).buffer) });
  }

  /** The blocks that lie before it. @returns {[number, number][]} */
  get queue() {
    return this.told.filter((told) => 'roll' in told).map(({ from, to }) => [from, to]);
  }

  /** An error that it did not catch. */
  die(message = 'died') {
    this.onerror({ message });
  }
}

Object.assign(globalThis, {
  Worker: HeldWorker,
  setTimeout: (/** @type {() => void} */ work, delay = 0) => {
    lastTimer += 1;
    timers.set(lastTimer, { due: now + delay, work });
    return lastTimer;
  },
  clearTimeout: (/** @type {number} */ id) => void timers.delete(id),
});
performance.now = () => now;
Object.defineProperty(document, 'hidden', { get: () => world.hidden });
// As many as the address says.
const cores = Number(new URLSearchParams(location.search).get('cores'));
Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
