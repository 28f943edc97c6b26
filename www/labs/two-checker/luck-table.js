// The editable luck table: `<luck-table>`. Its fields hold luck, or what a program thinks, from which the luck follows. It
// parses what is typed, keeps what is wrong beside the field, and says what it would change; the lab decides and hands the
// new table back.

import { LitElement, html, nothing } from 'lit';
import { core, isRefusal } from './core.js';
import { controlStyles } from '../../lib/element/controls.js';
import { nextFrame } from '../../lib/element/frames.js';
import { readNumber } from '../../lib/i18n/format.js';
import { undoes } from '../../lib/rollout/undo.js';
import { phrased } from '../../lib/i18n/line-ends.js';
import { BarDrag } from './bar-drag.js';
import { BarSwing } from './bar-swing.js';
import { luckTableStyles } from './styles.js';
import { editsChoice, presetChoice } from './luck-choices.js';
import { LIMIT, luckField } from './luck-field.js';
import { explainButton, luckHead, luckRow, thoughtsHead, thoughtsNote, thoughtsRow } from './luck-rows.js';
import { evaluationsOf, luckFrom, theoryOf } from './model.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {import('./state.js').Edits} Edits */
/** @typedef {keyof LuckTable} Cell */
/** @typedef {'correct' | 'madeUp' | 'backwards' | 'none' | 'gnu' | 'yours'} Preset */

/** @typedef {{turn: 'first' | 'second', cells: [Cell, Cell]}} RollOf */

/** @type {RollOf[]} */
const ROLLS = [
  { turn: 'first', cells: ['doubles', 'noDoubles'] },
  { turn: 'second', cells: ['oFails', 'oBearsOff'] },
];

export class LuckTableElement extends LitElement {
  static properties = {
    table: { attribute: false },
    evaluations: { attribute: false },
    untold: { attribute: false },
    preset: { attribute: false },
    yours: { attribute: false },
    keepCentred: { attribute: false },
    undoable: { attribute: false },
    fixed: { attribute: false },
    theory: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    typing: { state: true },
    problem: { state: true },
    takenOut: { state: true },
    explained: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {LuckTable} */
    this.table = { doubles: 0, noDoubles: 0, oFails: 0, oBearsOff: 0 };
    /** @type {Evaluations | null} from which the table follows, where they are edited; null: luck is */
    this.evaluations = null;
    /** Whether the reader is still to say where the lines settle: a mean of evaluations might tell. */
    this.untold = false;
    /** @type {Preset} */
    this.preset = 'none';
    /** @type {LuckTable | null} the reader's own table, once there is one */
    this.yours = null;
    this.keepCentred = true;
    /** Whether there is an edit to be undone. */
    this.undoable = false;
    /** Whether there is no choice of tables. */
    this.fixed = false;
    /** @type {Theory | null} */
    this.theory = null;
    /** @type {import('./texts/en.js').Texts | null} */
    this.texts = null;
    /** @type {import('../../lib/i18n/format.js').Format | null} */
    this.format = null;
    /** @type {{cell: Cell, text: string} | null} the field that is being typed in, as it was typed */
    this.typing = null;
    /** @type {{cell: Cell, message: string} | null} */
    this.problem = null;
    /** Whether the last switch to evaluations took averages out of the luck. */
    this.takenOut = false;
    /** Whether the reader wants evaluations explained. */
    this.explained = false;
    this.drag = new BarDrag(this);
    this.swing = new BarSwing(this);
  }

  /**
   * @param {Cell} cell
   * @param {string} text
   */
  type(cell, text) {
    this.typing = { cell, text };
    this.propose(cell, readNumber(text));
  }

  /**
   * @param {Cell} cell
   * @param {number} points
   */
  step(cell, points) {
    const now = this.numbers[cell];
    // Steps land on the grid of decimals that the value has: 0.1 + 0.2 is to be 0.3.
    const value = Number((now + points).toFixed(6));
    // Chances lie between 0 and 100. Other evaluations can be typed, and stepped back from.
    const [least, most] = this.evaluations ? [Math.min(0, now), Math.max(100, now)] : [-LIMIT, LIMIT];
    this.typing = null;
    this.propose(cell, Math.max(least, Math.min(most, value)));
  }

