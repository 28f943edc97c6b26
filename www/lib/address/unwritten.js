// What the reader has done is written into the address a moment later, and when the page is left it is too late: a reload
// loads the address as it was before. So the hash that is missing stays behind for it, in the window's own storage, which
// ends with the window. It belongs to a place in the window's history, not to an address: another link finds nothing, be it
// the same one, and neither does another lab, in this page or beside it.

/** Of all that the window keeps for this site, ours. */
const KEY = 'rollout-lab';

/** So much is kept: of the last pages that were left. */
const MOST = 20;

/** Longer ones are not the reader's doing. */
const LONGEST = 50_000;

/** @typedef {[place: string, address: string, hash: string]} Kept  the hash that is missing in this address */

/**
 * Keeps the hash that addresses lack, and nothing else for this place.
 * @param {string} place  in the history
 * @param {string[]} lacking  as a reload may find them
 * @param {string} hash
 */
export function keep(place, lacking, hash) {
  const before = all();
  /** @type {Kept[]} */
  const ours = lacking.map((address) => [place, address, hash]);
  const now = before
    .filter(([other]) => other !== place)
    .concat(ours.filter(([, address]) => address.length + hash.length <= LONGEST));
  if (now.length === 0 && before.length === 0) return;
  try {
    if (now.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(now.slice(-MOST)));
  } catch {
    // There is no more room in it.
  }
}

/**
 * The hash that was kept for this place with this address; null if none was.
 * @param {string} place
 * @param {string} address
 */
export function kept(place, address) {
  const found = all().find(([other, lacking]) => other === place && lacking === address);
  return found ? found[2] : null;
}

/**
 * The place that was left last with this address lacking something; null if there is none.
 * @param {string} address
 */
export const leftLast = (address) => all().findLast(([, lacking]) => lacking === address)?.[0] ?? null;

/** @returns {Kept[]} */
function all() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // A frame without an origin has no storage; and what others have put there may be no JSON.
    return [];
  }
}

/** @param {unknown} it */
const isKept = (it) => Array.isArray(it) && it.length === 3 && it.every((text) => typeof text === 'string');

/** A name for a place that no other one of this window has. */
export const newPlace = () => `${Date.now()}-${Math.random()}`;
