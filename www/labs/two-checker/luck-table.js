// The editable luck table: `<luck-table>`. It parses what is typed, keeps what is wrong beside the field, and
// says what it would change; the lab decides and hands the new table back.

import { LitElement, html, nothing } from 'lit';
import { core, isRefusal } from './core.js';
import { controlStyles } from '../../shared/control-styles.js';
import { digitsFor } from '../../shared/format.js';
import { nextFrame } from '../../shared/frames.js';
import { readNumber } from '../../shared/read-number.js';
import { undoes } from '../../shared/rollout/undo.js';
import { phrased } from '../../shared/texts/phrased.js';
import { luckTableStyles } from './luck-table-styles.js';
import { theoryOf } from './theory.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {keyof LuckTable} Cell */
/** @typedef {'correct' | 'madeUp' | 'backwards' | 'none' | 'yours'} Preset */

/** @type {{turn: 'first' | 'second', cells: [Cell, Cell]}[]} */
const ROLLS = [
  { turn: 'first', cells: ['doubles', 'noDoubles'] },
  { turn: 'second', cells: ['oFails', 'oBearsOff'] },
];

/** @type {Preset[]} */
const PRESETS = ['correct', 'madeUp', 'backwards', 'none', 'yours'];

/** No number of luck is longer, however it is written; what is pasted beyond that is cut off. */
const LONGEST = 40;

/** Bars are drawn on this scale, in points to either side; a longer one is cut off. */
const BAR_REACH = 80;

export class LuckTableElement extends LitElement {
  static properties = {
    table: { attribute: false },
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
  };

  constructor() {
    super();
    phrased(this);
    /** @type {LuckTable} */
    this.table = { doubles: 0, noDoubles: 0, oFails: 0, oBearsOff: 0 };
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
    /** @type {import('../../shared/format.js').Format | null} */
    this.format = null;
    /** @type {{cell: Cell, text: string} | null} the field that is being typed in, as it was typed */
    this.typing = null;
    /** @type {{cell: Cell, message: string} | null} */
    this.problem = null;
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
    // Steps land on the grid of decimals that the value has: 0.1 + 0.2 is to be 0.3.
    const value = Number((this.table[cell] + points).toFixed(6));
    this.typing = null;
    this.propose(cell, Math.max(-1000, Math.min(1000, value)));
  }

