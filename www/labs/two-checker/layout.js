// The two-checker lab's own part of the page: the game at the left, the luck table beside the chart, the tree under the game. Views of
// the lab's model.

import { html, nothing } from 'lit';
import '../../lib/board/board.js';
import { sideLine } from '../../lib/board/side-line.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { word } from '../../lib/i18n/glossary.js';
import { asWritten, digitsFor } from '../../lib/i18n/format.js';
import { chosenLine } from '../../lib/rollout/chosen.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import {
  boardInView,
  gameOutline,
  gameStep,
  gameSums,
  isShown,
  outcome,
  seenAs,
  stillStep,
} from '../../lib/rollout/microscope.js';
import { rotationChoice, rotationNote } from '../../lib/rollout/rotation/view.js';
import { sentenceView } from '../../lib/rollout/sentence.js';
import { tablesFold } from './chosen-fold.js';
import { boardModel, rollSaid, rollsOf, theoryOf } from './model.js';
import { FIRST_PART } from './state.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LeafCounts} LeafCounts */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** The parts of the column at the left. */
const LEFT = ['board', 'game', 'controls'];
/** Those that stand under it, or on a phone after all that is needed for the next click. */
const REST = ['tree', 'sentence'];
/** The parts of the card of the luck table. */
const LUCK = ['table', 'verdict'];

/** @param {Model} model */
export function view(model) {
  const { hide, state } = model;
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  // Parts that are to come have their place kept: a column is not to become another one.
  const never = (/** @type {string} */ part) => state.hide.has(part);
  return rolloutLayout(
    model,
    () => (LEFT.every(never) ? nothing : game(model)),
    () => nothing,
    () => [state.projected || hide.has('table') ? nothing : chosenLine(model), rotationNote(model)],
    !never('board') || !['game', 'controls', 'tree'].some(never),
    {
      between: () => (none(LUCK) ? nothing : luckSection(model)),
      rest: () => (none(REST) ? nothing : rest(model)),
    },
  );
}

/**
 * The column at the left: one game, and what rolls them.
 * @param {Model} model
 */
function game(model) {
  const { hide, state, steps, texts } = model;
  const shows = (/** @type {string} */ part) => !state.hide.has(part);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ one) => (shows(part) ? one() : nothing);
  // With all of them it is as tall as what is beside it.
  const short = !['board', 'game', 'controls', 'tree'].every(shows);
  const both = shows('board') && shows('game');
  const seed = show('seed', () => html`${seedField(model)} ${rotationChoice(model)}`);
  return html`<section class="card game ${short ? 'short' : ''}">
    ${
      shows('board') || shows('game')
        ? html`<div class="playing ${both ? 'both' : ''}">
            ${show('board', () => board(model))}
            ${steps === 0 ? nothing : show('game', () => microscope(model))}
          </div>`
        : nothing
    }
    ${state.projected && !hide.has('many') ? thousand(model) : nothing}
    ${
      steps === 0
        ? nothing
        : shows('controls')
          ? controls(model, texts.controls.rollWhite, html`${seed} ${replayButton(model)}`)
          : seed
    }
  </section>`;
}

/** The home boards, each with the line of its owner. @param {Model} model */
function board({ inView, texts }) {
  const { board: words, sides } = texts;
  const now = boardInView(inView, (rolls) => boardModel(inView.record, rolls, texts));
  const { pips, off } = now;
  const line = (/** @type {'x' | 'o'} */ side) =>
    sideLine(side, sides[side], now.onRoll === side, { pips, off }, words);
  return html`${line('o')}
    <backgammon-board slim .model=${now}></backgammon-board>
    ${line('x')}`;
}

/**
 * How the games ended, and all that can be said in words.
 * @param {Model} model
 */
const rest = (model) => {
  const { format, hide, readout, texts } = model;
  return html`<section class="card rest">
  ${hide.has('tree') ? nothing : leafTree(readout, texts, format)}
  ${hide.has('sentence') ? nothing : html`<p class="sentence" aria-hidden="true">${sentenceView(model)}</p>`}
</section>`;
};

/**
 * The article shows ten games, then all thirty; after them, real dice.
 * @param {Model} model
 */
function replayButton({ act, format, games, recorded, running, state, texts }) {
  const words = texts.controls;
  const replayTo = (/** @type {number} */ to) => () => unlessRemoved(act.replayTo(to));
  if (!state.replay || games < FIRST_PART) {
    return html`<button class="quiet" title=${words.replayHint} @click=${replayTo(FIRST_PART)}>${words.replay}</button>`;
  }
  if (games < recorded) {
    return html`<button class="quiet" @click=${replayTo(recorded)}>${words.replayMore(format.count(recorded - games))}</button>`;
  }
  return html`<button class="quiet" @click=${() => act.run()} ?disabled=${running}>${words.replayOn}</button>`;
}

