// Two plays of a roll compared by pairs of games with coupled dice, in the contact lab.

import { ACE_POINT, openContact, ready } from './helpers/contact.js';
import { writtenAddress } from './helpers/address.js';
import { clickShare, fields } from './helpers/share.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const QUERY = `?seed=7&position=${ACE_POINT}&roll=63`;

/** @param {Locator} lab */
const pairsOf = (lab) =>
  lab.evaluate(async (/** @type {ContactLab} */ it) => {
    await it.settled();
    return it.snapshot().pairs;
  });

test('the best two plays are compared until the reader chooses others, and nothing is rolled unasked', async ({
  page,
}) => {
  const lab = await openContact(page, QUERY);
  const card = lab.locator('.pairs');
  await expect(card).toContainText('A or B?');
  expect(await pairsOf(lab)).toBeNull();
  const ids = await lab.evaluate((/** @type {ContactLab} */ it) =>
    it.plays([6, 3], { lookahead: true }).map(({ id }) => id),
  );
  await lab.getByRole('button', { name: '+10 pairs: roll 10 more pairs' }).click();
  await expect(card.locator('table.figures')).toBeVisible();
  const best = await pairsOf(lab);
  expect(best).toMatchObject({
    pairs: 10,
    seed: '0x7',
    coupling: 'same',
    decision: { roll: [6, 3], a: ids[0], b: ids[1] },
  });
  expect(best?.known).toBeNull();
  // Another play for A: from no pairs on.
  await lab.locator('.plays tbody tr').nth(2).locator('.pick.a input').check();
  expect(await pairsOf(lab)).toBeNull();
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(3));
  expect(await pairsOf(lab)).toMatchObject({ pairs: 3, decision: { a: ids[2], b: ids[1] } });
  // Whoever chooses for A what B has, gives B what A had.
  await lab.locator('.plays tbody tr').nth(1).locator('.pick.a input').check();
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(3));
  expect(await pairsOf(lab)).toMatchObject({ pairs: 3, decision: { a: ids[1], b: ids[2] } });
});

test('each coupling is of the same trials, and stays while another one is in view', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(30));
  const same = await pairsOf(lab);
  await lab.getByRole('radio', { name: 'Rank-coupled' }).check();
  await expect.poll(async () => (await pairsOf(lab))?.coupling).toBe('ranked');
  const ranked = await pairsOf(lab);
  expect(ranked).toMatchObject({ pairs: 30, coupling: 'ranked' });
  // A's games are the same, B's are not.
  expect(ranked?.couplings.same).toEqual(same?.couplings.same);
  expect(ranked?.couplings.ranked.plain.a).toEqual(same?.couplings.same.plain.a);
  expect(ranked?.couplings.ranked.reduced.b).not.toEqual(same?.couplings.same.reduced.b);
  await expect(lab.locator('.pairs table.worths tbody tr')).toHaveCount(2);
  await lab.getByRole('radio', { name: 'Same dice' }).check();
  expect(await pairsOf(lab)).toMatchObject({ pairs: 30, coupling: 'same' });
});

test('an address brings the same pairs back', async ({ page }) => {
  const lab = await openContact(page, `${QUERY}&coupling=ranked`);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(12));
  const before = await pairsOf(lab);
  const address = await writtenAddress(page);
  const said = new URLSearchParams(address.replace(/^[^#]*#/, ''));
  expect([said.get('pairs'), said.get('a')]).toEqual(['12', before?.decision.a]);
  const again = await openContact(page, address);
  await expect.poll(async () => (await pairsOf(again))?.pairs).toBe(12);
  expect(await pairsOf(again)).toEqual(before);
});

test('who measures luck otherwise has the same pairs rolled again', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(8));
  const before = await pairsOf(lab);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.measure({ evaluator: 'tiny' }));
  await ready(lab);
  await expect.poll(async () => (await pairsOf(lab))?.pairs).toBe(8);
  const after = await pairsOf(lab);
  expect(after?.couplings.same.plain).toMatchObject({
    a: before?.couplings.same.plain.a,
    b: before?.couplings.same.plain.b,
  });
  expect(after?.couplings.same.reduced.mean).not.toBe(before?.couplings.same.reduced.mean);
});

test('it rolls until the better play is known, and stops there and at no other pair', async ({ page }) => {
  // The best play of a 3-1 and the worst, where games are short.
  const opening = '?seed=7&position=JgAAMAMAAAAAAA&roll=31&evaluator=tiny';
  const lab = await openContact(page, opening);
  const worst = await lab.evaluate(
    (/** @type {ContactLab} */ it) => it.plays([3, 1], { lookahead: true }).at(-1)?.id ?? null,
  );
  await lab.evaluate((/** @type {ContactLab} */ it, b) => it.comparePlays([3, 1], { b }), worst);
  await lab.getByRole('button', { name: 'Roll until the better play is known' }).click();
  await expect(lab.locator('.pairs .known')).toContainText(
    /Known after [\d,]+ pairs: A is better\. The any-time 95% interval/,
    { timeout: 60_000 },
  );
  const stopped = await pairsOf(lab);
  expect(stopped?.known).toEqual({ pairs: stopped?.pairs, better: 'a' });
  await expect(lab.getByRole('button', { name: 'Roll until the better play is known' })).toBeDisabled();
  // As many at once come to the same.
  const at = String(stopped?.pairs);
  const again = await openContact(page, `${opening}&b=${encodeURIComponent(String(worst))}&pairs=${at}`);
  await expect.poll(async () => (await pairsOf(again))?.pairs, { timeout: 60_000 }).toBe(Number(at));
  expect((await pairsOf(again))?.couplings).toEqual(stopped?.couplings);
});

