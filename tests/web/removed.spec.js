// Labs that are taken out of the page while something is going on: whoever waits for games is told so, and a lab that is only moved goes on.

import { inTurn, KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

test.use({ ownWindow: true });

/** Labs that are driven by `roll`. */
const DRIVEN = KNOWN.filter(({ hundred }) => !hundred);
const tried = inTurn(DRIVEN);

/** So many that none of them can be rolled in the task in which they are asked for. */
const MANY = 1e8;

for (const { name, page: file, ready, thousand = 1000 } of DRIVEN) {
  test(
    `${name}: a roll that waits rejects when the lab is removed, before it is ready and while games are rolled`,
    tried('a roll of a lab that is removed', name),
    async ({ page }) => {
      await page.goto(`./${file}`);
      await ready(page.locator(`${name}-lab`));
      const said = await page.evaluate(
        async ([tag, many]) => {
          const all = [];
          for (const early of [true, false]) {
            const lab = /** @type {TwoCheckerLab} */ (document.createElement(tag));
            document.querySelector('main')?.prepend(lab);
            if (!early) await lab.settled();
            const rolled = lab.roll(many).then(
              () => 'rolled',
              ({ name: kind, code, message }) => [kind, code, message.length > 20],
            );
            lab.remove();
            await lab.settled();
            all.push(await rolled, lab.busy);
          }
          return all;
        },
        /** @type {const} */ ([`${name}-lab`, MANY]),
      );
      expect(said).toEqual([
        ['RolloutLabError', 'NotConnected', true],
        false,
        ['RolloutLabError', 'NotConnected', true],
        false,
      ]);
    },
  );

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

  test(
    `${name}: games that the reader asked for end without a word when the lab is removed`,
    tried('reader asks, and removed', name),
    async ({ page }) => {
      const errors = uncaughtErrors(page);
      await page.goto(`./${file}?seed=0x2a61`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      await lab.evaluate(async (it) => {
        /** @type {HTMLElement[]} */
        const buttons = [...(it.shadowRoot?.querySelectorAll('.controls button.number') ?? [])].map(
          (one) => /** @type {HTMLElement} */ (one),
        );
        // The last one adds the most.
        buttons.at(-1)?.click();
        it.remove();
        // Errors that nobody has caught are told after the task.
        for (let task = 0; task < 3; task += 1) await new Promise((done) => setTimeout(done));
      });
      expect(errors).toEqual([]);
    },
  );
}
