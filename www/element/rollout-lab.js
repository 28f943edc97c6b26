// <rollout-lab>, for other people's pages: keeps the lab's place, shows the picture that the author has put
// inside, and loads the lab over it when the reader comes near. With `figure`, it is a figure of the story instead.

import { LABS, STORY } from '../pkg/labs.js';
import { heightAt, isHeight, parseHeights } from './heights.js';
import { themeOf, watchHost } from './theme.js';

/** @typedef {import('./theme.js').Theme} Theme */

const NAME = 'rollout-lab';

/** Attributes that are about the element, not about the lab in it; id and theme are added in any case. */
const NAMES = 'class dir heights hidden id is nonce part role sandbox slot src style tabindex theme title';
const RESERVED = new RegExp(`^((aria-|data-|on).*|${NAMES.replaceAll(' ', '|')})$`);

/** How many pixels of empty space are better than a page that moves. */
const SLACK = 24;

// A script knows its own address only while it runs for the first time. A picture named "currentScript" would
// stand in its place.
const script = document.currentScript;
const HOME = script instanceof HTMLScriptElement ? script.src : '';

/** @param {string} css */
function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

// Not visibility: hidden, which browsers may take for a reason not to render what is inside.
const INNER_STYLE = sheetOf(`
:host { display: block }
:host([hidden]), slot[hidden] { display: none }
div { position: relative }
i { position: absolute; width: 100% }
slot { display: block; height: 100%; overflow: auto }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: none }
iframe[inert] { opacity: 0 }`);

// ::slotted() does not reach a picture inside a link. No specificity: what the host says is stronger.
const PICTURE_STYLE = sheetOf(`:where(${NAME} img) {
  max-width: 100%; height: auto; max-height: var(--${NAME}-height); object-fit: contain; vertical-align: top
}`);

class RolloutLab extends HTMLElement {
  /** As tall as the lab. */
  #box = document.createElement('div');
  /** As wide as the lab and of no height, so that a new height is nothing new to the observer of its size. */
  #ruler = document.createElement('i');
  #picture = document.createElement('slot');
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** The address in the frame, and the theme that is part of it. @type {[string, Theme]} */
  #loaded = ['', 'light'];
  /** What the frame was told last. @type {Theme} */
  #theme = 'light';
  #height = 0;
  /** The height that the frame has reported since the last animation frame. @type {number | null} */
  #news = null;
  /** The height at the time of the last report. @type {{width: number, height: number} | null} */
  #reported = null;
  /** Elements without an id of their own. */
  static #generated = 0;
  #id = '';
  /** @type {unknown} */
  #snapshot = null;

  #isNear = false;
  #near = new IntersectionObserver((entries) => this.#approach(entries), { rootMargin: '600px' });
  #width = new ResizeObserver(() => this.#reserve());
  #attributes = new MutationObserver(() => this.#update());
  #unwatch = () => {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [INNER_STYLE];
    root.append(this.#box);
    this.#box.append(this.#ruler, this.#picture);
  }

  /** What the lab has reported last, or null. */
  get snapshot() {
    return this.#snapshot;
  }

