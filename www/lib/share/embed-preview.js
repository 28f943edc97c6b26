// Choosing and previewing an embed. <embed-preview> shows an embed as other pages will, and measures its height at some widths in a
// second, invisible frame, so that nothing jumps. It dispatches 'measured' with the heights, or with none if the frame holds no lab.

import { css, html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { controlStyles } from '../element/controls.js';
import { nextFrame } from '../element/frames.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/texts.js';

/** The usual width of an article's text. */
export const ARTICLE = 720;

/**
 * The widths at which an embed is measured. Between two of them its height is nearly a straight line. It jumps where the layout
 * changes, at 560, 600, 900 and 1100 pixels for the lab and 6 for the room around it.
 */
const MEASURED = [320, 480, 566, 567, 605, 606, ARTICLE, 906, 907, 1106, 1107, 1280];

/** Widths of pages in which the preview can show the embed. */
const WIDTHS = /** @type {const} */ ({ phone: 390, article: ARTICLE, wide: 1000 });

/** Height of the preview until the embed reports its own. */
const UNKNOWN = 1200;

/** Milliseconds for which a change waits for the next one, because each loads the embed twice. */
const LOAD_AFTER = 150;

export class EmbedPreview extends LitElement {
  static properties = {
    src: { attribute: false },
    words: { attribute: false },
    loaded: { state: true },
    shown: { state: true },
    height: { state: true },
    room: { state: true },
  };

  constructor() {
    super();
    this.src = '';
    /** The address that the frames have loaded. */
    this.loaded = '';
    /** @type {import('../i18n/texts.js').ShareTexts | null} */
    this.words = null;
    /** @type {keyof typeof WIDTHS} */
    this.shown = 'article';
    this.height = UNKNOWN;
    /** Width of the room for the preview. */
    this.room = 0;
    /** @type {Map<number, number>} the heights that were measured last, by width */
    this.heights = new Map();
    /** @type {HTMLIFrameElement | null} the frame that is being measured */
    this.measuring = null;
    /** @type {HTMLIFrameElement | null} the frame that the heights are of */
    this.measured = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.loading = undefined;
    this.sizes = new ResizeObserver(([entry]) => (this.room = entry.contentRect.width));
    this.receive = this.receive.bind(this);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('message', this.receive);
    this.sizes.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('message', this.receive);
    clearTimeout(this.loading);
    this.sizes.disconnect();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('src')) return;
    clearTimeout(this.loading);
    if (this.loaded) this.loading = setTimeout(() => (this.loaded = this.src), LOAD_AFTER);
    else this.loaded = this.src;
  }

  /** @param {'shown' | 'measured'} which @returns {HTMLIFrameElement | null} */
  frame(which) {
    return this.renderRoot.querySelector(`iframe.${which}`);
  }

  /** @param {MessageEvent} event */
  receive({ source, data }) {
    if (!source || data?.type !== 'rollout-lab:resize' || data.v !== 1) return;
    if (source === this.frame('shown')?.contentWindow) this.height = data.height;
    if (source === this.frame('measured')?.contentWindow) this.measure();
  }

  /** Measures at one width after another, unless nothing has changed since the last time. */
  async measure() {
    const frame = this.frame('measured');
    const root = frame?.contentDocument?.documentElement;
    if (!frame || !root || this.measuring === frame) return;
    const now = () => Math.ceil(root.getBoundingClientRect().height);
    if (this.measured === frame && this.heights.get(frame.clientWidth) === now()) return;
    this.measuring = frame;
    const [first, ...rest] = MEASURED;
    const heightAt = async (/** @type {number} */ width) => {
      frame.style.width = `${width}px`;
      await nextFrame();
      return now();
    };
    /** @type {Map<number, number>} */
    const heights = new Map();
    // If the embed changes while it is measured, it is measured again. A new frame in its place has its own measurement.
    do {
      heights.set(first, await heightAt(first));
      for (const width of rest) heights.set(width, await heightAt(width));
    } while (frame.isConnected && (await heightAt(first)) !== heights.get(first));
    if (this.measuring === frame) this.measuring = null;
    if (!frame.isConnected) return;
    this.heights = heights;
    this.measured = frame;
    this.dispatchEvent(new CustomEvent('measured', { detail: { src: this.loaded, heights } }));
  }

  /** Reports a frame without a lab: an error page never sends its height. @param {Event} event */
  check({ currentTarget }) {
    const { contentDocument } = /** @type {HTMLIFrameElement} */ (currentTarget);
    if (contentDocument?.querySelector('[data-lab]')) return;
    this.dispatchEvent(new CustomEvent('measured', { detail: { src: this.loaded, heights: new Map() } }));
  }

  /** Has Escape close the dialog from inside the frame, too, whose keys don't reach the page. @param {Event} event */
  listen({ currentTarget }) {
    // If the page could not be loaded, the browser shows a page of its own, which no script can reach.
    const { contentDocument } = /** @type {HTMLIFrameElement} */ (currentTarget);
    contentDocument?.defaultView?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) this.dispatchEvent(new Event('escape'));
    });
  }

  render() {
    const { words, loaded, shown, height, room } = this;
    if (!words || !loaded) return nothing;
    const width = WIDTHS[shown];
    const scale = Math.min(1, room / width);
    const size = `width: ${width}px; height: ${height}px`;
    return html`
      <div class="widths" role="group" aria-label=${words.preview}>
        ${
          /** @type {(keyof typeof WIDTHS)[]} */ (Object.keys(WIDTHS)).map(
            (name) => html`<button aria-pressed=${name === shown ? 'true' : 'false'}
              @click=${() => (this.shown = name)}>
              ${words.widths[name]} <small>${WIDTHS[name]}</small></button>`,
          )
        }
      </div>
      <div class="paper" .style=${`width: ${width * scale}px; height: ${height * scale}px`}>
        ${keyed(
          loaded,
          html`<iframe class="shown" title=${words.preview} src=${loaded} scrolling="no"
          .style=${`${size}; transform: scale(${scale})`} @load=${this.listen}></iframe>`,
        )}
      </div>
      <div class="unseen" aria-hidden="true">
        ${keyed(loaded, html`<iframe class="measured" tabindex="-1" src=${loaded} @load=${this.check}></iframe>`)}
      </div>`;
  }

  static styles = [
    controlStyles,
    // .unseen: rendered and in view wherever the dialog is scrolled to, because an embed out of view rolls nothing.
    // .measured: high enough to need no scroll bar, which would make it narrower.
    css`
      :host { display: block; min-width: 0; }
      .widths { display: flex; margin-bottom: 8px; }
      .widths button { border-radius: 0; font-size: 13.5px; padding: 0 9px; }
      .widths button + button { margin-inline-start: -1px; }
      .widths button:first-child { border-radius: 8px 0 0 8px; }
      .widths button:last-child { border-radius: 0 8px 8px 0; }
      .widths [aria-pressed='true'] { background: var(--ink); color: var(--bg); border-color: var(--ink); }
      .paper { overflow: hidden; outline: 1px solid var(--line); border-radius: 4px; }
      iframe { display: block; border: 0; }
      .shown { transform-origin: 0 0; }
      .unseen {
        position: fixed; inset: 0 auto auto 0; width: 24px; height: 24px;
        overflow: hidden; visibility: hidden; pointer-events: none;
      }
      .measured { width: 720px; height: 9000px; }
      @media (forced-colors: active) {
        .widths [aria-pressed='true'] {
          forced-color-adjust: none; background: Highlight; color: HighlightText;
        }
      }
    `,
  ];
}

