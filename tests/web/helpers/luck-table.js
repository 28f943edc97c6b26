// Finds the controls of the luck table as a reader would: by their names.

import { expect } from '@playwright/test';
import { snapshotOf } from './lab.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const EVENTS = {
  doubles: 'Blue rolls doubles',
  noDoubles: 'Blue rolls no doubles',
  oFails: 'White misses',
  oBearsOff: 'White bears off',
};

/** @typedef {keyof typeof EVENTS} Cell */

/**
 * The field of an estimate.
 * @param {Locator} lab
 * @param {Cell} name
 */
export const cell = (lab, name) => lab.getByRole('spinbutton', { name: EVENTS[name] });

/**
 * The button that makes an estimate a point more or less.
 * @param {Locator} lab
 * @param {Cell} name
 * @param {'more' | 'less'} way
 */
export const stepper = (lab, name, way) =>
  lab.getByRole('button', { name: `${EVENTS[name]}: one point ${way}`, includeHidden: true });

/**
 * @param {Locator} lab
 * @param {'Correct' | 'Made-up' | 'Backwards' | 'None' | 'GNUBG' | 'Yours'} name
 */
export const preset = (lab, name) => lab.getByRole('radio', { name });

/** @param {Locator} lab */
export const keep = (lab) => lab.getByRole('checkbox', { name: 'Keep the average at zero' });

/**
 * @param {Locator} lab
 * @param {Record<Cell, number>} table in force
 * @param {readonly string[]} written in the fields
 */
export async function expectTable(lab, table, written) {
  await expect.poll(async () => (await snapshotOf(lab)).table).toEqual(table);
  for (const [i, name] of /** @type {Cell[]} */ (Object.keys(EVENTS)).entries()) {
    await expect(cell(lab, name)).toHaveValue(written[i]);
  }
}
