// What the tests of all labs know of the council lab, which rolls nothing out: its trials are positions, and what it has of a
// rollout it has otherwise.

import { RULES } from '../../../www/labs/council/state.js';
import { oneByOne } from '../helpers/growth.js';
import { ready } from '../helpers/ready.js';

export { ready };

/** @type {import('../helpers/labs.js').Known['given']} */
export const given = { model: { candidates: 4, d: 2, s1: 3, s2: 5, copying: 20, programs: 3 } };

/** Its trials are no games, and it has no luck. */
export const rolls = false;

/** @typedef {import('../../../www/labs/council/lab.js').CouncilLab} CouncilLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  /** @type {((it: CouncilLab) => unknown)[]} */
  const doings = [
    (it) => it.roll(1),
    (it) => it.roll(1000),
    (it) => it.act.lookAt(3),
    (it) => it.act.want({ candidates: 3, copying: 50 }),
    (it) => it.act.toggleSeries('strongest', true),
    (it) => it.act.toggleSeries('strongest', false),
    (it) => it.act.want({ programs: 9 }),
    (it) => it.act.setWorth(10),
  ];
  await oneByOne(lab, doings);
  const rows = await lab.locator('.rates tbody tr, .programs li').count();
  /** @type {((it: CouncilLab) => unknown)[]} */
  const back = [
    (it) => it.act.typeSeed('no seed'),
    (it) => it.act.typeSeed('5'),
    (it) => it.act.want({ candidates: 2, copying: 0, programs: 3 }),
    (it) => it.act.setWorth(4),
  ];
  await oneByOne(lab, back);
  return rows;
}

/** @type {import('../helpers/labs.js').Poster} */
export const poster = {
  figure: 'seed=7&trials=20000',
  games: '20,000',
  screen: 'seed=7&trials=20000&copying=50',
  shown: '20,000',
};

/** @type {import('../helpers/labs.js').Known['parts']} */
export const parts = {
  model: (lab) => lab.getByRole('heading', { name: 'The council' }),
  controls: (lab) => lab.getByRole('button', { name: /^One position/ }),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  position: (lab) => lab.locator('.micro'),
  rates: (lab) => lab.locator('.card.rates'),
  sentence: (lab) => lab.locator('.sentence'),
  legend: (lab) => lab.locator('rollout-chart.main').getByRole('button', { name: 'majority', exact: true }),
  notes: (lab) => lab.locator('.crossings'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  panel: (lab) => lab.locator('.card.panel'),
  badges: (lab) => lab.locator('.card.badges'),
  weights: (lab) => lab.locator('.card.weights'),
  reduction: (lab) => lab.locator('.card.reduction'),
  contrast: (lab) => lab.locator('.card.contrast'),
};

export const goWith = {};

export const spare = ['position', 'panel', 'badges', 'weights', 'reduction', 'contrast'];

export const query = 'trials=1000&seed=5';

export const said = { d: 1.25, s1: 2.5, s2: 4, copying: 30, look: 7, worth: 9 };

export const asks = 0;

export const missing = 'The part that simulates councils didn’t load.';

/** The words of its table. */
export const words = RULES;

/**
 * Texts that are the same in both languages, whatever is put into them.
 * @param {string[]} keys
 * @param {string[]} ways
 * @param {string} why
 */
function alike(keys, ways, why) {
  return Object.fromEntries(keys.flatMap((key) => ways.map((way) => [key + way, why])));
}

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    ...alike(
      ['curves.at', 'settings.ratioIs', 'reduction.at', 'reduction.worthIs'],
      ['', '(0: 1)', '(0: false)'],
      'a formula',
    ),
    ...alike(
      ['position.thinks'],
      ['', '(0: 1)', '(0: false)', '(1: 1)', '(1: false)'],
      'the name of a move and its value',
    ),
    'curves.xAxis': 'a formula',
    'simulate.add.1000': 'digits and a sign',
  },
  named: {},
  says: { 'curves.atPrograms(0: 1)': '1 program' },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  [
    'candidates=3&s1=2&s2=3&copying=40',
    '3 moves, d = 1, s₁ = 2, the third program copies the second in 40% of positions',
  ],
  ['programs=5', '2 moves, d = 1, s = 2'],
];
