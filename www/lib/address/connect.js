// Keeps a lab and the page's address together: the address opens the lab, and what the reader does goes into its
// hash.

import { Throttle } from '../element/throttle.js';
import { readAddress, writeHash, writeQuery } from './address.js';
import { replaceAddress, writeAddress } from './here.js';
import { keep, kept, leftLast, newPlace } from './unwritten.js';

/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {import('./address.js').Values} Values */
/** @typedef {import('./address.js').Problem} Problem */

/**
 * @typedef {Object} Addressed  what a lab has for its address
 * @property {() => Values} values  as it is now; null where that is how it is anyway
 * @property {() => Values} insisted  what is null there, for an address that says otherwise
 * @property {(values: Values) => Problem[]} restore  takes these on; returns those that it cannot
 * @property {Problem[]} problems  shown to the reader
 * @property {any} [rules]  the core, where it expands values
 * @property {number} [writeEvery]  how soon, in milliseconds, the address follows what changes
 */

/** How soon it follows otherwise. Browsers refuse an address that changes a hundred times in thirty seconds. */
const WRITE_EVERY = 1000;

/**
 * So long it does not follow when a reload has begun, or whatever else leads elsewhere; then somebody stays after all. Were
 * it written before the server has answered, browsers would take what is loaded for a new place, at which nothing is kept.
 */
const LEAVING = 20_000;

export class Address {
  /**
   * @param {Properties} properties
   * @param {HTMLElement & Addressed} lab  says 'statechange' when something may have changed
   * @param {Values} [since2]  with which it begins in version 2
   */
  constructor(properties, lab, since2 = {}) {
    this.properties = properties;
    this.since2 = since2;
    this.lab = lab;
    /** What the author has set. @type {Values} */
    this.settings = {};
    /** The hash that we wrote last. */
    this.hash = location.hash;
    /** The one before it; the same if nothing was written yet. */
    this.before = this.hash;
    /** This place in the window's history, which a reload and the ways back and forward come to again. */
    this.place = '';
    this.writing = new Throttle(() => this.write(), lab.writeEvery ?? WRITE_EVERY);
    this.find();
    this.open();
    lab.addEventListener('statechange', () => this.writing.request());
    addEventListener('beforeunload', () => this.writing.hold(LEAVING));
    addEventListener('pagehide', () => {
      this.leave();
      // A page that is not left after all, and some that are, take the newest address along.
      this.write();
    });
    addEventListener('hashchange', () => this.follow());
  }

  /**
   * A browser that had begun to reload when the address was written loads the one before it, and as a place without a name:
   * it is the one that was left just now. Of a frame nobody knows which of several it was.
   */
  find() {
    const [navigation] = performance.getEntriesByType('navigation');
    const again = /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === 'reload';
    if (!again || history.state?.place || parent !== window) return;
    const place = leftLast(location.href);
    if (place) replaceAddress({ ...history.state, place });
  }

  /** Has the lab show what the address says, or what it was about to say when it was left. */
  open() {
    const { search } = location;
    this.hash = location.hash;
    this.place = placeOf(history.state);
    // Named at once: what is written while the page is left, no reload sees.
    replaceAddress(this.state());
    const unwritten = kept(this.place, here(this.hash));
    // What was kept for the address as it was before was not needed.
    if (unwritten === null) keep(this.place, [], '');
    this.before = this.hash;
    const hash = unwritten ?? this.hash;
    const { values, settings, problems } = readAddress(this.properties, { search, hash }, this.since2, this.lab.rules);
    this.settings = settings;
    this.lab.problems = [...problems, ...this.lab.restore(values)];
    this.forget();
  }

  /** What the lab has refused, nobody has set. */
  forget() {
    for (const { name, text, ignored } of this.lab.problems) {
      if (ignored) continue;
      const property = this.properties[name];
      const set = this.settings[name] ?? null;
      if (set !== null && property.kind.write(set) === text) this.settings[name] = property.start;
    }
  }

  /** Takes on a hash that is not from us, whether or not the browser has told us of it yet. */
  follow() {
    const ours = location.hash === this.hash;
    if (!ours) {
      this.leave();
      this.open();
    }
    return !ours;
  }

  /**
   * Keeps for those who come back what the address does not hold yet; nor the one before it: a browser that was about to reload
   * when it was written loads that one.
   */
  leave() {
    const hash = this.newest();
    const lacking = new Set([this.hash, this.before]);
    lacking.delete(hash);
    keep(this.place, [...lacking].map(here), hash);
  }

  /** The hash of the lab as it is now. */
  newest() {
    // Some is refused later than it was read.
    this.forget();
    return writeHash(this.properties, this.lab.values(), this.settings, this.lab.insisted());
  }

  write() {
    this.writing.cancel();
    if (this.follow()) return;
    const hash = this.newest();
    if (hash === this.hash && history.state?.place === this.place) return;
    // Not as a new entry: the reader's way back leads out of the page.
    if (!writeAddress(this.state(), here(hash), this.writing)) return;
    this.before = this.hash;
    this.hash = hash;
  }

  /** What the window's history holds of this place. */
  state() {
    return { ...history.state, place: this.place };
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

/**
 * The address with this hash.
 * @param {string} hash
 */
const here = (hash) => location.href.replace(/#.*/, '') + hash;

/**
 * The place in the history with this state; a new one if nobody has named it.
 * @param {any} state
 * @returns {string}
 */
const placeOf = (state) => state?.place ?? newPlace();
