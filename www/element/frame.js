// The frame in the element: a lab's page, what it tells the element, and how the element notices that none is there.

const NAME = 'rollout-lab';

/** So many milliseconds after its page has been loaded, a frame that hasn't said a word holds no lab. */
const PATIENCE = 10_000;

/** So many milliseconds a page may take to be loaded. Where a frame is forbidden, only Chromium calls it loaded. */
const LOADING = 30_000;

/** At most so often, in milliseconds, snapshots are passed on, because the host's own code runs then. The last one always is. */
const EVERY = 100;

/** A state that is taken: the longest holds all that a reader can do in a lab. */
const STATE = /^(#.{0,20000})?$/;

/**
 * @typedef {Object} Told
 * @property {(height: unknown) => void} resize
 * @property {(height: unknown) => void} paper  the height on paper
 * @property {(snapshot: unknown) => void} snapshot
 * @property {(hash: string) => void} state  what the reader has done, as the hash of the frame's address
 * @property {(reason: string) => void} fails  no lab is there, at least not yet
 */

export class Frame {
  element = document.createElement('iframe');
  /** @type {Told} */
  #told;
  #patience = 0;
  #heard = false;
  /** The timer until the next snapshot may be passed on; 0: it may. */
  #pause = 0;
  /** The last snapshot that waits for that. @type {{snapshot: unknown} | null} */
  #last = null;

  /**
   * @param {URL} page
   * @param {string | null} sandbox
   * @param {Told} told
   */
  constructor(page, sandbox, told) {
    const { element } = this;
    this.#told = told;
    element.inert = true;
    element.referrerPolicy = 'no-referrer';
    if (sandbox !== null) element.setAttribute('sandbox', sandbox);
    element.src = page.href;
    // An error's page is loaded, too: it says nothing.
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

  /** The host's ground shines through, if both have this scheme. @param {import('./theme.js').Theme} theme */
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
    if (data.type === `${NAME}:state` && typeof data.hash === 'string' && STATE.test(data.hash)) this.#told.state(data.hash);
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
    if (effectiveDirective !== 'frame-src' || disposition === 'report' || !blockedURI || !src.startsWith(blockedURI)) return;
    this.#told.fails(`this page's content security policy forbids the frame: frame-src lacks ${new URL(src).origin}`);
  };

  /** @param {number} time  in milliseconds from now on */
  #wait(time) {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(), time);
  }

  #giveUp() {
    if (this.#heard) return;
    const { origin, pathname } = new URL(this.element.src);
    this.#told.fails(`${origin + pathname} does not answer: no lab is there, or a header forbids to frame it, as of COEP or X-Frame-Options`);
  }
}
