// Waits for a lab of any kind.

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What the waiting reads of a lab, whichever it is.
 * @typedef {Object} Own
 * @property {boolean} started
 * @property {() => string} saidNow
 * @property {{running: boolean}} rolling
 * @property {{coming: boolean, times: number, draws: {pending: boolean}}} below
 * @property {string} said
 * @property {import('../../../www/lib/address/address.js').Problem[]} problems
 * @property {() => object} snapshot
 * @property {string} spoken
 * @property {string | null} failure
 * @property {() => Promise<void>} settled
 */
/** @typedef {import('../../../www/lib/element/definition.js').PageLab & Partial<Own> & Pick<Own, 'settled' | 'spoken' | 'failure' | 'problems' | 'snapshot'>} AnyLab */

/**
 * Waits until a lab of which there may be no more than its name yet is drawn, with all that it begins with.
 * @param {Locator} lab
 */
export async function complete(lab) {
  await lab.evaluate(async (/** @type {AnyLab} */ it) => {
    await customElements.whenDefined(it.localName);
    await it.complete;
  });
}

/**
 * Waits until a lab has made and rolled what it is to make and roll, and all is on the screen. While it runs, what stands
 * below the chart is always due, and not waited for.
 * @param {Locator} lab
 */
export async function ready(lab) {
  await lab.evaluate(async (/** @type {AnyLab} */ it) => {
    await customElements.whenDefined(it.localName);
    const frame = () => new Promise(requestAnimationFrame);
    const runs = () => it.rolling?.running ?? false;
    /** What stands below the chart. */
    const below = () => it.below && { coming: it.below.coming, pending: it.below.draws.pending, times: it.below.times };
    const waits = () => it.started === false || below()?.coming || (below()?.pending && !runs());
    /** Elements of Lit say themselves whether they are still to be drawn. @param {Element | ShadowRoot} root @returns {boolean} */
    const draws = (root) =>
      [...root.querySelectorAll('*')].some(
        (element) => Reflect.get(element, 'isUpdatePending') || (element.shadowRoot && draws(element.shadowRoot)),
      );
    let before;
    do {
      await it.settled();
      before = below()?.times;
      // Elements inside it are drawn in the next frames and can ask for more: the table's rows come in parts, and a chart
      // that is drawn for the first time is measured after that frame.
      for (let frames = 0; frames < 4; frames += 1) await frame();
    } while (
      !it.failure &&
      (waits() ||
        (!runs() && (below()?.times !== before || it.isUpdatePending || (it.shadowRoot && draws(it.shadowRoot)))))
    );
  });
}
