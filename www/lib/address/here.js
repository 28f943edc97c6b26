// The address of this page: how it is read and how it is replaced. A path may begin with two slashes, so that it says nothing without
// the host before it.

/** The address of this page without query and hash. */
export const pageAddress = () => location.href.replace(/[?#].*/, '');

/**
 * Replaces the address of this page. Browsers refuse that when it happens too often, and in some frames always: the page goes on
 * with the address of before.
 * @param {any} state  of this place in the window's history
 * @param {string} [address]  none: only the state changes
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

/** So long, in milliseconds, an address does not follow the page after a browser has refused it. */
const REFUSED = 10_000;

/**
 * Replaces the address of this page by what was asked of a throttle. If the browser refuses it, the throttle asks again later: browsers
 * forget after a while how often the address has changed.
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
