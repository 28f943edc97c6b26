// Moments of the lengths of games, with the readings and the numbers of the blog, and the model that is fitted to three moments.
// Views, and what asks the core.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberField } from '../../lib/cube/fields.js';
import { refusedOr } from '../../lib/element/core.js';
import { select } from '../../lib/element/select.js';
import { word } from '../../lib/i18n/glossary.js';
import { between, NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { row, table } from './below-parts.js';
import { core } from './core.js';
import { exactOf } from './model.js';
import { FIELDS, PRESET_NAMES, PRESETS, sameModel } from './state.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkFit} WalkFit */
/** @typedef {import('./lab.js').Model} View */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('./state.js').Moments} Moments */
/** @typedef {{deciding: boolean, root: boolean}} Reading */
/** @typedef {import('./below.js').Words} Words */

// ——— Moments ———

/**
 * Moments as they are measured, of the model, of the gamma density and of the walk alone.
 * @param {import('../../pkg/walk/rollout_lab.js').WalkExact} exact
 * @param {import('../../pkg/walk/rollout_lab.js').WalkLengths} measured
 * @param {Reading} reading
 * @param {(reading: Reading) => void} choose
 * @param {Format} format
 * @param {Words['moments']} words
 */
export function moments(exact, measured, reading, choose, format, words) {
  const { deciding, root } = reading;
  const { gamma, alone } = exact;
  const { walk, total } = deciding ? exact : exact.withoutDecidingMove;
  // Without the deciding move, each game has one move less.
  const less = deciding ? 0 : 1;
  const counted = (/** @type {number | null} */ mean) => mean && mean - less;
  const line = (/** @type {string} */ name, /** @type {(number | null | undefined)[]} */ values, digits = 2) =>
    row(
      name,
      values.map((value) => format.percent(value ?? null, digits)),
    );
  const fourth = root ? 'c4Root' : 'c4';
  const heads = [word('moment', words.moment), words.measured, words.model, words.gamma, words.alone];
  return html`<h2>${words.heading}</h2>
    <div class="switches">
      ${choice(words.counted, 'deciding', deciding, words.counts.with, words.counts.without, (on) => choose({ deciding: on, root }))}
      ${choice(words.compared, 'root', !root, words.compares.raw, words.compares.root, (on) => choose({ deciding, root: !on }))}
    </div>
    <div class="beside">${table('moments', words.heading, heads, [
      line(words.rows.walk, [counted(measured.walk.mean), walk.mean, null, counted(alone.mean)]),
      line(words.rows.mean, [counted(measured.total.mean), total.mean, gamma && total.mean, counted(alone.mean)]),
      line(words.rows.sd, [measured.total.sd, total.sd, gamma && total.sd, alone.sd]),
      line(words.rows.c3, [measured.total.c3, total.c3, gamma && total.c3, alone.c3], 0),
      line(
        root ? words.rows.root : words.rows.c4,
        [measured.total[fourth], total[fourth], gamma?.[fourth], alone[fourth]],
        root ? 2 : 0,
      ),
      gamma ? line(words.ratio, [null, root ? gamma.fourthRoot : gamma.ratio, 1, null], 4) : nothing,
    ])}
    <div><h3>${words.claims}</h3>
    ${claims(reading, format, words)}
    <p class="muted">${words.note}</p></div></div>`;
}

/**
 * One of two readings.
 * @param {string} label
 * @param {string} name  of the two together
 * @param {boolean} first
 * @param {string} one
 * @param {string} other
 * @param {(first: boolean) => void} choose
 */
const choice = (label, name, first, one, other, choose) => html`<fieldset class="reading">
  <legend>${label}</legend>
  ${[one, other].map(
    (text, i) => html`<label>
      <input type="radio" name=${name} .checked=${live(first === (i === 0))} @change=${() => choose(i === 0)} />${text}
    </label>`,
  )}
</fieldset>`;

// ——— Two numbers of the blog ———

/** The blog says of the two walks that they take 21 to 24 moves: both are rounded to that. */
const MOVES = [21, 24];
/** The blog says of the fourth moment that it differs by a little under 4%: by more than 3.5%. */
const PERCENT = [3.5, 4];

