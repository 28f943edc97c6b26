// Addresses as they are printed.

/**
 * Without what is typed for nobody: `https://`, or that it is beside this page.
 * @param {string} address
 */
export const withoutScheme = (address) => address.replace(/^(\.|https?:)\/+/, '');
