// When work is done: before the next frame, at most so often, or in slices between which the page lives.

// ——— Frames ———

/** Resolves when the next frame is about to be drawn. */
export const nextFrame = () => new Promise((frame) => requestAnimationFrame(frame));

// ——— Throttles ———

/** Work that is wanted often and done seldom. */
export class Throttle {
  /**
   * @param {() => unknown} work what it returns is awaited: it is done when that is done
   * @param {number} milliseconds the least time between two times that it is done
   */
  constructor(work, milliseconds) {
    this.work = work;
    this.milliseconds = milliseconds;
    /** When it was done last, and how long it waits after that. */
    this.last = -Infinity;
    this.pause = milliseconds;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** How long it has to wait still: however the clock runs, no longer than the pause. */
  get wait() {
    return Math.min(Math.max(0, this.last + this.pause - performance.now()), this.pause);
  }

  /** Does it soon, in a task of its own. However often this is called, the last call is always followed by it. */
  request() {
    const { last } = this;
    this.timer ??= setTimeout(() => this.due(last), this.wait);
  }

  /** @param {number} last  when it had been done last, when this was asked for */
  async due(last) {
    this.timer = undefined;
    // The time before was done later than it was begun.
    if (this.last !== last) return this.request();
    this.mark();
    await this.work();
    this.mark();
  }

  mark() {
    this.last = performance.now();
    this.pause = this.milliseconds;
  }

  /** Does it not before so many milliseconds have passed. @param {number} milliseconds */
  hold(milliseconds) {
    this.last = performance.now();
    this.pause = milliseconds;
  }

  /** Whether it is still to be done. */
  get pending() {
    return this.timer !== undefined;
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

// ——— Slices ———

/**
 * The next task of the browser's. Unlike timers, messages are not held back to 4 ms, and unlike animation frames they also
 * come to frames that are off-screen. Every task has a channel of its own, which is closed: the browser keeps an open one,
 * and whatever waits for its messages, for as long as the page lives.
 */
export const nextTask = () =>
  new Promise((done) => {
    // A host without channels waits a little longer.
    if (typeof MessageChannel === 'undefined') return setTimeout(done);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done(null);
    };
    port2.postMessage(null);
  });

/** One slice of work, in milliseconds. */
const SLICE = 8;

/** A slice has no more steps while the clock stands still. */
const STEPS = 64;

/**
 * Each slice is a task of its own, also the first and the last: what is done before and after would make them longer, and
 * what is given up at once is not begun.
 * @param {() => boolean} step  does the least part that there is, and returns whether that was the last
 * @param {() => void} report  called after every slice
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false: it was given up
 */
export async function inSlices(step, report, signal) {
  let done = false;
  await nextTask();
  while (!done && !signal.aborted) {
    const since = performance.now();
    let [steps, spent] = [0, 0];
    do {
      done = step();
      steps += 1;
      spent = performance.now() - since;
      // A clock that runs backwards says as little as one that stands still.
    } while (!done && spent < SLICE && (spent > 0 || steps < STEPS));
    report();
    await nextTask();
  }
  return !signal.aborted;
}
