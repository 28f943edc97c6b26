export const openShare = (/** @type {unknown} */ lab, /** @type {unknown} */ address) => console.log(lab, address);