  /** The numbers in the fields: percent or points. @returns {Record<Cell, number>} */
  get numbers() {
    return this.evaluations ?? this.table;
  }

  /**
   * Edits an estimate, and returns whether the core has taken it.
   * @param {Cell} cell
   * @param {number} value NaN where no number was typed
   */
  propose(cell, value) {
    const { texts, format } = this;
    if (!texts || !format) return false;
    const typed = { ...this.numbers, [cell]: value };
    const change = () => {
      if (this.evaluations) {
        luckFrom(typed);
        return new CustomEvent('evaluations-change', { detail: { evaluations: typed, cell } });
      }
      const table = this.keepCentred ? core.recentre(typed, cell) : typed;
      theoryOf(table);
      return new CustomEvent('table-change', { detail: { table, cell } });
    };
    this.attempt(cell, change, (refusal) => refusalSaid(refusal, Boolean(this.evaluations), texts, format));
    return this.problem === null;
  }

  /** @param {Edits} edits */
  switchTo(edits) {
    this.onLeave();
    const { texts } = this;
    const change = () => {
      if (edits === 'evaluations') evaluationsOf(this.table);
      this.takenOut = edits === 'evaluations' && this.theory?.centred === false;
      return new CustomEvent('edits-change', { detail: edits });
    };
    if (texts) this.attempt('doubles', change, () => texts.table.errors.NoEvaluations);
  }

  /**
   * Tells the lab of a change, unless the core refuses it; then says why.
   * @param {Cell} cell  that is edited
   * @param {() => CustomEvent} change  throws `RolloutLabError`
   * @param {(refusal: import('../../pkg/two-checker/rollout_lab.js').RolloutLabError) => string} said
   */
  attempt(cell, change, said) {
    try {
      const event = change();
      this.takenOut &&= event.type === 'edits-change';
      this.problem = null;
      this.dispatchEvent(event);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.problem = { cell, message: said(error) };
    }
  }