/**
 * The luck table, and what it does to the rollout.
 * @param {Model} model
 */
function luckSection(model) {
  const { act, edited, estimate, format, hide, luckNow, shown, state, texts, theory, undoable, withheld } = model;
  return html`
    <section class="card luck">
      ${
        hide.has('table')
          ? nothing
          : html`<luck-table
        .table=${estimate}
        .evaluations=${edited}
        .untold=${shown === null}
        .preset=${state.preset}
        .yours=${state.yours}
        .keepCentred=${state.keepCentred}
        .undoable=${undoable}
        .fixed=${hide.has('presets')}
        .theory=${theoryOf(estimate)}
        .texts=${texts}
        .format=${format}
        @table-change=${answer(luckNow, ({ table, cell }) => act.takeTable(table, cell))}
        @evaluations-change=${answer(luckNow, ({ evaluations, cell }) => act.takeEvaluations(evaluations, cell))}
        @edits-change=${answer(luckNow, (edits) => act.chooseEdits(edits))}
        @edit-end=${() => act.endEdit()}
        @edit-undo=${answer(luckNow, () => act.undoEdit())}
        @preset-change=${answer(luckNow, (preset) => act.choosePreset(preset))}
        @keep-change=${answer(luckNow, (keep) => act.keepCentred(keep))}
      >${state.hide.has('many') || state.projected ? nothing : thousand(model)}</luck-table>`
      }
      ${hide.has('verdict') ? nothing : verdict(theory, withheld, texts, format)}
      ${state.projected || hide.has('table') || hide.has('presets') ? nothing : tablesFold(model)}
    </section>
  `;
}

/**
 * A thousand rollouts as long as the reader's, beside the table, or on a projector above it, beside the board. They are drawn by a part
 * that comes with the first games. Until then there is a sketch in their place, which tells nothing.
 * @param {Model} model
 */
function thousand({ beside, estimate, format, hide, readout, seed, shown, texts }) {
  const { course, fail, make, noLuck, rests } = beside;
  const games = hide.has('many') || readout.games < LEAST ? 0 : readout.games;
  return html`<many-beside slot="beside" class=${games === 0 ? 'waiting' : ''} .course=${course} .make=${make} .seed=${seed} .games=${games}
    .rests=${rests} .estimate=${estimate} .noLuck=${noLuck} .theory=${shown} .texts=${texts} .format=${format}
    @core-error=${(/** @type {CustomEvent} */ event) => fail(event.detail)}
  ><div class="sketch muted"><svg viewBox="-3 0 6 1" preserveAspectRatio="none" aria-hidden="true"><path d=${BELL} /></svg>
    <p>${texts.table.spread}</p></div></many-beside>`;
}

/** Rollouts of fewer games have averages like 0 and 100, and no shape. */
const LEAST = 10;

/** A bell curve: none in particular. */
const BELL = `M${Array.from({ length: 61 }, (_, i) => i / 10 - 3)
  .map((x) => `${x.toFixed(1)},${(1 - 0.95 * Math.exp((-x * x) / 2)).toFixed(3)}`)
  .join('L')}`;

/**
 * Does what the luck table asks for and tells it what has come of it: not only with the next frame, because the reader's next key
 * may come before that.
 * @param {Model['luckNow']} luckNow
 * @param {(detail: any) => void} change
 */
const answer = (luckNow, change) => (/** @type {CustomEvent} */ event) => {
  change(event.detail);
  const table = /** @type {import('./luck-table.js').LuckTableElement} */ (event.currentTarget);
  const now = luckNow();
  table.table = now.table;
  table.evaluations = now.evaluations;
};

// ——— The tree of the game, with the tally of each leaf: three counts, all that the statistics need ———

/**
 * @param {Model['readout']} readout
 * @param {Texts} texts
 * @param {Format} format
 */
function leafTree({ leaves, blocks }, texts, format) {
  const words = texts.leaves;
  const branch = (/** @type {unknown} */ event, /** @type {string} */ chance) =>
    html`<span>${event} <span class="muted">${chance}</span></span>`;
  const leaf = (/** @type {number} */ count, /** @type {string} */ end) =>
    html`<b class="number">${format.count(count)}</b><span class="end muted">${end}</span>`;
  return html`<figure class="tree" aria-labelledby="tree-caption">
    <figcaption id="tree-caption" class="muted">${words.caption}</figcaption>
    <ul>
      <li><div data-mark="doubles">${branch(word('doubles', words.doubles), '1/6')} ${leaf(leaves.doubles, words.blueWins)}</div></li>
      <li>
        ${branch(words.noDoubles, '5/6')}
        <ul>
          <li><div data-mark="fails">${branch(words.fails, '1/4')} ${leaf(leaves.fails, words.blueWins)}</div></li>
          <li><div data-mark="bearsOff">${branch(word('bearOff', words.bearsOff), '3/4')} ${leaf(leaves.bearsOff, words.whiteWins)}</div></li>
        </ul>
      </li>
    </ul>
    ${blocks ? nothing : html`<p class="muted">${words.note}</p>`}
  </figure>`;
}

