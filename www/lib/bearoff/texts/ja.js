// Japanese texts shared by the labs of bear-offs: positions, their IDs, players and evaluators.

/** @type {typeof import('./en.js').editor} */
export const editor = {
  label: '両者のインナーボード（ポイントごと）',
  point: (side, point) => `${side}の${point === '1' ? 'エース' : point}ポイント`,
  checkers: (n) => `${n}枚`,
  tap: 'ポイントを押すと',
  modes: { add: '1枚置く', remove: '1枚取る' },
  hint: 'Shiftキーを押しながらクリックすると逆になります。キーボードでは、左右の矢印でポイントを選び、上下の矢印か+と−、または数字で枚数を変えます。',
  tooMany: (side, most) =>
    `${side}のチェッカーは全部で15枚なので、ここに置けるのは${most}枚までです。先にほかのポイントから取ってください。`,
  allPlaced: (side) => `${side}のチェッカーは15枚とも盤上にあります。先にほかのポイントから1枚取ってください。`,
  choose: '見どころのあるポジション',
  own: '自分で作ったポジション',
  id: 'ポジションIDまたはXGID',
  use: '並べる',
  paste: '貼り付け',
  notPasted: 'ブラウザーの設定により、クリップボードを読めません。欄に直接貼り付けてください。',
  nothingCopied: 'クリップボードに文字がありません。先にIDをコピーしてください。',
  xgid: 'XGID',
  roll: '手番',
  swap: '両者を入れ替える',
  clear: '盤面を空にする',
};

/** @type {typeof import('./en.js').positions} */
export const positions = {
  article: {
    title: '記事のポジション（エースポイントに4枚）',
    about:
      'Xの勝率はちょうど3/8、37.5%です。GNU Backgammonのニューラルネットだけでは47.6%と、10ポイントも違います。' +
      '同じネットを使っても、分散減少法のロールアウトは37.5%に落ち着きます。',
  },
  doublesOnly: {
    title: 'ゾロ目なら勝ち',
    about:
      'Xは6通りのゾロ目で勝ち、ほかの出目では負けます。勝率は1/6です。+83.3が6回と−16.7が30回で、足すとゼロになります。',
  },
  lastRoll: {
    title: '一振りで決まる',
    about:
      '4ポイントと3ポイントに1枚ずつ、次の手番はありません。2枚とも上がれる出目は36通りのうち17通り、勝率47.2%です。' +
      '同じ7ピップでも、5と2なら19通り、6と1なら15通りになります。',
  },
  fiveTwo: {
    title: '2枚ずつ',
    about: 'Xの勝率はちょうど1805/2916、61.9%です。手計算で確かめられる小ささで、しかも一目ではわかりません。',
  },
  wastage: {
    title: 'ピップは同じでも',
    about:
      '両者とも6ピップで、Xの手番です。それでもXの勝率は209/1296、16.1%しかありません。エースポイントの6枚を上げるには' +
      'ゾロ目がなければ3回かかり、大きな目を出しても1の目と同じ枚数しか上がれないからです。',
  },
  gap: {
    title: '山とギャップ',
    about:
      '両者とも4枚、14ピップ。Xは6ポイントとエースポイントに2枚ずつで、間が空いています。勝率は69.1%です。' +
      '両者を入れ替えてなだらかな形になると、81.1%になります。',
  },
  fourEach: {
    title: '4枚ずつ',
    about:
      '両者が最善のムーブを選べば、Xの勝率は65.861%。両者がいつも残りピップの最も少ないムーブを選ぶと64.291%です。' +
      '分散減少法が取り除くのは運で、ミスではありません。',
  },
  sixEach: {
    title: '6枚ずつ',
    about: 'Xの勝率は55.880%です。ここで正確な答えを計算できるのは、この枚数までです。',
  },
  tenEach: {
    title: '10枚ずつ',
    about: 'Xは31ピップ、Oは33ピップ。照らし合わせる正確な答えはなく、ロールアウトで答えを出します。',
  },
  fifteenEach: {
    title: '15枚ずつ',
    about:
      'まだ1枚も上がっていません。Xは59ピップで手番、Oは57ピップです。どちらが有利でしょうか。ロールアウトが答えを出します。',
  },
};

