// The titles of the contact lab's example positions, and a note on each, in Japanese.

/** @type {typeof import('./en-positions.js').positions} */
export const positions = {
  opening: {
    title: '開始ポジション',
    about:
      'ゲームの始まりで、Xの手番です。実際のゲームではゾロ目から始まることはありませんが、ここではどの出目も数えます。',
  },
  reply: {
    title: '3-1への返し手',
    about: 'Oが3-1で5ポイントを作り、次はXの手番です。このオープニングにはどれだけの価値があるでしょうか。',
  },
  blitz: {
    title: 'ブリッツ',
    about:
      'Oは2枚がバーにあり、Xは3つのポイントを押さえています。終わり方がさまざまなので、1ゲームの結果は最大6ポイントも振れます。',
  },
  primes: {
    title: 'プライム対プライム',
    about:
      '両者とも5ポイントプライムを持ち、その後ろに2枚ずつ捕まっています。先に崩れたほうが負けますが、ネットワークはなかなか気づきません。',
  },
  backGame: {
    title: 'バックゲーム',
    about:
      'XはOの2ポイントと3ポイントを押さえ、ヒットの機会を待っています。見積もりの苦手なポジションです。それでロールアウトがどうなるかを見てください。',
  },
  acePoint: {
    title: 'エースポイントゲーム',
    about: 'XはOのエースポイントに2枚を残し、Oはベアオフ中です。Xが勝つのはまれで、終盤の一度のヒットで決まります。',
  },
  race: {
    title: 'レース',
    about:
      'もう互いにヒットできず、ピップ数だけの勝負です。ほかのポジションに比べて、ピップカウントがよい見積もりになります。',
  },
};
