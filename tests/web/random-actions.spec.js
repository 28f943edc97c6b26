// Ten thousand random actions in all labs together: nothing that a reader does stops a lab, or leaves it busy for ever.
// SEED=NUMBER does others; without it they are the same every time.

import { goldenAddresses } from './helpers/golden-addresses.js';
import { KNOWN } from './helpers/labs.js';
import { actAtRandom, settle, stayHere } from './helpers/random-actions.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

test.use({ ownWindow: true });

/** In all labs together. */
const ACTIONS = 10_000;

/** In one call of the page. */
const AT_ONCE = 250;

const SEED = Number(process.env.SEED ?? 42);

for (const [index, { name, page: file, query, poster, besides }] of KNOWN.entries()) {
  test(`${name}: random actions cause no uncaught error and stop nothing`, { tag: '@long' }, async ({ page }) => {
    const uncaught = uncaughtErrors(page);
    await stayHere(page);
    await page.goto(`./${file}`);
    // Clicks before the lab is ready count, too.
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => {}), `${name}-lab`);
    const usual = [
      '',
      'v=1',
      'seed=1&games=rubbish',
      poster.figure,
      poster.screen,
      query,
      ...(besides ? [besides.query] : []),
    ];
    const golden = goldenAddresses().map(({ address }) => address.split('?'));
    const own = golden.filter(([at, said]) => said && (at === './' ? 'index.html' : at) === file);
    const hashes = [...usual, ...own.map(([, said]) => said.replace('#', '&'))];
    const each = Math.ceil(ACTIONS / KNOWN.length);
    /** @type {string[]} */
    let last = [];
    for (let done = 0; done < each; done += AT_ONCE) {
      const seed = (SEED * 1000 + index) * 1000 + done;
      const what = { name: `${name}-lab`, seed, count: Math.min(AT_ONCE, each - done), hashes };
      const { log, wrong, failure } = await actAtRandom(page, what);
      last = [...last, ...log].slice(-20);
      expect(
        [...wrong, ...uncaught, failure],
        `SEED=${SEED}, after ${done + log.length} actions, the last of them\n${last.join('\n')}`,
      ).toEqual([null]);
    }
    const { wrong, failure, busy } = await settle(page, `${name}-lab`);
    expect([...wrong, ...uncaught, failure, busy], `SEED=${SEED}, at the end, after\n${last.join('\n')}`).toEqual([
      null,
      false,
    ]);
  });
}
