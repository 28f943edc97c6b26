// What a lab's core says of what was rolled, and what a fresh one says of the same, asked directly and rolled in one go: to
// the last bit. Everything here runs in the page.

import { expect } from './test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What a lab that rolls tells of itself. Each function is sent to the page by its text.
 * @typedef {Object} Bits
 * @property {string} query  what is rolled out
 * @property {number} games  more than the page rolls by itself where there are workers: many times what it has time for
 * @property {number} unitsPerMs  by the clock of held workers, so that these games are some dozen blocks
 * @property {number[]} workers  so many roll whenever the tests run, 0 for the page alone; with other numbers of them they
 *   roll in `cargo xtask validate`. A claim is tried with one lab's workers, and in one lab with none
 * @property {number | null} each  games of each of a thousand rollouts; null: it has none
 * @property {((it: any) => unknown)[]} edits  of what is rolled, and of how it is looked at
 * @property {((it: any) => unknown) | null} rescore  an edit after which a thousand rollouts are scored again, not dropped
 * @property {(it: any) => any[]} estimates  all that its rollout knows
 * @property {(it: any) => Fresh} fresh  of what it rolls out now, with nothing taken from it that was made
 * @property {(it: any, estimate: any) => unknown} facts  that the core says without games
 */

/**
 * @typedef {Object} Fresh  whose rollouts have the lab's seed, and no games yet
 * @property {(it: any) => any} rollout
 * @property {(it: any, rollouts: number, games: number) => any} many
 * @property {(estimate: any) => unknown} facts
 */

/**
 * What held workers are asked to roll: less of it takes as many blocks, if they are slower. The page itself has no time by
 * their clock, and none is too little to leave something to them.
 * @param {Bits} bits
 * @returns {Bits}
 */
export const fewer = ({ games, unitsPerMs, each, ...bits }) => ({
  ...bits,
  games: games / FEWER,
  unitsPerMs: unitsPerMs / FEWER,
  each: each && each / FEWER,
});

const FEWER = 10;

/** In the page. @param {any} it  the lab @param {Pick<Bits, 'estimates' | 'fresh' | 'facts'>} bits */
function both(it, { estimates, fresh, facts }) {
  // Whatever is edited, a lab makes what it rolls out anew: as long as it has not, nothing of a fresh one is another.
  const { kept } = /** @type {any} */ (globalThis);
  const game = it.rolling.rollout.game ?? it.prepared?.current;
  const again = kept?.game !== game || !kept;
  const direct = again ? fresh(it) : kept.direct;
  Object.assign(globalThis, { kept: { game, direct } });
  const all = estimates(it);
  const told = (/** @type {any} */ rollout) => ({
    games: rollout.games,
    seed: rollout.seed,
    estimates: all.map((estimate) => ({
      readout: rollout.readout(estimate),
      history: rollout.history(estimate),
      records: [0, Math.max(0, rollout.games - 1), rollout.games].map((trial) => rollout.record(trial, estimate)),
    })),
  });
  const rollout = direct.rollout(it);
  if (it.rolling.rollout.games > 0) rollout.roll(it.rolling.rollout.games);
  return {
    rolled: { ...told(it.rolling.rollout), facts: again && all.map((estimate) => facts(it, estimate)) },
    direct: { ...told(rollout), facts: again && all.map((estimate) => direct.facts(estimate)) },
  };
}

/** In the page: of a thousand rollouts, and of those that were stopped. @type {(it: any, bits: Pick<Bits, 'estimates' | 'fresh'>) => any} */
function bothMany(it, { estimates, fresh }) {
  const shown = it.renderRoot.querySelector('many-rollouts');
  const { done: stopped } = shown.renderRoot.querySelector('many-findings');
  const told = (/** @type {any} */ many) => ({
    games: many.games,
    estimates: estimates(it).map((estimate) => ({ spread: many.spread(estimate), beside: many.besideTruth(estimate) })),
  });
  const many = fresh(it).many(it, 1000, shown.done.games);
  many.roll(many.all);
  const watched = many.stoppedWhenAhead(it.own.estimate(it));
  watched.roll(watched.all);
  return {
    rolled: { ...told(shown.done), stopped },
    direct: { ...told(many), stopped: { ...watched.stopped(), most: watched.games } },
  };
}

/**
 * @param {Locator} lab
 * @param {Bits} bits
 * @param {typeof both | typeof bothMany} asked
 * @returns {Promise<{rolled: any, direct: any}>}
 */
const ask = (lab, { estimates, fresh, facts }, asked) =>
  lab.evaluate(
    /** @type {any} */ (
      new Function('it', `return (${asked})(it, {estimates: ${estimates}, fresh: ${fresh}, facts: ${facts}})`)
    ),
  );

/**
 * What is rolled is what a fresh rollout says that is rolled in one go.
 * @param {Locator} lab
 * @param {Bits} bits
 * @returns {Promise<any>} what that is
 */
export async function expectSame(lab, bits) {
  const { rolled, direct } = await ask(lab, bits, both);
  expect(rolled).toEqual(direct);
  return rolled;
}

/** The same of a thousand rollouts. @param {Locator} lab @param {Bits} bits */
export async function expectSameThousand(lab, bits) {
  const { rolled, direct } = await ask(lab, bits, bothMany);
  expect(rolled).toEqual(direct);
  return rolled;
}
