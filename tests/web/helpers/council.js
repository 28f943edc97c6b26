// Opens the council lab, and knows what councils come to: the reference's rows, in percent.

import { readFileSync } from 'node:fs';
import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/council/lab.js').CouncilLab} CouncilLab */
/** @typedef {import('../../../www/pkg/council/rollout_lab.js').CouncilRule} Rule */
/** @typedef {import('../../../www/pkg/council/rollout_lab.js').CouncilSnapshot} Snapshot */
/** @typedef {import('../../../www/pkg/council/rollout_lab.js').CouncilModel} CouncilModel */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @type {{council_n2_s1_2: Record<string, number>[]}} */
const GOLDEN = JSON.parse(readFileSync(new URL('../../golden/shogi.json', import.meta.url), 'utf8'));

/** The rules in the order of the table. @type {readonly Rule[]} */
export const RULES = [
  'strongest',
  'weakest',
  'majorityStrongest',
  'majorityRandom',
  'optimistic',
  'pessimistic',
  'optimal',
  'optimalKnowingCopies',
  'optimalPredicted',
  'ceiling',
];

/**
 * How often programs agree, and rates of N equally good programs that choose from n moves, 0..1.
 * @type {{agreement_s1_2: Record<string, number>[], equal_programs: Record<string, number>[]}}
 */
export const MORE = JSON.parse(readFileSync(new URL('../../golden/council-more.json', import.meta.url), 'utf8'));

/**
 * Councils without copies and with 50% of them, and how often two of their programs name the same move, 0..1.
 * @type {{council: Partial<CouncilModel>, pairs: ['strongestAndOther' | 'others', number][], otherwise: number}[]}
 */
export const AGREEMENT = MORE.agreement_s1_2.flatMap((row) => {
  const { candidates, s2_over_s1, strongest_and_other, others, others_with_50_percent_copies } = row;
  return /** @type {const} */ ([
    [0, others, others_with_50_percent_copies],
    [50, others_with_50_percent_copies, others],
  ]).map(([copying, here, otherwise]) => ({
    council: { candidates, s2: 2 * s2_over_s1, copying },
    pairs: [
      ['strongestAndOther', strongest_and_other],
      ['others', here],
    ],
    otherwise,
  }));
});

/** The standard error of a rate that is measured in a hundred thousand positions, in percent. @param {number} chance  0..1 */
export const errorOf = (chance) => 100 * Math.sqrt((chance * (1 - chance)) / 100_000);

/**
 * Two moves and s₁ = 2d: what each rule comes to without copying, and with 50% of it.
 * @type {{s2: number, plain: Record<string, number>, half: Record<string, number>}[]}
 */
export const REFERENCE = GOLDEN.council_n2_s1_2.map((row) => {
  const percent = (/** @type {Record<string, string>} */ names) =>
    Object.fromEntries(Object.entries(names).map(([rule, name]) => [rule, 100 * row[name]]));
  return {
    s2: row.s2,
    plain: percent({
      strongest: 'p_strong',
      weakest: 'p_weak',
      majorityStrongest: 'majority_tie_strong',
      majorityRandom: 'majority_tie_random',
      optimistic: 'optimistic',
      pessimistic: 'pessimistic',
      optimal: 'optimal',
      ceiling: 'full_information',
    }),
    half: percent({
      strongest: 'p_strong',
      weakest: 'p_weak',
      majorityStrongest: 'majority_tie_strong_sync50',
      majorityRandom: 'majority_tie_random_sync50',
      optimistic: 'optimistic_sync50',
      pessimistic: 'pessimistic_sync50',
      optimalKnowingCopies: 'optimal_knowing_sync50',
    }),
  };
});

/**
 * @param {Page} page
 * @param {string} [query]
 * @returns {Promise<Locator>} the lab
 */
export async function openCouncil(page, query = '?seed=5') {
  await page.goto(`./council.html${query}`);
  const lab = page.locator('council-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {CouncilLab} */ it) => it.snapshot());

/** @param {Locator} lab @param {number} trials */
export async function roll(lab, trials) {
  await lab.evaluate((/** @type {CouncilLab} */ it, count) => it.roll(count), trials);
  await ready(lab);
}

/**
 * Simulates a hundred thousand positions of another council.
 * @param {Locator} lab
 * @param {Partial<CouncilModel>} change  of the council in force
 * @returns {Promise<Snapshot>}
 */
export const simulate = (lab, change) =>
  lab.evaluate(async (/** @type {CouncilLab} */ it, change) => {
    it.model = { ...it.model, ...change };
    await it.roll(100_000);
    return it.snapshot();
  }, change);

/** @param {Locator} lab @param {Partial<CouncilModel>} change  of the council in force */
export async function setModel(lab, change) {
  await lab.evaluate((/** @type {CouncilLab} */ it, other) => {
    it.model = { ...it.model, ...other };
  }, change);
  await ready(lab);
}
