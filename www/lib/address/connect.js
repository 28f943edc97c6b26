// Keeps a lab and the page's address together: the address opens the lab, and the reader's changes go into its hash.

import { Throttle } from '../element/throttle.js';
import { readAddress, writeHash, writeLink, writeQuery } from './address.js';
import { keep, kept, leftLast, newPlace, replaceAddress, writeAddress } from './history.js';

/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {import('./address.js').Values} Values */
/** @typedef {import('./address.js').Problem} Problem */

/**
 * @typedef {Object} Addressed  a lab that an address can open
 * @property {() => Values} values  its present values; null if a value needs no mention
 * @property {() => Values} insisted  values in place of these nulls, for an address whose author says otherwise
 * @property {(values: Values) => Problem[]} restore  takes these on; returns those that it can't
 * @property {Problem[]} problems  shown to the reader
 * @property {any} [rules]  the core, where it expands values
 * @property {number} [writeEvery]  milliseconds after which the address follows a change
 */

/** The default of `writeEvery`. Browsers refuse an address that changes a hundred times in thirty seconds. */
const WRITE_EVERY = 1000;

/**
 * Milliseconds for which the address doesn't follow once a reload, or a way elsewhere, has begun. If it were written before the server
 * answers, browsers would take the loaded page for a new place, for which nothing is kept.
 */
const LEAVING = 20_000;

export class Address {
  /**
   * @param {Properties} properties
   * @param {HTMLElement & Addressed} lab  dispatches 'statechange' when something may have changed
   * @param {Values} [since2]  values with which an address of version 2 begins
   */
  constructor(properties, lab, since2 = {}) {
    this.properties = properties;
    this.since2 = since2;
    this.lab = lab;
    /** The author's settings. @type {Values} */
    this.settings = {};
    /** The hash that was opened or written last, and the one before it. */
    this.hash = '';
    this.before = '';
    /** The name of this place in the window's history. A reload and the ways back and forward return to it. */
    this.place = '';
    this.writing = new Throttle(() => this.write(), lab.writeEvery ?? WRITE_EVERY);
    this.open(placeReloaded());
    lab.addEventListener('statechange', () => this.writing.request());
    addEventListener('beforeunload', () => this.writing.hold(LEAVING));
    addEventListener('pagehide', () => {
      this.leave();
      // Sometimes the browser still takes the newest address along, and sometimes the reader stays after all.
      this.write();
    });
    addEventListener('hashchange', () => this.follow());
  }

  /**
   * Opens the lab as the address says, or as the page was left before the address could follow.
   * @param {string | null} [unnamed]  the name of this place if the history has none
   */
  open(unnamed = null) {
    this.hash = this.before = location.hash;
    this.place = history.state?.place ?? unnamed ?? newPlace();
    // A reload would not see a name that is written while the page is left.
    replaceAddress(this.state());
    const missing = kept(this.place, withHash(this.hash));
    // A hash that was kept for an older address is of no use any more.
    if (missing === null) keep(this.place, [], '');
    const address = { search: location.search, hash: missing ?? this.hash };
    const { values, settings, problems } = readAddress(this.properties, address, this.since2, this.lab.rules);
    this.settings = settings;
    this.lab.problems = [...problems, ...this.lab.restore(values)];
    this.forget();
  }

  /** Drops the settings that the lab has refused. */
  forget() {
    for (const { name, text, ignored } of this.lab.problems) {
      if (ignored) continue;
      const property = this.properties[name];
      const set = this.settings[name] ?? null;
      if (set !== null && property.kind.write(set) === text) this.settings[name] = property.start;
    }
  }

  /** Opens a hash that isn't ours, perhaps before the browser reports it. Returns whether there was one. */
  follow() {
    if (location.hash === this.hash) return false;
    this.leave();
    this.open();
    return true;
  }

  /**
   * Keeps the newest hash for this place, with the addresses that lack it. The address before is one of them: a browser that was about
   * to reload when the address was written loads that one.
   */
  leave() {
    const newest = this.newest();
    const lacking = new Set([this.hash, this.before]);
    lacking.delete(newest);
    keep(this.place, [...lacking].map(withHash), newest);
  }

  /** Returns the hash of the lab as it is now. */
  newest() {
    // The lab may refuse a setting later than it was read.
    this.forget();
    return writeHash(this.properties, this.lab.values(), this.settings, this.lab.insisted());
  }

  write() {
    this.writing.cancel();
    if (this.follow()) return;
    const hash = this.newest();
    if (hash === this.hash && history.state?.place === this.place) return;
    // No new entry in the history: the reader's way back leads out of the page.
    if (!writeAddress(this.state(), withHash(hash), this.writing)) return;
    this.before = this.hash;
    this.hash = hash;
  }

  /** Returns the state of this place in the window's history. */
  state() {
    return { ...history.state, place: this.place };
  }

  /** Returns the values of the lab as it is now. @param {Values} [changes] */
  values(changes = {}) {
    return { ...this.settings, ...this.lab.values(), ...changes };
  }

  /** Returns a query that opens the lab as it is now, for another page or with other settings. @param {Values} [changes] */
  query(changes) {
    return writeQuery(this.properties, this.values(changes));
  }

  /** Returns this query with a hash for values that no query can hold. @param {Values} [changes] */
  link(changes) {
    return writeLink(this.properties, this.values(changes));
  }
}

/** Returns the address of this page with this hash. @param {string} hash */
const withHash = (hash) => location.href.replace(/#.*/, '') + hash;

/**
 * Returns the name of a place that a reload has lost. A browser that had begun to reload when the address was written loads the address
 * before, as a place without a name. It is the place that was left just now, except in a frame: a page may have several.
 */
function placeReloaded() {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = /** @type {PerformanceNavigationTiming} */ (navigation ?? {});
  return type === 'reload' && parent === window ? leftLast(location.href) : null;
}
