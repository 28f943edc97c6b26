// <rollout-lab>, for other people's pages. It reserves the lab's space, shows the author's picture, and loads the lab over the picture when
// the reader comes near. With `figure`, it loads a figure of the story instead. If no lab loads, the picture stays at its own height, and
// the console says why.

import { pageOf } from './address.js';
import { heightAt, isHeight, isKnown, parseHeights, settingsOf } from './attributes.js';
import { Frame } from './frame.js';
import { themeOf, watchHost } from './theme.js';

/** @typedef {import('./theme.js').Theme} Theme */

const NAME = 'rollout-lab';

/** The most pixels of empty space that are better than a page that moves. */
const SLACK = 24;

/** The height of A4 and Letter between margins, at least, in pixels. */
const PAGE = 950;

/** @param {string} css */
function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

// In print, the box has the height of the lab on paper, or that of the picture: an unknown height is `auto`. The iframe is not
// `visibility: hidden`, because browsers may then skip its rendering.
const INNER_STYLE = sheetOf(`
:host { display: block }
:host([hidden]), slot[hidden] { display: none }
div { position: relative }
i { position: absolute; width: 100% }
slot { display: block; height: 100%; overflow: auto }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: none }
iframe[inert] { opacity: 0 }
@media print { div { height: var(--${NAME}-paper) !important; break-inside: var(--${NAME}-break, avoid) } }`);

// ::slotted() does not reach a picture inside a link. :where() has no specificity, so that the host's styles win.
const PICTURE_STYLE = sheetOf(`:where(${NAME} img) {
  max-width: 100%; height: auto; max-height: var(--${NAME}-height); object-fit: contain; vertical-align: top
}`);

class RolloutLab extends HTMLElement {
  /** A box of the lab's height. */
  #box = document.createElement('div');
  /** A line of the lab's width and no height, so that its observer hears nothing of a new height. */
  #ruler = document.createElement('i');
  #picture = document.createElement('slot');
  /** @type {Frame | null} */
  #frame = null;
  /** The author's settings of the last frame, as a text. */
  #said = '';
  /** The reader's changes since, as the hash of the frame's address. */
  #state = '';
  /** The theme that the frame was told last. @type {Theme} */
  #theme = 'light';
  /** The theme in its address. @type {Theme} */
  #loadedTheme = 'light';
  /** The reason why no lab comes; '' if one comes. */
  #reason = '';
  #height = 0;
  /** The height on paper; 0: unknown. */
  #paper = 0;
  /** The height that the frame has reported since the last animation frame. @type {number | null} */
  #news = null;
  /** The height at the time of the last report. @type {{width: number, height: number} | null} */
  #reported = null;
  /** The number of elements without an id of their own. */
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

  /** The lab's latest snapshot, or null. */
  get snapshot() {
    return this.#snapshot;
  }

