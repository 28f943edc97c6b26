// What host pages are told by the contact lab, and what they may say to it: position, evaluation, plays, snapshot.

import { readFileSync } from 'node:fs';
import { ACE_POINT, openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** With every play of some rolls counted by GNU Backgammon. @type {{id: string, roll: [number, number], legal: number}[]} */
const CASES = JSON.parse(readFileSync(new URL('../golden/contact.json', import.meta.url), 'utf8')).cases;

const OPENING = { id: '4HPwATDgc/ABMA', xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10' };

/** After 3-1, 8/5 6/5, from the opening: the ID under which books have it. */
const THREE_ONE = 'sGfwATDgc/ABMA';

/**
 * Blue’s last checker is on his ace point, and every roll wins: a single game where White has one of hers off, a gammon where she
 * has none, a backgammon where one of fifteen is still in Blue’s home.
 */
const LAST = [
  { xgid: 'XGID=-A----------------------n-:0:0:1:00:0:0:0:0:10', points: 1 },
  { xgid: 'XGID=-A----------------------o-:0:0:1:00:0:0:0:0:10', points: 2 },
  { xgid: 'XGID=-A----a-----------------n-:0:0:1:00:0:0:0:0:10', points: 3 },
];

/** @param {Locator} lab @param {[number, number]} dice @param {{lookahead?: boolean}} [how] */
const playsOf = (lab, dice, how) =>
  lab.evaluate((/** @type {ContactLab} */ it, [dice, how]) => it.plays(dice, how), /** @type {const} */ ([dice, how]));

/** @param {Locator} lab @param {string} text */
const setPosition = (lab, text) =>
  lab.evaluate((/** @type {ContactLab} */ it, id) => {
    it.position = id;
  }, text);

test('a position is set as an ID or an XGID and told as an ID, and what is none is refused and changes nothing', async ({
  page,
}) => {
  const lab = await openContact(page);
  const told = await lab.evaluate(
    (/** @type {ContactLab} */ it, [aceId, xgid, threeOne]) => {
      const took = [aceId, xgid, threeOne].map((text) => {
        it.position = text;
        return it.position;
      });
      const refused = ['', 'nonsense', 'AAAAAAAAAAAAAA', null, 7, {}].map((bad) => {
        try {
          it.position = /** @type {any} */ (bad);
          return 'taken';
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      });
      return { took, refused: [...new Set(refused)], now: it.position };
    },
    [ACE_POINT, OPENING.xgid, THREE_ONE],
  );
  expect(told).toEqual({ took: [ACE_POINT, OPENING.id, THREE_ONE], refused: ['RolloutLabError'], now: THREE_ONE });
});

test('a position in the HTML is the one that is rolled out, and one that is none is said beside the board', async ({
  page,
}) => {
  await openContact(page);
  await page.evaluate((id) => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    main.innerHTML = `<contact-lab id="good" position="${id}"></contact-lab><contact-lab id="bad" position="nonsense"></contact-lab>`;
  }, ACE_POINT);
  const [good, bad] = [page.locator('#good'), page.locator('#bad')];
  await ready(good);
  await ready(bad);
  expect((await snapshotOf(good)).positionId).toBe(ACE_POINT);
  expect((await snapshotOf(bad)).positionId).toBe(OPENING.id);
  await expect(bad.getByText('A position ID has 14 characters. This one has 8.')).toHaveCount(1);
});

test('the evaluation has chances that contain one another, and the equity that they come to', async ({ page }) => {
  const lab = await openContact(page);
  for (const { id } of CASES.slice(0, 400).filter((_, i) => i % 40 === 0)) {
    await setPosition(lab, id);
    const { win, winGammon, winBackgammon, loseGammon, loseBackgammon, equity, ...others } = await lab.evaluate(
      (/** @type {ContactLab} */ it) => it.evaluation(),
    );
    expect(others, id).toEqual({});
    const sorted = [1, win, winGammon, winBackgammon, 0];
    expect(
      sorted.toSorted((a, b) => b - a),
      id,
    ).toEqual(sorted);
    const lost = [1 - win, loseGammon, loseBackgammon, 0];
    // The difference from one is rounded.
    for (const [i, chance] of lost.slice(1).entries()) expect(chance, id).toBeLessThanOrEqual(lost[i] + 1e-12);
    expect(equity, id).toBeCloseTo(2 * win - 1 + winGammon + winBackgammon - loseGammon - loseBackgammon, 9);
  }
});

test('the plays of a roll are all of them, best first, and each is the position with the other side on roll', async ({
  page,
}) => {
  const lab = await openContact(page);
  const [best] = await playsOf(lab, [3, 1]);
  // Everybody’s play.
  expect(best.id).toBe(THREE_ONE);
  for (const { id, roll: dice, legal } of CASES.slice(0, 400).filter((_, i) => i % 40 === 0)) {
    await setPosition(lab, id);
    const plays = await playsOf(lab, dice);
    expect(plays.length, `${id} ${dice}`).toBe(legal);
    expect(new Set(plays.map((play) => play.id)).size, id).toBe(legal);
    const equities = plays.map(({ equity }) => equity);
    expect(
      equities.toSorted((a, b) => b - a),
      id,
    ).toEqual(equities);
    // What the other side has is what the one that has played lacks.
    const [{ id: after, equity }] = plays;
    await setPosition(lab, String(after));
    const said = await lab.evaluate((/** @type {ContactLab} */ it) => it.evaluation().equity);
    expect(said, id).toBeCloseTo(-equity, 9);
  }
});

test('plays that are looked at one roll ahead are the same plays, best first by what was seen', async ({ page }) => {
  const lab = await openContact(page, `?position=${ACE_POINT}`);
  const [now, ahead] = [await playsOf(lab, [6, 3]), await playsOf(lab, [6, 3], { lookahead: true })];
  expect(now.map(({ id }) => String(id)).sort()).toEqual(ahead.map(({ id }) => String(id)).sort());
  expect(ahead.map(({ equity }) => equity)).not.toEqual(now.map(({ equity }) => equity));
  const equities = ahead.map(({ equity }) => equity);
  expect(equities.toSorted((a, b) => b - a)).toEqual(equities);
});

test('a play that wins has no position after it, and is worth the points that it wins; so is every game', async ({
  page,
}) => {
  const lab = await openContact(page);
  for (const { xgid, points } of LAST) {
    await setPosition(lab, xgid);
    for (const how of [{}, { lookahead: true }]) {
      for (const { id, equity } of await playsOf(lab, [6, 3], how))
        expect({ id, equity }, xgid).toEqual({ id: null, equity: points });
    }
    await roll(lab, 10);
    const { plain, reduced } = await snapshotOf(lab);
    for (const { mean, sd, chances } of [plain, reduced]) {
      expect({ mean, sd }, xgid).toEqual({ mean: points, sd: 0 });
      expect(
        [chances.win, chances.winGammon, chances.winBackgammon].map(({ mean: chance }) => chance),
        xgid,
      ).toEqual([100, points > 1 ? 100 : 0, points > 2 ? 100 : 0]);
    }
  }
});

test('what is no roll is refused', async ({ page }) => {
  const lab = await openContact(page);
  const refused = await lab.evaluate((/** @type {ContactLab} */ it) =>
    [null, 6, [6], [7, 1], [0, 3], [6, 3, 1], ['6', 3], [1.5, 2]].map((bad) => {
      try {
        it.plays(/** @type {any} */ (bad));
        return bad;
      } catch (error) {
        return /** @type {Error} */ (error).name;
      }
    }),
  );
  expect([...new Set(refused)]).toEqual(['RolloutLabError']);
});

test('a roll that is waited for is rolled, and the snapshot has all that is known of it', async ({ page }) => {
  const lab = await openContact(page, `?seed=0x2a61&position=${ACE_POINT}`);
  const snapshot = await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    await it.roll(7);
    return it.snapshot();
  });
  expect(Object.keys(snapshot).sort()).toEqual([
    'blocks',
    'equivalentGames',
    'evaluation',
    'evaluator',
    'games',
    'horizon',
    'noise',
    'opening',
    'pairs',
    'plain',
    'playedOn',
    'position',
    'positionId',
    'reduced',
    'rotation',
    'seed',
    'williams',
  ]);
  expect(snapshot).toMatchObject({ games: 7, seed: '0x2a61', positionId: ACE_POINT, evaluator: 'network' });
  for (const side of [snapshot.plain, snapshot.reduced]) {
    expect(Object.keys(side.chances).sort()).toEqual([
      'loseBackgammon',
      'loseGammon',
      'win',
      'winBackgammon',
      'winGammon',
    ]);
  }
  expect(snapshot.evaluation).toEqual(await lab.evaluate((/** @type {ContactLab} */ it) => it.evaluation()));
});
