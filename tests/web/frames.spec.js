// The frames of a lab: for one change the lab is drawn once, and asks the core once for each thing that is to be seen.

import { ready } from './helpers/ready.js';
import { KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/lib/rollout/shapes.js').RolloutLab} RolloutLab */

/** Labs whose games are rolled, by workers too. */
const ROLLED = KNOWN.filter(({ bits }) => bits);

/** Counts by what is counted. @typedef {Record<'view' | 'readout' | 'history' | 'record' | 'guide', number>} Counts */

/**
 * Counts what a lab draws and asks until all of it is on the screen.
 * @param {import('@playwright/test').Locator} lab
 * @param {'edit' | 'chunk'} what  an edit of the view, or a chunk of games that is merged
 * @returns {Promise<Counts>}
 */
async function counted(lab, what) {
  await lab.evaluate((element, what) => {
    const it = /** @type {RolloutLab} */ (element);
    /** @type {Counts} */
    const counts = { view: 0, readout: 0, history: 0, record: 0, guide: 0 };
    Object.assign(globalThis, { counts });
    /** @param {object} object @param {keyof Counts} name */
    const count = (object, name) => {
      const asked = Reflect.get(object, name);
      Object.assign(object, {
        [name]: (/** @type {unknown[]} */ ...given) => {
          counts[name] += 1;
          return asked.apply(object, given);
        },
      });
    };
    const { rollout } = it.rolling;
    for (const name of /** @type {const} */ (['readout', 'history', 'record'])) count(rollout, name);
    it.definition = { ...it.definition };
    count(it.definition, 'view');
    count(it.own, 'guide');
    if (what === 'edit') it.act.changeView({ bands: !it.state.view.bands });
    else {
      rollout.roll(1);
      it.rolling.merged();
    }
  }, what);
  await ready(lab);
  return lab.evaluate(() => /** @type {{counts: Counts}} */ (/** @type {unknown} */ (globalThis)).counts);
}

for (const what of /** @type {const} */ (['edit', 'chunk'])) {
  for (const { name, page: file, longGames } of ROLLED) {
    test(`${name}: ${what === 'edit' ? 'an edit' : 'a chunk of games'} draws the lab, and asks the core, once for each thing`, async ({
      page,
    }) => {
      await page.goto(`./${file}?seed=5#games=60`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const { record, ...counts } = await counted(lab, what);
      // A game that takes long to be played again is told of in a frame of its own, when it has come.
      const frames = what === 'chunk' && longGames ? 2 : 1;
      expect(counts).toEqual({ view: frames, readout: frames, history: frames, guide: frames });
      // An edit of the view leaves the games alone. Of a chunk of one game, that one is new: in view, and in the list.
      expect(record).toBeLessThanOrEqual(what === 'edit' ? 0 : 2);
    });
  }
}
