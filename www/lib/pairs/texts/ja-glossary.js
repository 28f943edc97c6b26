// Meanings of words in labs that compare two plays by pairs, in Japanese: two sentences each.

/** @type {typeof import('./en-glossary.js').pairsGlossary} */
export const pairsGlossary = {
  pair: 'ムーブAのあとのゲームとムーブBのあとのゲームで、番号が同じで出目がそろえてあるものです。数えるのは結果の差だけです。',
  coupling:
    'AとBが同じくらい幸運になるように、Aの出目からBの出目を決める方法です。Bの出目がそれだけ見て公平なら、変わるのは差がわかるまでの速さだけで、差そのものは変わりません。',
  correlation:
    'AとBの結果がどれだけいっしょに動くかを示します。いつもいっしょに上下すれば1、互いに無関係なら0で、高いほど差のばらつきは小さくなります。',
};
