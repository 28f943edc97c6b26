// The couplings compared: the difference, its errors and the cost of each coupling, and the verdict on the best one. Views.

import { html, nothing } from 'lit';
import { NO_SUMMARY } from '../../lib/bearoff/made-game.js';
import { word } from '../../lib/i18n/glossary.js';
import { between, digitsFor, NONE, signed } from '../../lib/i18n/format.js';
import { phrases, sentences, withFormulas } from '../../lib/i18n/typography.js';
import { leavesChances } from '../../lib/rollout/readout.js';
import { COUPLINGS, TONES } from './model.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./model.js').CouplingName} CouplingName */
/** @typedef {import('./model.js').PairsFigures} PairsFigures */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** @type {readonly ('plain' | 'reduced')[]} */
const WAYS = ['plain', 'reduced'];

const UNKNOWN = { mean: null, sd: null, worth: null, needed: null };

/** Unknown figures: in an embed they keep their place. @type {PairsFigures} */
const NOTHING = {
  ...UNKNOWN,
  a: NO_SUMMARY,
  b: NO_SUMMARY,
  se: null,
  correlation: null,
  asIndependent: null,
  exact: UNKNOWN,
};
const NO_PAIRS = { plain: NOTHING, reduced: NOTHING };

/** @typedef {Record<CouplingName, {plain: PairsFigures, reduced: PairsFigures}>} Figures */

/** The coupling in view, and the table of all four. @param {Model} model */
export function couplings(model) {
  /** @type {Figures} */
  const figures = model.couplings ?? {
    independent: NO_PAIRS,
    same: NO_PAIRS,
    ranked: NO_PAIRS,
    nearest: NO_PAIRS,
  };
  return html`${difference(model, figures[model.state.coupling])} ${all(model, figures)}`;
}

/**
 * The figures of the coupling in view: A, B, and A − B with both standard errors.
 * @param {Model} model
 * @param {Figures['same']} inView
 */
