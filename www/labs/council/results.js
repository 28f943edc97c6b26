// The results of the council at hand: one position in detail, and the table of the rules. Views.

import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { swatch } from '../../lib/chart/marks.js';
import { word } from '../../lib/i18n/glossary.js';
import { digitsFor, NONE, signed } from '../../lib/i18n/format.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { LOOKS, RULES } from './state.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilPosition} CouncilPosition */
/** @typedef {import('../../pkg/council/rollout_lab.js').Summary} Summary */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {Pick<Model, 'texts' | 'format'>} Said */

// ——— One position ———

/** The size of a drawing, in its own units: as many as it has pixels in the left column. */
const [WIDE, TALL] = [190, 30];

/** Room at both ends. */
const EDGE = 12;

/** One position in detail: the evaluations, reports and weights of the programs, and the move of each rule. @param {Model} model */
export function microscope(model) {
  const { act, texts, format, form, idle, shown, simulation } = model;
  const words = texts.position;
  if (shown === null) {
    // On a page, a position has its place only after somebody has asked for one.
    return html`<section class="card micro ${form === 'page' && idle ? 'idle' : ''}">
      <h2>${words.none}</h2>
      <p class="muted request">${words.noneYet}</p>
    </section>`;
  }
  return html`<section class="card micro">
    <div class="title">
      <h2>${words.title(format.count(shown + 1))}</h2>
      <span>
        <button class="quiet" aria-label=${words.before} ?disabled=${shown === 0} @click=${() => act.lookAt(shown)}>‹</button>
        <button class="quiet" aria-label=${words.next} @click=${() => act.lookAt(shown + 2)}>›</button>
      </span>
    </div>
    ${guard([shown, simulation, texts], () => whole(model))}
  </section>`;
}

/** @param {Model} model */
function whole({ texts, format, position }) {
  const words = texts.position;
  const { programs, picks, predicted, worths } = position;
  const values = programs.flatMap(({ evaluations }) => evaluations ?? []);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = (/** @type {number} */ value) => EDGE + ((WIDE - 2 * EDGE) * (value - low)) / (high - low || 1);
  return html`
    <ul class="programs">
      ${programs.map((report, i) => program(report, i, position, at, texts, format))}
    </ul>
    <p class="note muted">${words.legend}</p>
    <p class="note muted predicted">${words.predicted(signed(format, predicted, 2), signed(format, worths[0], 2))}</p>
    <dl class="picks" aria-label=${words.picks}>
      ${RULES.map((rule) => {
        const right = picks[rule] === 0;
        return html`<div>
          <dt>${texts.rules[rule]}</dt>
          <dd class=${right ? 'good' : 'bad'}>${words.moves[picks[rule]]} <span aria-hidden="true">${right ? '✓' : '✗'}</span><span
            class="visually-hidden">${right ? words.right : words.wrong}</span></dd>
        </div>`;
      })}
    </dl>`;
}

/**
 * @param {CouncilPosition['programs'][number]} report
 * @param {number} i
 * @param {CouncilPosition} position
 * @param {(value: number) => number} at
 * @param {Model['texts']} texts
 * @param {Model['format']} format
 */
function program(report, i, position, at, texts, format) {
  const words = texts.position;
  const { evaluations, move, value, weight } = report;
  const copied = position.programs[1];
  const shown = evaluations ?? copied.evaluations ?? [];
  const says = evaluations ? words.says(words.moves[move]) : `${words.copies}: ${words.says(words.moves[move])}`;
  const thinks = shown.map((one, candidate) => words.thinks(words.moves[candidate], signed(format, one, 2))).join(', ');
  return html`<li>
    <span class="who">${words.program(String(i + 1))}</span>
    <svg viewBox=${`0 0 ${WIDE} ${TALL}`} role="img" aria-label=${words.heard(thinks, says)}>
      <path d=${`M4,15H${WIDE - 4}`} stroke="var(--line)" />
      ${evaluations === null ? nothing : shown.map((one, candidate) => dot(at(one), words.moves[candidate], candidate === 0, candidate === move))}
      ${evaluations === null ? svg`<text x=${WIDE / 2} y="19" text-anchor="middle" class="copy">= 2</text>` : nothing}
    </svg>
    <span class="report"
      ><b class=${move === 0 ? 'good' : 'bad'}>${words.moves[move]}</b>
      <span class="number">${signed(format, value, 2)} <small class="muted">${words.weight(format.percent(weight, 2))}</small></span></span
    >
  </li>`;
}

