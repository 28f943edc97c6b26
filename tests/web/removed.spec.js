// Labs that are taken out of the page while something is going on: whoever waits for games is told so, nothing is drawn any more, and a
// lab that is only moved goes on.

import { inTurn, KNOWN } from './helpers/labs.js';
import { collect } from './helpers/memory.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('../../www/labs/contact/lab.js').ContactLab} ContactLab */

test.use({ ownWindow: true });

/** Labs that are driven by `roll`. */
const DRIVEN = KNOWN.filter(({ name }) => !name.startsWith('hand'));
const tried = inTurn(DRIVEN);

/** So many that none of them can be rolled in the task in which they are asked for. */
const MANY = 1e8;

for (const { name, page: file, ready, thousand = 1000 } of DRIVEN) {
  test(`${name}: a roll that waits rejects when the lab is removed, before it is ready and while games are rolled`, async ({ page }) => {
    await page.goto(`./${file}`);
    await ready(page.locator(`${name}-lab`));
    const said = await page.evaluate(async ([tag, many]) => {
      const all = [];
      for (const early of [true, false]) {
        const lab = /** @type {TwoCheckerLab} */ (document.createElement(tag));
        document.querySelector('main')?.prepend(lab);
        if (!early) await lab.settled();
        const rolled = lab.roll(many).then(() => 'rolled', ({ name: kind, code, message }) => [kind, code, message.length > 20]);
        lab.remove();
        await lab.settled();
        all.push(await rolled, lab.busy);
      }
      return all;
    }, /** @type {const} */ ([`${name}-lab`, MANY]));
    expect(said).toEqual([['RolloutLabError', 'NotConnected', true], false, ['RolloutLabError', 'NotConnected', true], false]);
  });

  test(`${name}: a roll goes on when the lab is moved`, tried('rolls when moved', name), async ({ page }) => {
    await page.goto(`./${file}?seed=0x2a61`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    const games = await lab.evaluate(async (element, count) => {
      const it = /** @type {TwoCheckerLab} */ (element);
      const rolled = it.roll(count);
      document.body.append(it);
      await rolled;
      const { games, pairs, walks, trials } = /** @type {any} */ (it.snapshot());
      return games ?? pairs ?? walks ?? trials;
    }, thousand);
    expect(games).toBe(thousand);
  });
}

test('games that the reader asked for end without a word when the lab is removed', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.goto('./bearoff.html?seed=0x2a61');
  const lab = page.locator('bearoff-lab');
  await DRIVEN.find(({ name }) => name === 'bearoff')?.ready(lab);
  await lab.evaluate(async (it) => {
    /** @type {HTMLElement[]} */
    const buttons = [...(it.shadowRoot?.querySelectorAll('.controls button.number') ?? [])].map((one) => /** @type {HTMLElement} */ (one));
    // The last one adds a million.
    buttons.at(-1)?.click();
    it.remove();
    // Errors that nobody has caught are told after the task.
    for (let task = 0; task < 3; task += 1) await new Promise((done) => setTimeout(done));
  });
  expect(errors).toEqual([]);
});

test('contact: a lab that is removed while it runs is drawn no more, and nobody holds it', async ({ page }) => {
  await page.goto('./contact.html?seed=0x2a61');
  await DRIVEN.find(({ name }) => name === 'contact')?.ready(page.locator('contact-lab'));
  const drawn = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const lab = /** @type {ContactLab} */ (document.createElement('contact-lab'));
    document.querySelector('main')?.prepend(lab);
    await lab.settled();
    await lab.complete;
    lab.run();
    // The game in view is recalled then.
    while (lab.rollout.games === 0 || !(/** @type {any} */ (lab.records).coming)) await frame();
    lab.remove();
    // What was asked for before may be drawn once or twice.
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
