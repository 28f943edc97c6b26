// Texts about an address with parts that a page of the story doesn't recognise. Loaded only when needed, in both languages.

/** @type {Record<'en' | 'ja', Omit<import('../../lib/i18n/texts.js').Shared['problems'], 'notAll'>>} */
export const PROBLEMS = {
  en: {
    heading: 'Part of this page’s address wasn’t recognised and was ignored:',
    value: (name, text) => `${name}: “${text}”`,
    version: 'This address comes from a newer version of this page. Parts that weren’t recognised were ignored.',
    close: 'Close',
  },
  ja: {
    heading: 'このページのアドレスに読み取れないところがあり、その部分は無視しました。',
    value: (name, text) => `${name}：「${text}」`,
    version: 'このアドレスは新しい版のページで作られたものです。ここでわからない部分は無視しました。',
    close: '閉じる',
  },
};
