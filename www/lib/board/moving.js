// A change of a board on its way: dice that land and checkers that slide, as SVG over what stays. Pure functions.

import { nothing, svg } from 'lit';
import { settle } from '../element/motion.js';
import { drawDie, grown, rect } from './drawing.js';
import { barSpots, checkerBox, checkerSpots, DIE, dieBoxes, slabBoxes } from './geometry.js';
import { fromOtherSide, largerFirst } from './model.js';
import { BAR, OFF } from './moves.js';

/** @typedef {import('./model.js').Side} Side */
/** @typedef {import('./moves.js').End} End */
/** @typedef {import('./geometry.js').Box & {corner: number}} Rounded */

/**
 * Where a board has what moves.
 * @typedef {Object} Places
 * @property {(side: Side, end: End) => Rounded} checker
 * @property {(side: Side) => [import('./geometry.js').Box, import('./geometry.js').Box]} dice
 */

/** Shares of the time at which the dice lie still, and at which the checkers start. */
const LANDED = 0.4;
const STARTS = 0.25;

/** Radius of a slab's corners. */
const SLAB_CORNER = 1.2;

/** @param {End} end @param {import('./geometry.js').Box[]} slabs  of the side, as many as fit */
export const slabBox = ({ at }, slabs) => ({ ...slabs[Math.min(at, slabs.length - 1)], corner: SLAB_CORNER });

/**
 * Returns the box of a checker on a point or on the bar. A tall stack shows only some of its checkers.
 * @param {Side} side
 * @param {End} end
 */
export function stackedBox(side, { place, at, count }) {
  const spots =
    place === BAR ? barSpots(side, count) : checkerSpots(side === 'x' ? place : fromOtherSide(place), count);
  return checkerBox(spots[Math.min(at, spots.length - 1)]);
}

/**
 * The places of a board that has no bar between its points, or has it in full width.
 * @param {boolean} compact
 * @param {boolean} slim
 * @returns {Places}
 */
export const placesOf = (compact, slim) => ({
  checker: (side, end) => (end.place === OFF ? slabBox(end, slabBoxes(side, end.count, slim)) : stackedBox(side, end)),
  dice: (side) => dieBoxes(side, compact || slim),
});

/** @param {number} from @param {number} to @param {number} share */
const between = (from, to, share) => from + (to - from) * share;

/** Starts and ends slowly. @param {number} share */
const glide = (share) => share * share * (3 - 2 * share);

/**
 * Returns the share of their way that the checkers have slid. They wait until the dice are seen.
 * @param {import('./moves.js').Change} change
 * @param {number} share  of the time that has passed, 0 to 1
 */
const slide = ({ lands }, share) => glide(lands ? Math.max(0, (share - STARTS) / (1 - STARTS)) : share);

/**
 * Returns the model of everything that lies still. Numbers on stacks and trays don't change before a checker moves.
 * @param {import('./moves.js').Change} change
 * @param {number} share  of the time that has passed, 0 to 1
 */
export const stillAt = (change, share) => (slide(change, share) === 0 ? change.before : change.still);

/**
 * Draws what moves.
 * @param {import('./moves.js').Change} change
 * @param {number} share  of the time that has passed, 0 to 1
 * @param {Places} places
 */
export function drawChange(change, share, places) {
  const { moves, lands } = change;
  const thrown = Math.min(1, share / LANDED);
  const slid = slide(change, share);
  return svg`<g class="moving">
    ${slid === 0 ? nothing : moves.map(({ side, from, to }) => drawMoved(side, places.checker(side, from), places.checker(side, to), slid))}
    ${lands ? drawThrown(lands, thrown, places.dice(lands.side)) : nothing}
  </g>`;
}

/** @param {Side} side @param {Rounded} from @param {Rounded} to @param {number} share */
function drawMoved(side, from, to, share) {
  const at = (/** @type {keyof Rounded} */ what) => between(from[what], to[what], share);
  const box = { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
  const corner = at('corner');
  // A checker that is seen from its edge has no groove.
  const grooved = corner > 5;
  return svg`<g class=${`moved ${side}`}>
    ${rect(box, 'checker', corner)}${grooved ? rect(grown(box, -3), 'groove', corner - 3) : nothing}
  </g>`;
}

/** Degrees by which the dice turn as they land. */
const TURNS = [-70, 55];

/**
 * Returns the transform of a die that is landing; null when it lies still.
 * @param {import('./geometry.js').Spot} middle
 * @param {number} which
 * @param {number} share  of the time that has passed, 0 to 1
 */
export function landing({ x, y }, which, share) {
  if (share === 1) return null;
  const rest = 1 - settle(share);
  return `translate(${x} ${y}) rotate(${TURNS[which % 2] * rest}) scale(${1 + 0.8 * rest}) translate(${-x} ${-y})`;
}

/** @param {import('./model.js').Roll} roll @param {number} share @param {import('./geometry.js').Box[]} boxes */
function drawThrown(roll, share, boxes) {
  const values = largerFirst(roll.values);
  return svg`<g class=${`dice ${roll.side}`} opacity=${Math.min(1, 2 * share)}>
    ${boxes.map((box, i) => {
      const middle = { x: box.x + DIE.size / 2, y: box.y + DIE.size / 2 };
      return svg`<g transform=${landing(middle, i, share) ?? nothing}>${drawDie(box, values[i])}</g>`;
    })}
  </g>`;
}
