// Work that takes long, cut into slices between which the page lives.

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
