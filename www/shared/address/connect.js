// Keeps a lab and the page's address together: the address opens the lab, and what the reader does goes into its
// hash.

import { Throttle } from '../throttle.js';
import { readAddress, writeHash, writeQuery } from './address.js';

/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {import('./address.js').Values} Values */
/** @typedef {import('./address.js').Problem} Problem */

/**
 * @typedef {Object} Addressed  what a lab has for its address
 * @property {() => Values} values  as it is now
 * @property {(values: Values) => Problem[]} restore  takes these on; returns those that it cannot
 * @property {Problem[]} problems  shown to the reader
 * @property {number} [writeEvery]  how soon, in milliseconds, the address follows what changes
 */

/** How soon it follows otherwise. Browsers refuse an address that changes a hundred times in thirty seconds. */
const WRITE_EVERY = 1000;

export class Address {
  /**
   * @param {Properties} properties
   * @param {HTMLElement & Addressed} lab  says 'statechange' when something may have changed
   */
  constructor(properties, lab) {
    this.properties = properties;
    this.lab = lab;
    /** What the author has set. @type {Values} */
    this.settings = {};
    /** The hash that we wrote last. */
    this.hash = location.hash;
    this.writing = new Throttle(() => this.write(), lab.writeEvery ?? WRITE_EVERY);
    this.open();
    lab.addEventListener('statechange', () => this.writing.request());
    // A reader who leaves takes the newest address along.
    addEventListener('pagehide', () => this.write());
    addEventListener('hashchange', () => this.follow());
  }

  /** Has the lab show what the address says. */
  open() {
    const { values, settings, problems } = readAddress(this.properties, location);
    this.settings = settings;
    this.hash = location.hash;
    this.lab.problems = [...problems, ...this.lab.restore(values)];
  }

  /** Takes on a hash that is not from us, whether or not the browser has told us of it yet. */
  follow() {
    const ours = location.hash === this.hash;
    if (!ours) this.open();
    return !ours;
  }

  write() {
    this.writing.cancel();
    if (this.follow()) return;
    const hash = writeHash(this.properties, this.lab.values(), this.settings);
    if (hash === this.hash) return;
    this.hash = hash;
    // Not as a new entry: the reader's way back leads out of the page.
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }

  /** The lab as it is now. @param {Values} [changes] */
  values(changes = {}) {
    return { ...this.settings, ...this.lab.values(), ...changes };
  }

  /**
   * A query that opens the lab as it is now, for another page or with other settings.
   * @param {Values} [changes]
   */
  query(changes) {
    return writeQuery(this.properties, this.values(changes));
  }

  /**
   * The same, with a hash for what no query can say.
   * @param {Values} [changes]
   */
  link(changes) {
    const search = this.query(changes);
    const { settings } = readAddress(this.properties, { search, hash: '' });
    return search + writeHash(this.properties, this.values(changes), settings);
  }
}
