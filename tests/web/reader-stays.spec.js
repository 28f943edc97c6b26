// A link that says one thing, a reader who does another, and a reload: what the reader did stays.

import { expect, test } from './helpers/test.js';
import { defined, drawn, snapshotOf } from './helpers/lab.js';
import { KNOWN, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { writeQuery } from '../../www/lib/address/address.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/address/address.js').Property} Property */
/** @typedef {import('../../www/lib/page/start.js').Lab} Lab */

/** What properties of no words are in the query. @type {Record<string, string>} */
const SAID = {
  seed: '0x5',
  games: '7',
  luck: '7,8,9,10',
  position: 'rAYAAGwDAAAAAA',
  roll: '51',
  noise: '33',
  errors: '44',
  until: '0.02',
};

/**
 * A value that the property does not begin with.
 * @param {string} name
 * @param {Property} property
 * @param {unknown} [said]  one that no rule finds
 */
function another(name, { kind, start }, said) {
  if (said !== undefined && !SAID[name]) return said;
  const texts = SAID[name] ? [SAID[name]] : (kind.of?.words ?? ['0', '1']);
  const found = texts
    .map((text) => kind.read(text))
    .find((value) => start === null || kind.write(value) !== kind.write(start));
  if (found === undefined) throw new Error(`no value for ${name}`);
  return found;
}

/** All that the lab could say in an address, also what it need not. @param {Locator} lab */
const all = (lab) =>
  lab.evaluate((it) => {
    const { insisted, values } = /** @type {Lab} */ (it);
    const [usual, said] = [insisted.call(it), values.call(it)];
    return Object.fromEntries(
      Object.entries({ ...usual, ...said }).map(([name, value]) => [name, value ?? usual[name]]),
    );
  });

/** What the reader does that is not how the lab begins: nobody can undo that there is a table of his own. */
const OWN = { luck: [1, 2, 3, 4] };

for (const { name, page: file, rolls, said } of KNOWN) {
  test(
    `${name}: a link sets everything, the reader sets all of it back, and a reload changes nothing`,
    tried('reader stays', name),
    async ({ page }) => {
      /** @type {{properties: import('../../www/lib/address/address.js').Properties}} */
      const { properties } = await import(`../../www/labs/${name}/properties.js`);
      const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
      // Plays have to fit everything else: see below, and the tests of the labs that have them.
      const both = Object.entries(properties).filter(
        ([id, { who }]) => who === 'both' && !['plays', 'a', 'b'].includes(id),
      );
      const theirs = Object.fromEntries(
        both.map(([id, property]) => [id, another(id, property, rolls === false ? said[id] : undefined)]),
      );
      await page.goto(`./${file}${writeQuery(properties, { ...starts, ...theirs })}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const linked = await all(lab);
      for (const [id] of both) expect(linked[id], id).toEqual(theirs[id]);

      await lab.evaluate((it, values) => void (/** @type {Lab} */ (it).restore(values)), { ...starts, ...OWN });
      await ready(lab);
      const own = await all(lab);
      for (const [id] of both) expect(own[id], id).not.toEqual(theirs[id]);
      await page.reload();
      await ready(lab);
      expect(await all(lab)).toEqual(own);
    },
  );
}

test('a luck table that the reader types stays his where the link names another', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./?preset=backwards&games=1000');
  await defined(page);
  await drawn(page);
  const lab = page.locator('two-checker-lab');
  const cell = lab.getByRole('spinbutton', { name: 'Blue rolls doubles' });
  await cell.fill('70');
  await cell.press('Enter');
  const { table } = await snapshotOf(lab);
  expect(table.doubles).toBe(70);
  await page.reload();
  await ready(lab);
  expect((await snapshotOf(lab)).table).toEqual(table);
  await expect(lab.getByRole('radio', { name: 'Yours' })).toBeChecked();
});