test('plays that the roll does not allow are refused, from a host page and from an address', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  const refused = await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    const codes = [];
    for (const [dice, how] of /** @type {any[]} */ ([
      [[6, 3], { a: '4HPwATDgc/ABMA' }],
      [[6, 3], { b: 'none' }],
      [[6, 3], { a: 7 }],
      [[7, 3], {}],
      [null, {}],
    ])) {
      try {
        await it.comparePlays(dice, how);
        codes.push(null);
      } catch (error) {
        codes.push(/** @type {any} */ (error).code);
      }
    }
    return codes;
  });
  expect(refused).toEqual(['IllegalPlay', 'IdLength', 'WrongShape', 'WrongShape', 'WrongShape']);
  expect(await pairsOf(lab)).toBeNull();
  const counts = await lab.evaluate((/** @type {ContactLab} */ it) =>
    Promise.all(
      /** @type {any[]} */ ([-1, 0.5, '3', NaN]).map((bad) =>
        it.rollPairs(bad).then(
          () => bad,
          (error) => error.code,
        ),
      ),
    ),
  );
  expect(counts).toEqual(Array(4).fill('WrongShape'));
  const other = await openContact(page, `${QUERY}&a=4HPwATDgc/ABMA&pairs=2`);
  await expect(other.locator('.notice li')).toContainText('4HPwATDgc/ABMA');
  // What is in force instead are the best two.
  await expect.poll(async () => (await pairsOf(other))?.pairs).toBe(2);
});

test('running one pauses the other', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  const running = () =>
    lab.evaluate((/** @type {ContactLab} */ it) => [it.rolling.running, it.comparison.pairs?.running ?? false]);
  await lab.getByRole('button', { name: 'Roll until the better play is known' }).click();
  await expect.poll(running).toEqual([false, true]);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.run());
  await expect.poll(running).toEqual([true, false]);
  await lab.evaluate((/** @type {ContactLab} */ it) => void it.rollPairs(1));
  await expect.poll(async () => (await running())[0]).toBe(false);
});

test('plays that end the game are no choice', async ({ page }) => {
  // One checker left: every play bears it off.
  const lab = await openContact(page);
  await lab.evaluate((/** @type {ContactLab} */ it) => {
    const side = [1, ...Array(24).fill(0)];
    it.act.setUp({ x: side, o: [0, ...side.slice(0, -1)] });
    it.act.chooseRoll([2, 1]);
  });
  await expect(lab.locator('.pairs')).toContainText(/only one play|nothing to roll out/);
  expect(await lab.locator('.plays .pick input').count()).toBe(0);
});

test('what is written of A, B and A − B adds up, and ± is how far the 95% interval reaches', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  const wrong = [];
  for (const pairs of [5, 6, 9]) {
    await lab.evaluate((/** @type {ContactLab} */ it, count) => it.rollPairs(count), pairs);
    const { couplings } = /** @type {NonNullable<Awaited<ReturnType<typeof pairsOf>>>} */ (await pairsOf(lab));
    await ready(lab);
    const rows = await lab
      .locator('.pairs table.figures tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) =>
            (cell.textContent ?? '').replaceAll('−', '-').replaceAll(/\s+/g, ' ').trim(),
          ),
        ),
      );
    for (const [at, way] of /** @type {const} */ ([
      [0, 'plain'],
      [1, 'reduced'],
    ])) {
      const [a, b, both] = [0, 1, 2].map((row) => rows[row][at].split('±').map(parseFloat));
      const { ci, se, asIndependent } = couplings.same[way];
      const [low, high] = ci ?? [NaN, NaN];
      const { mean } = couplings.same[way];
      const half = Math.max(Number(mean) - low, high - Number(mean));
      const errors = [Number(rows[3][at]), Number(rows[4][at])];
      const right =
        Math.abs(a[0] - b[0] - both[0]) < 1e-9 &&
        both[1].toFixed(3) === half.toFixed(3) &&
        errors[0].toFixed(4) === Number(se).toFixed(4) &&
        errors[1].toFixed(4) === Number(asIndependent).toFixed(4);
      if (!right) wrong.push({ way, a, b, both, half, errors, se, asIndependent });
    }
  }
  expect(wrong).toEqual([]);
  await expect(lab.locator('.pairs')).toContainText('± is how far the 95% interval reaches');
});