  /**
   * @param {Cell} cell
   * @param {KeyboardEvent} event
   */
  onKey(cell, event) {
    // The field itself undoes the text that is being typed.
    if (undoes(event) && !this.typing) {
      event.preventDefault();
      this.undo();
    }
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (sign === 0) return;
    event.preventDefault();
    this.step(cell, sign * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1));
  }

  onLeave() {
    // The last good value stays in force, and the field shows it again.
    this.typing = null;
    this.problem = null;
  }

  /**
   * The next edit is undone by itself, unless the reader stays with the same estimate.
   * @param {FocusEvent} event
   */
  endEdit({ currentTarget, relatedTarget }) {
    const stays = relatedTarget instanceof Node && /** @type {Node} */ (currentTarget).contains(relatedTarget);
    if (!stays) this.endEditing();
  }

  endEditing() {
    this.dispatchEvent(new Event('edit-end'));
  }

  undo() {
    this.dispatchEvent(new Event('edit-undo'));
  }

  /** The first time in a frame of its own: together, all that a page draws at its start would block it. */
  async scheduleUpdate() {
    if (!this.hasUpdated) await nextFrame();
    super.scheduleUpdate();
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const { table, theory } = this;
    // A bar that is dragged stays at the pointer, and the other bar of its roll follows at once.
    if (!theory) return;
    const { first, second } = theory.meanLuck;
    this.swing.follow({ ...table, first, second }, changed.has('table'), this.drag.going !== null);
  }

  /** The bars that are drawn. */
  get bars() {
    return this.swing.bars;
  }

  /**
   * A field that gets the focus has its value selected, ready to be typed over. So has a value that comes later.
   * @param {import('lit').PropertyValues} changed
   */
  updated(changed) {
    const field = this.shadowRoot?.activeElement;
    // A button that goes takes nobody's focus with it.
    if (!this.undoable && field?.matches('.undo')) this.refocus();
    if (!(changed.has('table') || changed.has('evaluations')) || this.typing || !(field instanceof HTMLInputElement))
      return;
    if (field.type === 'text') field.select();
  }

  /** To the table that is in force again. */
  refocus() {
    const now =
      this.renderRoot.querySelector('.presets :checked') ?? this.renderRoot.querySelector('.keep input, .field input');
    /** @type {HTMLElement} */ (now).focus();
  }

  render() {
    const { texts, format, theory } = this;
    if (!texts || !format || !theory) return nothing;
    return html`
      <div class="top">
        <h2 id="heading">${texts.table.heading}</h2>
        ${this.fixed ? nothing : presetChoice(this, texts)}
        <button class="quiet undo ${this.undoable ? '' : 'none'}" @click=${this.undo}>${texts.table.undo}</button>
      </div>
      <div class="body"><div class="estimates">
      <div class="heads">
        <div class="ways">
          ${this.fixed ? nothing : editsChoice(this, texts)}
          ${
            this.evaluations
              ? explainButton(this, texts)
              : html`<label class="keep">
                <input type="checkbox" .checked=${this.keepCentred}
                  @change=${(/** @type {Event} */ event) => this.onKeep(event)} />
                ${texts.table.keepCentred}
              </label>`
          }
        </div>
      </div>
      ${this.evaluations ? this.renderThoughts(this.evaluations, texts, format) : this.renderLuck(theory, texts, format)}
      </div><slot name="beside"></slot></div>
      ${this.evaluations && !this.untold ? thoughtsNote(this.evaluations, luckFrom(this.evaluations), this, texts, format) : nothing}
    `;
  }

  /**
   * @param {Theory} theory
   * @param {import('./texts/en.js').Texts} texts
   * @param {import('../../lib/i18n/format.js').Format} format
   */
  renderLuck(theory, texts, format) {
    return html`<table aria-labelledby="heading">
      ${luckHead(texts)}
      ${ROLLS.map((roll) =>
        this.renderRoll(roll, 4, (cell, i, rows) =>
          luckRow(this, theory, roll, i, rows, luckField(this, cell, texts, format), texts, format),
        ),
      )}
    </table>`;
  }

  /**
   * @param {Evaluations} evaluations
   * @param {import('./texts/en.js').Texts} texts
   * @param {import('../../lib/i18n/format.js').Format} format
   */
  renderThoughts(evaluations, texts, format) {
    const from = luckFrom(evaluations);
    return html`<table class="thoughts" aria-labelledby="heading">
        ${thoughtsHead(texts, !this.fixed)}
        ${ROLLS.map((roll) =>
          this.renderRoll(roll, 3, (cell, i, rows) =>
            thoughtsRow(
              evaluations,
              this.untold ? null : from,
              roll,
              i,
              rows,
              luckField(this, cell, texts, format),
              texts,
              format,
            ),
          ),
        )}
      </table>`;
  }

  /**
   * The two events of a roll; a problem has a row of its own.
   * @param {RollOf} roll
   * @param {number} columns  from the event to the field
   * @param {(cell: Cell, i: number, rows: number) => unknown} row
   */
  renderRoll({ cells }, columns, row) {
    const wrong = cells.find((cell) => cell === this.problem?.cell);
    const rows = wrong ? 3 : 2;
    return html`<tbody>
      ${cells.map(
        (cell, i) => html`${row(cell, i, rows)}
        ${
          wrong === cell
            ? html`<tr class="wrong"><td colspan=${columns}>
              <div class="problem" id="problem" role="alert">${this.problem?.message}</div>
            </td></tr>`
            : nothing
        }`,
      )}
    </tbody>`;
  }

  /** @param {Preset} preset */
  choose(preset) {
    this.onLeave();
    this.takenOut = false;
    this.dispatchEvent(new CustomEvent('preset-change', { detail: preset }));
  }

  /** @param {Event} event */
  onKeep(event) {
    this.keepCentred = /** @type {HTMLInputElement} */ (event.currentTarget).checked;
    this.dispatchEvent(new CustomEvent('keep-change', { detail: this.keepCentred }));
  }

  static styles = [controlStyles, luckTableStyles];
}

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').RolloutLabError} refusal
 * @param {boolean} evaluated  whether evaluations are edited
 * @param {import('./texts/en.js').Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function refusalSaid({ code, cell, value }, evaluated, { table: { events, errors } }, format) {
  if (code === 'CannotCentre' && cell) return errors.CannotCentre(events[cell], format.points(value ?? null));
  // Evaluations in range whose luck is not.
  return evaluated && code === 'LuckOutOfRange' ? errors.TooFarApart : errors.OutOfRange;
}
