// The comparison of two plays: how their dice are coupled, what rolls them, which is better, and what each coupling is worth. Views.

import { html, nothing } from 'lit';
import { NONE, between } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { untilKnown } from '../../lib/pairs/until-known-view.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { phrases, withFormulas } from '../../lib/i18n/typography.js';

/** @typedef {import('./pairs.js').Pairs} Pairs */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairsReadout} Readout */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairsFigures} Figures */

/** The couplings of the dice, the simplest first. @type {readonly import('./state.js').CouplingName[]} */
export const COUPLINGS = ['independent', 'same', 'ranked'];

/** Decimals of a difference in points. */
const DIGITS = 3;

/** @param {Pairs} pairs */
export function pairsView(pairs) {
  const { lab, two, texts: words } = pairs;
  const { list, texts } = lab;
  if (list.plays.length === 0) return nothing;
  const heading = html`<h2 id="a-or-b">${words.heading}</h2>`;
  if (!two) {
    return html`<section class="card pairs" aria-labelledby="a-or-b">${heading}<p class="muted">${list.plays.length > 1 ? words.ends : words.onlyOne}</p></section>`;
  }
  const [a, b] = two.map(({ play }) => play || texts.map.noPlay);
  const readout = pairs.readout();
  return html`<section class="card pairs" aria-labelledby="a-or-b">
    ${heading}
    <div class="sides">
      <div>
        <p class="two"><span>${words.pick.a(a)}</span> <span>${words.pick.b(b)}</span></p>
        ${couplingView(pairs)} ${buttons(pairs)} ${readout ? worths(pairs) : nothing}
      </div>
      ${readout ? html`<div>${difference(pairs, readout)}</div>` : nothing}
    </div>
  </section>`;
}

/** How B's dice follow from A's. @param {Pairs} pairs */
function couplingView(pairs) {
  const { lab, texts: words } = pairs;
  const { coupling } = lab.state;
  const [before, pair, after] = words.coupling;
  return html`<fieldset class="coupling">
    <legend>${before}${word('pair', pair)}${after}</legend>
    ${COUPLINGS.map(
      (name) => html`<label
        ><input type="radio" name="pairs-coupling" value=${name} .checked=${coupling === name} @change=${() => unlessRemoved(pairs.couple(name))} />
        ${words.names[name]}</label
      >`,
    )}
    <p class="muted">${words.about[coupling]}</p>
  </fieldset>`;
}

/** What rolls pairs. @param {Pairs} pairs */
function buttons(pairs) {
  const { lab, texts: words, until, known, running, gaveUp } = pairs;
  const { format } = lab;
  const readout = pairs.readout();
  const add = (/** @type {10 | 100} */ count) => html`<button
    class="number"
    aria-label=${words.addLabel(words.add[count], format.count(count))}
    @click=${() => unlessRemoved(pairs.roll(count))}
  >${words.add[count]}</button>`;
  const roll = {
    on: until,
    pairs: known,
    mean: readout?.reduced.mean ?? null,
    start: () => unlessRemoved(pairs.untilKnown()),
    stop: () => pairs.pause(),
  };
  const tried = gaveUp > 0 && !running ? words.gaveUp(format.count(gaveUp)) : '';
  return html`<div class="row">
      ${add(10)} ${add(100)}
      ${running && !until ? html`<button @click=${() => pairs.pause()}>${words.known.stop}</button>` : nothing}
    </div>
    ${untilKnown(roll, words.known, format, '', tried)}`;
}

/**
 * A, B and A − B, plain and with luck subtracted.
 * @param {Pairs} pairs
 * @param {Readout} readout
 */
function difference({ lab, texts: words }, { pairs: count, plain, reduced }) {
  const { format, texts } = lab;
  const points = (/** @type {number | null} */ value) => format.points(value, DIGITS);
  const written = (/** @type {import('../../lib/rollout/shapes.js').Summary | Figures} */ figures) => {
    const half = halfWidth(figures);
    return html`${points(figures.mean)}${half === null ? nothing : html`<small class="muted">± ${format.percent(half, DIGITS)}</small>`}`;
  };
  // As they are written A − B is right: for that the last digit of B gives way.
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
 * What a pair is worth in each coupling that was tried.
 * @param {Pairs} pairs
 */
function worths(pairs) {
  const { lab, texts: words } = pairs;
  const { format, texts, state } = lab;
  const readouts = pairs.readouts();
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
