// The button that rolls until a standard error or a number of games is reached. A standard error counts at a checkpoint,
// and games beyond it are forgotten: their number depends on the dice alone. A piece of the lab, and its view.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {'se' | 'games'} Kind  of a target */

/** A smaller target is a standard error. */
const GAMES_FROM = 1;

/** The first value of the field, for either kind. */
const USUAL = { se: 0.01, games: 1000 };

export class Until {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** Whether the last run that the reader began is for the target. */
    this.wanted = false;
  }

  get aim() {
    return this.lab.state.until;
  }

  /** @returns {Kind} */
  get kind() {
    return this.aim < GAMES_FROM ? 'se' : 'games';
  }

  /** Whether games are rolled for it. */
  get on() {
    return this.wanted && this.lab.rolling.running;
  }

  /** The number of games that reached the target; null: it is not reached. */
  get reached() {
    const { aim, kind, lab } = this;
    const { rollout } = lab.rolling;
    if (kind === 'se') return rollout.reached(aim);
    return rollout.games >= aim ? aim : null;
  }

  start() {
    const { lab, aim, kind } = this;
    if (this.reached !== null) return;
    lab.comparison.leave();
    lab.rolling.runTo(kind === 'se' ? Infinity : aim);
    this.wanted = true;
    lab.touched();
  }

  stop() {
    this.wanted = false;
    this.lab.rolling.pause();
  }

  /** Stops if the new games have reached the target. */
  look() {
    if (!this.on || this.kind === 'games') return;
    const { reached, lab } = this;
    if (reached === null) return;
    this.wanted = false;
    lab.rolling.player.stop();
    lab.rolling.rollout.goBack(reached);
  }

  /** @param {Kind} kind @returns {Partial<import('./state.js').LabState>} */
  choose(kind) {
    this.stopIfOn();
    return { until: USUAL[kind], badUntil: '' };
  }

  /** @param {string} text @returns {Partial<import('./state.js').LabState>} */
  type(text) {
    const value = Number(text.replace(',', '.'));
    const good =
      this.kind === 'se'
        ? value >= 0.0001 && value < GAMES_FROM
        : Number.isInteger(value) && value >= 1 && value <= 1e9;
    if (!good) return { badUntil: text };
    this.stopIfOn();
    return { until: value, badUntil: '' };
  }

  stopIfOn() {
    if (this.on) this.stop();
  }
}

/** @param {Model} model */
export function untilView(model) {
  const { act, state, stateNow, texts, until } = model;
  const words = texts.until;
  const { kind, on, reached } = until;
  const { badUntil: bad, until: aim } = state;
  const inputValue = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
  return html`<div class="until">
    <label><span>${words.label}</span>
      <select @change=${(/** @type {Event} */ event) => act.chooseUntil(/** @type {Kind} */ (inputValue(event)))}>
        ${(/** @type {const} */ (['se', 'games'])).map((name) => html`<option value=${name} .selected=${live(name === kind)}>${words.kinds[name]}</option>`)}
      </select></label>
    <input
      class="field number"
      inputmode=${kind === 'se' ? 'decimal' : 'numeric'}
      autocomplete="off"
      aria-label=${words.fields[kind]}
      aria-invalid=${bad ? 'true' : 'false'}
      aria-describedby="until-said"
      .value=${bad || String(aim)}
      @change=${(/** @type {Event} */ event) => {
        act.typeUntil(inputValue(event));
        const { badUntil, until: now } = stateNow();
        // Lit does not write an equal value again. It would stay in the reader's form.
        if (!badUntil) /** @type {HTMLInputElement} */ (event.currentTarget).value = String(now);
      }}
    />
    <button ?disabled=${reached !== null && !on} aria-pressed=${on ? 'true' : 'false'} @click=${() => (on ? act.stopUntil() : act.startUntil())}>
      ${on ? words.stop : words.roll}
    </button>
    <p class=${bad ? 'problem' : 'muted'} id="until-said" role="status">${bad ? words.bad[kind] : said(model)}</p>
  </div>`;
}

/** @param {Model} model */
function said({ format, texts, until: { kind, on, reached } }) {
  const words = texts.until;
  if (kind === 'games') return nothing;
  if (reached === null) return on ? words.looking : nothing;
  return words.reached(format.count(reached));
}

/**
 * Explains the rule that has stopped the games. The note comes on its own, so it stands below the chart: above, it would push the chart.
 * @param {Model} model
 */
export function untilNote({ format, readout, texts, until: { kind, reached } }) {
  const words = texts.until;
  if (kind === 'games' || reached === null) return nothing;
  const ends = readout.reduced.anyTime?.map((end) => format.points(end, 3));
  return html`<p class="muted until-note">${words.rule}${ends ? words.always(ends[0], ends[1]) : ''}</p>`;
}
