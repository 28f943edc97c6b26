// Texts of the worksheet in Japanese.

/** @type {import('./en.js').WorksheetTexts} */
export const ja = {
  language: 'ja',
  title: 'プリント：バックギャモンの運を手で計算する',
  description:
    '印刷して使う1枚のプリント。10ゲームと運の表、バックギャモンの分散減少法（バリアンスリダクション）についての6つの問い。書かれたダイスの答えも見られます。',
  heading: '運を手で計算する',
  question: '10ゲームと運の表と鉛筆で、運を引くと何が残るか？',
  name: '名前',
  date: '日付',
  show: '答えを記入',
  shown: '書き込む欄に答えが入りました。印刷にも出ます。閉じると隠れます。',
  otherDice: '別のダイス',
  print: '印刷',
  trouble: 'そのシードのゲームを作れませんでした。下のプリントは、そこに書かれたシードのゲームです。',

  board: '局面：Xはエースポイントに4枚を残して手番、Oは6ポイントに1枚を残しています。',
  rules: (win, loss) =>
    'Xの手番です。ゾロ目なら4枚ともベアオフしてXの勝ち。ゾロ目でなければ2枚が残り、Oが1回だけ振ります。Oがベアオフすれば' +
    `Oの勝ち、失敗すればXの勝ちです。Xの勝ちを${win}、負けを${loss}と数えます。`,
  table: 'でたらめに作った運の表',
  event: '出目',
  rolls: '何通り',
  luck: 'Xの運',
  cells: {
    doubles: 'X：ゾロ目',
    noDoubles: 'X：ゾロ目以外',
    oFails: 'O：失敗',
    oBearsOff: 'O：ベアオフ成功',
  },

  games: 'すでに終わった10ゲーム',
  columns: {
    game: 'ゲーム',
    x: 'X',
    o: 'O',
    result: '結果',
    luck: '運',
    reduced: '結果−運',
    turned: '逆の運（符号を反転）',
    turnedReduced: '結果−逆の運',
  },
  sum: '合計',
  average: '平均',

  meanOf: (terms, all, mean) => `(${terms}) ÷ ${all} = ${mean}`,
  questions: {
    zero: (all) => `Xの出目${all}通りの運を平均するといくつですか。Oの出目ではどうですか。`,
    fill: '各ゲームの運（XとOの出目の運の合計）と、結果からそれを引いた値を書き入れ、合計と平均も求めなさい。',
    nearer: (truth) => `この局面のXの勝率は${truth}です。どちらの平均のほうが近いですか。いつもそうなりますか。`,
    turn: (doubles) =>
      `運の表の符号をすべて逆にします（ゾロ目は${doubles}など）。第1〜3ゲームを右の2列で計算し直しなさい。長い目で見て変わるのは、` +
      '平均ですか、ばらつきですか、それとも両方ですか。',
    broken: (doubles) => `元の表に戻し、ゾロ目の運だけを${doubles}にします。「結果−運」の平均はどこに収束しますか。`,
    interval: (plain, reduced) =>
      `1ゲームの標準偏差は、結果が${plain}、「結果−運」が${reduced}です。平均 ± 1.96 × 標準偏差 ÷ √10 で、両方の95%信頼区間を求めなさい。` +
      'より多くのことがわかるのはどちらですか。どこまで信じてよいですか。',
  },
  nearer: (which, plain, reduced, often, rollouts) =>
    ({
      plain: `今回は結果の平均です（${plain}。「結果−運」は${reduced}）。`,
      reduced: `「結果−運」の平均です（${reduced}。結果は${plain}）。`,
      neither: `どちらも同じだけ離れています（${plain}と${reduced}）。`,
    })[which] +
    `いつもとは限りません。10ゲームのロールアウト${rollouts}回のうち、「結果−運」が近いのは${often}回です。`,
  turn: (mean, turned, sd, plain) =>
    `ばらつきだけです。平均が${mean}に近づくことは変わらず、1ゲームの標準偏差は${turned}（元の表では${sd}、運を引かなければ${plain}）です。`,
  broken: (luck, truth, limit) =>
    `1ゲームあたり${luck}ポイント、ありもしない運を引くことになります。${truth} − ${luck} = ${limit}。`,
  interval: (plain, reduced, worth, covers) =>
    `結果は${plain}、「結果−運」は${reduced}。長い目で見て狭いのは後者で、運を引いた1ゲームは分散減少なしの${worth}ゲームに相当します。ただし10ゲームでは、` +
    `結果の区間が正しい値を含む割合は${covers}にとどまります。`,
  both: (x, o) => `X：${x}、O：${o}`,
  range: (low, high) => `${low}〜${high}`,
  seed: 'シード',
  answersAt: '答え：',
};
