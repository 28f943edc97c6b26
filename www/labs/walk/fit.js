// The model that has three given moments of lengths: the blog's two presets beside each other, and the reader's own, with the way back
// into the lab. Views, and what asks the core.

import { html, nothing } from 'lit';
import { isRefusal } from '../../lib/element/core.js';
import { numberField } from '../../lib/cube/number-field.js';
import { between, NONE } from '../../lib/i18n/format.js';
import { select } from '../../lib/element/select.js';
import { phrases } from '../../lib/i18n/typography.js';
import { core } from './core.js';
import { exactOf } from './exact.js';
import { FIELDS } from './settings.js';
import { PRESETS } from './state.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {import('./state.js').Moments} Moments */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkFit} WalkFit */
/** @typedef {import('../../pkg/walk/rollout_lab.js').RolloutLabError} RolloutLabError */
/** @typedef {typeof import('./texts/en-fit.js').fit} Words */
/** @typedef {'professional' | 'floodgate'} Preset */

/** Decimals of moments in the fields: enough to give back the blog's A, M and S to six decimals. */
const DIGITS = 6;

/** The range of each field. The core refuses third moments that no walk has. @type {Record<keyof Moments, [number, number]>} */
const RANGES = { mean: [0, 10_000], sd: [0, 1000], c3: [-1e15, 1e15] };

/** @type {Preset[]} */
const BOTH = ['professional', 'floodgate'];

/** @param {number} value  as a field has it */
const rounded = (value) => Number(value.toFixed(DIGITS));

/** The moments of a preset's games, as the fields have them. @param {Preset} name @returns {Moments} */
export function momentsOf(name) {
  const { mean, sd, c3 } = exactOf(PRESETS[name]).total;
  return { mean: rounded(mean), sd: rounded(sd), c3: rounded(c3) };
}

/** The last fits, the newest first: the presets' and the reader's. @type {{moments: Moments, fit: WalkFit | RolloutLabError}[]} */
let known = [];
/** So many are remembered. */
const FITS = 3;

/** @param {Moments} one @param {Moments} other */
const same = (one, other) => one.mean === other.mean && one.sd === other.sd && one.c3 === other.c3;

/**
 * The model with these moments, or the core's refusal.
 * @param {Moments} moments
 * @returns {WalkFit | RolloutLabError}
 */
function fitOf(moments) {
  let found = known.find((one) => same(one.moments, moments));
  found ??= { moments, fit: fitted(moments) };
  known = [found, ...known.filter((one) => one !== found)].slice(0, FITS);
  return found.fit;
}

