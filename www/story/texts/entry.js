// The story's entry in the header of every page.

/** Its name and purpose. @type {Record<'en' | 'ja', {name: string, purpose: string, startOver: string}>} */
export const STORY_ENTRY = {
  en: { name: 'The story', purpose: 'ten minutes', startOver: 'Start over' },
  ja: { name: '物語で読む', purpose: '10分でわかる', startOver: '最初の状態に戻す' },
};
