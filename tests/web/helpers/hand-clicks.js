// Clicks every button of a lab that is played by hand twice and three times before the lab can be drawn, in every phase of a game.

import { uncaughtErrors } from './uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * @typedef {Object} Clicked
 * @property {string[]} buttons  each phase with a button that was clicked in it
 * @property {string[]} twice  the same, where one decision was made more than once
 * @property {string[]} errors  uncaught ones
 * @property {unknown} failure  of the lab
 */

/** Phase and name of buttons that every game by hand has. The tests press others, too. */
export const PRESSED = [
  'new: Play a game',
  'rolled: a checker',
  'rolled: a point',
  'rolled: Done',
  'rolled: Resign',
  'abandoning: Yes, resign',
  'moved: Undo',
  'done: Done',
  'done: the dice',
  'forced: Make the only play',
  'over: Next game',
  'over: Start again with new dice',
  'asking: Start again',
  'asking: Keep these games',
];

/**
 * Clicks all buttons, and goes on by the lab's own methods where all of a phase are done: for 200 steps, and until each of
 * these was clicked. Parts below the chart come when the clock says so, and with them more buttons: the order varies.
 * @param {Page} page
 * @param {Locator} lab  that is ready
 * @param {string[]} wanted  phases, each with the name of a button
 * @returns {Promise<Clicked>}
 */
export async function clickOften(page, lab, wanted) {
  const errors = uncaughtErrors(page);
  const clicked = await lab.evaluate(
    async (/** @type {any} */ it, keys) => {
      /** @type {Set<string>} */
      const buttons = new Set();
      /** @type {Set<string>} */
      const twice = new Set();
      let acts = 0;
      // New dice, and the same ones every time.
      let seeds = 0;
      it.rules = {
        ...it.rules,
        randomSeed: () => {
          seeds += 1;
          return `0x${seeds}`;
        },
      };
      const { act } = it.playing;
      it.playing.act = (/** @type {unknown} */ what) => {
        // A refusal throws.
        act.call(it.playing, what);
        acts += 1;
      };
      /** Where the game is. */
      const phase = () => {
        const { turn = null, asked = null, begun = 0 } = it.session.played?.view() ?? {};
        const moved =
          turn && (turn.done ? 'done' : turn.forced ? 'forced' : turn.moves.length > 0 ? 'moved' : 'rolled');
        return it.state.asking
          ? 'asking'
          : it.state.abandoning
            ? 'abandoning'
            : (asked ?? moved ?? (begun > 0 ? 'over' : 'new'));
      };
      /** Whether the page asks if these games, or this one, are to end. */
      const asks = () => it.state.asking || it.state.abandoning;
      /** Buttons that can be seen, but for those that leave the lab. */
      const seen = () =>
        [it.renderRoot, it.playing.board.renderRoot]
          .flatMap((root) => [
            ...root.querySelectorAll(asks() ? '.notice button' : 'button:enabled, [role=button], g.dice'),
          ])
          .filter(
            (button) => button.getBoundingClientRect().width > 0 && !/download|share|\.mat/i.test(button.textContent),
          );
      const nameOf = (/** @type {Element} */ button) =>
        button.matches('.point')
          ? button.matches('.movable')
            ? 'a checker'
            : 'a point'
          : (button.getAttribute('aria-label') ?? (button.textContent?.trim() || 'the dice')).replace(/\d+/g, '#');
      const click = (/** @type {Element} */ button) =>
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      const goOn = () => {
        const view = it.session.played?.view();
        if (it.state.asking) it.act.answer(false);
        else if (it.state.abandoning) it.act.askAbandon(false);
        else if (view.asked === 'double') it[buttons.size % 2 ? 'double' : 'rollDice']();
        else if (view.asked === 'answer') it.takeDouble();
        else if (!view.turn) it.begin();
        else if (view.turn.done) it.confirm();
        else it.move(view.turn.movable[0].from);
      };
      const missing = () => keys.some((key) => !buttons.has(key));
      for (let step = 0; (step < 200 || (step < 2000 && missing())) && !it.failure; step += 1) {
        await it.settled();
        await it.updateComplete;
        await it.playing.board.updateComplete;
        const at = phase();
        const next = seen()
          .flatMap((button) => [2, 3].map((times) => ({ button, times, key: `${at}: ${nameOf(button)} × ${times}` })))
          .find(({ key }) => !buttons.has(key));
        if (!next) {
          goOn();
          continue;
        }
        const { button, times, key } = next;
        buttons.add(key);
        const decides = button.matches('.main') || (it.session.view()?.asked && button.closest('.row.buttons'));
        acts = 0;
        for (let time = 0; time < times; time += 1) click(button);
        if (decides && acts > 1) twice.add(key);
      }
      return { buttons: [...buttons], twice: [...twice], failure: it.failure };
    },
    wanted.flatMap((button) => [`${button} × 2`, `${button} × 3`]),
  );
  // Errors of promises come after the task.
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  return { ...clicked, errors };
}
