// Links to the page of the rules: from the story, and from the pages of labs of backgammon.

/** @type {Record<'en' | 'ja', {newcomer: string, story: string, lab: string}>} */
export const RULES_ENTRY = {
  en: { newcomer: 'New to backgammon?', story: 'The rules in five minutes.', lab: 'Backgammon rules' },
  ja: { newcomer: 'バックギャモンが初めての方は、', story: '5分でわかるルールをどうぞ。', lab: 'バックギャモンのルール' },
};