/**
 * The blog's numbers beside ours, in the chosen reading, each with a badge that says whether it holds.
 * @param {Reading} reading
 * @param {Format} format
 * @param {Words['moments']} words
 */
function claims({ deciding, root }, format, words) {
  const presets = PRESET_NAMES.map((name) => exactOf(PRESETS[name]));
  const moves = presets.map((exact) => (deciding ? exact.walk.mean : exact.withoutDecidingMove.walk.mean));
  const percents = presets.map(({ gamma }) => Math.abs(100 * ((root ? gamma?.fourthRoot : gamma?.ratio) ?? NaN) - 100));
  const said = (/** @type {number[]} */ [first, second]) =>
    /** @type {const} */ ([format.percent(first, 2), format.percent(second, 2)]);
  const list = [
    { holds: moves.every((mean, i) => Math.round(mean) === MOVES[i]), says: words.moves(...said(moves)) },
    {
      holds: percents.every((percent) => percent > PERCENT[0] && percent < PERCENT[1]),
      says: words.fourth(...said(percents)),
    },
  ];
  return html`<ul class="claims">
    ${list.map(
      ({ holds, says }) =>
        html`<li><b class="badge ${holds ? 'good' : 'bad'}">${holds ? words.badges.holds : words.badges.fails}</b> ${says}</li>`,
    )}
  </ul>`;
}

// ——— The fit of a model ———

/** Decimals of moments in the fields: enough to give back the blog's A, M and S to six decimals. */
const DIGITS = 6;

/** The range of each field. The core refuses third moments that no walk has. @type {Record<keyof Moments, [number, number]>} */
const RANGES = { mean: [0, 10_000], sd: [0, 1000], c3: [-1e15, 1e15] };

/** @param {number} value  as a field has it */
const rounded = (value) => Number(value.toFixed(DIGITS));

/** The moments of a preset's games, as the fields have them. @param {keyof typeof PRESETS} name @returns {Moments} */
function momentsOf(name) {
  const { mean, sd, c3 } = exactOf(PRESETS[name]).total;
  return { mean: rounded(mean), sd: rounded(sd), c3: rounded(c3) };
}

/** The last fits, the newest first: the presets' and the reader's. @type {{moments: Moments, fit: ReturnType<typeof fitted>}[]} */
let known = [];
/** The number of fits that are remembered. */
const FITS = 3;

/** @param {Moments} one @param {Moments} other */
const same = (one, other) => one.mean === other.mean && one.sd === other.sd && one.c3 === other.c3;

/** @param {Moments} moments */
const fitted = ({ mean, sd, c3 }) => refusedOr(() => core.walkFit(mean, sd, c3));

/** The model with these moments, or the core's refusal. @param {Moments} moments */
function fitOf(moments) {
  const found = known.find((one) => same(one.moments, moments)) ?? { moments, fit: fitted(moments) };
  known = [found, ...known.filter((one) => one !== found)].slice(0, FITS);
  return found.fit;
}

/**
 * The blog's two presets beside each other, and the model with the reader's own moments, which can be used in the lab.
 * @param {View} view
 * @param {Words['fit']} words
 */
