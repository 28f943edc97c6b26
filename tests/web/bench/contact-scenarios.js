// What is done on the page of any position while its longest tasks are looked for: with all workers busy wherever they can be.

import { openContact } from '../helpers/contact.js';

/** @typedef {import('../helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('./scenarios.js').Scenario} Scenario */

/**
 * A scenario on a page that has so many games of the opening position.
 * @param {string} what
 * @param {number} games
 * @param {(it: ContactLab) => unknown} work
 * @returns {Scenario}
 */
const contact = (what, games, work) => ({
  what,
  lab: 'contact',
  before: (page) => openContact(page, `?seed=0x2a61&games=${games}`),
  during: (_, lab) => lab.evaluate(work),
});

/** @param {string} what @param {string} address @returns {Scenario} */
const loading = (what, address) => ({
  what,
  lab: 'contact',
  before: async () => {},
  during: (page) => page.goto(address),
});

/** @type {Scenario[]} */
export const CONTACT = [
  loading('Loading the page of any position', './contact.html'),
  loading('Opening a link with 50 whole games', './contact.html?games=50'),
  contact('Whole games flat out', 0, async (it) => {
    it.act.setSpeed(Infinity);
    it.run();
    for (let frame = 0; frame < 120; frame += 1) await new Promise(requestAnimationFrame);
    it.pause();
  }),
  contact('50 whole games measured again by each estimate', 50, async (it) => {
    for (const evaluator of /** @type {const} */ (['tiny', 'blurred', 'pipCount', 'nothing', 'network'])) {
      it.act.measure({ evaluator });
      await it.settled();
      await new Promise(requestAnimationFrame);
    }
  }),
  contact('Two plays of whole games compared', 0, async (it) => {
    it.comparePlays([3, 1]);
    await it.settled();
    await it.rollPairs(10);
  }),
  contact('Positions of whole games, edited one after the other, and the plays of a roll', 0, async (it) => {
    for (const id of ['sGfwATDgc/ABMA', '4HPwAWDYzsEBMA', '2G6DATDYboMBMA', 'trsDAIDt7gAADA']) {
      it.position = id;
      await new Promise(requestAnimationFrame);
      it.plays([4, 2]);
      await it.settled();
    }
  }),
];
