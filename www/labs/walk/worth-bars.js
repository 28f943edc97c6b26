// What a walk is worth as a bar on a logarithmic axis: to the right of 1 it is worth more than a plain walk, to the left of it less. The
// numbers stand beside the bars in a table. Views.

import { html, nothing } from 'lit';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {{low: number, high: number}} Axis  its ends: powers of ten */

/** With more powers of ten than these, every other one is named. */
const NAMED = 5;

/** @param {number | null | undefined} worth  whether it can be drawn */
const drawn = (worth) => typeof worth === 'number' && worth > 0 && worth < Infinity;

/**
 * An axis that has 1 on it, and all of these.
 * @param {(number | null)[]} worths  in plain walks
 * @returns {Axis}
 */
export function worthAxis(worths) {
  const powers = worths.filter(drawn).map((worth) => Math.log10(Number(worth)));
  return { low: Math.min(-1, Math.floor(Math.min(...powers))), high: Math.max(1, Math.ceil(Math.max(...powers))) };
}

/**
 * Where on the axis a worth is, in percent of its length; what is beyond an end is at it.
 * @param {Axis} axis
 * @param {number} worth
 */
const at = ({ low, high }, worth) => Math.min(100, Math.max(0, (100 * (Math.log10(worth) - low)) / (high - low)));

/**
 * The exact worth as a bar from 1, the measured one as a ring on it.
 * @param {Axis} axis
 * @param {number | null} exact
 * @param {number | null | undefined} measured
 */
export function worthBar(axis, exact, measured) {
  const one = at(axis, 1);
  const end = drawn(exact) ? at(axis, Number(exact)) : one;
  return html`<span class="bar-of-worth" aria-hidden="true">
    <i class="one" .style=${`left: ${one}%`}></i>
    <i class="exact ${end < one ? 'less' : ''}" .style=${`left: ${Math.min(one, end)}%; width: ${Math.abs(end - one)}%`}></i>
    ${drawn(measured) ? html`<i class="seen" .style=${`left: ${at(axis, Number(measured))}%`}></i>` : nothing}
  </span>`;
}

/**
 * The powers of ten along the axis.
 * @param {Axis} axis
 * @param {Format} format
 */
export function worthTicks(axis, format) {
  const { low, high } = axis;
  const step = high - low > NAMED ? 2 : 1;
  const powers = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((power) => power % step === 0);
  return html`<span class="bar-of-worth ticks" aria-hidden="true">
    ${powers.map((power) => html`<i .style=${`left: ${at(axis, 10 ** power)}%`}>${format.plain(10 ** power, Math.max(0, -power))}</i>`)}
  </span>`;
}
