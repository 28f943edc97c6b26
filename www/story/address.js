// The address of the story: what the reader has guessed and edited, in the query, so that anchors are free for the page.

import { pageAddress, writeAddress } from '../lib/address/here.js';
import { Throttle } from '../lib/element/throttle.js';

/** Browsers allow about a hundred new addresses in half a minute. */
const EVERY = 300;

export class Address {
  /** @param {(address: Address) => void} changed */
  constructor(changed) {
    this.query = new URLSearchParams(location.search);
    this.changed = changed;
    this.throttle = new Throttle(() => this.write(), EVERY);
    // What was done last is in the address before the page is left.
    addEventListener('pagehide', () => this.write());
    changed(this);
  }

  /** Whether it says anything of a figure, or of the dice: there is something to start over from. */
  says() {
    return [...this.query.keys()].some((name) => name === 'seed' || name.includes('.'));
  }

  /**
   * @param {string} figure
   * @param {[name: string, value: string][]} values  all that is not as it was untouched
   */
  set(figure, values) {
    for (const name of [...this.query.keys()]) if (name.startsWith(`${figure}.`)) this.query.delete(name);
    for (const [name, value] of values) this.query.set(`${figure}.${name}`, value);
    this.throttle.request();
    this.changed(this);
  }

  /** What leads to the page as the reader has made it. */
  get href() {
    const query = String(this.query).replaceAll('%2C', ',');
    return `${pageAddress()}${query && `?${query}`}`;
  }

  /**
   * What the page says of itself, which is nothing to start over from.
   * @param {string} name
   * @param {string | null} value  null: nothing
   */
  say(name, value) {
    if (value === null) this.query.delete(name);
    else this.query.set(name, value);
    this.throttle.request();
  }

  write() {
    this.throttle.cancel();
    writeAddress(history.state, this.href + location.hash, this.throttle);
  }
}
