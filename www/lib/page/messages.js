// The messages between an embed and the page that frames it. The embed sends its height, in the three forms that host pages understand,
// its height on paper, snapshots, and the reader's changes. It receives the host's theme, and questions about its height. It ignores
// all other messages.

import { setTheme } from './theme.js';

/** The version of our own messages. */
const VERSION = 1;

/** Milliseconds without a change before the height on paper is measured. */
const QUIET = 1000;

export class Messages {
  /** @param {string | null} id  by which the host page knows this frame */
  constructor(id) {
    this.id = id ?? 'rollout-lab';
    /** The height that was sent last; 0: none yet. */
    this.height = 0;
    /** The height on paper that was sent last; 0: none yet. */
    this.onPaper = 0;
    /** Whether all is drawn, and heights are sent. */
    this.watching = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} until the height on paper is measured */
    this.quiet = undefined;
    /** The reader's changes that were sent last, as the hash of our address. */
    this.hash = '';
    // A page without a frame has no host to talk to.
    this.framed = parent !== window;
    if (this.framed) addEventListener('message', (event) => this.receive(event));
  }

  /** Sends the height now and whenever it changes. Call it when all is drawn, or the host page would jump. */
  watchHeight() {
    if (!this.framed) return;
    this.watching = true;
    addEventListener('blur', () => this.measurePaper());
    new ResizeObserver(() => this.sendHeight()).observe(document.documentElement);
  }

  sendHeight() {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === this.height) return;
    this.height = height;
    this.repeatHeight();
    this.measurePaper();
  }

  repeatHeight() {
    const { height } = this;
    this.send({ type: 'rollout-lab:resize', v: VERSION, id: this.id, height });
    this.send({ 'datawrapper-height': { [this.id]: height } });
    this.send(JSON.stringify({ src: location.href, context: 'iframe.resize', height }));
  }

  /**
   * Measures the height on paper a while after the last change, and sends it. An element that is hidden for a moment would lose the
   * focus, so the measurement waits until the reader is elsewhere.
   */
  measurePaper() {
    if (!this.watching) return;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      const height = document.hasFocus() ? this.onPaper : paperHeight();
      if (height === this.onPaper) return;
      this.onPaper = height;
      this.repeatPaper();
    }, QUIET);
  }

  repeatPaper() {
    this.send({ type: 'rollout-lab:paper', v: VERSION, id: this.id, height: this.onPaper });
  }

  /** @param {object} snapshot */
  sendSnapshot(snapshot) {
    if (!this.framed) return;
    this.send({ type: 'rollout-lab:snapshot', v: VERSION, id: this.id, snapshot });
    this.measurePaper();
  }

  /**
   * Sends the reader's changes. A frame that moves within its page loads again, and the host can open it as it was.
   * @param {string} hash  of our address
   */
  sendState(hash) {
    if (!this.framed || hash === this.hash) return;
    this.hash = hash;
    this.send({ type: 'rollout-lab:state', v: VERSION, id: this.id, hash });
  }

  /** Sends a message to any host page, because no message is secret. @param {unknown} message */
  send(message) {
    parent.postMessage(message, '*');
  }

  /** @param {MessageEvent} event */
  receive({ source, data }) {
    if (source !== parent || typeof data !== 'object' || data === null || data.v !== VERSION) return;
    const { type, theme } = data;
    if (type === 'rollout-lab:ask') this.answer();
    if (type !== 'rollout-lab:theme') return;
    if (theme === 'auto' || theme === 'light' || theme === 'dark') setTheme(theme);
  }

  /** Answers a host page that listens only now, or asks whether this frame works. */
  answer() {
    if (this.height > 0) this.repeatHeight();
    else this.send({ type: 'rollout-lab:coming', v: VERSION, id: this.id });
    if (this.onPaper > 0) this.repeatPaper();
  }
}

// ——— The height on paper ———
//
// The host page needs it before the browser lays that page out for paper, when no frame can be asked. So the frame measures it in advance,
// with the style rules of print in force for a moment.

/** A little narrower than A4 between margins: some lines then break too early, and nothing is cut off. */
const PAPER = 660;

/** Measures the height that the page has on paper. */
function paperHeight() {
  const root = document.documentElement;
  const elements = elementsIn(document);
  const roots = [document, ...elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const sheets = new Set(
    roots.flatMap(({ styleSheets, adoptedStyleSheets }) => [...styleSheets, ...adoptedStyleSheets]),
  );
  const rules = [...sheets].flatMap(printRules);
  // A list that doesn't scroll on paper would begin at its top again.
  const scrolled = elements
    .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { width } = root.style;
  try {
    for (const { media } of rules) media.mediaText = 'all';
    root.style.width = `${Math.min(PAPER, innerWidth)}px`;
    return Math.ceil(root.getBoundingClientRect().height);
  } finally {
    for (const { media } of rules) media.mediaText = 'print';
    root.style.width = width;
    for (const { element, left, top } of scrolled) element.scrollTo(left, top);
  }
}

/** @param {Document | ShadowRoot} root @returns {Element[]} */
const elementsIn = (root) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);

/** @param {CSSStyleSheet | CSSGroupingRule} of @returns {CSSMediaRule[]} */
function printRules(of) {
  try {
    return [...of.cssRules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [rule];
      return 'cssRules' in rule ? printRules(/** @type {CSSGroupingRule} */ (rule)) : [];
    });
  } catch {
    // In a sandbox the page's own files are of another origin, and scripts can't read them.
    return [];
  }
}