  /**
   * @param {Cell} cell
   * @param {number} points NaN where no number was typed
   */
  propose(cell, points) {
    const { texts, format } = this;
    if (!texts || !format) return;
    try {
      const typed = { ...this.table, [cell]: points };
      // Both refuse what is no luck table.
      const table = this.keepCentred ? core.recentre(typed, cell) : typed;
      theoryOf(table);
      this.problem = null;
      this.dispatchEvent(new CustomEvent('table-change', { detail: { table, cell } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { events, errors } = texts.table;
      const message =
        error.code === 'CannotCentre' && error.cell
          ? errors.CannotCentre(events[error.cell], format.points(error.value ?? null))
          : errors.LuckOutOfRange;
      this.problem = { cell, message };
    }
  }

  /**
   * @param {Cell} cell
   * @param {KeyboardEvent} event
   */
  onKey(cell, event) {
    // What is being typed, the field undoes itself.
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
   * What is edited next is undone by itself, unless the reader stays with the same estimate.
   * @param {FocusEvent} event
   */
  endEdit({ currentTarget, relatedTarget }) {
    const stays = relatedTarget instanceof Node && /** @type {Node} */ (currentTarget).contains(relatedTarget);
    if (!stays) this.dispatchEvent(new Event('edit-end'));
  }

  undo() {
    this.dispatchEvent(new Event('edit-undo'));
  }

  /** The first time in a frame of its own: together, all that a page draws at its start would block it. */
  async scheduleUpdate() {
    if (!this.hasUpdated) await nextFrame();
    super.scheduleUpdate();
  }

  /**
   * Who comes to a field finds its value selected, to be typed over: also a value that came after him.
   * @param {import('lit').PropertyValues} changed
   */
  updated(changed) {
    const field = this.shadowRoot?.activeElement;
    // A button that goes takes nobody's focus with it.
    if (!this.undoable && field?.matches('.undo')) this.refocus();
    if (!changed.has('table') || this.typing || !(field instanceof HTMLInputElement)) return;
    if (field.type === 'text') field.select();
  }

  /** To the table that is in force again. */
  refocus() {
    const now = this.renderRoot.querySelector('.presets :checked') ?? this.renderRoot.querySelector('.keep input');
    /** @type {HTMLElement} */ (now).focus();
  }

  render() {
    const { texts, format, theory } = this;
    if (!texts || !format || !theory) return nothing;
    return html`
      <div class="top">
        <h2 id="heading">${texts.table.heading}</h2>
        ${this.fixed ? nothing : this.renderPresets(texts)}
        <label class="keep">
          <input type="checkbox" .checked=${this.keepCentred}
            @change=${(/** @type {Event} */ event) => this.onKeep(event)} />
          ${texts.table.keepCentred}
        </label>
      </div>
      <div class="undoing">
        <button class="quiet undo ${this.undoable ? '' : 'none'}" @click=${this.undo}>${texts.table.undo}</button>
      </div>
      <table aria-labelledby="heading">
        <thead>
          <tr>
            <th scope="col" class="turn"><span class="visually-hidden">${texts.table.turn}</span></th>
            <th scope="col">${texts.table.event}</th>
            <th scope="col" class="centre">${texts.table.chance}</th>
            <th scope="col" class="bars">${texts.table.howLucky}</th>
            <th scope="col" class="estimate">${texts.table.estimate}</th>
            <th scope="col" class="average">${texts.table.average}</th>
          </tr>
        </thead>
        ${ROLLS.map((roll) => this.renderRoll(roll, texts, format, theory))}
      </table>
    `;
  }

  /** @param {import('./texts/en.js').Texts} texts */
  renderPresets(texts) {
    return html`<div class="presets" role="radiogroup" aria-labelledby="heading">
      ${PRESETS.map((preset) => {
        const missing = preset === 'yours' && !this.yours;
        return html`<label title=${missing ? texts.table.yoursHint : nothing}>
          <input type="radio" name="preset" .checked=${this.preset === preset} ?disabled=${missing}
            @change=${() => this.choose(preset)} />
          <span>${texts.table.presets[preset]}</span>
        </label>`;
      })}
    </div>`;
  }

  /**
   * @param {(typeof ROLLS)[number]} roll
   * @param {import('./texts/en.js').Texts} texts
   * @param {import('../../shared/format.js').Format} format
   * @param {Theory} theory
   */
  renderRoll({ turn, cells }, texts, format, theory) {
    const mean = theory.meanLuck[turn];
    const zero = mean === 0;
    const shown = format.points(mean, digitsFor(Math.abs(mean), 2));
    const wrong = cells.find((cell) => cell === this.problem?.cell);
    // What is wrong stands in a row of its own.
    const rows = wrong ? 3 : 2;
    return html`<tbody>
      ${cells.map(
        (cell, i) => html`<tr>
          ${i === 0 ? html`<th scope="rowgroup" rowspan=${rows} class="turn">${texts.table.turns[turn]}</th>` : nothing}
          <th scope="row" class="event" id=${cell}>
            ${texts.table.events[cell]} <span class="beside muted">${texts.table.chances[cell]}</span>
          </th>
          <td class="centre number">${texts.table.chances[cell]}</td>
          <td class="bars">${bar(this.table[cell])}</td>
          <td class="estimate">${this.renderField(cell, texts, format)}</td>
          ${i === 0
            ? html`<td rowspan=${rows} class="average ${zero ? 'good' : 'bad'}">
                <b class="number">${shown}</b>${zero ? html`<span aria-hidden="true"> ✓</span>` : nothing}
              </td>`
            : nothing}
        </tr>
        ${wrong === cell
          ? html`<tr class="wrong"><td colspan="4">
              <div class="problem" id="problem" role="alert">${this.problem?.message}</div>
            </td></tr>`
          : nothing}`,
      )}
    </tbody>`;
  }

  /**
   * @param {Cell} cell
   * @param {import('./texts/en.js').Texts} texts
   * @param {import('../../shared/format.js').Format} format
   */
  renderField(cell, texts, format) {
    const wrong = this.problem?.cell === cell;
    const written = format.points(this.table[cell], 6);
    const event = texts.table.events[cell];
    return html`<span class="field ${wrong ? 'wrong' : ''}" @focusout=${this.endEdit}>
      <button tabindex="-1" aria-label=${texts.table.step(event, texts.table.less)} @click=${() => this.step(cell, -1)}>−</button>
      <input type="text" role="spinbutton" autocomplete="off" spellcheck="false" enterkeyhint="done" maxlength=${LONGEST}
        aria-labelledby=${cell} aria-valuemin="-1000" aria-valuemax="1000" aria-valuenow=${this.table[cell]}
        aria-valuetext=${texts.table.points(written)}
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby=${wrong ? 'problem' : nothing}
        .value=${this.typing?.cell === cell ? this.typing.text : written}
        @input=${(/** @type {InputEvent} */ event) => this.type(cell, inputOf(event).value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.onKey(cell, event)}
        @focus=${(/** @type {FocusEvent} */ event) => inputOf(event).select()}
        @blur=${this.onLeave} />
      <button tabindex="-1" aria-label=${texts.table.step(event, texts.table.more)} @click=${() => this.step(cell, 1)}>+</button>
    </span>`;
  }

  /** @param {Preset} preset */
  choose(preset) {
    this.onLeave();
    this.dispatchEvent(new CustomEvent('preset-change', { detail: preset }));
  }

  /** @param {Event} event */
  onKeep(event) {
    this.keepCentred = inputOf(event).checked;
    this.dispatchEvent(new CustomEvent('keep-change', { detail: this.keepCentred }));
  }

  static styles = [controlStyles, luckTableStyles];
}

/** Bars that go on beyond their column: they are cut, and end in an arrow. */
const BROKEN = [-1, 1].map((sign) => `M0,3H${sign * 60}v6H0ZM${sign * 65},0L${sign * BAR_REACH},6L${sign * 65},12Z`);

/** @param {number} points */
function bar(points) {
  const length = Math.min(BAR_REACH, Math.abs(points));
  return html`<svg viewBox="-80 0 160 12" preserveAspectRatio="none" aria-hidden="true">
    <path class=${points > 0 ? 'more' : 'less'} d=${Math.abs(points) > BAR_REACH ? BROKEN[points > 0 ? 1 : 0] : `M0,3H${Math.sign(points) * length}v6H0Z`} />
    <line class="axis" x1="0" x2="0" y1="0" y2="12" />
  </svg>`;
}

/** @param {Event} event */
function inputOf(event) {
  return /** @type {HTMLInputElement} */ (event.currentTarget);
}
