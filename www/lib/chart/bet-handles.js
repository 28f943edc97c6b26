// Betting on the chart: one handle for each line, side by side. They say where they are moved to; where they
// are comes back in the model.

import { html, svg } from 'lit';
import { round } from './axes.js';
import { pointed } from './pointed.js';
import { byToken, stroke } from './tone.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Betting} Betting */
/** @typedef {(value: number) => number} Move  from where a handle is to where it goes */
/** @typedef {(id: string, move: Move) => void} Send */

/** Height of a handle: as much as a finger needs. */
const TALL = 44;
const FAR = 10;

/** @type {Record<string, number>} */
const STEPS = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: FAR,
  PageDown: -FAR,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The part of the plot's width that is a handle's.
 * @param {Plan} plan
 * @param {number} i
 */
function laneOf({ left, right, model }, i) {
  const wide = (right - left) / (model.betting?.handles.length ?? 1);
  return { from: left + i * wide, to: left + (i + 1) * wide };
}

/** @param {Plan} plan */
const stepsOf = ({ model }) => model.betting?.steps ?? 1;

/**
 * A whole number of steps on the axis.
 * @param {Plan} plan
 * @param {number} value
 */
function onAxis(plan, value) {
  const [least, most] = plan.y.domain();
  const steps = stepsOf(plan);
  return Math.max(least, Math.min(most, Math.round(value * steps) / steps));
}

/**
 * The lines that the handles move, to be put into the chart's SVG.
 * @param {Plan} plan
 * @param {Betting} betting
 */
export const betLevels = (plan, { handles }) =>
  handles.map(({ tone, value }, i) => {
    const { from, to } = laneOf(plan, i);
    const { width, dash } = stroke(tone);
    return svg`<path d=${`M${round(from + 3)},${round(plan.y(value))}H${round(to - 3)}`} fill="none"
      stroke=${byToken(tone)} stroke-width=${width + 0.5} stroke-dasharray=${dash || 'none'} />`;
  });

/**
 * The handles, to be put over it.
 * @param {Plan} plan
 * @param {Betting} betting
 * @param {Send} send
 */
export function betHandles(plan, { handles }, send) {
  const { y, height } = plan;
  const [low, high] = y.domain();
  return handles.map(({ id, name, tone, value, shown, label, spoken }, i) => {
    const { from, to } = laneOf(plan, i);
    // At the ends of the axis a handle stays on the chart, and only its line goes on.
    const top = Math.max(TALL / 2, Math.min(height - TALL / 2, y(value)));
    const most = Math.floor(to - from) - 12;
    const place = `left: ${round((from + to) / 2)}px; top: ${round(top)}px; max-width: ${most}px`;
    return html`<div class="handle" role="slider" tabindex="0" aria-orientation="vertical" aria-label=${label}
      aria-valuemin=${low} aria-valuemax=${high} aria-valuenow=${value} aria-valuetext=${spoken}
      .style=${`${place}; --tone: ${byToken(tone)}`}
      @pointerdown=${grab} @pointermove=${(/** @type {PointerEvent} */ event) => drag(plan, event, id, send)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => press(plan, event, id, send)}
      ><span>${name}</span><b>${shown}</b></div>`;
  });
}

/**
 * Whoever can't drag points at where a handle is to go.
 * @param {Plan} plan
 * @param {Betting} betting
 * @param {MouseEvent} event  on the plot
 * @param {Send} send
 */
export function pointHandle(plan, { handles }, event, send) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('.handle')) return;
  const { x, y } = pointed(plan, /** @type {HTMLElement} */ (event.currentTarget), event);
  const handle = handles.find((_, i) => x < laneOf(plan, i).to);
  if (!handle || x < plan.left) return;
  const to = onAxis(plan, plan.y.invert(y));
  send(handle.id, () => to);
}

/** @param {PointerEvent} event */
function grab(event) {
  if (event.button === 0) /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
}

/**
 * To the value under the pointer.
 * @param {Plan} plan
 * @param {PointerEvent} event
 * @param {string} id
 * @param {Send} send
 */
function drag(plan, event, id, send) {
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  if (!handle.hasPointerCapture(event.pointerId)) return;
  const to = onAxis(plan, plan.y.invert(pointed(plan, /** @type {HTMLElement} */ (handle.parentElement), event).y));
  send(id, () => to);
}

/**
 * By so much from where the handle is then: the next key may come before this one is drawn.
 * @param {Plan} plan
 * @param {KeyboardEvent} event
 * @param {string} id
 * @param {Send} send
 */
function press(plan, event, id, send) {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  // Nor is it for reading the chart.
  event.stopPropagation();
  const by = event.shiftKey && Math.abs(step) === 1 ? step * FAR : step;
  send(id, (value) => onAxis(plan, value + by / stepsOf(plan)));
}
