// This page's place in the window's history: its address, and the reader's last changes, which an address can't hold yet.

// ——— The address. A path may begin with two slashes, so without the host before it, it would mean another host ———

/** Returns the address of this page without query and hash. */
export const pageAddress = () => location.href.replace(/[?#].*/, '');

/**
 * Replaces the address of this page. Browsers refuse that if it happens too often, and in some frames always. The page then keeps its
 * old address.
 * @param {any} state  of this place in the window's history
 * @param {string} [address]  if it is left out, only the state changes
 * @returns {boolean} whether it was replaced
 */
export function replaceAddress(state, address) {
  try {
    history.replaceState(state, '', address);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Milliseconds until the next try after a browser has refused an address. Browsers forget how often it has changed. */
const REFUSED = 10_000;

/**
 * Replaces the address of this page on behalf of a throttle. If the browser refuses it, the throttle tries again later.
 * @param {any} state  of this place in the window's history
 * @param {string} address
 * @param {import('../element/throttle.js').Throttle} writing
 * @returns {boolean} whether it was replaced
 */
export function writeAddress(state, address, writing) {
  const written = replaceAddress(state, address);
  if (!written) {
    writing.hold(REFUSED);
    writing.request();
  }
  return written;
}

// ——— The last changes ———
//
// The address follows the reader's changes a moment later, and a page that is left can't write it for its own reload: that loads the
// address of before. So the page leaves the missing hash in the window's session storage. It belongs to a place in the window's history,
// not to an address: a link to the same address doesn't find it, and neither does another lab, in this page or beside it.

/** @typedef {[place: string, address: string, hash: string]} Kept  a hash that this address lacks */

const KEY = 'rollout-lab';

/** How many addresses have a hash kept for them, of the pages that were left last. */
const MOST = 20;

/** Longer addresses don't come from readers. */
const LONGEST = 50_000;

/** Returns a name for a place that no other place of this window has. */
export const newPlace = () => `${Date.now()}-${Math.random()}`;

/**
 * Keeps a hash for a place, and drops the one that was kept before.
 * @param {string} place
 * @param {string[]} lacking  the addresses without this hash that a reload may load
 * @param {string} hash
 */
export function keep(place, lacking, hash) {
  const others = all().filter(([other]) => other !== place);
  const short = lacking.filter((address) => address.length + hash.length <= LONGEST);
  const now = [...others, ...short.map((address) => [place, address, hash])].slice(-MOST);
  try {
    if (now.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // The storage is full, or a frame without an origin has none.
  }
}

/**
 * Returns the hash that was kept for this place with this address, or null.
 * @param {string} place
 * @param {string} address
 */
export const kept = (place, address) =>
  all().find(([other, lacking]) => other === place && lacking === address)?.[2] ?? null;

/** Returns the place that was left last with this address lacking a hash, or null. @param {string} address */
export const leftLast = (address) => all().findLast(([, lacking]) => lacking === address)?.[0] ?? null;

/** @returns {Kept[]} */
function all() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // A frame without an origin has no storage, and another script may have stored a text that is no JSON.
    return [];
  }
}

/** @param {unknown} it */
const isKept = (it) => Array.isArray(it) && it.length === 3 && it.every((text) => typeof text === 'string');
