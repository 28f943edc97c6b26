// What the two-checker lab has of its own on the page, beside what all labs have: the game at the left,
// the luck table beside the chart, the tree under the game. A view.

import { html, nothing } from 'lit';
import '../../lib/board/board.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { hidden, rolloutLayout } from '../../lib/rollout/layout.js';
import { gameInView } from '../../lib/rollout/microscope.js';
import { boardModel } from './board-model.js';
import { leafTree } from './leaf-tree.js';
import { microscope } from './microscope.js';
import { FIRST_PART } from './state.js';
import { verdict } from './verdict.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */

/** The parts of the column at the left. */
const LEFT = ['board', 'game', 'controls'];
/** Those that stand under it, or on a phone after all that is needed for the next click. */
const REST = ['tree', 'sentence'];
/** The parts of the card of the luck table. */
const LUCK = ['table', 'verdict'];

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  // What is to come has its place kept: a column is not to become another one.
  const never = (/** @type {string} */ part) => lab.state.hide.has(part);
  const readout = lab.readout();
  const theory = lab.theory();
  return rolloutLayout(
    lab,
    readout,
    lab.shownTheory,
    () => (LEFT.every(never) ? nothing : game(lab)),
    () => nothing,
    undefined,
    !never('board') || !['game', 'controls', 'tree'].some(never),
    {
      between: () => (none(LUCK) ? nothing : luckSection(lab, theory)),
      rest: (said) => (none(REST) ? nothing : rest(lab, readout, said)),
    },
  );
}

/**
 * The column at the left: one game, and what rolls them.
 * @param {Lab} lab
 */
function game(lab) {
  const { texts, format, state } = lab;
  const { record, shown } = gameInView(lab);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    state.hide.has(part) ? nothing : view();
  // With all of them it is as tall as what is beside it.
  const short = ['board', 'game', 'controls', 'tree'].some((part) => state.hide.has(part));
  return html`<section class="card game ${short ? 'short' : ''}">
    ${show('board', () => html`<backgammon-board .model=${boardModel(record, shown, texts)}></backgammon-board>`)}
    ${
      lab.steps === 0
        ? nothing
        : html`${show('game', () =>
            microscope(
              record,
              shown,
              texts,
              format,
              show('seed', () => seedField(lab)),
            ),
          )}
          ${show('controls', () => controls(lab, texts.controls.rollWhite, replayButton(lab)))}`
    }
  </section>`;
}

/**
 * How the games ended, and all that can be said in words.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {string} said
 */
function rest(lab, readout, said) {
  const { texts, format } = lab;
  const hide = hidden(lab);
  return html`<section class="card rest">
    ${hide.has('tree') ? nothing : leafTree(readout.leaves, texts, format)}
    ${hide.has('sentence') ? nothing : html`<p class="sentence" aria-hidden="true">${said}</p>`}
  </section>`;
}

/**
 * The article shows ten games, then all thirty; after them, real dice.
 * @param {Lab} lab
 */
function replayButton(lab) {
  const words = lab.texts.controls;
  const { games, recorded } = lab.rollout;
  if (!lab.state.replay || games < FIRST_PART) {
    return html`<button class="quiet" title=${words.replayHint} @click=${() => unlessRemoved(lab.replayTo(FIRST_PART))}>${words.replay}</button>`;
  }
  if (games < recorded) {
    const more = words.replayMore(lab.format.count(recorded - games));
    return html`<button class="quiet" @click=${() => unlessRemoved(lab.replayTo(recorded))}>${more}</button>`;
  }
  return html`<button class="quiet" @click=${() => lab.run()} ?disabled=${lab.rolling.running}>${words.replayOn}</button>`;
}

/**
 * The luck table, and what it does to the rollout.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 */
function luckSection(lab, theory) {
  const { texts, format, state } = lab;
  const hide = hidden(lab);
  return html`
    <section class="card luck">
      ${
        hide.has('table')
          ? nothing
          : html`<luck-table
        .table=${lab.estimate}
        .evaluations=${lab.edited}
        .untold=${lab.shownTheory === null}
        .preset=${state.preset}
        .yours=${state.yours}
        .keepCentred=${state.keepCentred}
        .undoable=${Boolean(lab.undo.nextEdit)}
        .fixed=${hide.has('presets')}
        .theory=${theory}
        .texts=${texts}
        .format=${format}
        @table-change=${answer(lab, ({ table, cell }) => lab.takeTable(table, cell))}
        @evaluations-change=${answer(lab, ({ evaluations, cell }) => lab.takeEvaluations(evaluations, cell))}
        @edits-change=${answer(lab, (edits) => lab.chooseEdits(edits))}
        @edit-end=${() => lab.undo.edited()}
        @edit-undo=${answer(lab, () => lab.undo.undoEdit())}
        @preset-change=${answer(lab, (preset) => lab.choosePreset(preset))}
        @keep-change=${answer(lab, (keep) => lab.keepCentred(keep))}
      ></luck-table>`
      }
      ${hide.has('verdict') ? nothing : verdict(theory, texts, format)}
    </section>
  `;
}

/**
 * Does what the luck table asks for and tells it what has come of it: not only with the next frame, because the
 * reader's next key may come before that.
 * @param {Lab} lab
 * @param {(detail: any) => void} change
 */
const answer = (lab, change) => (/** @type {CustomEvent} */ event) => {
  change(event.detail);
  const table = /** @type {import('./luck-table.js').LuckTableElement} */ (event.currentTarget);
  table.table = lab.estimate;
  table.evaluations = lab.edited;
};