test('a choice of plays counts at once, before anything is drawn', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(4));
  await ready(lab);
  // All in tasks that no frame comes between: whoever asks then is not told of the plays before.
  const said = await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    const { plays } = it.list;
    const now = async () => {
      await it.settled();
      const { pairs } = it.snapshot();
      return pairs && [pairs.pairs, plays.findIndex(({ id }) => id === pairs.decision.a)];
    };
    const choose = (/** @type {number} */ row) => it.comparison.pairs?.choose('a', plays[row]);
    choose(2);
    const other = await now();
    choose(0);
    const back = await now();
    const { length } = it.list.plays;
    it.act.chooseRoll([2, 1]);
    const listed = [length > 0, it.list.plays.length > 0, it.list.complete, it.busy];
    return { other, back, listed, none: await now() };
  });
  expect(said).toEqual({ other: null, back: [4, 0], listed: [true, true, false, true], none: null });
});

test('pairs that were left for other plays come back with theirs', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(4));
  const before = await pairsOf(lab);
  const pick = (/** @type {number} */ row) => lab.locator('.plays tbody tr').nth(row).locator('.pick.a input');
  await pick(2).check();
  expect(await pairsOf(lab)).toBeNull();
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rollPairs(2));
  await pick(0).check();
  expect(await pairsOf(lab)).toEqual(before);
  // Who measures luck otherwise meanwhile, has as many measured so.
  await pick(2).check();
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.measure({ evaluator: 'tiny' }));
  expect(await pairsOf(lab)).toMatchObject({ pairs: 2 });
  await pick(0).check();
  await expect.poll(async () => (await pairsOf(lab))?.pairs).toBe(4);
  const after = await pairsOf(lab);
  expect(after?.couplings.same.plain).toEqual(before?.couplings.same.plain);
  expect(after?.couplings.same.reduced).not.toEqual(before?.couplings.same.reduced);
});

test('another roll in the same tab has its own plays compared, however soon its address is opened', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  const address = (/** @type {number} */ roll) => `#v=1&seed=7&position=${ACE_POINT}&roll=${roll}&pairs=2`;
  const lab = await openContact(page, address(31));
  for (const settled of [false, true]) {
    if (settled) expect((await pairsOf(lab))?.pairs).toBe(2);
    for (const roll of [64, 31, 64])
      await page.evaluate((hash) => {
        location.hash = hash;
      }, address(roll));
    await expect.poll(async () => (await pairsOf(lab))?.decision.roll).toEqual([6, 4]);
    const pairs = await pairsOf(lab);
    expect(pairs?.pairs).toBe(2);
    const legal = await lab.evaluate((/** @type {ContactLab} */ it) => it.plays([6, 4]).map(({ id }) => id));
    expect(legal).toEqual(expect.arrayContaining([pairs?.decision.a, pairs?.decision.b]));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address(31));
    await expect.poll(async () => (await pairsOf(lab))?.decision.roll).toEqual([3, 1]);
  }
  expect(errors).toEqual([]);
});

test('plays are compared where they are hidden, too', async ({ page }) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&hide=plays`);
  await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    await it.comparePlays([6, 3]);
    await it.rollPairs(2);
  });
  expect(await pairsOf(lab)).toMatchObject({ pairs: 2, decision: { roll: [6, 3] } });
});

test('pairs that wait reject when the lab is removed', async ({ page }) => {
  const lab = await openContact(page, QUERY);
  const code = await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    const rolled = it.rollPairs(1e6).then(
      () => 'rolled',
      ({ code }) => code,
    );
    it.remove();
    return rolled;
  });
  expect(code).toBe('NotConnected');
});

test('pairs alone keep their dice: the address and Share lead to the same pairs, and Undo brings them back after New dice', async ({
  page,
}) => {
  // No seed: the lab makes one.
  const lab = await openContact(page, `?lang=en&position=${ACE_POINT}&roll=63`);
  const seedOf = async () => new URLSearchParams((await writtenAddress(page)).replace(/^[^#]*#/, '')).get('seed');
  expect(await seedOf()).toBeNull();
  await lab.getByRole('button', { name: '+10 pairs: roll 10 more pairs' }).click();
  const before = await pairsOf(lab);
  expect([before?.pairs, await seedOf()]).toEqual([10, before?.seed]);
  const dialog = await clickShare(page);
  const { iframe, element, link } = await fields(dialog);
  for (const text of [iframe, element, link]) expect(text).toContain(String(before?.seed));
  await page.keyboard.press('Escape');

  await lab.getByRole('button', { name: 'New dice', exact: true }).click();
  expect(await pairsOf(lab)).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(() => pairsOf(lab)).toEqual(before);
  // Of a position that was set up instead, too.
  await lab.evaluate((/** @type {ContactLab} */ it) => {
    it.position = 'sGfwATDgc/ABMA';
  });
  expect(await pairsOf(lab)).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(() => pairsOf(lab)).toEqual(before);
  // Rewind leaves pairs alone.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.rewind());
  expect(await pairsOf(lab)).toEqual(before);
});