export function fit(view, words) {
  const { act, format, state, stateNow, texts } = view;
  const presets = PRESET_NAMES.map((name) => ({ name, moments: momentsOf(name) }));
  const moments = state.fit ?? presets[0].moments;
  const chosen = presets.find((preset) => same(preset.moments, moments))?.name ?? 'yours';
  const [own, refused] = fitOf(moments);
  const [professional, floodgate] = presets.map((preset) => /** @type {WalkFit} */ (fitOf(preset.moments)[0]));
  const momentsNow = () => stateNow().fit ?? momentsOf('professional');
  const field = (/** @type {keyof Moments} */ name) =>
    numberField(
      {
        name: `fit-${name}`,
        label: words.labels[name],
        now: () => momentsNow()[name],
        problem: words.problems[name],
        range: RANGES[name],
        digits: DIGITS,
      },
      state.badNumber,
      (value) => act.fit({ ...momentsNow(), [name]: value }),
      act.refuseNumber,
    );
  const { alone, total } = exactOf(PRESETS.professional);
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="choices model fit-moments">
      ${select(
        words.from,
        [...PRESET_NAMES, 'yours'],
        chosen,
        texts.model.presets,
        (name) => name === 'yours' && chosen !== 'yours',
        (name) => {
          if (name !== 'yours') act.fit(momentsOf(name));
        },
      )}
      ${field('mean')} ${field('sd')} ${field('c3')}
    </div>
    ${refused ? html`<p class="problem fit-refused" role="alert">${refusal(refused, words, format)}</p>` : found(view, own, words)}
    <div class="beside">${fits(format, professional, floodgate, words)}
    <div><h3>${words.read}</h3>
      <ul class="fit-claims">${readings(format, professional, floodgate, words).map((said) => html`<li>${said}</li>`)}</ul>
      <h3>${words.others}</h3>
      <p class="muted no-walk">${words.noWalk(format.percent(alone.sd, 1), format.percent(total.sd, 1))}</p></div></div>`;
}

/** A number as it is written, and as the core has it. @param {number} value @param {string} written */
const datum = (value, written) => html`<data value=${value}>${written}</data>`;

/** A fitted model with as many decimals as the fields of the lab. @param {Model} model */
const inLab = (model) => {
  const of = (/** @type {keyof Model} */ name) => Number(model[name].toFixed(FIELDS[name].digits));
  return { a: of('a'), m: of('m'), s: of('s') };
};

/** @param {View} view @param {WalkFit} fit @param {Words['fit']} words */
function found({ act, format, state }, { model }, words) {
  const rounded = inLab(model);
  const inForce = sameModel(state.wanted.model, rounded);
  const one = (/** @type {keyof Model} */ name) =>
    html`<span class="number">${name.toUpperCase()} = ${datum(model[name], format.percent(model[name], FIELDS[name].digits))}</span>`;
  return html`<div class="top fitted">
    <p role="status">${words.gives}${one('a')}${words.comma}<wbr>${one('m')}${words.comma}<wbr>${one('s')}${words.stop}</p>
    <button aria-disabled=${inForce ? 'true' : 'false'} @click=${() => inForce || act.takeFit(rounded)}>${words.use}</button>
    ${inForce ? html`<p class="muted">${words.inForce}</p>` : nothing}
  </div>`;
}

/**
 * Why no model has the moments.
 * @param {import('../../lib/element/core.js').Refusal & Partial<Record<'least' | 'most' | 'walk', number>>} error
 * @param {Words['fit']} words
 * @param {Format} format
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
 * The fits of both presets, and their differences.
 * @param {Format} format
 * @param {WalkFit} professional
 * @param {WalkFit} floodgate
 * @param {Words['fit']} words
 */
function fits(format, professional, floodgate, words) {
  const line = (
    /** @type {keyof typeof words.rows} */ name,
    /** @type {(fit: WalkFit) => number | null} */ of,
    /** @type {number} */ digits,
  ) => {
    const values = [professional, floodgate].map(of);
    const written = values.map((value) => format.percent(value, digits));
    const cells = values.map((value, i) => (value === null ? NONE : datum(value, written[i])));
    return row(words.rows[name], [...cells, format.points(between(written[1], written[0]), digits)], false, name);
  };
  const heads = [words.professional, words.floodgate, words.difference].map(phrases);
  return table(
    'fits',
    words.heading,
    [words.moment, ...heads],
    [
      line('mean', ({ total }) => total.mean, 2),
      line('sd', ({ total }) => total.sd, 2),
      line('c3', ({ total }) => total.c3, 0),
      line('a', ({ model }) => model.a, 4),
      line('m', ({ model }) => model.m, 2),
      line('s', ({ model }) => model.s, 2),
      line('walk', ({ walkWithoutDecidingMove: { mean } }) => mean, 2),
      line('fourth', ({ fourthRoot }) => fourthRoot, 4),
    ],
  );
}

/**
 * How the blog reads the two fits.
 * @param {Format} format
 * @param {WalkFit} professional
 * @param {WalkFit} floodgate
 * @param {Words['fit']} words
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