/** @param {Moments} moments @returns {WalkFit | RolloutLabError} */
function fitted({ mean, sd, c3 }) {
  try {
    return core.walkFit(mean, sd, c3);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return /** @type {RolloutLabError} */ (/** @type {unknown} */ (error));
  }
}

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function fit(lab, words) {
  const { texts, format } = lab;
  const presets = BOTH.map((name) => ({ name, moments: momentsOf(name) }));
  const moments = lab.state.fit ?? presets[0].moments;
  const chosen = presets.find((preset) => same(preset.moments, moments))?.name ?? 'yours';
  const own = fitOf(moments);
  const [professional, floodgate] = presets.map((preset) => /** @type {WalkFit} */ (fitOf(preset.moments)));
  const field = (/** @type {keyof Moments} */ name) =>
    numberField(
      {
        name: `fit-${name}`,
        label: words.labels[name],
        now: () => (lab.state.fit ?? momentsOf('professional'))[name],
        problem: words.problems[name],
        range: RANGES[name],
        digits: DIGITS,
      },
      lab.state.badNumber,
      (value) => lab.change({ fit: { ...(lab.state.fit ?? momentsOf('professional')), [name]: value } }),
      (badNumber) => lab.change({ badNumber }),
    );
  const { alone, total } = exactOf(PRESETS.professional);
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="choices model fit-moments">
      ${select(
        words.from,
        [...BOTH, 'yours'],
        chosen,
        texts.model.presets,
        (name) => name === 'yours' && chosen !== 'yours',
        (name) => {
          if (name !== 'yours') lab.change({ fit: momentsOf(name), badNumber: null });
        },
      )}
      ${field('mean')} ${field('sd')} ${field('c3')}
    </div>
    ${'model' in own ? found(lab, own, words) : html`<p class="problem fit-refused" role="alert">${refusal(own, words, format)}</p>`}
    <div class="beside"><div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>${table(format, professional, floodgate, words)}</div>
    <div><h3>${words.read}</h3>
      <ul class="fit-claims">${readings(format, professional, floodgate, words).map((said) => html`<li>${said}</li>`)}</ul>
      <h3>${words.others}</h3>
      <p class="muted no-walk">${words.noWalk(format.percent(alone.sd, 1), format.percent(total.sd, 1))}</p></div></div>`;
}

/**
 * A number as it is written, and as the core has it.
 * @param {number} value
 * @param {string} written
 */
const datum = (value, written) => html`<data value=${value}>${written}</data>`;

/** In the lab a model has as many decimals as its fields. @param {WalkFit} fit */
const inLab = ({ model }) => {
  const of = (/** @type {'a' | 'm' | 's'} */ name) => Number(model[name].toFixed(FIELDS[name].digits));
  return { a: of('a'), m: of('m'), s: of('s') };
};

/**
 * @param {Lab} lab
 * @param {WalkFit} fit
 * @param {Words} words
 */
function found(lab, fit, words) {
  const { format, state } = lab;
  const { a, m, s } = inLab(fit);
  const { model } = state.wanted;
  const inForce = model.a === a && model.m === m && model.s === s;
  const one = (/** @type {'a' | 'm' | 's'} */ name) =>
    html`<span class="number">${name.toUpperCase()} = ${datum(fit.model[name], format.percent(fit.model[name], FIELDS[name].digits))}</span>`;
  return html`<div class="top fitted">
    <p role="status">${words.gives}${one('a')}${words.comma}<wbr>${one('m')}${words.comma}<wbr>${one('s')}${words.stop}</p>
    <button aria-disabled=${inForce ? 'true' : 'false'} @click=${() => inForce || lab.takeFit(inLab(fit))}>${words.use}</button>
    ${inForce ? html`<p class="muted">${words.inForce}</p>` : nothing}
  </div>`;
}

/**
 * @param {RolloutLabError} error
 * @param {Words} words
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function refusal({ code, value = NaN, least = NaN, most = NaN, walk = NaN, message }, words, format) {
  const moves = (/** @type {number} */ of) => format.percent(of, 2);
  switch (code) {
    case 'WalkFitThirdMoment':
      return words.noThirdMoment(format.plain(value, 2), moves(least), format.count(most));
    case 'WalkFitShort':
      return words.short(moves(value), moves(walk));
    case 'WalkFitNarrow':
      return words.narrow(moves(value), moves(walk));
    default:
      return message;
  }
}

/**
 * @param {import('../../lib/i18n/format.js').Format} format
 * @param {WalkFit} professional
 * @param {WalkFit} floodgate
 * @param {Words} words
 */
function table(format, professional, floodgate, words) {
  const row = (
    /** @type {keyof Words['rows']} */ name,
    /** @type {(fit: WalkFit) => number | null} */ of,
    /** @type {number} */ digits,
  ) => {
    const values = [professional, floodgate].map(of);
    const written = values.map((value) => format.percent(value, digits));
    return html`<tr role="row" data-row=${name}>
      <th role="rowheader" scope="row" class="name">${words.rows[name]}</th>
      ${values.map((value, i) => html`<td role="cell">${value === null ? NONE : datum(value, written[i])}</td>`)}
      <td role="cell">${format.points(between(written[1], written[0]), digits)}</td>
    </tr>`;
  };
  return html`<table role="table" class="figures stacked fits">
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" class="name">${words.moment}</th>
        ${[words.professional, words.floodgate, words.difference].map(
          (name) => html`<th role="columnheader" scope="col">${phrases(name)}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${row('mean', ({ total }) => total.mean, 2)} ${row('sd', ({ total }) => total.sd, 2)} ${row('c3', ({ total }) => total.c3, 0)}
      ${row('a', ({ model }) => model.a, 4)} ${row('m', ({ model }) => model.m, 2)} ${row('s', ({ model }) => model.s, 2)}
      ${row('walk', ({ walkWithoutDecidingMove: { mean } }) => mean, 2)} ${row('fourth', ({ fourthRoot }) => fourthRoot, 4)}
    </tbody>
  </table>`;
}

/**
 * How the blog reads the two fits.
 * @param {import('../../lib/i18n/format.js').Format} format
 * @param {WalkFit} professional
 * @param {WalkFit} floodgate
 * @param {Words} words
 */
function readings(format, professional, floodgate, words) {
  const both = (/** @type {(fit: WalkFit) => number} */ of) => {
    const [one, other] = [professional, floodgate].map((fit) => format.percent(of(fit), 2));
    return /** @type {const} */ ([one, other, format.plain(between(other, one), 2)]);
  };
  return [
    words.otherMoves(...both(({ model }) => model.m)),
    words.walkMoves(...both(({ walkWithoutDecidingMove }) => walkWithoutDecidingMove.mean)),
  ];
}
