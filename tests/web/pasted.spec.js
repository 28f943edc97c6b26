// Positions as people find and paste them: into the field, and into an address, in every lab of bear-offs. Which texts are read says
// tests/contact/pasted.rs; here is that the labs take what they can, and say what they do not take.

import { pageTexts } from '../../www/build/page-texts.js';
import { elementOf } from '../../www/lib/page/labs.js';
import { IDS, enterId, idField, unfold } from './helpers/bearoff.js';
import { ready, snapshotOf } from './helpers/contact.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Every lab of bear-offs that takes IDs. @type {any[]} */
const LABS = [];
for (const lab of KNOWN.filter(({ anyBoard }) => !anyBoard)) {
  const { setAside } = /** @type {any} */ (await pageTexts(lab.name, 'en'));
  if (setAside) LABS.push(lab);
}

const tried = inTurn(LABS);

/** Jacoby's paradox: a double of a centred cube, and no redouble. */
const PARADOX = '--A--A---------------a--a-';

for (const { name, page: file, ready: settled, properties } of await Promise.all(
  LABS.map(async (lab) => ({ ...lab, ...(await import(`../../www/labs/${lab.name}/properties.js`)) })),
)) {
  /** @param {Page} page @param {string} query */
  const open = async (page, query) => {
    await page.goto(`./${file}${query}`);
    const lab = page.locator(elementOf({ name }));
    await settled(lab);
    await unfold(lab);
    return lab;
  };
  const positionOf = (/** @type {Locator} */ lab) =>
    lab.evaluate((it) => Reflect.get(it, 'position') ?? Reflect.get(it, 'decision').position);

  test.describe(name, () => {
    test(
      'an address takes what the field takes, and says what is not used',
      tried('by address', name),
      async ({ page }) => {
        const xgid = 'XGID=---AAAA------------aa-aa--:1:-1:-1:52:3:4:0:7:10';
        const lab = await open(page, `?position=${encodeURIComponent(`“${xgid}”.`)}`);
        expect(await positionOf(lab)).toEqual({ x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'o' });
        await expect(lab.locator('div.notice')).toContainText('match to 7 (Blue 3, White 4)');
        // A plus as it stands in an ID that was not encoded.
        const plus = await open(page, '?position=2+4OAADt7g4AAA');
        expect(await positionOf(plus)).toEqual({ x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3], onRoll: 'x' });
        await expect(plus.locator('div.notice')).toHaveCount(0);
      },
    );

    test(
      'a position with contact leads to the lab of any position, from the field and from an address',
      tried('leads on', name),
      async ({ page }) => {
        const xgid = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
        const way = { name: 'Open it in the “Any position” lab' };
        const lab = await open(page, '');
        await enterId(lab, `Here: ${xgid}`);
        await expect(idField(lab)).toHaveAccessibleDescription(
          'This isn’t a bear-off: the two sides haven’t passed each other yet.',
        );
        const href = await lab.getByRole('link', way).getAttribute('href');
        expect(href).toContain(encodeURIComponent(xgid));
        await enterId(lab, 'nonsense');
        await expect(lab.getByRole('link', way)).toHaveCount(0);
        const opened = await open(page, `?position=${encodeURIComponent(xgid)}`);
        await expect(opened.locator('div.notice')).toContainText('This isn’t a bear-off');
        await opened.locator('div.notice').getByRole('link', way).click();
        const contact = page.locator('contact-lab');
        await ready(contact);
        expect((await snapshotOf(contact)).positionId).toBe('4HPwATDgc/ABMA');
        await expect(contact.getByRole('heading', { name: 'Plays for 3-1' })).toHaveCount(1);
      },
    );

    if (!properties.cube) return;

    test('the cube is where an XGID has it, also in the middle', async ({ page }) => {
      const ownerOf = (/** @type {Locator} */ lab) => lab.evaluate((it) => Reflect.get(it, 'cube').owner);
      const xgid = (/** @type {string} */ cube) => `XGID=${PARADOX}:${cube}:1:00:0:0:0:0:10`;
      const lab = await open(page, `?position=${encodeURIComponent(xgid('1:1'))}`);
      expect(await ownerOf(lab)).toBe('x');
      await enterId(lab, xgid('1:-1'));
      expect(await ownerOf(lab)).toBe('o');
      await enterId(lab, xgid('0:0'));
      expect(await ownerOf(lab)).toBe('centred');
      // A position ID alone says nothing of a cube.
      await enterId(lab, xgid('1:-1'));
      await enterId(lab, IDS.article);
      expect(await ownerOf(lab)).toBe('o');
      // The query's cube is no longer in force when the hash has another XGID.
      const centred = await open(
        page,
        `?cube=x&position=${IDS.article}#v=1&position=${encodeURIComponent(xgid('0:0'))}`,
      );
      expect(await ownerOf(centred)).toBe('centred');
    });
  });
}
