// Texts of all labs that compare two plays by pairs, in Japanese.

/** @type {typeof import('./en.js').pairs} */
export const pairs = {
  names: {
    independent: '別々のダイス',
    same: '同じダイス',
    ranked: '順位でそろえる',
  },
  about: {
    independent: 'ムーブごとに別々のダイスを振ります。2つの別のロールアウトと同じです。',
    same: '両方に同じ出目を与えます。',
    ranked: 'Aの出目がAの36通りの中で何番目によいかを見て、Bにも同じ順位の出目を与えます（Kocaの提案）。',
  },
  coupling: ['', 'ペア', 'でのBの出目'],
  asIndependent: 'A − B（独立とみなす）',
  correlation: 'AとBの相関',
  onlyOne: 'この出目のムーブは1通りしかなく、比べるものがありません。別の出目を選んでください。',
  pick: {
    a: (play) => `A：${play}`,
    b: (play) => `B：${play}`,
  },
  known: {
    roll: 'どちらがよいかわかるまで進める',
    stop: '止める',
    about: 'いつ見ても同時に成り立つ95%の区間で止めます。都合のよいところで止めても、だまされません。',
    looking: 'まだわかりません…',
    known: (n, play) => `${n}ペアで、${play}のほうがよいとわかりました（いつ見ても同時に成り立つ95%の区間による）。`,
  },
};
