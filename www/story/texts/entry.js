// The entries of the story and of the rules on other pages.

/** The story in the header of every page. @type {Record<'en' | 'ja', {name: string, purpose: string, startOver: string}>} */
export const STORY_ENTRY = {
  en: { name: 'The story', purpose: 'ten minutes', startOver: 'Start over' },
  ja: { name: '物語で読む', purpose: '10分でわかる', startOver: '最初の状態に戻す' },
};

/** The link to the rules, in the story and on the pages of labs of backgammon. @type {Record<'en' | 'ja', {newcomer: string, rules: string}>} */
export const RULES_ENTRY = {
  en: { newcomer: 'New to backgammon? ', rules: 'The rules in five minutes' },
  ja: { newcomer: 'バックギャモンが初めての方へ：', rules: '5分でわかるルール' },
};
