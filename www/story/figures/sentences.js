// Sentences one after the other: in Japanese nothing stands between them.

/**
 * @param {import('./figure.js').Common} common
 * @param {(string | null | false)[]} sentences  what is none is left out
 */
export const inTurn = ({ language }, sentences) => sentences.filter(Boolean).join(language === 'ja' ? '' : ' ');
