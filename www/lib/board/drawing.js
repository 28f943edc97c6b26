// A model turned into SVG: a pure function. Where things are is in geometry.js, how they look in styles.js.

import { nothing, svg } from 'lit';
import { countOnBar, face, fromOtherSide, largerFirst, offOf, stackOn } from './model.js';
import {
  BAR_BOX,
  CHECKER,
  DIE,
  FIELDS,
  TRAYS,
  barNeedsCount,
  barSpots,
  checkerSpots,
  dieBoxes,
  isUpper,
  needsCount,
  numberSpot,
  pointBox,
  pointCorners,
  railMiddle,
  slabBoxes,
  trayBox,
  viewBox,
  visiblePoints,
} from './geometry.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./model.js').Side} Side */
/** @typedef {import('./model.js').Roll} Roll */
/** @typedef {import('./geometry.js').Box} Box */
/** @typedef {import('./geometry.js').Spot} Spot */

/** @type {Side[]} */
const SIDES = ['o', 'x'];

/** Half a digit's height: unlike dominant-baseline it puts texts of unlike size on one line everywhere. */
const CENTRED = '0.36em';

/**
 * Everything inside the `<svg>`, which has viewBox(compact, slim).
 * @param {BoardModel} model
 * @param {boolean} compact
 * @param {boolean} [slim]
 */
export function drawBoard(model, compact, slim = false) {
  const points = visiblePoints(compact || slim);
  return svg`
    ${frame(compact, slim)}
    ${points.map((point) => drawPoint(model, point, slim))}
    ${SIDES.map((side) => drawTray(side, offOf(model, side), trayBox(side, slim), slabBoxes(side, offOf(model, side), slim)))}
    ${slim ? nothing : SIDES.map((side) => rail(model, side))}
    ${slim || compact ? nothing : SIDES.map((side) => drawBar(side, countOnBar(model, side)))}
    ${model.dice ? drawRoll(model.dice, compact || slim) : nothing}`;
}

