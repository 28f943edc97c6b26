// A part of the page that is loaded when somebody asks for it.

/**
 * Loads a part once; where it could not be had, it is loaded again when it is asked for again. Until HTML was changed in
 * 2026 (whatwg/html#10327), browsers remembered for as long as a page lived that nothing came from a module's address: so
 * it is asked for at another one, with a query. Chromium and Firefox say in the error which address it was; older Safaris
 * do not, and there the page has to be loaded again.
 * @template T
 * @param {() => Promise<T>} load  imports it, in the build as one file
 * @returns {() => Promise<T>}
 */
export function loadPart(load) {
  /** @type {Promise<T> | null} */
  let part = null;
  let address = '';
  let failed = 0;
  return () => {
    part ??= (address ? import(/* @vite-ignore */ `${address}?${failed}`) : load()).catch((error) => {
      part = null;
      failed += 1;
      address ||= /https?:\S+/.exec(String(error))?.[0] ?? '';
      throw error;
    });
    return part;
  };
}
