// The element's iframe with a lab: the lab's messages to the element, and how the element notices that no lab loads.

const NAME = 'rollout-lab';

/** Milliseconds from the iframe's load event until a silent iframe counts as failed. */
const PATIENCE = 10_000;

/** Milliseconds that a page may take to load. Only Chromium fires `load` for a blocked iframe. */
const LOADING = 30_000;

/** Minimum milliseconds between two snapshots, because each runs the host's own code. The last snapshot is always passed on. */
const EVERY = 100;

/** A valid state. The limit exceeds the longest state of any lab. */
const STATE = /^(#.{0,20000})?$/;

/**
 * @typedef {Object} Told
 * @property {(height: unknown) => void} resize
 * @property {(height: unknown) => void} paper  the height on paper
 * @property {(snapshot: unknown) => void} snapshot
 * @property {(hash: string) => void} state  the reader's changes, as the hash of the iframe's address
 * @property {(reason: string) => void} fails  no lab has answered, at least not yet
 */

export class Frame {
  element = document.createElement('iframe');
  /** @type {Told} */
  #told;
  #patience = 0;
  #heard = false;
  /** The timer until the next snapshot may be passed on; 0: it may be passed on now. */
  #pause = 0;
  /** The last snapshot, waiting for the timer. @type {{snapshot: unknown} | null} */
  #last = null;

  /** @param {URL} page @param {string | null} sandbox @param {Told} told */
  constructor(page, sandbox, told) {
    const { element } = this;
    this.#told = told;
    element.inert = true;
    element.referrerPolicy = 'no-referrer';
    if (sandbox !== null) element.setAttribute('sandbox', sandbox);
    element.src = page.href;
    // An error page fires `load`, too, but never answers.
    element.onload = () => {
      this.tell({ type: `${NAME}:ask`, v: 1 });
      this.#wait(PATIENCE);
    };
    this.#wait(LOADING);
    addEventListener('message', this.#hear);
    document.addEventListener('securitypolicyviolation', this.#forbidden);
  }

  remove() {
    removeEventListener('message', this.#hear);
    document.removeEventListener('securitypolicyviolation', this.#forbidden);
    clearTimeout(this.#patience);
    clearTimeout(this.#pause);
    this.element.onload = null;
    this.element.remove();
  }

  /** The host's background shines through if both have this colour scheme. @param {import('./theme.js').Theme} theme */
  colour(theme) {
    this.element.style.colorScheme = theme;
  }

  /** @param {object} message  to any origin: in a sandbox it has none */
  tell(message) {
    this.element.contentWindow?.postMessage(message, '*');
  }

  /** @param {MessageEvent} event */
  #hear = ({ data, source }) => {
    if (source !== this.element.contentWindow || data?.v !== 1) return;
    this.#heard = true;
    if (data.type === `${NAME}:resize`) this.#told.resize(data.height);
    if (data.type === `${NAME}:paper`) this.#told.paper(data.height);
    if (data.type === `${NAME}:snapshot`) this.#pass(data.snapshot);
    if (data.type === `${NAME}:state` && typeof data.hash === 'string' && STATE.test(data.hash))
      this.#told.state(data.hash);
  };

  /** Passes a snapshot on, or keeps it until its turn has come. @param {unknown} snapshot */
  #pass(snapshot) {
    if (this.#pause) {
      this.#last = { snapshot };
      return;
    }
    this.#told.snapshot(snapshot);
    this.#pause = setTimeout(() => {
      const last = this.#last;
      this.#pause = 0;
      this.#last = null;
      if (last) this.#pass(last.snapshot);
    }, EVERY);
  }

  /** @param {SecurityPolicyViolationEvent} event */
  #forbidden = ({ blockedURI, effectiveDirective, disposition }) => {
    const { src } = this.element;
    if (effectiveDirective !== 'frame-src' || disposition === 'report' || !blockedURI || !src.startsWith(blockedURI))
      return;
    this.#told.fails(`this page's Content-Security-Policy blocks the iframe: add ${new URL(src).origin} to frame-src`);
  };

  /** @param {number} time  in milliseconds from now on */
  #wait(time) {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(), time);
  }

  #giveUp() {
    if (this.#heard) return;
    const { origin, pathname } = new URL(this.element.src);
    this.#told.fails(
      `${origin + pathname} did not answer: it is no lab, or a header blocks it, such as COEP or X-Frame-Options`,
    );
  }
}
