// How long a page keeps its main thread busy at a stretch, by Chromium's own tracing.
//
// Counted is the processor time of the thread, not the time on the wall: on a busy machine the same work
// takes longer on the wall. And only the page's own thread: the browser's
// window is made of pages, too, which it loads at the same time as ours.

/** @typedef {{name: string, pid: number, tid: number, tdur?: number}} Event */

/** By which a page is known in a trace. */
const MARK = 'the page that is looked at';

/**
 * The longest task of the page while something is done, in milliseconds of processor time.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 */
export async function longestTask(page, work) {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  await page.evaluate((name) => void performance.mark(name), MARK);
  const trace = await browser.stopTracing();
  /** @type {Event[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const own = events.find(({ name }) => name === MARK);
  if (!own) throw new Error('the trace does not hold the page');
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === own.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  // No task at all would mean that the trace has other names now.
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return Math.max(...tasks);
}
