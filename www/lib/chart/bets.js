// Bets: where the reader says that lines will settle. Marks with names show bets that have been made. Handles, one for each line, take
// new ones.

import { html, svg } from 'lit';
import { byToken, nameText, round, stroke, TALL } from './marks.js';
import { NAME_SIZE, pointed, textWidth } from './plan.js';
import { bestPlace } from './placing.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Bet} Bet */
/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {import('./placing.js').Box} Box */
/** @typedef {import('./model.js').Betting} Betting */

// ——— Marks at the left edge of the plot, and at the right one if the lines' names leave room ———

/** Size of a mark, in pixels. */
const WIDE = 9;
const HALF = 6;

/** @param {Plan} plan */
const shown = ({ model }) => model.bets?.filter(({ hidden }) => !hidden) ?? [];

/** How far each mark moves inward, so as not to cover another one. @param {Plan} plan */
const inwards = (plan) =>
  shown(plan).map(({ value }, i, all) => {
    const covered = all.slice(0, i).filter((one) => Math.abs(plan.y(one.value) - plan.y(value)) < 2 * HALF);
    return covered.length * (WIDE + 3);
  });

/**
 * Where the names go: beside their marks, but not on each other nor on the levels of truth and limits.
 * @param {Plan} plan
 * @returns {Box[]}
 */
export function betLabels(plan) {
  const { model, left, right, top, bottom, y } = plan;
  const levels = [...model.limits, ...(model.truth ? [model.truth] : [])].map(({ value }) => ({
    left,
    right,
    top: y(value) - 2,
    bottom: y(value) + 2,
  }));
  const start = left + WIDE + 5 + Math.max(0, ...inwards(plan));
  /** @type {Box[]} */
  const placed = [];
  for (const { label, value } of shown(plan)) {
    const box = { left: start, right: start + textWidth(label, NAME_SIZE) };
    const places = [0, -7, 7, -TALL, TALL, -21, 21].map((away) => {
      // The axis would strike a name through that lies on it.
      const centre = Math.max(top, Math.min(bottom - TALL / 2 - 1, y(value) + away));
      return { ...box, top: centre - TALL / 2, bottom: centre + TALL / 2 };
    });
    placed.push(bestPlace(places, placed, levels) ?? places[0]);
  }
  return placed;
}

/**
 * Hollow or not, so that the colour is not all that tells them apart.
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function bets(plan, paint) {
  const { left, right, wide, y } = plan;
  const labels = betLabels(plan);
  const inward = inwards(plan);
  return shown(plan).map(({ label, tone, value, hollow }, i) => {
    const from = round(y(value) - HALF);
    const mark = `M${left + inward[i]},${from}l${WIDE},${HALF}l${-WIDE},${HALF}Z`;
    const opposite = `M${round(right - inward[i])},${from}l${-WIDE},${HALF}l${WIDE},${HALF}Z`;
    return svg`<path d=${wide ? mark + opposite : mark} fill=${paint(hollow ? 'card' : tone)}
        stroke=${paint(tone)} stroke-width="1.75" />
      ${nameText(label, labels[i].left, (labels[i].top + labels[i].bottom) / 2, paint)}`;
  });
}

// ——— Handles, side by side. They say where the reader moves them; the model says where they are ———

/** @typedef {(value: number) => number} Move  turns the old value of a handle into the new one */
/** @typedef {(id: string, move: Move) => void} Send */
/** @typedef {() => void} Done  called when the reader is done with the handles */

/** Height of a handle, as a finger needs it. */
const HANDLE = 44;
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
 * @param {Done} done
 */
export function betHandles(plan, { handles }, send, done) {
  const { y, height } = plan;
  const [low, high] = y.domain();
  return handles.map(({ id, name, tone, value, shown, label, spoken }, i) => {
    const { from, to } = laneOf(plan, i);
    // At the ends of the axis a handle stays on the chart, and only its line goes on.
    const top = Math.max(HANDLE / 2, Math.min(height - HANDLE / 2, y(value)));
    const most = Math.floor(to - from) - 12;
    const place = `left: ${round((from + to) / 2)}px; top: ${round(top)}px; max-width: ${most}px`;
    return html`<div class="handle" role="slider" tabindex="0" aria-orientation="vertical" aria-label=${label}
      aria-valuemin=${low} aria-valuemax=${high} aria-valuenow=${value} aria-valuetext=${spoken}
      .style=${`${place}; --tone: ${byToken(tone)}`}
      @pointerdown=${grab} @pointermove=${(/** @type {PointerEvent} */ event) => drag(plan, event, id, send)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => press(plan, event, id, send, done)}
      ><span>${name}</span><b>${shown}</b></div>`;
  });
}

/**
 * A reader who can't drag points at the place for a handle.
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
 * By so much from where the handle is then: the next key may come before this one is drawn. Enter is done, as in a form.
 * @param {Plan} plan
 * @param {KeyboardEvent} event
 * @param {string} id
 * @param {Send} send
 * @param {Done} done
 */
function press(plan, event, id, send, done) {
  const step = STEPS[event.key];
  const enter = event.key === 'Enter' && !event.repeat && !event.isComposing;
  if ((step === undefined && !enter) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  // Nor is it for reading the chart.
  event.stopPropagation();
  if (enter) {
    done();
    return;
  }
  const by = event.shiftKey && Math.abs(step) === 1 ? step * FAR : step;
  send(id, (value) => onAxis(plan, value + by / stepsOf(plan)));
}
