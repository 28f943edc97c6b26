// <rollout-lab> passes on the first snapshot at once, and of those that follow the last one, however many there are.

import { embedIn, say, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

test.use({ ownWindow: true });

/** How often messages are passed on, in milliseconds: `EVERY` of www/element/frame.js. */
const EVERY = 100;

test('of a thousand snapshots two reach the host: the first and the last', async ({ host, page }) => {
  // Time passes when the test says so.
  await page.addInitScript((every) => {
    /** @type {(() => void)[]} */
    const held = [];
    const real = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (/** @type {() => void} */ work, /** @type {number} */ time, /** @type {unknown[]} */ ...rest) =>
        time === every ? held.push(work) : real(work, time, ...rest),
      pass: () => {
        for (const work of held.splice(0)) work();
      },
    });
  }, EVERY);
  await host.open('<rollout-lab id="lab"></rollout-lab>');
  const element = page.locator('#lab');
  const embed = await embedIn(element);
  await element.evaluate((it) => {
    /** @type {number[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    it.addEventListener('snapshot', (event) => heard.push(/** @type {CustomEvent} */ (event).detail.games));
  });
  const heard = () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
  const pass = () => page.evaluate(() => Reflect.get(globalThis, 'pass')());
  for (let games = 1; games <= 1000; games += 1) {
    const message = { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot: { games } };
    if (games < 1000) await embed.evaluate((data) => parent.postMessage(data, '*'), message);
    else await say(page, embed, message);
  }
  expect(await heard()).toEqual([1]);
  await pass();
  expect(await heard()).toEqual([1, 1000]);
  // After a pause the next one comes at once.
  await pass();
  await say(page, embed, { type: 'rollout-lab:snapshot', v: 1, id: 'lab', snapshot: { games: 1001 } });
  expect(await heard()).toEqual([1, 1000, 1001]);
});
