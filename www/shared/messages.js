// What passes between an embed and the page that frames it. Out go the height, in the three forms that host pages
// understand, and snapshots; in comes the host's theme. Anything else that arrives is somebody else's.

import { setTheme } from './theme.js';

/** The version of our own messages. */
const VERSION = 1;

export class Messages {
  /** @param {string | null} id  by which the page that frames us knows us */
  constructor(id) {
    this.id = id ?? 'rollout-lab';
    this.height = 0;
    // A page that nobody frames has nobody to talk to.
    this.framed = parent !== window;
    if (this.framed) addEventListener('message', (event) => this.receive(event));
  }

  /** Tells the height now and whenever it changes: not before all is drawn, or the page around us would jump. */
  watchHeight() {
    if (this.framed) new ResizeObserver(() => this.sendHeight()).observe(document.documentElement);
  }

  sendHeight() {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === this.height) return;
    this.height = height;
    this.send({ type: 'rollout-lab:resize', v: VERSION, id: this.id, height });
    this.send({ 'datawrapper-height': { [this.id]: height } });
    this.send(JSON.stringify({ src: location.href, context: 'iframe.resize', height }));
  }

  /** @param {object} snapshot */
  sendSnapshot(snapshot) {
    if (this.framed) this.send({ type: 'rollout-lab:snapshot', v: VERSION, id: this.id, snapshot });
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
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if (data.type !== 'rollout-lab:theme' || data.v !== VERSION) return;
    if (data.theme === 'auto' || data.theme === 'light' || data.theme === 'dark') setTheme(data.theme);
  }
}
