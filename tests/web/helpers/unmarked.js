// Texts without the marks that say where a line may end or may not: readers don't see them. Spaces within formulas are plain.

/** @param {string} text */
export const unmarked = (text) => text.replace(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');