/** @type {typeof import('./en.js').refusals} */
export const refusals = {
  tooMany: (side, count) => `${side}のチェッカーが${count}枚になります。15枚までにしてください。`,
  finished: (side) => `${side}のチェッカーがなく、ゲームはもう終わっています。直前のポジションのまま計算します。`,
  empty: '盤上にチェッカーがありません。直前のポジションのまま計算します。',
  unknown: 'ポジションID、XGID、ポジションを含むリンクのどれでもありません。',
  openGammon:
    'これはOpen Gammon IDです。読み取れるのはGNU BackgammonやeXtreme Gammonが表示するポジションIDとXGIDだけです。',
  matchFile:
    'これはマッチファイル（.mat）です。GNU BackgammonかeXtreme Gammonで開いて、その局面のポジションIDかXGIDをコピーしてください。',
  sgf: 'これはSmart Game Format（.sgf）の棋譜です。GNU Backgammonで開いて、その局面のポジションIDをコピーしてください。',
  length: (count) => `ポジションIDは14文字ですが、これは${count}文字です。`,
  places: (count) => `XGIDの盤面は26文字ですが、これは${count}文字です。`,
  character: (at, found) => `${at}文字目の「${found}」は、そこには使えません。`,
  noBoard: 'このポジションIDが表す盤面はありません。',
  noTurn: 'このXGIDには手番が書かれていません。',
  contact: 'まだコンタクトが残っているので、ベアオフのポジションではありません。',
  elsewhere: '全局面のラボで開く',
  notHome: (side, point) => `${side}のチェッカーがまだ${point}ポイントにあり、全部がインナーボードに入ってはいません。`,
};

/** @type {typeof import('./en.js').setAside} */
export const setAside = {
  match: (length, side, points, other, others) => `${length}ポイントマッチ（${side} ${points}、${other} ${others}）`,
  crawford: 'クロフォードゲーム',
  cube: (value) => `キューブ${value}`,
  owned: (value, side) => `キューブ${value}（${side}が所有）`,
  offers: {
    double: (doubler) => `${doubler}のダブル`,
    beaver: (_doubler) => 'ビーバーの提示',
    raccoon: (_doubler) => 'ラクーンの提示',
  },
  roll: (first, second) => `出目${first}-${second}`,
  jacoby: 'ジャコビールール',
  beavers: 'ビーバー',
  unread: '読み取れない部分',
  comma: '、',
  ofGame: (facts) => `使わない情報：${facts}。ここではキューブなしの1ゲームとして、ダイスを振る前から始めます。`,
  ofLink: 'リンクからはポジションだけを読み取りました。',
};

/** @type {typeof import('./en.js').work} */
export const work = {
  database: 'ベアオフの勝率を計算しています…',
  game: '起こりうるゲームをすべて調べています…',
  games: '同じゲームの運を測り直しています…',
  cancel: '中止',
};

/** @type {typeof import('./en.js').board} */
export const board = {
  over: (side) => `${side}がすべてのチェッカーをベアオフして勝ちました。`,
  toRoll: (side, x, o) => `${side}の手番です。残りはXが${x}ピップ、Oが${o}ピップです。`,
};

/** @type {typeof import('./en.js').chosen} */
export const chosen = {
  heading: '出目を見てから選んだ誤差',
  line: {
    before: 'この誤差は',
    chosen: 'ゲームの後で選んだもの',
    after: 'なので、これらのゲームの信頼区間は当てになりません。',
  },
  guide: 'この誤差はこれらのゲームに合わせて選んだので、平均は当てになりません。新しい出目は、この誤差を知りません。',
  newDice: '出目を変える',
  newDiceLabel: '出目を変える（誤差はそのまま）',
  newDiceHint: '誤差はそのままで、同じ数のゲームを新しい出目で進める',
};

/** @type {typeof import('./en.js').evaluators} */
export const evaluators = {
  exact: '正確な勝率',
  oneSided: '片側データベース',
  pipCount: 'ピップカウント',
  even: 'いつも50%',
  backwards: '逆（XとOを取り違え）',
  noisy: '誤差のある勝率',
};

/** @type {typeof import('./en.js').players} */
export const players = {
  exact: '最善のムーブ',
  oneSided: '片側データベース',
  pipCount: 'ピップカウントの勝率',
  even: 'いつも50%',
  fewestPips: '残りピップ最少',
  noisy: '誤差のある勝率',
  backwards: '最悪のムーブ',
};

/** @type {typeof import('./en.js').stage} */
export const stage = {
  heading: '盤',
  label: '盤に表示するもの',
  shows: { position: 'ポジション', game: 'ゲーム' },
  next: 'この盤で次を振る',
  another: 'この盤で次のゲームを始める',
};

/** @type {typeof import('./en.js').map} */
export const map = {
  heading: '36通りの出目',
  none: 'まだポジションがありません。',
  first: '1つ目のダイス',
  die: (n) => `ダイス${n}`,
  noPlay: 'ムーブなし',
  unlucky: '不運',
  lucky: '幸運',
  playIt: (roll) => `この出目でプレイ：${roll}`,
  ends: 'これで終局です。',
  back: '振る前に戻す',
  played: (n) => `${n}回振ったあと`,
  luck: (points) => `運${points}`,
  share: (points) => `×1/36 = ${points}`,
  balance: '「運×確率」を足すとゼロになる',
  unluckyRolls: (n) => `不運な出目${n}通り`,
  luckyRolls: (n) => `幸運な出目${n}通り`,
  together: (points) => `合わせて${points}`,
};
