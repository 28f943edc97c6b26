// A clock that the test holds: it goes on by a millisecond whenever somebody looks at it, and stands still otherwise. Work
// that is cut into slices looks at it after every bounded piece, so that a slice is a number of pieces, the same ones on
// every machine. Between two slices the test can stop the work and look at what is on the page. There are no workers then: they
// would do it without slices.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The clock on the page.
 * @typedef {Object} Held
 * @property {number} looks  since the page was loaded
 * @property {number} most  in one turn of the event loop, since it was last set to 0
 * @property {boolean} stopped  whether slices wait
 * @property {() => Promise<void>} turn  begins a turn of its own
 * @property {() => Promise<void>} next  has the next slice done, while they wait
 * @property {() => void} goOn  has them all done
 */

/**
 * Has the page, which is loaded afterwards, look at such a clock. Its window has to be the test's own.
 * @param {Page} page
 * @param {{stopped?: boolean}} [options]  whether all that is done in slices waits from the beginning
 */
export const holdClock = (page, { stopped: fromTheStart = false } = {}) =>
  page.addInitScript((stopped) => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const turn = () => /** @type {Promise<void>} */ (new Promise((go) => setTimeout(go)));
    /** @type {(() => void)[]} */
    const waiting = [];
    /** @type {Held & {now: number, inTurn: number, frame: number}} */
    const held = {
      now: 0,
      looks: 0,
      inTurn: 0,
      most: 0,
      frame: -1,
      stopped,
      turn,
      next: async () => {
        while (waiting.length === 0) await turn();
        waiting.shift()?.();
      },
      goOn: () => {
        held.stopped = false;
        for (const slice of waiting.splice(0)) slice();
      },
    };
    Object.assign(globalThis, { held });
    performance.now = () => {
      held.looks += 1;
      held.inTurn += 1;
      held.most = Math.max(held.most, held.inTurn);
      held.now += 1;
      return held.now;
    };
    // A turn begins where the browser calls the page. Whatever calls it in another way counts as the turn before: that
    // can make them too many, never too few.
    const begin = () => {
      held.inTurn = 0;
    };

    // A timer that has gone off has waited, whoever looked in the meantime.
    const { setTimeout: timer, requestAnimationFrame: frame } = globalThis;
    Object.assign(globalThis, {
      /** @type {(work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => unknown} */
      setTimeout: (work, delay = 0, ...given) => {
        const due = held.now + delay;
        return timer(() => {
          begin();
          held.now = Math.max(held.now, due);
          work(...given);
        }, delay);
      },
      /** @type {typeof requestAnimationFrame} */
      requestAnimationFrame: (work) =>
        frame((time) => {
          // All that is done before one frame is one turn.
          if (time !== held.frame) begin();
          held.frame = time;
          work(time);
        }),
    });
    const { set } = /** @type {Required<PropertyDescriptor>} */ (
      Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
    );
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      /** @this {MessagePort} @param {(event: MessageEvent) => void} work */
      set(work) {
        set.call(this, (/** @type {MessageEvent} */ event) => {
          const slice = () => {
            begin();
            work.call(this, event);
          };
          if (held.stopped) waiting.push(slice);
          else slice();
        });
      },
    });
  }, fromTheStart);

/**
 * Has an element do something in a turn of its own: it takes no look of what was under way before.
 * @template A
 * @param {import('@playwright/test').Locator} lab
 * @param {(it: any, given: A) => unknown} work
 * @param {A} [given]
 */
export const inTurn = (lab, work, given) =>
  // Put together from its text, because Playwright sends functions as that, without what is around them.
  lab.evaluate(
    /** @type {any} */ (new Function('it', 'given', `return held.turn().then(() => (${work})(it, given))`)),
    given,
  );

/**
 * How often the page looks at its clock while something is done, and in one turn at the most.
 * @param {Page} page
 * @param {() => Promise<unknown>} work
 */
export async function looksOf(page, work) {
  const before = await page.evaluate(async () => {
    const { held } = /** @type {{held?: Held}} */ (/** @type {unknown} */ (globalThis));
    // Nothing is loaded yet.
    if (!held) return 0;
    await held.turn();
    held.most = 0;
    return held.looks;
  });
  await work();
  const { looks, most } = await page.evaluate(
    () => /** @type {{held: Held}} */ (/** @type {unknown} */ (globalThis)).held,
  );
  return { looks: looks - before, most };
}

/**
 * Has all that is done in slices wait: it goes on slice by slice.
 * @param {Page} page
 */
export const stopWork = (page) =>
  page.evaluate(() => void Object.assign(/** @type {any} */ (globalThis).held, { stopped: true }));

/** @param {Page} page */
export const nextSlice = (page) => page.evaluate(() => /** @type {any} */ (globalThis).held.next());

/** @param {Page} page */
export const goOn = (page) => page.evaluate(() => /** @type {any} */ (globalThis).held.goOn());