/** An evaluation. @param {number} x @param {string} name  of the move @param {boolean} best @param {boolean} reported */
const dot = (x, name, best, reported) => svg`
  ${reported ? svg`<circle cx=${x} cy="15" r="11" fill="none" stroke="var(--ink)" stroke-width="1.5" />` : nothing}
  <circle cx=${x} cy="15" r="7.5" class=${best ? 'best' : 'other'} />
  <text x=${x} y="18.5" text-anchor="middle" class=${best ? 'on' : 'off'}>${name}</text>`;

// ——— The rules ———

/** Decimals of exact rates. */
export const EXACT = 3;

/**
 * The table of the rules: how often each finds the best move, simulated and exact, and by how much it beats the strongest alone on
 * the same positions.
 * @param {Model} model
 */
export function rates(model) {
  const { texts, exact, readout, differences } = model;
  const words = texts.rates;
  const heads = [words.rule, words.measured, words.exact, words.difference];
  const rows = RULES.map((rule) => row(model, rule, readout.rates[rule], exact[rule], differences[rule]));
  return html`<section class="card rates figures-card">
    <h2>${words.heading}</h2>
    ${figures('', words.heading, heads, rows)}
    <p class="note muted">${words.note}${exact.optimal === null ? texts.curves.between + words.noExact : nothing}</p>
  </section>`;
}

/**
 * @param {Said} model
 * @param {import('./state.js').Rule} rule
 * @param {Summary} rate
 * @param {number | null} exact
 * @param {Summary} difference
 */
function row(model, rule, rate, exact, difference) {
  const { texts, format } = model;
  const { tone, dash } = LOOKS[rule];
  const half = halfWidth(difference);
  const digits = digitsFor(half, 1);
  return html`<tr>
    <th scope="row"><span class="ruled">${swatch(tone, dash)}${word(rule, texts.rules[rule])}</span></th>
    <td>${simulatedRate(model, rate)}</td>
    <td>${exact === null ? NONE : `${format.percent(exact, EXACT)}%`}</td>
    <td>${
      rule === 'strongest' || difference.mean === null
        ? NONE
        : html`${signed(format, difference.mean, digits)}${margin(model, half, digits)}`
    }</td>
  </tr>`;
}

// ——— Figures ———

/**
 * A table of figures.
 * @param {string} name  a class of its own
 * @param {string} label
 * @param {unknown[]} heads  of the columns
 * @param {unknown} rows
 */
export const figures = (
  name,
  label,
  heads,
  rows,
) => html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
  <table class="figures ${name}">
    <thead>
      <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>${rows}</tbody>
  </table>
</div>`;

/**
 * A simulated rate with half the width of its 95% interval; a dash where there is no rate yet.
 * @param {Said} model
 * @param {Summary} rate
 * @param {number} [least]  decimals
 */
export function simulatedRate(model, rate, least = 1) {
  const half = halfWidth(rate);
  const digits = digitsFor(half, least);
  return rate.mean === null ? NONE : html`${model.format.percent(rate.mean, digits)}%${margin(model, half, digits)}`;
}

/** @param {Said} model @param {number | null} half @param {number} digits */
const margin = ({ texts, format }, half, digits) =>
  half === null ? nothing : html` <small class="muted">${texts.rates.give(format.percent(half, digits))}</small>`;
