// The bear-off of the figures, four checkers a side: its database, prepared games, rollouts of them, and its picture. The page computes
// all of it in slices, because starting a worker takes longer. The build computes the same in Node.

import { svg } from 'lit';
import { inSlices } from '../../lib/element/tasks.js';
import { drawAverages } from './averages.js';
import { Lru, WIDTH } from './figure.js';

/** @typedef {import('./figure.js').BearoffCore} Core */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffSetup} BearoffSetup */

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').History} History */

/** The ID of an example position of the labs that gives both sides choices. */
export const POSITION = 'SgEAgCoAAAAAAA';
/** The most rolls of a game from this position. */
export const LONGEST = 11;

/** @typedef {typeof JUDGES[keyof typeof JUDGES]} Judge */

/** The evaluators of games that are cut short, and of their luck, by the name in an address. */
export const JUDGES = /** @type {const} */ ({
  exact: 'exact',
  'pip-count': 'pipCount',
  even: 'even',
  backwards: 'backwards',
});

/** Games of each rollout. */
export const GAMES = 10_000;

/** @param {Core} core @returns {BearoffPosition} */
export function position(core) {
  const { x, o, onRoll } = core.readPosition(POSITION);
  return { x, o, onRoll };
}

const NEVER = new AbortController().signal;
const quietly = () => {};

/** @type {WeakMap<Core, Promise<BearoffDatabase>>} */
const databases = new WeakMap();

/** The database of a core. Its construction is never aborted, because a later caller needs it, too. @param {Core} core */
function database(core) {
  const known = databases.get(core);
  if (known) return known;
  const begun = new core.BearoffDatabase('six');
  const made = inSlices(() => begun.build(), quietly, NEVER).then(() => begun);
  databases.set(core, made);
  return made;
}

/**
 * The prepared games of a figure, by their setups.
 * @extends {Lru<BearoffGame>}
 */
export class Shelf extends Lru {
  /**
   * @param {Core} core
   * @param {BearoffSetup} setup
   * @param {AbortSignal | null} signal
   * @returns {Promise<BearoffGame | null>} null: it was aborted
   */
  async game(core, setup, signal) {
    const key = JSON.stringify(setup);
    const known = this.get(key);
    if (known) return this.keep(key, known);
    const game = new core.BearoffGame(await database(core), setup);
    if (await inSlices(() => game.build(), quietly, signal ?? NEVER)) return this.keep(key, game);
    game.free();
    return null;
  }
}

/**
 * A rollout of a game with the luck of one of its estimates subtracted: its history, and the averages of all its games.
 * @param {Core} core
 * @param {BearoffGame} game
 * @param {string} seed
 * @param {number} [estimate]
 */
export function rolled(core, game, seed, estimate = 0) {
  const rollout = new core.BearoffRollout(game, seed);
  try {
    rollout.roll(GAMES);
    const { games, plain, reduced } = rollout.readout(estimate);
    return { history: rollout.history(estimate), games, plain: plain.mean, reduced: reduced.mean };
  } finally {
    rollout.free();
  }
}

/** The exact values of a game, which are known for up to six checkers a side. @param {BearoffGame} game @param {number} [estimate] */
export const theory = (game, estimate = 0) =>
  /** @type {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} */ (game.theory(estimate));

// ——— Picture ———

/** Heights of the position and of the chart below it. */
const [TALL, CHART] = [46 + 6, 250];

/** The height of the picture. */
export const HEIGHT = TALL + CHART;

/**
 * The position, and below it the running averages of its rollout.
 * @param {BearoffPosition} position
 * @param {import('./averages.js').Averages} averages
 * @param {Pick<import('./figure.js').It<any, any>, 'common' | 'format' | 'id'>} it
 */
export const drawRollout = (position, averages, it) =>
  svg`${checkers(position, it.common.sides)}<g transform=${`translate(0 ${TALL})`}>${drawAverages(averages, it, CHART)}</g>`;

const POINTS = [1, 2, 3, 4, 5, 6];
const POINT = 25;
const RADIUS = 6.5;
/** Checkers above one another, without touching the side's name. */
const STACK = 5;
/** The space at both edges, and the level on which checkers stand. */
const EDGE = 4;
const GROUND = 32;

/**
 * A bear-off in one line: both sides' own six points with the checkers on them, ace points at the outside ends.
 * @param {BearoffPosition} position
 * @param {{x: string, o: string}} sides  their names
 */
function checkers(position, sides) {
  /** @type {(side: 'x' | 'o', along: (point: number) => number) => import('lit').SVGTemplateResult} */
  const home = (side, along) => svg`<g stroke=${`var(--checker-${side}-edge)`} stroke-width="1.25">
      ${POINTS.map((point) =>
        Array.from(
          { length: position[side][point - 1] },
          (_, i) =>
            svg`<circle class="checker" cx=${along(point)} cy=${GROUND - 1 - RADIUS - i * STACK} r=${RADIUS} fill=${`var(--checker-${side})`} />`,
        ),
      )}
    </g>
    <g fill="var(--muted)" font-size="11" text-anchor="middle">
      ${POINTS.map((point) => svg`<text x=${along(point)} y=${GROUND + 13}>${point}</text>`)}
    </g>
    <path d=${`M${along(1) - POINT / 2},${GROUND + 0.5}L${along(6) + POINT / 2},${GROUND + 0.5}`} stroke="var(--line)" />`;
  const blue = (/** @type {number} */ point) => EDGE + (point - 0.5) * POINT;
  const white = (/** @type {number} */ point) => WIDTH - blue(point);
  const inner = EDGE + 6 * POINT + 6;
  return svg`${home('x', blue)}${home('o', white)}
    <g fill="var(--ink)" font-size="12" stroke="none">
      <text x=${inner} y=${GROUND - 4}>${sides.x}</text>
      <text x=${WIDTH - inner} y=${GROUND - 4} text-anchor="end">${sides.o}</text>
    </g>`;
}