customElements.define('embed-preview', EmbedPreview);

// ——— An author's choices for an embed: four lists, and the parts that are shown ———

/**
 * @typedef {Object} Options
 * @property {import('../i18n/texts.js').Language | null} lang  null: the reader's language
 * @property {import('../address/common.js').Theme} theme
 * @property {string} start  name of the start that is chosen
 * @property {boolean} compact  whether it shows the chart alone, whatever `hide` has
 * @property {Set<string>} hide  parts that are hidden
 */

/**
 * @param {Options} options
 * @param {import('./share-dialog.js').Sharing} sharing
 * @param {import('../i18n/texts.js').ShareTexts} words
 * @param {(change: Partial<Options>) => void} choose
 */
export function embedOptions({ lang, theme, start, compact, hide }, { parts, starts }, words, choose) {
  const begins = Object.entries(starts).map(([name, { label }]) => [name, label]);
  /** @param {string} part @param {boolean} shown */
  const show = (part, shown) => {
    const left = new Set(hide);
    if (shown) left.delete(part);
    else left.add(part);
    choose({ hide: left });
  };
  const languages = [['', words.ownLanguage], ...LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])];
  const sizes = Object.entries(words.sizes);
  return html`<div class="options">
      ${list(words.size, sizes, compact ? 'compact' : 'lab', (value) => choose({ compact: value === 'compact' }))}
      ${list(words.language, languages, lang ?? '', (value) => choose({ lang: value || null }))}
      ${list(words.theme, Object.entries(words.themes), theme, (value) => choose({ theme: value }))}
      ${list(words.start, begins, start, (value) => choose({ start: value }))}
    </div>
    ${
      compact
        ? nothing
        : html`<fieldset>
      <legend>${words.shown}</legend>
      ${parts.map(
        (part) => html`<label><input type="checkbox" name=${part} .checked=${!hide.has(part)}
          @change=${(/** @type {Event} */ { currentTarget }) =>
            show(part, /** @type {HTMLInputElement} */ (currentTarget).checked)} />${
            words.parts[/** @type {keyof typeof words.parts} */ (part)]
          }</label>`,
      )}
    </fieldset>`
    }`;
}

/**
 * @param {string} label
 * @param {string[][]} entries  value and name
 * @param {string} chosen
 * @param {(value: any) => void} choose  gets one of the values
 */
const list = (label, entries, chosen, choose) => html`<label>${label}
  <select @change=${(/** @type {Event} */ { currentTarget }) =>
    choose(/** @type {HTMLSelectElement} */ (currentTarget).value)}>
    ${entries.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
  </select></label>`;
