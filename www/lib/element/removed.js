// Calls of host pages that end because their lab was taken out of the page.

// Made here, and not by `refusal` of core.js: the bundler would split that out of a page's own script.
const CODE = 'NotConnected';

/** The reason for which such a call is refused, or rejects. */
export const notConnected = () =>
  Object.assign(new Error('the lab is not connected to a document, so this was not done'), {
    name: 'RolloutLabError',
    code: CODE,
  });

/** @param {unknown} error */
export const isRemoval = (error) => error instanceof Error && 'code' in error && error.code === CODE;

/**
 * Waits for a call that nobody outside the page hears of: when its lab is removed, there is nothing to be said.
 * @param {Promise<unknown>} call
 */
export async function unlessRemoved(call) {
  try {
    await call;
  } catch (error) {
    if (!isRemoval(error)) throw error;
  }
}
