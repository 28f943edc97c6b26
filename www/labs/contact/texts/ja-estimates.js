// The texts of the table that compares evaluators, in Japanese.

/** @type {typeof import('./en-estimates.js').estimates} */
export const estimates = {
  heading: '運を測る効果と、その手間',
  estimate: '運の見積もり',
  worth: '1ゲームは分散減少なしの何ゲームに相当するか',
  cost: '手間は分散減少なしの何ゲーム分か',
  perSecond: '同じ時間あたりの価値',
  choose: 'その見積もりでゲームを進めると、行に値が入ります。「運の見積もり」で選ぶと、同じゲームをもう一度進めます。',
  note: '同じ時間あたりの価値が1を超えれば、運を測るほうが得です。1より小さければ、同じ時間で測らずに多く進めるほうが得です。',
  time: 'このコンピューターで速さを測る',
  timing: '測っています…',
  untimed: '手間はコンピューターによって違い、測るまでわかりません。',
  timed: (rate) =>
    `最初の1ゲームで測りました。どのゲームも同じ長さなら、このコンピューターのプロセッサー1つで、分散減少なしで毎秒${rate}ゲーム進みます。`,
};
