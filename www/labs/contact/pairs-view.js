// The comparison of two plays: the coupling of their dice, the buttons that roll pairs, the better play, and the worth
// of each coupling. In the list of plays, two columns in which A and B are chosen. Views.

import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { word } from '../../lib/i18n/glossary.js';
import { NONE, between } from '../../lib/i18n/format.js';
import { phrases, withFormulas } from '../../lib/i18n/typography.js';
import { untilKnown } from '../../lib/pairs/until-known-view.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { COUPLINGS } from './state.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairsReadout} Readout */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairsFigures} Figures */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./pairs.js').Pictured} Pictured */
/** @typedef {import('./workshop.js').ContactPlay} ContactPlay */

/** Decimals of a difference in points. */
const DIGITS = 3;

/** @param {Model} model @param {Pictured} pairs */
export function pairsView(model, pairs) {
  const { two, readout, texts: words } = pairs;
  const { list, texts } = model;
  if (list.plays.length === 0) return nothing;
  const heading = html`<h2 id="a-or-b">${words.heading}</h2>`;
  if (!two) {
    return html`<section class="card pairs" aria-labelledby="a-or-b">${heading}<p class="muted">${list.plays.length > 1 ? words.ends : words.onlyOne}</p></section>`;
  }
  const [a, b] = two.map(({ play }) => play || texts.map.noPlay);
  return html`<section class="card pairs" aria-labelledby="a-or-b">
    ${heading}
    <div class="sides">
      <div>
        <p class="two"><span>${words.pick.a(a)}</span> <span>${words.pick.b(b)}</span></p>
        ${couplingView(model, pairs)} ${buttons(model, pairs)} ${readout ? worths(model, pairs) : nothing}
      </div>
      ${readout ? html`<div>${difference(model, words, readout)}</div>` : nothing}
    </div>
  </section>`;
}

/** The choice of a coupling. @param {Model} model @param {Pictured} pairs */
function couplingView({ act, state }, { texts: words }) {
  const { coupling } = state;
  const [before, pair, after] = words.coupling;
  return html`<fieldset class="coupling">
    <legend>${before}${word('pair', pair)}${after}</legend>
    ${COUPLINGS.map(
      (name) => html`<label
        ><input type="radio" name="pairs-coupling" value=${name} .checked=${coupling === name} @change=${() => unlessRemoved(act.couple(name))} />
        ${words.names[name]}</label
      >`,
    )}
    <p class="muted">${words.about[coupling]}</p>
  </fieldset>`;
}

/** The buttons that roll pairs. @param {Model} model @param {Pictured} pairs */
function buttons({ act, format }, { texts: words, until, known, readout, running, gaveUp }) {
  const add = (/** @type {10 | 100} */ count) => html`<button
    class="number"
    aria-label=${words.addLabel(words.add[count], format.count(count))}
    @click=${() => unlessRemoved(act.addPairs(count))}
  >${words.add[count]}</button>`;
  const roll = {
    on: until,
    pairs: known,
    mean: readout?.reduced.mean ?? null,
    start: () => unlessRemoved(act.rollUntilKnown()),
    stop: () => act.pausePairs(),
  };
  const tried = gaveUp > 0 && !running ? words.gaveUp(format.count(gaveUp)) : '';
  return html`<div class="row">
      ${add(10)} ${add(100)}
      ${running && !until ? html`<button @click=${() => act.pausePairs()}>${words.known.stop}</button>` : nothing}
    </div>
    ${untilKnown(roll, words.known, format, '', tried)}`;
}

/**
 * A, B and A − B, plain and with luck subtracted.
 * @param {Model} model
 * @param {Pictured['texts']} words
 * @param {Readout} readout
 */