/** @param {Box} box @param {string} name @param {number} [corner] */
export const rect = ({ x, y, width, height }, name, corner = 0) =>
  svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height} rx=${corner} />`;

/** @param {Box} box @param {number} by @returns {Box} */
export const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** @param {boolean} compact @param {boolean} slim */
function frame(compact, slim) {
  const whole = viewBox(compact, slim);
  const fields = compact || slim ? [FIELDS.home] : [FIELDS.outer, FIELDS.home];
  const fold = BAR_BOX.x + BAR_BOX.width / 2;
  return svg`
    ${rect(whole, 'frame', 8)}
    ${rect(grown(whole, -1), 'rim', 7)}
    ${fields.map((field) => svg`${rect(field, 'field')}${rect(grown(field, 0.5), 'inlay')}`)}
    ${slim ? nothing : svg`<path class="fold" d=${`M${fold} ${BAR_BOX.y + 26}V${BAR_BOX.y + BAR_BOX.height - 26}`} />`}`;
}

/**
 * A point with what lies on it. `data-point` is for those who want to know what was clicked. The slim board has only
 * home boards, each numbered as its owner counts.
 * @param {BoardModel} model
 * @param {number} point
 * @param {boolean} slim
 */
export function drawPoint(model, point, slim) {
  const stack = stackOn(model, point);
  const marked = model.highlight?.includes(point);
  const [left, right, tip] = pointCorners(point);
  const at = numberSpot(point);
  return svg`<g data-point=${point} class=${marked ? 'point marked' : 'point'}>
    ${rect(pointBox(point), 'reach')}
    <path class=${point % 2 ? 'light' : 'dark'} d=${`M${left.x} ${left.y}H${right.x}L${tip.x} ${tip.y}Z`} />
    ${marked ? rect({ x: at.x - 10.5, y: at.y - 6.2, width: 21, height: 12.4 }, 'mark', 6.2) : nothing}
    <text class="number" x=${at.x} y=${at.y} dy=${CENTRED}
      >${slim && isUpper(point) ? fromOtherSide(point) : point}</text>
    ${stack ? drawStack(stack.side, checkerSpots(point, stack.count), stack.count, needsCount(stack.count)) : nothing}
  </g>`;
}

/**
 * Those of a side that have been hit.
 * @param {Side} side
 * @param {number} count
 */
export const drawBar = (side, count) =>
  count === 0 ? nothing : drawStack(side, barSpots(side, count), count, barNeedsCount(count));

/**
 * @param {Side} side
 * @param {Spot[]} spots
 * @param {number} count
 * @param {boolean} told  whether it is written on them
 */
function drawStack(side, spots, count, told) {
  const last = spots[spots.length - 1];
  return svg`<g class=${`checkers ${side}`} data-count=${count}>
    ${spots.map(
      ({ x, y }) => svg`
      <circle class="checker" cx=${x} cy=${y} r=${CHECKER.radius} />
      <circle class="groove" cx=${x} cy=${y} r=${CHECKER.radius - 3} />`,
    )}
    ${
      told
        ? svg`<text class="count" x=${last.x} y=${last.y} dy=${CENTRED}
      >${count}</text>`
        : nothing
    }
  </g>`;
}

/** @param {Side} side @param {number} off @param {Box} tray @param {Box[]} slabs  in it */
export function drawTray(side, off, tray, slabs) {
  const last = slabs[slabs.length - 1];
  const count = last && {
    x: tray.x + tray.width / 2,
    y: side === 'o' ? last.y + last.height + 8 : last.y - 8,
  };
  return svg`<g class=${`tray ${side}`} data-tray=${side}>
    ${rect(tray, 'well', 3)}
    ${slabs.map((slab) => rect(slab, 'slab', 1.2))}
    ${count ? svg`<text class="off" x=${count.x} y=${count.y} dy=${CENTRED}>${off}</text>` : nothing}
  </g>`;
}

/**
 * A player's own edge: her name at the bar, her pip count at her tray, and whether it is her turn.
 * @param {BoardModel} model
 * @param {Side} side
 */
function rail(model, side) {
  const y = railMiddle(side);
  const bar = BAR_BOX.x + BAR_BOX.width / 2;
  const tray = TRAYS[side];
  const onRoll = model.onRoll === side;
  return svg`<g class=${`rail ${side}`}>
    ${onRoll ? arrow(side, bar) : nothing}
    <text class=${onRoll ? 'name turn' : 'name'} x=${bar} y=${y} dy=${CENTRED}>${model.names[side]}</text>
    ${
      model.pips
        ? svg`<text class="pips" x=${tray.x + tray.width / 2 - 2} y=${y} dy=${CENTRED}
      >${model.names.pips(model.pips[side])}</text>`
        : nothing
    }
  </g>`;
}

/**
 * Points at the player whose turn it is, from the bar.
 * @param {Side} side
 * @param {number} x
 */
function arrow(side, x) {
  const base = side === 'o' ? BAR_BOX.y + 17 : BAR_BOX.y + BAR_BOX.height - 17;
  const tip = side === 'o' ? base - 12 : base + 12;
  return svg`<path class="arrow" d=${`M${x - 8.5} ${base}H${x + 8.5}L${x} ${tip}Z`} />`;
}

/** @param {Box} box @param {number} value */
export const drawDie = (box, value) => svg`
      ${rect(box, 'die', DIE.corner)}
      ${face(value).map(
        ([across, down]) => svg`<circle class="pip" r="2.1"
        cx=${box.x + DIE.size * (0.5 + 0.26 * across)} cy=${box.y + DIE.size * (0.5 + 0.26 * down)} />`,
      )}`;

/**
 * The larger die first, as rolls are written.
 * @param {Roll} roll
 * @param {boolean} compact
 */
export function drawRoll(roll, compact) {
  const boxes = dieBoxes(roll.side, compact);
  const values = largerFirst(roll.values);
  return svg`<g class=${`dice ${roll.side} ${roll.used ? 'used' : ''}`}>
    ${boxes.map((box, i) => drawDie(box, values[i]))}
  </g>`;
}
