// <embed-preview>: an embed as other pages will show it, and how high it is at some widths. It is measured in
// a second frame that nobody sees, so that nothing jumps. Says 'measured' with the heights, or without any where the
// frame holds no lab.

import { LitElement, css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { controlStyles } from '../element/control-styles.js';
import { nextFrame } from '../element/frames.js';

/** How wide the page may be that it is shown in. */
const WIDTHS = /** @type {const} */ ({ phone: 390, article: 720, wide: 1000 });

/** Until the embed says how high it is. */
const UNKNOWN = 1200;

/** So long, in milliseconds, a change waits for the next one: each costs two loads of the embed. */
const LOAD_AFTER = 150;

export class EmbedPreview extends LitElement {
  static properties = {
    src: { attribute: false },
    widths: { attribute: false },
    words: { attribute: false },
    loaded: { state: true },
    shown: { state: true },
    height: { state: true },
    room: { state: true },
  };

  constructor() {
    super();
    this.src = '';
    /** What the frames have loaded of it. */
    this.loaded = '';
    /** @type {number[]} at which it is measured */
    this.widths = [];
    /** @type {import('../i18n/texts.js').ShareTexts | null} */
    this.words = null;
    /** @type {keyof typeof WIDTHS} */
    this.shown = 'article';
    this.height = UNKNOWN;
    /** The width that there is for it. */
    this.room = 0;
    /** @type {Map<number, number>} what was measured last */
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

  /** At one width after the other, unless nothing has changed since. */
  async measure() {
    const frame = this.frame('measured');
    const root = frame?.contentDocument?.documentElement;
    if (!frame || !root || this.measuring === frame) return;
    const now = () => Math.ceil(root.getBoundingClientRect().height);
    if (this.measured === frame && this.heights.get(frame.clientWidth) === now()) return;
    this.measuring = frame;
    const [first, ...rest] = this.widths;
    const heightAt = async (/** @type {number} */ width) => {
      frame.style.width = `${width}px`;
      await nextFrame();
      return now();
    };
    /** @type {Map<number, number>} */
    const heights = new Map();
    // What changes while it is measured is measured again. Another frame in its place speaks for itself.
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

  /**
   * An error page says no height, ever.
   * @param {Event} event
   */
  check({ currentTarget }) {
    const { contentDocument } = /** @type {HTMLIFrameElement} */ (currentTarget);
    if (contentDocument?.querySelector('[data-lab]')) return;
    this.dispatchEvent(new CustomEvent('measured', { detail: { src: this.loaded, heights: new Map() } }));
  }

  /**
   * Escape closes the dialog also from inside the frame, which keeps its keys to itself.
   * @param {Event} event
   */
  listen({ currentTarget }) {
    // Of a page that could not be loaded the browser shows one of its own, to which there is no way.
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
    // .unseen: rendered, and in view wherever the dialog is scrolled to: an embed out of view rolls nothing.
    // .measured: so high that it never needs a scroll bar, which would make it narrower.
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
