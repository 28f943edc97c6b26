// The button that rolls until a standard error or a number of games is reached. A standard error counts at a checkpoint,
// and games beyond it are forgotten: their number depends on the dice alone. A piece that the lab holds, and its view.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';

/** @typedef {import('./lab.js').ContactLab} Lab */

/** A smaller `until` is a standard error. */
const GAMES_FROM = 1;

/** The first value of the field, for either kind. */
const USUAL = { se: 0.01, games: 1000 };

export class Until {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.wanted = false;
    /** The text that was typed, if it is no valid value. */
    this.bad = '';
  }

  get aim() {
    return this.lab.state.until;
  }

  /** @returns {'se' | 'games'} */
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
    const { rollout } = lab;
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
    this.lab.pause();
  }

  /** Stops if the new games have reached the target. */
  look() {
    if (!this.on || this.kind === 'games') return;
    const { reached, lab } = this;
    if (reached === null) return;
    this.wanted = false;
    lab.rolling.player.stop();
    lab.rollout.goBack(reached);
  }

  /** @param {'se' | 'games'} kind */
  choose(kind) {
    this.bad = '';
    this.stopIfOn();
    this.lab.change({ until: USUAL[kind] });
  }

  /** @param {string} text */
  type(text) {
    const value = Number(text.replace(',', '.'));
    const good =
      this.kind === 'se'
        ? value >= 0.0001 && value < GAMES_FROM
        : Number.isInteger(value) && value >= 1 && value <= 1e9;
    this.bad = good ? '' : text;
    if (good) {
      this.stopIfOn();
      this.lab.change({ until: value });
    } else this.lab.touched();
  }

  stopIfOn() {
    if (this.on) this.stop();
  }
}

/** @param {Lab} lab */
export function untilView(lab) {
  const { stopping: until, texts } = lab;
  const words = texts.until;
  const { kind, aim, on, reached, bad } = until;
  const inputValue = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
  return html`<div class="until">
    <label><span>${words.label}</span>
      <select @change=${(/** @type {Event} */ event) => until.choose(/** @type {'se' | 'games'} */ (inputValue(event)))}>
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
        until.type(inputValue(event));
        // Lit does not write an equal value again. It would stay in the reader's form.
        if (!until.bad) /** @type {HTMLInputElement} */ (event.currentTarget).value = String(until.aim);
      }}
    />
    <button ?disabled=${reached !== null && !on} aria-pressed=${on ? 'true' : 'false'} @click=${() => (on ? until.stop() : until.start())}>
      ${on ? words.stop : words.roll}
    </button>
    <p class=${bad ? 'problem' : 'muted'} id="until-said" role="status">${bad ? words.bad[kind] : said(lab, reached)}</p>
  </div>`;
}

/**
 * @param {Lab} lab
 * @param {number | null} reached
 */
function said(lab, reached) {
  const { stopping: until, texts, format } = lab;
  const words = texts.until;
  if (until.kind === 'games') return nothing;
  if (reached === null) return until.on ? words.looking : nothing;
  const ends = lab.readout().reduced.anyTime?.map((end) => format.points(end, 3));
  return `${words.reached(format.count(reached))}${ends ? words.always(ends[0], ends[1]) : ''}`;
}
