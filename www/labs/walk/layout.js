// The views of the walk lab: its layout, one walk as a line and move by move at the left, and the model and the scale beside the chart.

import { html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberField } from '../../lib/cube/fields.js';
import { select } from '../../lib/element/select.js';
import { ask } from '../../lib/i18n/glossary.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import { gameOutline, gameStep, gameSums, seenAs, stillStep } from '../../lib/rollout/microscope.js';
import { sentenceView } from '../../lib/rollout/sentence.js';
import { moveSaid, place } from './model.js';
import { FIELDS, LENGTH_EVALUATORS, MOST_SHARE, OUTCOMES, PRESET_NAMES, PRESETS, presetOf, SCALES } from './state.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** The parts of the left column. */
const LEFT_PARTS = ['game', 'controls', 'seed'];
/** The number of earlier walks that are seen behind the one in view. */
const BEHIND = 7;

/** @param {Model} model */
export function view(model) {
  const { hide, state } = model;
  // A part that is still to come keeps its place: a column is not to become another one.
  const never = (/** @type {string} */ part) => state.hide.has(part);
  return rolloutLayout(
    model,
    () => (LEFT_PARTS.every(never) ? nothing : game(model)),
    () => nothing,
    undefined,
    !never('game'),
    {
      between: () => (hide.has('model') && hide.has('luck') ? nothing : settings(model)),
      rest: () =>
        hide.has('sentence')
          ? nothing
          : html`<section class="card rest"><p class="sentence" aria-hidden="true">${sentenceView(model)}</p></section>`,
    },
  );
}

/** The left column: one walk, and the controls that roll walks. @param {Model} model */
function game(model) {
  const { format, inView, steps, texts } = model;
  const { hide, wanted } = model.state;
  // A walk is drawn as a line, which is seen at once.
  const { record, made: shown } = inView;
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ one) => (hide.has(part) ? nothing : one());
  const before = model.earlier(record ? record.trial : 0, BEHIND);
  const seed = show('seed', () => seedField(model));
  return html`<section class="card game ${LEFT_PARTS.some((part) => hide.has(part)) ? 'short' : ''}">
    ${show('game', () => pathDrawing(record, shown, before, texts.walk))}
    ${
      steps === 0
        ? nothing
        : html`${show('game', () => microscope(record, shown, wanted.share, texts, format))}
          ${hide.has('controls') ? seed : controls(model, texts.controls.rollNext, seed)}`
    }
  </section>`;
}

/** The model of the walks, and the scale of their luck. @param {Model} model */
const settings = (model) => html`<section class="card luck">
  ${model.hide.has('model') ? nothing : modelView(model)} ${model.hide.has('luck') ? nothing : luckView(model)}
</section>`;

// ——— The walk as a line ———

/** The size of the drawing, in its own units. It is as wide as its column. */
const [WIDTH, HEIGHT] = [400, 178];
/** Room beside the field for names of the limits and of the moves. */
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 8, 6, 20];
/** The largest X that is drawn. Walks end beyond the limits. */
const REACH = 1.3;
/** The least length of the axis, in moves, and the steps in which it grows. */
const LEAST = 20;
const STEPS = [1, 2, 4, 6, 8, 10];

/**
 * X against the number of moves, between the two limits that decide. The last walks that have ended are behind it, faintly.
 * @param {WalkRecord | null} record
 * @param {number} shown  how many of its moves have been made
 * @param {WalkRecord[]} before  walks that have ended, the newest first
 * @param {Texts['walk']} words
 */
function pathDrawing(record, shown, before, words) {
  const end = axisEnd(Math.max(LEAST, record ? record.moves : 0));
  const x = (/** @type {number} */ move) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / end;
  const y = (/** @type {number} */ value) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (REACH - Math.max(-REACH, Math.min(REACH, value)))) / (2 * REACH);
  const line = (/** @type {ArrayLike<number>} */ path, /** @type {number} */ moves) => {
    let d = '';
    for (let i = 0; i <= Math.min(moves, end); i += 1) d += `${i === 0 ? 'M' : 'L'}${place(x(i))},${place(y(path[i]))}`;
    return d;
  };
  const ticks = [0, end / 2, end];
  const made = record ? Math.min(shown, record.moves) : 0;
  const label = record ? words.drawn(made) : words.drawnNone;
  return html`<svg class="path" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    <path class="zero" d="M${LEFT},${y(0)}H${WIDTH - RIGHT}" />
    ${[1, -1].map((limit) => svg`<path class="limit" d="M${LEFT},${y(limit)}H${WIDTH - RIGHT}" />`)}
    ${before.map(({ path, moves }, i) => svg`<path class="before" opacity=${place(0.5 - 0.055 * i)} d=${line(path, moves)} />`)}
    ${record ? svg`<path class="walk" d=${line(record.path, made)} /><circle r="3.5" cx=${place(x(made))} cy=${place(y(record.path[made]))} />` : ''}
    <g class="names">
      ${[1, 0, -1].map((value) => svg`<text x=${LEFT - 5} y=${place(y(value) + 4)} text-anchor="end">${words.limits[value + 1]}</text>`)}
      ${ticks.map((tick, i) => svg`<text x=${place(x(tick))} y=${HEIGHT - 5} text-anchor=${['start', 'middle', 'end'][i]}>${i === 2 ? words.moves(tick) : tick}</text>`)}
    </g>
  </svg>`;
}