function difference({ format, texts }, words, { pairs: count, plain, reduced }) {
  const points = (/** @type {number | null} */ value) => format.points(value, DIGITS);
  const written = (/** @type {import('../../lib/rollout/shapes.js').Summary | Figures} */ figures) => {
    const half = halfWidth(figures);
    return html`${points(figures.mean)}${half === null ? nothing : html`<small class="muted">± ${format.percent(half, DIGITS)}</small>`}`;
  };
  // The written figures have to add up. The last digit of B gives way.
  const ofB = (/** @type {Figures} */ { a, b, mean }) => ({ ...b, mean: between(points(a.mean), points(mean)) });
  const row = (/** @type {unknown} */ name, /** @type {(figures: Figures) => unknown} */ cell) => html`<tr>
    <th scope="row">${name}</th>
    ${[plain, reduced].map((figures) => html`<td class="number">${cell(figures)}</td>`)}
  </tr>`;
  const ends = (/** @type {[number, number] | null} */ interval) =>
    interval ? html`${points(interval[0])} <small>${words.to(points(interval[1]))}</small>` : NONE;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
    <table class="figures">
      <caption class="visually-hidden">${words.caption}</caption>
      <thead>
        <tr><th scope="col">${phrases(words.count(format.count(count)))}</th><th scope="col">${texts.readout.plain}</th><th scope="col">${texts.readout.reduced}</th></tr>
      </thead>
      <tbody>
        ${row('A', ({ a }) => written(a))} ${row('B', (figures) => written(ofB(figures)))}
        ${row('A − B', (figures) => html`<b>${written(figures)}</b>`)}
        ${row(word('se', words.se), ({ se }) => format.percent(se, DIGITS + 1))}
        ${row(phrases(words.asIndependent), ({ asIndependent }) => format.percent(asIndependent, DIGITS + 1))}
        ${row(word('interval', words.interval), ({ ci }) => ends(ci))} ${row(word('always', words.always), ({ always }) => ends(always))}
        ${row(word('correlation', words.correlation), ({ correlation }) => (correlation === null ? NONE : format.points(correlation, 2)))}
      </tbody>
    </table>
  </div>`;
}

/**
 * The worth of a pair with each coupling that was tried.
 * @param {Model} model
 * @param {Pictured} pairs
 */
function worths({ format, texts, state }, { readouts, texts: words }) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.worth}>
      <table class="worths">
        <caption class="visually-hidden">${words.worth}</caption>
        <thead>
          <tr>
            <th scope="col">${word('coupling', words.tried)}</th>
            <th scope="col">${words.pairs}</th>
            <th scope="col">${texts.readout.plain}</th>
            <th scope="col">${texts.readout.reduced}</th>
          </tr>
        </thead>
        <tbody>
          ${readouts.map(
            ({
              coupling,
              pairs: count,
              plain,
              reduced,
            }) => html`<tr class=${coupling === state.coupling ? 'in-view' : ''}>
              <th scope="row">${words.names[coupling]}</th>
              <td class="number">${format.count(count)}</td>
              <td class="number">${format.ratio(plain.worth)}</td>
              <td class="number">${format.ratio(reduced.worth)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted">${withFormulas(words.note)}</p>`;
}

/** The columns of the list of plays in which A and B are chosen. @param {Model} model @param {Pictured} pairs */
export function picks({ act, texts }, { two, texts: words }) {
  const pick = (
    /** @type {'a' | 'b'} */ which,
    /** @type {ContactPlay} */ play,
    /** @type {ContactPlay | undefined} */ chosen,
  ) => html`<td class="pick ${which}">
    ${
      play.id === null || !two
        ? ''
        : html`<label><input
          type="radio"
          name=${`play-${which}`}
          aria-label=${words.pick[which](play.play || texts.map.noPlay)}
          .checked=${live(play.id === chosen?.id)}
          @change=${() => act.comparePlay(which, play)}
        /></label>`
    }
  </td>`;
  return {
    head: html`<th scope="col" class="pick">A</th><th scope="col" class="pick">B</th>`,
    cells: (/** @type {ContactPlay} */ play) => html`${pick('a', play, two?.[0])}${pick('b', play, two?.[1])}`,
  };
}

export const pairsStyles = css`
  .plays .pick { padding: 0; text-align: center; width: 32px; }
  .plays .pick label { display: grid; place-items: center; min-height: 28px; }
  .plays .pick input { margin: 0; width: 16px; height: 16px; accent-color: var(--accent); }
  .pairs { grid-column: 1 / -1; min-width: 0; }
  .pairs .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); gap: 10px 24px; align-items: start; }
  .pairs .sides > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: 0; }
  .pairs p { margin: 0; font-size: 13px; }
  .pairs .two { display: flex; flex-wrap: wrap; gap: 0 14px; font-weight: 600; }
  .pairs .row { display: flex; flex-wrap: wrap; gap: 8px; }
  .pairs .known { display: grid; gap: 4px; justify-items: start; }
  .pairs table { border-collapse: collapse; width: 100%; font-size: 13px; }
  .pairs th { text-align: start; font-weight: 500; padding: 3px 8px 3px 0; word-break: keep-all; }
  .pairs thead th { color: var(--muted); vertical-align: bottom; }
  .pairs thead th:not(:first-child), .pairs td { text-align: end; padding: 3px 0 3px 8px; }
  .pairs td { white-space: nowrap; }
  .pairs td small { display: block; }
  .pairs tbody tr { border-top: 1px solid var(--line); }
  .pairs .in-view > * { background: var(--tint); }
  .pairs fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  .pairs legend { padding: 0; font-size: 13px; margin-bottom: 2px; }
  .pairs .coupling label { display: inline-flex; align-items: center; gap: 4px; margin-inline-end: 12px; min-height: 32px; font-size: 13.5px; }
  @media print {
    .pairs :is(.row, .known) { display: none; }
  }
  @media (pointer: coarse) {
    .plays .pick { width: 44px; }
    .plays .pick label, .pairs .coupling label, .pairs button:not(.word) { min-height: 44px; }
  }
`;
