// What passes between an embed and the page that frames it. Out go the height, in the three forms that host pages
// understand, the height on paper, snapshots, and the reader's changes; in come the host's theme, and the question how high
// the embed is. Anything else that arrives is somebody else's.

import { PaperHeight } from './paper-height.js';
import { setTheme } from './theme.js';

/** The version of our own messages. */
const VERSION = 1;

export class Messages {
  /** @param {string | null} id  by which the page that frames us knows us */
  constructor(id) {
    this.id = id ?? 'rollout-lab';
    /** As it was told last; 0: not yet. */
    this.height = 0;
    /** The height on paper as it was told last; 0: not yet. */
    this.onPaper = 0;
    /** @type {PaperHeight | null} null until all is drawn */
    this.paper = null;
    /** The reader's changes as they were told last, as the hash of our address. */
    this.hash = '';
    // A page that nobody frames has nobody to talk to.
    this.framed = parent !== window;
    if (this.framed) addEventListener('message', (event) => this.receive(event));
  }

  /** Tells the height now and whenever it changes: not before all is drawn, or the page around us would jump. */
  watchHeight() {
    if (!this.framed) return;
    this.paper = new PaperHeight((height) => this.sendPaper(height));
    new ResizeObserver(() => this.sendHeight()).observe(document.documentElement);
  }

  sendHeight() {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === this.height) return;
    this.height = height;
    this.repeatHeight();
    this.paper?.changed();
  }

  /** @param {number} height  in pixels */
  sendPaper(height) {
    if (height === this.onPaper) return;
    this.onPaper = height;
    this.repeatPaper();
  }

  repeatPaper() {
    this.send({ type: 'rollout-lab:paper', v: VERSION, id: this.id, height: this.onPaper });
  }

  repeatHeight() {
    const { height } = this;
    this.send({ type: 'rollout-lab:resize', v: VERSION, id: this.id, height });
    this.send({ 'datawrapper-height': { [this.id]: height } });
    this.send(JSON.stringify({ src: location.href, context: 'iframe.resize', height }));
  }

  /** @param {object} snapshot */
  sendSnapshot(snapshot) {
    if (!this.framed) return;
    this.send({ type: 'rollout-lab:snapshot', v: VERSION, id: this.id, snapshot });
    this.paper?.changed();
  }

  /**
   * A frame that is moved to another place in its page is loaded again: whoever moves it can open it as it was.
   * @param {string} hash  of our address
   */
  sendState(hash) {
    if (!this.framed || hash === this.hash) return;
    this.hash = hash;
    this.send({ type: 'rollout-lab:state', v: VERSION, id: this.id, hash });
  }

  /**
   * To whoever frames us: there is nothing secret in it.
   * @param {unknown} message
   */
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

  /** Somebody listens only now, or wants to know whether anybody is here. */
  answer() {
    if (this.height > 0) this.repeatHeight();
    else this.send({ type: 'rollout-lab:coming', v: VERSION, id: this.id });
    if (this.onPaper > 0) this.repeatPaper();
  }
}
