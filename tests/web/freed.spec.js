// Objects of the core that were freed: whoever has kept one is told so, as often as he asks, and the core goes on.

import { ROLLING, inTurn } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

/** wasm-bindgen lends arguments from a stack of 1,024 places: `DEFAULT_MIN` in its transforms/externref. */
const TIMES = 1025;

const tried = inTurn(ROLLING);

for (const { name, page: file, ready } of ROLLING) {
  test(
    `${name}: a rollout that was freed says so however often it is used, and the lab goes on`,
    tried('freed', name),
    async ({ page }) => {
      await page.goto(`./${file}?seed=0x2a61`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const { thrown, seed } = await lab.evaluate(async (element, times) => {
        const it = /** @type {TwoCheckerLab} */ (element);
        const { rollout } = it.rolling;
        it.seed = '0x2a62';
        await it.settled();
        /** @type {Set<string>} */
        const thrown = new Set();
        const use = (/** @type {() => unknown} */ work) => {
          try {
            work();
            thrown.add('nothing');
          } catch (error) {
            const { name: kind, code, message } = /** @type {any} */ (error);
            thrown.add(`${kind}: ${code}: ${message}`);
          }
        };
        for (let time = 0; time < times; time += 1) {
          use(() => rollout.games);
          use(() => rollout.record(0, /** @type {any} */ (it.frame.estimate)));
          use(() => rollout.free());
        }
        return { thrown: [...thrown], seed: it.snapshot().seed };
      }, TIMES);
      expect(thrown).toEqual(['RolloutLabError: Freed: this object was freed']);
      expect(seed).toBe('0x2a62');
      await ready(lab);
      expect(await lab.evaluate((it) => /** @type {TwoCheckerLab} */ (it).failure)).toBeNull();
    },
  );
}
