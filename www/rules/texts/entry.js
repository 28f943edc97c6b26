// The link to the page of the rules: in the story, and on the pages of labs of backgammon. English has a space before it.

/** @type {Record<'en' | 'ja', {newcomer: string, rules: string}>} */
export const RULES_ENTRY = {
  en: { newcomer: 'New to backgammon? ', rules: 'The rules in five minutes' },
  ja: { newcomer: 'バックギャモンが初めての方へ：', rules: '5分でわかるルール' },
};
