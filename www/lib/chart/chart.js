// <rollout-chart>: running averages, live. It puts drawing, reading and legend together. It draws one model, and sends four events:
// `series-toggle` asks to show or hide a series, `bet-move` to move a bet, and `bet-done` to place it; `series-light` tells which series
// the reader points at.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { loadPart } from '../element/load-part.js';
import { byToken, swatch } from './marks.js';
import { betHandles, betLevels, pointHandle } from './bets.js';
import { drawChart } from './drawing.js';
import { MovingPlan } from './moving-plan.js';
import { crosshair, placeBox, Reader, readingAt, readingBox } from './reading.js';
import { SizedElement } from './sized-element.js';
import { chartStyles, plotStyles } from './styles.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./reading.js').Reading} Reading */

/** Milliseconds. Held-down keys move faster than anyone listens, so only the place where they stop is spoken. */
const SPEAK_AFTER = 150;

const loadSound = loadPart(() => import('./sound.js'));

let instances = 0;

/** In the plot's lower right corner, which the funnels leave free. @param {Plan} plan */
const place = ({ width, height, right, bottom }) => `right: ${width - right + 10}px; bottom: ${height - bottom + 8}px`;

export class RolloutChart extends SizedElement {
  static properties = {
    model: { attribute: false },
    beside: { attribute: false },
    lit: { attribute: false },
  };

  static styles = [plotStyles, chartStyles];

  constructor() {
    super();
    /** @type {ChartModel | null} */
    this.model = null;
    /** @type {ChartModel | null} of another chart, whose edges this one shares */
    this.beside = null;
    /** @type {string | null} id of the series that is pointed at, here or elsewhere */
    this.lit = null;
    /** @type {Plan | null} */
    this.plan = null;
    this.moving = new MovingPlan(this);
    this.motions = [this.moving.flip, this.moving.zoom];
    /** @type {Reading | null} */
    this.reading = null;
    this.reader = new Reader(
      this,
      () => this.plan,
      () => {
        this.speakSoon();
        if (this.plan && this.reader.index >= 0) this.sound?.note(this.plan, this.reader.index);
      },
    );
    instances += 1;
    this.clip = `rollout-chart-${instances}`;
    this.spoken = '';
    this.speaking = 0;
    /** Whether the reader wants to hear the lines. */
    this.heard = false;
    /** @type {import('./sound.js').Sound | null} */
    this.sound = null;
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.hush();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.hear(false);
    clearTimeout(this.speaking);
  }

  willUpdate() {
    const { model, size, beside } = this;
    this.plan = model && size ? this.moving.next(model, size, beside) : null;
    const { index } = this.reader;
    this.reading = model && index >= 0 ? readingAt(model, index) : null;
  }

