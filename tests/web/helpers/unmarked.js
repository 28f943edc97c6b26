// Texts without the marks that say where a line may end or may not: readers don't see them.

/** @param {string} text */
export const unmarked = (text) => text.replace(/[\u200b\u2060]/g, '');
