// Opens the lab in which one plays with the cube by hand, and plays there as a reader does.

import { bestPlay, doubles, takes } from './cubeful-player.js';
import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/hand-cube/lab.js').CubeLab} HandCubeLab */
/** @typedef {import('../../../www/pkg/hand-cube/rollout_lab.js').CubeHandView} CubeHandView */
/** @typedef {import('../../../www/pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {ReturnType<HandCubeLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The dice of tests for which any would do. */
export const SEED = '0x77';

/** With which the lab begins: Blue's 6543 against White's 6532, Blue on roll. */
export const START = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };

/** Four of Blue’s checkers on the ace point against one of White’s; one each there; and fifteen on each side. */
export const IDS = { fourOnAce: 'IAAAPAAAAAAAAA', oneEach: 'AQAAQAAAAAAAAA', fifteenEach: '2+4OAADt7g4AAA' };

/**
 * @param {Page} page
 * @param {string} [query]
 */
export async function openHandCube(page, query = `?seed=${SEED}`) {
  await page.goto(`./hand-cube.html${query}`);
  const lab = page.locator('hand-cube-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {HandCubeLab} */ it) => it.snapshot());

/** @param {Locator} lab @returns {Promise<CubeHandView | null>} */
export const viewOf = (lab) => lab.evaluate((/** @type {HandCubeLab} */ it) => it.session.played?.view() ?? null);

/** @param {Locator} lab @returns {Promise<CubeHandRecord[]>} of all games that were begun */
export const recordsOf = (lab) =>
  lab.evaluate((it) => {
    const { played } = /** @type {HandCubeLab} */ (it).session;
    return played ? Array.from({ length: played.view().begun }, (_, number) => played.record(number)) : [];
  });

/** The button that goes on: begins a game, rolls, takes, or ends a turn. @param {Locator} lab */
export const main = (lab) => lab.locator('button.main');

/** A button by its name. @param {Locator} lab @param {string} name */
export const button = (lab, name) => lab.getByRole('button', { name, exact: true });

/** A point of the side whose turn it is. @param {Locator} lab @param {number} number */
export const point = (lab, number) => lab.locator(`play-board g.point[data-point="${number}"][role="button"]`);

/**
 * Who owns the cube, to the side on roll.
 * @param {CubeHandView} view
 */
const holderOf = ({ cube: { owner }, position: { onRoll } }) =>
  owner === 'centred' ? 'centred' : owner === onRoll ? 'mine' : 'theirs';

/**
 * Does the next thing by clicks as somebody who errs nowhere; returns whether there was one.
 * @param {Locator} lab
 */
export async function goOnPerfectly(lab) {
  const view = await viewOf(lab);
  if (!view || (!view.asked && !view.turn)) return false;
  const { position, asked, turn, cube } = view;
  const [mover, other] = position.onRoll === 'x' ? [position.x, position.o] : [position.o, position.x];
  if (asked === 'double') {
    await button(lab, doubles(mover, other, holderOf(view)) ? `Double to ${2 * cube.value}` : 'Roll').click();
  } else if (asked === 'answer') {
    await button(lab, takes(mover, other) ? 'Take' : 'Pass').click();
  } else if (turn) {
    const { froms, swapped } = bestPlay(
      mover,
      other,
      holderOf(view),
      turn.dice.map(({ value }) => value),
    );
    if (swapped) await button(lab, 'Swap dice').click();
    for (const from of froms) await point(lab, from).click();
    await button(lab, 'Done').click();
  }
  return true;
}

/**
 * Plays one game by clicks, without a mistake.
 * @param {Locator} lab
 */
export async function playPerfectly(lab) {
  await main(lab).click();
  while (await goOnPerfectly(lab));
  await ready(lab);
}

/**
 * Plays games by what the page's buttons call, a game in a frame: always the first checker, sometimes a double, a pass.
 * @param {Locator} lab
 * @param {number} games
 */
export async function playAnyhow(lab, games) {
  await lab.evaluate(async (/** @type {HandCubeLab} */ it, count) => {
    for (let game = 0; game < count; game += 1) {
      it.begin();
      for (let turn = 0; ; turn += 1) {
        const view = it.session.played?.view();
        if (view?.asked === 'double') (game + turn) % 5 === 2 ? it.double() : it.rollDice();
        else if (view?.asked === 'answer') (game + turn) % 4 === 1 ? it.passDouble() : it.takeDouble();
        else if (!view?.turn) break;
        else if (view.turn.done) it.confirm();
        else it.move(view.turn.movable[0].from);
      }
      await new Promise(requestAnimationFrame);
    }
  }, games);
  await ready(lab);
}