  render() {
    const { lit, model, plan, reading, reader } = this;
    const texts = model?.texts;
    const betting = model?.betting;
    const send = (/** @type {string} */ id, /** @type {import('./bets.js').Move} */ move) =>
      this.send('bet-move', { id, move });
    return html`
      ${model?.series.length ? legend(model, this) : nothing}
      <div class="plot" part="plot" tabindex=${betting ? nothing : 0}
        role=${betting ? 'group' : 'application'} aria-label=${betting?.label ?? texts?.label ?? nothing}
        aria-describedby=${betting ? nothing : 'description'} @keydown=${reader.key} @blur=${reader.clear}
        @pointerdown=${reader.point} @pointermove=${reader.point} @pointerleave=${reader.leave}
        @pointercancel=${reader.clear}
        @click=${(/** @type {MouseEvent} */ event) => betting && plan && pointHandle(plan, betting, event, send)}>
        ${
          plan
            ? html`<svg width=${plan.width} height=${plan.height} viewBox=${`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
          ${guard([plan, lit], () => drawChart(plan, this.clip, byToken, lit))}
          ${betting ? betLevels(plan, betting) : nothing}
          ${reading ? crosshair(plan, reading) : nothing}
        </svg>`
            : nothing
        }
        ${betting && plan ? betHandles(plan, betting, send, () => this.send('bet-done', {})) : nothing}
        ${
          plan && !plan.xs.length && !betting
            ? html`<div class="empty" .style=${place(plan)}><slot name="offer"></slot><p>${model?.masked ? texts?.masked : texts?.noGames}</p></div>`
            : nothing
        }
        ${reading ? readingBox(reading, texts?.always ?? '') : nothing}
      </div>
      <p id="description" class="unseen">${texts?.description}</p>
      <div class="unseen" aria-live="polite">${this.spoken}</div>`;
  }

  updated() {
    const box = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.reading'));
    if (box && this.plan && this.reading) placeBox(box, this.plan, this.reading);
  }

  /** @param {ChartModel} model */
  listenButton({ games, texts: { listen } }) {
    if (!listen) return nothing;
    // It has its place before there is something to hear.
    return html`<button type="button" class="listen ${games.length ? '' : 'waits'}" aria-label=${listen.name} aria-pressed=${this.heard ? 'true' : 'false'}
      title=${listen.hint} @click=${() => this.hear(!this.heard)}><span>♪<i>${listen.name}</i></span></button>`;
  }

  /**
   * Plays the lines once, and from then on the checkpoints that keys read; or falls silent.
   * @param {boolean} wanted
   */
  async hear(wanted) {
    this.heard = wanted;
    this.requestUpdate();
    if (!wanted) {
      this.sound?.close();
      this.sound = null;
      this.reader.clear();
      return;
    }
    try {
      const { Sound } = await loadSound();
      if (!this.heard || this.sound || !this.plan) return;
      this.sound = new Sound();
      this.sound.sweep(this.plan, (index) => (index < 0 ? this.reader.clear() : this.reader.read(index)));
    } catch (error) {
      // The button is off again, and the next click tries once more.
      console.error(error);
      this.hear(false);
    }
  }

  /** Ends what is playing. Keys go on to play what they read. */
  hush() {
    if (!this.sound) return;
    this.sound.hush();
    this.reader.clear();
  }

  /** Paper shows the end of what is moving. */
  measure() {
    const moved = this.moving.finish();
    return super.measure() || moved;
  }

  speakSoon() {
    clearTimeout(this.speaking);
    this.speaking = window.setTimeout(() => {
      const { model } = this;
      if (!model) return;
      const { index } = this.reader;
      if (index < 0) {
        this.spoken = model.games.length ? '' : model.texts.noGames;
      } else {
        const { heading, rows } = readingAt(model, index, model.format.spoken);
        this.spoken = model.texts.spoken(heading, rows);
      }
      this.requestUpdate();
    }, SPEAK_AFTER);
  }

  /** @param {string} id @param {boolean} hidden */
  toggle(id, hidden) {
    this.send('series-toggle', { id, hidden });
  }

  /** @param {string | null} id  of the series that the reader points at */
  light(id) {
    if (id === this.lit) return;
    this.lit = id;
    this.send('series-light', { id });
  }

  /** @param {string} name @param {object} detail */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/**
 * Draws the series as toggle buttons, which light their lines.
 * @param {ChartModel} model
 * @param {RolloutChart} chart
 */
function legend(model, chart) {
  const { series, texts } = model;
  const out = () => chart.light(null);
  return html`<div class="legend" part="legend"><div class="lines" role="group" aria-label=${texts.series}>
    ${series.map(({ id, label, tone, dash, hidden }) => {
      const light = () => chart.light(id);
      return html`<button type="button" aria-pressed=${hidden ? 'false' : 'true'} @click=${() => chart.toggle(id, !hidden)}
        @pointerenter=${light} @focus=${light} @pointerleave=${out} @blur=${out}
        ><span>${swatch(tone, dash)}${label}</span></button>`;
    })}
    </div>${chart.listenButton(model)}
  </div>`;
}

customElements.define('rollout-chart', RolloutChart);