function difference({ texts, format, state: { coupling } }, inView) {
  const words = texts.couplings;
  const digits = (/** @type {PairsFigures} */ { se }) => digitsFor(se) + 1;
  const row = (
    /** @type {string} */ name,
    /** @type {(figures: PairsFigures) => string} */ mean,
    /** @type {(figures: PairsFigures) => number | null} */ se,
  ) => html`<tr>
    <th scope="row">${phrases(name)}</th>
    ${WAYS.map((way) => html`<td>${mean(inView[way])}</td><td>${format.percent(se(inView[way]), digits(inView[way]))}</td>`)}
  </tr>`;
  const ofA = (/** @type {PairsFigures} */ figures) => format.percent(figures.a.mean, digits(figures));
  const less = (/** @type {PairsFigures} */ figures) =>
    figures.mean === null ? NONE : signed(format, figures.mean, digits(figures));
  // The last digit of B is adjusted so that A − B is right as written.
  const ofB = (/** @type {PairsFigures} */ figures) =>
    format.percent(between(ofA(figures), less(figures)), digits(figures));
  const { plain, reduced } = inView;
  const { outside, outsideBiased } = texts.sentence;
  const leaves = leavesChances(reduced.a) || leavesChances(reduced.b);
  return html`<h2>${words.heading} <small class="muted">${word('coupling', words.names[coupling])}</small></h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures difference">
        <thead>
          <tr>
            <td></td>
            ${WAYS.map((way) => html`<th scope="colgroup" colspan="2" class=${way} id=${`difference-${way}`}>${words[way]}</th>`)}
          </tr>
          <tr class="muted">
            <td></td>
            ${WAYS.map(() => html`<th scope="col">${words.mean}</th><th scope="col">${word('se', words.se)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${row('A', ofA, ({ a }) => a.se)} ${row('B', ofB, ({ b }) => b.se)}
          ${row(words.byPairs, less, ({ se }) => se)}
          ${row(words.asIndependent, less, ({ asIndependent }) => asIndependent)}
          <tr>
            <th scope="row" id="correlation">${word('correlation', words.correlation)}</th>
            ${WAYS.map((way) => html`<td colspan="2" headers=${`correlation difference-${way}`}>${correlated(inView[way], format)}</td>`)}
          </tr>
        </tbody>
      </table>
    </div>
    <p class="muted printed">
      ${
        plain.asIndependent === null || plain.se === null
          ? withFormulas(words.toBePrinted)
          : withFormulas(
              words.printed(
                format.percent(plain.asIndependent, digits(plain)),
                format.percent(plain.se, digits(plain)),
              ),
            )
      }
      ${leaves ? (coupling === 'nearest' ? outsideBiased : outside) : nothing}
    </p>`;
}

/** @param {PairsFigures} figures @param {Format} format */
const correlated = ({ correlation }, format) => (correlation === null ? NONE : signed(format, correlation, 2));

/** The table of all couplings, plain and reduced. @param {Model} model @param {Figures} figures */
function all(model, figures) {
  const { act, current, exactProgress, form, format, speeds, state, texts } = model;
  const words = texts.couplings;
  const timed = speeds === 'timing' ? null : speeds;
  // In an embed, where nothing moves, only the note says that they may not be known yet.
  const progress = form === 'page' ? exactProgress : null;
  return html`<h2>${words.all} ${progress === null ? nothing : html`<small class="muted">${words.working(format.share(progress))}</small>`}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.all}>
      <table class="figures couplings">
        <colgroup>
          <col class="name" />
          <col class="way" />
          <col span="9" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" rowspan="2" colspan="2">${words.coupling}</th>
            <th scope="col" rowspan="2">A − B</th>
            <th scope="colgroup" colspan="2">${word('sd', words.sd)}</th>
            <th scope="col" rowspan="2">${words.correlated}</th>
            <th scope="colgroup" colspan="3">${phrases(words.worth)}</th>
            <th scope="colgroup" colspan="2">${phrases(words.needed)}</th>
          </tr>
          <tr class="muted">
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${phrases(words.perSecond)}</th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
          </tr>
        </thead>
        ${COUPLINGS.map(
          (name) => html`<tbody class=${name === state.coupling ? 'in-view' : ''}>
          ${WAYS.map(
            (way) => html`<tr>
            ${way === 'plain' ? nameCell(name, model) : nothing}
            <th scope="row">${words[way]}</th>
            ${cells(figures[name][way], timed && timed[name] / timed.independent, format)}
          </tr>`,
          )}
        </tbody>`,
        )}
      </table>
    </div>
    <p class="muted">${sentences(texts.language, withFormulas(words.note), words.unknown)}</p>
    <div class="top">
      <button ?disabled=${!current || speeds !== null} @click=${() => act.timeCouplings()}>
        ${speeds === 'timing' ? words.timing : words.time}
      </button>
      <p class="muted" role="status">${timed ? words.timed(written(timed, model)) : words.untimed}</p>
    </div>`;
}

/** @param {CouplingName} name @param {Model} model */
const nameCell = (name, { texts: { couplings: words } }) =>
  html`<th scope="rowgroup" rowspan="2" class="name">
    <i class=${TONES[name]} aria-hidden="true"></i>${phrases(words.names[name])}
    ${name === 'nearest' ? html`<small class="problem">${words.biased}</small>` : nothing}
  </th>`;

/**
 * @param {PairsFigures} figures
 * @param {number | null} speed  relative to that of independent dice; null: not timed
 * @param {Format} format
 */
function cells(figures, speed, format) {
  const { mean, sd, se, worth, needed, exact } = figures;
  const digits = digitsFor(se, 2);
  const pairs = (/** @type {number | null} */ value) =>
    value === null ? NONE : pairsWritten(Math.ceil(value), format);
  const known = exact.worth ?? worth;
  return html`<td>${mean === null ? NONE : signed(format, mean, digits)}</td>
    <td>${format.percent(sd, 2)}</td>
    <td>${format.percent(exact.sd, 2)}</td>
    <td>${correlated(figures, format)}</td>
    <td>${format.ratio(worth)}</td>
    <td>${format.ratio(exact.worth)}</td>
    <td>${known === null || speed === null ? NONE : format.ratio(known * speed)}</td>
    <td>${pairs(needed)}</td>
    <td>${pairs(exact.needed)}</td>`;
}

/** From a million on, short. @param {number} pairs @param {Format} format */
const pairsWritten = (pairs, format) => (pairs < 1e6 ? format.count(pairs) : format.short(pairs));

/** @param {import('./speeds.js').Rates} speeds @param {Model} model */
const written = (speeds, { texts: { couplings: words }, format }) =>
  COUPLINGS.map((name) => words.rate(words.names[name], format.short(speeds[name]))).join(words.and);

// ——— The verdict ———

/** The best coupling, and the objections to the others, by the core's figures. @param {Model} model */
export function verdict(model) {
  const { form, texts, verdict: found } = model;
  const words = texts.couplings.verdict;
  // In an embed the verdict keeps its place.
  if (!found && form === 'page') return nothing;
  const said = found
    ? [...best(found, model), trap(model)].filter((one) => one !== '').reduce(texts.sentence.both)
    : nothing;
  return html`<h2>${words.heading}</h2>
    <p class="verdict ${form}">${said}</p>`;
}

/** @param {import('../../pkg/pairs/rollout_lab.js').PairsVerdict} found @param {Model} model */
function best({ exact, best: name, reduced, worth, plainBest, plainWorth, raised }, { texts, format }) {
  const { verdict: words, inWords } = texts.couplings;
  const source = exact ? words.exact : words.measured;
  // Without any spread left, the coupling makes no difference.
  if (!isNumber(worth)) return [words.perfect(source, inWords[name], reduced)];
  const plain = isNumber(plainWorth) ? format.ratio(plainWorth) : NONE;
  const names = raised.map((one) => inWords[one]);
  const listed = [names.slice(0, -1).join(words.comma), ...names.slice(-1)].filter((one) => one !== '').join(words.and);
  return [
    words.best(source, inWords[name], reduced, format.ratio(worth)),
    !reduced ? '' : plainBest === name ? words.plainToo(plain) : words.plain(inWords[plainBest], plain),
    name !== 'ranked' || plainBest !== 'ranked' ? words.notKoca : '',
    raised.length === 0 ? '' : raised.includes('independent') ? words.worse(listed) : words.raised(listed),
  ];
}

/** @param {number | null} value */
const isNumber = (value) => value !== null && Number.isFinite(value);

/** The bias of nearest luck, with its size if that is known. @param {Model} model */
function trap({ current, texts, format }) {
  const words = texts.couplings.verdict;
  const theory = current?.game.theory('nearest');
  if (!theory) return words.someTrap;
  const { plain, reduced, truth } = theory;
  const [exact, limit, without] = [truth, plain.mean, reduced.mean].map((value) =>
    format.inUnit(format.plain(value, 2)),
  );
  if (limit === exact && without === exact) return words.noTrap;
  return limit === without
    ? words.trap(limit, exact)
    : texts.sentence.both(words.trap(limit, exact), words.trapReduced(without));
}