// ——— The game under the microscope: Blue's roll, and White's if she has one ———

/** @param {Model} model */
function microscope({ format, inView, texts }) {
  const { record, shown, made } = inView;
  const { game: words, sides } = texts;
  if (!record) return gameOutline(words.none, nothing, waiting(words), gameSums(null, null, words, format));
  const all = rollsOf(record);
  const step = (/** @type {number} */ roll) => {
    const { text, luck } = rollSaid(record, roll, texts);
    return gameStep(roll + 1, text, luck, seenAs(roll + 1, shown), words, format);
  };
  const first = shown === 0 ? stillStep(1, words.blueToRoll, 'now') : step(0);
  const over = made === all;
  const seen = isShown(inView);
  const luck = (/** @type {number} */ rolls) => [0, record.xLuck, record.totalLuck][rolls];
  const sums = gameSums(luck(made), over ? record : null, words, format);
  const won = over ? outcome(words.wins(sides[record.result > 0 ? 'x' : 'o']), seen) : nothing;
  return gameOutline(
    words.title(format.count(record.trial + 1)),
    html`${won}${record.dice ? nothing : html`<small class="muted">${words.recorded}</small>`}`,
    html`${first}${second(record, inView, words, () => step(1))}`,
    seen ? sums : gameSums(luck(shown), null, words, format),
    false,
    seen ? nothing : sums,
  );
}

/**
 * White's roll, if she has one.
 * @param {GameRecord} record
 * @param {import('../../lib/rollout/microscope.js').View} view
 * @param {Texts['game']} words
 * @param {() => unknown} roll
 */
function second(record, { shown, made }, words, roll) {
  if (shown === 0) return stillStep(2, words.thenWhite, 'idle');
  if (rollsOf(record) === 1) return stillStep(2, words.whiteNot, 'idle');
  // While Blue's roll is shown, White's is not due yet.
  return shown === 1 ? stillStep(2, words.whiteToRoll, made === 1 ? 'now' : 'idle') : roll();
}

/** Before the first game. @param {Texts['game']} words */
const waiting = (words) => html`${stillStep(1, words.blueToRoll, 'now')}${stillStep(2, words.thenWhite, 'idle')}`;

// ——— The verdict: where the table will settle, said before a game is rolled, and its mean written out ———

/** A mean is off by less, in points, because it is calculated in binary fractions. */
const ROUNDING = 1e-9;

/**
 * @param {Theory} theory
 * @param {boolean} withheld  whether it waits for a bet, in its place
 * @param {Texts} texts
 * @param {Format} format
 */
function verdict(theory, withheld, texts, format) {
  const { leaves, reduced } = theory;
  const limit = format.plain(reduced.mean, 2);
  const term = (/** @type {keyof LeafCounts} */ leaf, /** @type {string} */ chance) => {
    const written = format.plain(leaves[leaf], 2);
    return html`<span data-mark=${leaf}>${chance}·${leaves[leaf] < 0 ? `(${written})` : written}</span>`;
  };
  // Where a term or the sum has more decimals than are written, what is written need not add up.
  const exact = [leaves.doubles, leaves.fails, leaves.bearsOff, reduced.mean].every(
    (value) => Math.abs(asWritten(format.plain(value, 2)) - value) < ROUNDING,
  );
  const sum = html`${term('doubles', '1/6')} + ${term('fails', '5/24')} + ${term('bearsOff', '15/24')}`;
  return html`<p class="verdict ${theory.unbiased ? '' : 'biased'} ${withheld ? 'held' : ''}">
    ${verdictText(theory, texts, format)}
    <span class="sum muted">${texts.table.sumLabel}${texts.language === 'ja' ? '' : ' '}<span class="number">${sum} ${exact ? '=' : '≈'} ${limit}</span></span>
  </p>`;
}

/**
 * @param {Theory} theory
 * @param {Texts} texts
 * @param {Format} format
 */
function verdictText({ reduced, unbiased, centred }, { table }, format) {
  const bias = unbiased ? 0 : Math.abs(reduced.bias);
  const digits = digitsFor(bias);
  const limit = format.percent(reduced.mean, digits);
  if (!unbiased) return table.verdictBiased(format.plain(bias, digits), limit, reduced.bias < 0);
  return centred ? table.verdictCentred(limit) : table.verdictCancels(limit);
}
