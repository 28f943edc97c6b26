// The contact lab plays games again to show them, which takes long: also when it is taken out of the page meanwhile.

import { openContact } from './helpers/contact.js';
import { collect } from './helpers/memory.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */

test.use({ ownWindow: true });

test('a lab that is removed while it runs is drawn no more, and nobody holds it', async ({ page }) => {
  const first = await openContact(page);
  const drawn = await first.evaluate(async ({ localName }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const lab = /** @type {ContactLab} */ (document.createElement(localName));
    document.querySelector('main')?.prepend(lab);
    await lab.settled();
    await lab.complete;
    lab.run();
    // The game in view is recalled then.
    while (lab.rolling.rollout.games === 0 || !lab.records.underWay) await frame();
    lab.remove();
    // An update that was asked for before may be drawn once or twice.
    for (let frames = 0; frames < 30; frames += 1) await frame();
    let drawn = 0;
    const { render } = lab;
    lab.render = function () {
      drawn += 1;
      return render.call(this);
    };
    for (let frames = 0; frames < 10; frames += 1) await frame();
    Object.assign(globalThis, { gone: new WeakRef(lab) });
    return drawn;
  });
  expect(drawn).toBe(0);
  const devtools = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await collect(page, devtools);
      return page.evaluate(() => Reflect.get(globalThis, 'gone').deref() === undefined);
    })
    .toBe(true);
});