  connectedCallback() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    if (!root.adoptedStyleSheets.includes(PICTURE_STYLE)) root.adoptedStyleSheets.push(PICTURE_STYLE);
    this.#update();
    this.#width.observe(this.#ruler);
    this.#attributes.observe(this, { attributes: true });
    this.#near.observe(this.#box);
  }

  /** With this method, `moveBefore` keeps the frame. Any other move removes the element and puts it back. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    this.#width.disconnect();
    this.#attributes.disconnect();
    this.#near.disconnect();
    this.#isNear = false;
    this.#unload();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #approach(entries) {
    // The element may have left the observed place.
    if (!this.isConnected || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#near.disconnect();
    this.#isNear = true;
    this.#update();
  }

  /** Reserves the lab's space at the current width. */
  #reserve() {
    const said = (/** @type {string} */ name) => this.getAttribute(name);
    const heights = parseHeights(
      said('heights'),
      said('v'),
      Boolean(said('figure')),
      /^1?$/.test(said('compact') ?? '0'),
    );
    const seen = this.#reported;
    // The reported height still counts at another width. Otherwise a scroll bar could come and go for ever.
    const scale = seen ? seen.height / heightAt(heights, seen.width) : 1;
    // Without the thousandth, floating point would round 900 up to 901.
    this.#setHeight(Math.ceil(heightAt(heights, this.#ruler.clientWidth) * scale - 0.001));
  }

  /** @param {number} height */
  #setHeight(height) {
    this.#height = height;
    // The content of the slot inherits the custom property.
    for (const name of ['height', `--${NAME}-height`])
      this.#box.style.setProperty(name, this.#reason ? '' : `${height}px`);
  }

  /** Follows the attributes. */
  #update() {
    const page = pageOf(this);
    const sandbox = this.getAttribute('sandbox');
    const settings = settingsOf(this);
    // The host's frameworks and scripts may write other attributes, which do not reload the lab.
    const said = JSON.stringify([`${page}`, sandbox, settings.filter(([name]) => isKnown(name))]);
    if (said !== this.#said) {
      this.#unload();
      this.#said = said;
      this.#state = '';
      this.#explain(typeof page === 'string' ? page : '');
    }
    this.#reserve();
    if (!this.#isNear || typeof page === 'string') return;
    if (!this.#frame) this.#load(page, settings, sandbox);
    this.#label();
    this.#follow();
  }

  /** @param {string} reason  why no lab comes; '' if one comes */
  #explain(reason) {
    if (reason && reason !== this.#reason) console.warn(`<${NAME}> shows the picture because ${reason}`);
    this.#reason = reason;
  }

  /**
   * Loads a new frame. A frame with a new address would leave a step in the reader's history, and a new sandbox would count only from
   * the next address.
   * @param {URL} page
   * @param {[name: string, value: string][]} settings
   * @param {string | null} sandbox
   */
  #load(page, settings, sandbox) {
    this.#loadedTheme = this.#theme = themeOf(this, this.#ruler);
    if (!this.id && !this.#id) {
      RolloutLab.#generated += 1;
      this.#id = `${NAME}-${RolloutLab.#generated}`;
    }
    const id = this.id || this.#id;
    page.search = String(new URLSearchParams([...settings, ['id', id], ['theme', this.#theme]]));
    page.hash = this.#state;
    this.#frame = new Frame(page, sandbox, {
      resize: (height) => this.#fitSoon(height),
      paper: (height) => {
        this.#paper = isHeight(height) ? height : 0;
        this.#fitPaper();
      },
      state: (hash) => (this.#state = hash),
      snapshot: (snapshot) => {
        this.#snapshot = snapshot;
        this.dispatchEvent(new CustomEvent('snapshot', { detail: snapshot, bubbles: true, composed: true }));
      },
      fails: (reason) => {
        this.#explain(reason);
        this.#reserve();
      },
    });
    this.#frame.colour(this.#theme);
    this.#box.append(this.#frame.element);
    this.#unwatch = watchHost(() => this.#follow());
  }

  #unload() {
    this.#unwatch();
    this.#frame?.remove();
    this.#frame = null;
    this.#news = null;
    this.#paper = 0;
    this.#picture.hidden = false;
    this.#fitPaper();
  }

  #label() {
    if (this.#frame) this.#frame.element.title = this.title || this.querySelector('img')?.alt || 'Rollout Lab';
  }

  /** Tells the lab the host's theme, if that is news. */
  #follow(isNews = false) {
    const theme = themeOf(this, this.#ruler);
    if (!this.#frame || (theme === this.#theme && !isNews)) return;
    this.#theme = theme;
    this.#frame.colour(theme);
    this.#frame.tell({ type: `${NAME}:theme`, v: 1, theme });
  }

  /** Makes room on paper for the lab or the picture, whichever is visible. */
  #fitPaper() {
    const height = this.#picture.hidden ? this.#paper || this.#height : 0;
    this.#box.style.setProperty(`--${NAME}-paper`, height ? `${height}px` : '');
    // A box higher than a page would leave the page before it empty, and be cut all the same.
    this.#box.style.setProperty(`--${NAME}-break`, height > PAGE ? 'auto' : '');
  }

  /**
   * Follows only the last height in an animation frame, because each one makes the browser lay out the host's page.
   * @param {unknown} height
   */
  #fitSoon(height) {
    if (!isHeight(height)) return;
    if (this.#news === null) requestAnimationFrame(() => this.#fit());
    this.#news = height;
  }

  /** Makes room for the lab. */
  #fit() {
    const height = this.#news;
    this.#news = null;
    // The frame may be gone.
    if (height === null || !this.#frame) return;
    // A lab that answers late was given up too soon.
    const late = this.#reason !== '';
    this.#explain('');
    if (late || height > this.#height || height < this.#height - SLACK) this.#setHeight(Math.ceil(height));
    this.#reported = { width: this.#ruler.clientWidth, height: this.#height };
    const { element } = this.#frame;
    if (!element.inert) return this.#fitPaper();
    element.inert = false;
    this.#picture.hidden = true;
    this.#fitPaper();
    // The picture may have come after the frame, and the lab may have missed a message.
    this.#label();
    this.#follow(this.#theme !== this.#loadedTheme);
  }
}

// A second script on a page, of any version, leaves everything to the first.
if (!customElements.get(NAME)) customElements.define(NAME, RolloutLab);
