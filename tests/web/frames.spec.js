// The frames of a lab: for one change the lab is drawn once, and asks the core once for each thing that is to be seen.

import { openCouncil } from './helpers/council.js';
import { ready } from './helpers/ready.js';
import { inTurn, KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/lib/rollout/shapes.js').RolloutLab} RolloutLab */
/** @typedef {import('./helpers/council.js').CouncilLab} CouncilLab */
/** @typedef {(object: object, ...names: string[]) => void} Count  counts calls of these methods */
/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

/** Labs whose games are rolled, by workers too. */
const ROLLED = KNOWN.filter(({ bits }) => bits);
const tried = inTurn(ROLLED);

/**
 * Counts what a lab draws and asks until all of it is on the screen.
 * @param {import('@playwright/test').Locator} lab
 * @param {string} what  the change
 * @param {(element: SVGElement | HTMLElement, given: {counter: {count: Count}, what: string}) => void} begin  counts, and makes the change
 * @returns {Promise<Record<string, number>>} by the name of the method
 */
async function counted(lab, what, begin) {
  const counter = await lab.page().evaluateHandle(() => {
    /** @type {Record<string, number>} */
    const counts = {};
    /** @type {Count} */
    const count = (object, ...names) => {
      for (const name of names) {
        const asked = Reflect.get(object, name);
        counts[name] = 0;
        Object.assign(object, {
          [name]: (/** @type {unknown[]} */ ...given) => {
            counts[name] += 1;
            return asked.apply(object, given);
          },
        });
      }
    };
    return { counts, count };
  });
  await lab.evaluate(begin, { counter, what });
  await ready(lab);
  return counter.evaluate(({ counts }) => counts);
}

for (const what of /** @type {const} */ (['edit', 'chunk'])) {
  for (const { name, page: file, longGames } of ROLLED) {
    test(
      `${name}: ${what === 'edit' ? 'an edit' : 'a chunk of games'} draws the lab, and asks the core, once for each thing`,
      tried(`frames of ${what}`, name),
      async ({ page }) => {
        await page.goto(`./${file}?seed=5#games=60`);
        const lab = page.locator(`${name}-lab`);
        await ready(lab);
        const { record, ...counts } = await counted(lab, what, (element, { counter, what }) => {
          const it = /** @type {RolloutLab} */ (element);
          const { rollout } = it.rolling;
          counter.count(rollout, 'readout', 'history', 'record');
          it.definition = { ...it.definition };
          counter.count(it.definition, 'view');
          counter.count(it.own, 'guide');
          if (what === 'edit') it.act.changeView({ bands: !it.state.view.bands });
          else {
            rollout.roll(1);
            it.rolling.merged();
          }
        });
        // A game that takes long to be played again is told of in a frame of its own, when it has come.
        const frames = what === 'chunk' && longGames ? 2 : 1;
        expect(counts).toEqual({ view: frames, readout: frames, history: frames, guide: frames });
        // An edit of the view leaves the games alone. Of a chunk of one game, that one is new: in view, and in the list.
        expect(record).toBeLessThanOrEqual(what === 'edit' ? 0 : 2);
      },
    );
  }

  test(`council: ${what === 'edit' ? 'an edit' : 'a chunk of positions'} draws the lab, and asks the core, once for each thing`, async ({
    page,
  }) => {
    const lab = await openCouncil(page, '?seed=5&trials=1000');
    // The lines of the chart come point by point, each of which is drawn.
    await expect(lab.locator('.crossings')).toContainText('cross');
    await ready(lab);
    const counts = await counted(lab, what, (element, { counter, what }) => {
      const it = /** @type {CouncilLab} */ (element);
      const { simulation } = it.trials;
      counter.count(simulation, 'readout', 'differences', 'position');
      if (it.curves.work) counter.count(it.curves.work, 'columns', 'crossings');
      it.definition = { ...it.definition };
      counter.count(it.definition, 'view');
      if (what === 'edit') it.act.toggleSeries('weakest', false);
      else {
        simulation.roll(1);
        it.trials.merged();
      }
    });
    // A position under the microscope is asked for again only when it is another one.
    const position = what === 'edit' ? 0 : 1;
    expect(counts).toEqual({ view: 1, readout: 1, differences: 1, position, columns: 1, crossings: 1 });
  });
}

/** Labs whose games the reader plays. */
const PLAYED = KNOWN.filter(({ parts }) => 'play' in parts);

/**
 * @param {import('@playwright/test').Locator} lab
 * @param {'edit' | 'game'} what  an edit of the view, or a game that ends
 */
const countedByHand = (lab, what) =>
  counted(lab, what, (element, { counter, what }) => {
    const it = /** @type {HandLab} */ (element);
    counter.count(it.session.rollout, 'readout', 'history', 'record');
    it.definition = { ...it.definition };
    counter.count(it.definition, 'view');
    if (what === 'edit') it.act.changeView({ bands: !it.state.view.bands });
    else it.abandon();
  });

for (const { name, page: file, query } of PLAYED) {
  test(`${name}: an edit draws the lab once, and the end of a game at most once more, when the list has it`, async ({
    page,
  }) => {
    await page.goto(`./${file}?${query}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    // The chart is drawn anew, and the last game is told of.
    expect(await countedByHand(lab, 'edit')).toEqual({ view: 1, readout: 1, history: 1, record: 1 });
    await lab.evaluate((it) => /** @type {HandLab} */ (it).begin());
    await ready(lab);
    const { view, readout, history, record } = await countedByHand(lab, 'game');
    expect([view, readout].every((count) => count === 1 || count === 2)).toBe(true);
    // A game that is resigned does not count: the chart stays. The list asks for the game, too.
    expect(history).toBe(0);
    expect(record).toBeLessThanOrEqual(3);
  });
}