  connectedCallback() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    if (!root.adoptedStyleSheets.includes(PICTURE_STYLE)) root.adoptedStyleSheets.push(PICTURE_STYLE);
    this.#reserve();
    this.#width.observe(this.#ruler);
    this.#attributes.observe(this, { attributes: true });
    this.#near.observe(this.#box);
  }

  disconnectedCallback() {
    this.#width.disconnect();
    this.#attributes.disconnect();
    this.#near.disconnect();
    this.#isNear = false;
    this.#unload();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #approach(entries) {
    // The news may be of a place that the element has left since.
    if (!this.isConnected || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#near.disconnect();
    this.#isNear = true;
    this.#update();
  }

  /** Keeps the lab's place at the width that there is. */
  #reserve() {
    const isFigure = Boolean(frameOf(this.getAttribute('figure')));
    const heights = parseHeights(this.getAttribute('heights'), this.getAttribute('v'), isFigure);
    const seen = this.#reported;
    // Were a reported height forgotten at another width, a scroll bar it brings could come and go for ever.
    const scale = seen ? seen.height / heightAt(heights, seen.width) : 1;
    // The thousandth is for floating point, which would round 900 up to 901.
    this.#setHeight(Math.ceil(heightAt(heights, this.#ruler.clientWidth) * scale - 0.001));
  }

  /** @param {number} height */
  #setHeight(height) {
    this.#height = height;
    // As a property of its own it is inherited by what is in the slot.
    for (const name of ['height', `--${NAME}-height`]) this.#box.style.setProperty(name, `${height}px`);
  }

  /** Does what the attributes say now. */
  #update() {
    this.#reserve();
    if (!this.#isNear) return;
    const [address, theme] = this.#loaded;
    const sandbox = this.getAttribute('sandbox');
    const same = this.#frame?.getAttribute('sandbox') === sandbox && this.#address(theme) === address;
    if (!same) this.#load(sandbox);
    this.#label();
    this.#follow();
  }

  /**
   * A frame that is given another address leaves a step in the reader's history, and sandboxes count from the
   * next address only: so it is always a new frame.
   * @param {string | null} sandbox
   */
  #load(sandbox) {
    this.#unload();
    this.#theme = themeOf(this, this.#ruler);
    const address = this.#address(this.#theme);
    if (!address) return;
    this.#loaded = [address, this.#theme];
    const frame = document.createElement('iframe');
    frame.inert = true;
    frame.referrerPolicy = 'no-referrer';
    frame.style.colorScheme = this.#theme;
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.src = address;
    this.#frame = frame;
    this.#box.append(frame);
    addEventListener('message', this.#hear);
    this.#unwatch = watchHost(() => this.#follow());
  }

  #unload() {
    removeEventListener('message', this.#hear);
    this.#unwatch();
    this.#frame?.remove();
    this.#frame = null;
    this.#news = null;
    this.#picture.hidden = false;
  }

  #label() {
    if (this.#frame) this.#frame.title = this.title || this.querySelector('img')?.alt || 'Rollout Lab';
  }

  /** Tells the lab the host's theme, if that is news. */
  #follow(isNews = false) {
    const theme = themeOf(this, this.#ruler);
    if (!this.#frame || (theme === this.#theme && !isNews)) return;
    this.#theme = theme;
    this.#frame.style.colorScheme = theme;
    // To any origin: in a sandbox it has none.
    this.#frame.contentWindow?.postMessage({ type: `${NAME}:theme`, v: 1, theme }, '*');
  }

  /** @param {MessageEvent} event */
  #hear = ({ data, source }) => {
    if (source !== this.#frame?.contentWindow || data?.v !== 1) return;
    if (data.type === `${NAME}:resize` && isHeight(data.height)) this.#fitSoon(data.height);
    if (data.type === `${NAME}:snapshot`) {
      this.#snapshot = data.snapshot;
      const init = { detail: data.snapshot, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent('snapshot', init));
    }
  };

  /**
   * However many heights a frame reports, one is looked at in an animation frame: each makes the host's page be laid out.
   * @param {number} height
   */
  #fitSoon(height) {
    if (this.#news === null) requestAnimationFrame(() => this.#fit());
    this.#news = height;
  }

  /** Makes room for what the lab needs. */
  #fit() {
    const height = this.#news;
    this.#news = null;
    // The frame is gone with what it has reported.
    if (height === null) return;
    if (height > this.#height || height < this.#height - SLACK) this.#setHeight(Math.ceil(height));
    this.#reported = { width: this.#ruler.clientWidth, height: this.#height };
    if (!this.#frame?.inert) return;
    this.#frame.inert = false;
    this.#picture.hidden = true;
    // The picture may have come later than the frame, and a message sooner than the lab that listens to it.
    this.#label();
    this.#follow(this.#theme !== this.#loaded[1]);
  }

  /**
   * The address of the lab with all its settings; '' where there is none.
   * @param {Theme} theme
   */
  #address(theme) {
    const page = frameOf(this.getAttribute('figure')) ?? embedOf(this.getAttribute('lab'));
    const url = pageAt(this.getAttribute('src'), page);
    if (!url) return '';
    const settings = new URLSearchParams();
    for (const { name, value } of this.attributes) {
      if (!RESERVED.test(name)) settings.append(name, value || '1');
    }
    settings.append('id', this.id || (this.#id ||= `${NAME}-${(RolloutLab.#generated += 1)}`));
    settings.append('theme', theme);
    url.search = String(settings);
    url.hash = '';
    return url.href;
  }
}

/**
 * The page of the story's frame that has this figure; none where the story has no such.
 * @param {string | null} name the author's
 */
const frameOf = (name) => STORY.frames.find(({ figures }) => figures.some((figure) => figure === name))?.file;

/** @param {string | null} name the author's, of the lab: the first one if he names none */
const embedOf = (name) => (LABS.find((lab) => lab.name === name) ?? LABS[0]).embed;

/**
 * @param {string | null} src the author's: embed.html or the folder that it is in
 * @param {string} page in such a folder
 */
function pageAt(src, page) {
  const url = src?.trim() ? parse(src, document.baseURI) : null;
  if (!url) return parse(page, HOME);
  if (!url.pathname.endsWith('.html')) url.pathname = `${url.pathname.replace(/\/$/, '')}/${page}`;
  return url;
}

/**
 * Other protocols would run scripts in the host's name.
 * @param {string} address
 * @param {string} base
 */
function parse(address, base) {
  try {
    const url = new URL(address, base);
    return /^(https?|file):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

// The second script on a page, of whatever version, leaves everything to the first.
if (!customElements.get(NAME)) customElements.define(NAME, RolloutLab);
