// Texts about an address that a page of the story does not understand. Loaded when there is such a one, in both languages.

/** @type {Record<'en' | 'ja', Omit<import('../../shared/texts/texts.js').Shared['problems'], 'notAll'>>} */
export const PROBLEMS = {
  en: {
    heading: 'Something in the address of this page wasn’t recognised and was ignored:',
    value: (name, text) => `${name}: “${text}”`,
    version: 'The address was made by a newer version of this page. Anything unknown here was ignored.',
    close: 'Close',
  },
  ja: {
    heading: 'このページのアドレスに読み取れないところがあり、その部分は無視しました。',
    value: (name, text) => `${name}：「${text}」`,
    version: 'このアドレスは新しい版のページで作られたものです。ここでわからない部分は無視しました。',
    close: '閉じる',
  },
};
