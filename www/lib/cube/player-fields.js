// The choices of a side's players, of its checkers and of its cube, and the thresholds of a player of the cube. Views.

import { html } from 'lit';
import { select } from '../element/select.js';
import { PLAYS, POLICIES } from './names.js';
import { numberField } from './number-field.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('./number-field.js').Typed} Typed */
/** @typedef {typeof import('./texts/en.js').cubePlayers} Words */
/** @typedef {{double: number, pass: number}} Thresholds  in percent */

/**
 * @param {Words} words
 * @param {'x' | 'o'} side
 * @param {CubePlayer} drawn
 * @param {() => CubePlayer} now  the last choice, which may not be drawn yet
 * @param {(player: CubePlayer) => void} choose
 */
export const playerFields = (words, side, drawn, now, choose) => html`
  ${select(
    words.playsOf[side],
    Object.values(PLAYS),
    drawn.plays,
    words.plays,
    () => false,
    (plays) => choose({ ...now(), plays }),
  )}
  ${select(
    words.cubeOf[side],
    Object.values(POLICIES),
    drawn.cube,
    words.policies,
    () => false,
    (cube) => choose({ ...now(), cube }),
  )}
`;

/**
 * @param {Words} words
 * @param {() => Thresholds} now
 * @param {Typed | null} bad
 * @param {(change: Partial<Thresholds>) => void} choose
 * @param {(bad: Typed | null) => void} refuse
 */
export function thresholdFields(words, now, bad, choose, refuse) {
  const field = (/** @type {keyof Thresholds} */ name) =>
    numberField(
      {
        name,
        label: words.thresholds[name],
        now: () => now()[name],
        range: [0, 100],
        digits: 2,
        problem: words.badChance,
      },
      bad,
      (value) => choose({ [name]: value }),
      refuse,
    );
  return html`${field('double')} ${field('pass')}`;
}