/** @param {number} moves */
function axisEnd(moves) {
  const decade = 10 ** Math.floor(Math.log10(moves));
  return decade * (STEPS.find((step) => step * decade >= moves) ?? 10);
}

// ——— The walk move by move ———

/** The number of moves that are listed, the newest: walks of small moves have hundreds. */
const LISTED = 60;

/**
 * From where to where each move went, its luck, and in the end the sum.
 * @param {WalkRecord | null} record  null: no walk yet
 * @param {number} shown  how many of its moves have been made
 * @param {number} share  of the luck that is subtracted
 * @param {Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function microscope(record, shown, share, texts, format) {
  const words = texts.game;
  if (!record) return gameOutline(words.none, nothing, stillStep(1, texts.walk.toMove, 'now'), nothing);
  const { moves } = record;
  const over = shown >= moves;
  const from = Math.max(0, shown - LISTED);
  const made = Array.from({ length: shown - from }, (_, i) => {
    const move = from + i;
    const { text, luck } = moveSaid(record, move, texts, format);
    return gameStep(move + 1, text, luck, seenAs(move + 1, shown), words, format);
  });
  // The newest move is first, so that it is seen without scrolling.
  const steps = html`${over ? nothing : stillStep(shown + 1, texts.walk.toMove, 'now')}${made.reverse()}
  ${from > 0 ? html`<li class="step idle"><span>${texts.walk.earlier(format.count(from))}</span></li>` : nothing}`;
  const subtracted = share === 1 ? words : { ...words, totalLuck: texts.walk.shareOfLuck(format.plain(share, 2)) };
  const luck = over ? record.totalLuck : shown === 0 ? 0 : record.luckSoFar[shown - 1];
  return gameOutline(
    words.title(format.count(record.trial + 1)),
    nothing,
    steps,
    gameSums(luck, over ? record : null, subtracted, format),
    true,
  );
}

// ——— The model and the scale ———

/** A model of the blog's, or the reader's own. @param {Model} model */
function modelView({ act, state, stateNow, texts }) {
  const words = texts.model;
  const chosen = presetOf(state.wanted.model);
  const choose = (/** @type {ReturnType<typeof presetOf>} */ name) => {
    const wanted = name === 'yours' ? state.yours : PRESETS[name];
    if (wanted) act.setModel(wanted);
  };
  const field = (/** @type {keyof typeof FIELDS} */ name) =>
    numberField(
      {
        name,
        label: words.labels[name],
        now: () => stateNow().wanted.model[name],
        problem: words.problems[name],
        ...FIELDS[name],
      },
      state.badNumber,
      (value) => act.changeModel({ [name]: value }),
      act.refuseNumber,
    );
  return html`<div class="choices model">
    ${select(words.label, [...PRESET_NAMES, 'yours'], chosen, words.presets, (name) => name === 'yours' && !state.yours && chosen !== 'yours', choose)}
    ${field('a')} ${field('m')} ${field('s')}
  </div>`;
}

/** No choice is disabled. */
const never = () => false;

/** The outcome of the walks, and the scale or the estimate that measures its luck. @param {Model} model */
function luckView(model) {
  const { act, state, texts } = model;
  const words = texts.settings;
  const { outcome, scale, evaluator } = state.wanted;
  const win = outcome === 'win';
  return html`<div class="choices measured">
      ${select(words.outcome, OUTCOMES, outcome, words.outcomes, never, (name) => act.measure({ outcome: name }))}
      ${
        win
          ? select(words.scale, SCALES, scale, texts.scales.names, never, (name) => act.measure({ scale: name }))
          : select(words.evaluator, LENGTH_EVALUATORS, evaluator, texts.evaluators.names, never, (name) =>
              act.measure({ evaluator: name }),
            )
      }
      ${shareView(model)}
    </div>
    <p class="muted about">${win ? texts.scales.about[scale] : texts.evaluators.about[evaluator]}</p>`;
}

/** How much of the luck is subtracted, and which share is best. @param {Model} model */
function shareView({ act, format, state, stateNow, texts, theory }) {
  const words = texts.settings;
  const { share } = state.wanted;
  const { bestShare } = theory;
  const marked = bestShare >= 0 && bestShare <= MOST_SHARE;
  const enter = (/** @type {Event} */ event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) / 100;
    if (value !== stateNow().wanted.share) act.measure({ share: value });
  };
  return html`<div class="share-of-luck">
    <div class="asked">
      <label for="share-of-luck">${words.share} <b class="number">${format.share(share)}</b></label> ${ask('shareOfLuck', words.share)}
      <button class="quiet" ?disabled=${!marked} @click=${() => act.measure({ share: bestShare })}>
        ${words.best(format.percent(100 * bestShare, 1))}
      </button>
    </div>
    <div class="slide">
      <input
        id="share-of-luck"
        type="range"
        min="0"
        max=${100 * MOST_SHARE}
        step="1"
        .value=${live(String(Math.round(100 * share)))}
        aria-valuetext=${format.share(share)}
        @input=${enter}
      />
      ${marked ? html`<i class="best" .style=${`inset-inline-start: calc(8px + (100% - 16px) * ${bestShare / MOST_SHARE})`} aria-hidden="true"></i>` : nothing}
    </div>
  </div>`;
}
