// Japanese texts that play with and without the cube have in common, with those of all labs. The sides are X and O.

import { board, editor, positions, refusals, setAside, work } from '../../../lib/bearoff/texts/ja.js';
import { ja as shared } from '../../../lib/i18n/ja.js';
import { readout as rows } from '../../../lib/i18n/ja-below.js';

/** @param {string} point */
const pointName = (point) => (point === '1' ? 'エースポイント' : `${point}ポイント`);

/** @type {typeof import('./shared-en.js').en} */
export const ja = {
  ...shared,
  editor,
  positions,
  refusals,
  setAside,
  work,

  failure: {
    ...shared.failure,
    noWasm: 'ダイスを振って運を測るのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'このプログラムに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: 'ダイスを振って運を測るプログラムを読み込めませんでした。',
  },

  board: { ...shared.board, ...board },

  play: {
    label: '手番の側のポイント',
    point: (point, checkers) => `${pointName(point)}、${checkers}枚`,
    canGo: (point, targets) => `${point}：${targets}へ動かせます`,
    off: 'ベアオフ',
    position: (x, o) => `Xは${x}。Oは${o}。`,
    on: (point, checkers) => `${pointName(point)}に${checkers}枚`,
    none: '残りなし',
    and: '、',
    begin: 'ゲームを始める',
    next: '次のゲーム',
    only: '1つしかないムーブで進める',
    done: '決定',
    undo: '戻す',
    swap: '目の順を替える',
    abandon: 'このゲームをやめる',
    abandonHint: '数に入りません。同じ出目はもう出ません',
    askAbandon: 'このゲームをやめますか。数に入らず、同じ出目はもう出ません。',
    abandonIt: 'やめる',
    playOn: '続ける',
    forced: '選択の余地がないムーブは自動で進める',
    clicks:
      'チェッカーを押すと大きい目で動きます。ドラッグもできます。ダイスを押すと目の順が替わり、すべて使ったあとなら' +
      '手番が終わります。',
    keys:
      'キーボードでは、左右の矢印でポイントを選び、1〜6でそのポイントから動かします。Sで目の順を替え、Uで戻し、Enterで' +
      '決定します。',
    youRolled: (roll, luck) => `あなたの目は${roll}、Xの運は${luck}です。`,
    rolled: (side, roll, luck) => `${side}の目は${roll}、Xの運は${luck}です。`,
    ready: 'すべての目を使いました。',
    both: (said, more) => `${said}${more}`,
  },

  moves: {
    noChecker: (point) => `${pointName(point)}にあなたのチェッカーはありません。`,
    noDieLeft: 'すべての目を使いました。「決定」で手番を終え、「戻す」で1つ前に戻ります。',
    behind: (die, from, highest) =>
      `うしろの${pointName(highest)}にチェッカーがあるので、${die}の目で${pointName(from)}からベアオフはできません。`,
    tooFar: (from, to) =>
      to === '0'
        ? `残りの目では${pointName(from)}からベアオフできません。`
        : `残りの目では${pointName(from)}から${pointName(to)}へ動かせません。`,
    unfinished: (n) => `あと${n}個の目が残っています。`,
  },

  setup: {
    heading: 'だれがプレイするか',
    hands: 'あなたの側',
    sides: { x: 'X', o: 'O', both: '両方' },
    position: 'ほかのポジション',
    again: '新しい出目でやり直す',
    seed: (seed) => `出目のシード：${seed}`,
    ask: (n) => `初めからやり直すことになり、これまでの${n}ゲームは消えます。`,
    startAgain: 'やり直す',
    keep: 'このまま続ける',
  },

  game: {
    ...shared.game,
    none: 'まだゲームを始めていません',
    turn: (side, turn) => `${side}は${turn}`,
  },

  readout: { ...shared.readout, ...rows, exact: '完璧' },

  verdict: {
    you: 'あなた',
    abandoned: 'ゲームをやめました。数に入りません。',
  },

  mistakes: {
    heading: 'あなたのゲームとミス',
    empty: '終わったゲームはまだありません。',
    none: 'なし',
    count: (n) => `${n}回`,
    show: (game, n) => `第${game}ゲームのミス${n}回`,
    costs: (cost) => `${cost}の損`,
    better: 'よりよいムーブを見る',
    best: (play) => `正解：${play}`,
    abandoned: '中止',
    more: (n) => `前のゲームをさらに表示（あと${n}ゲーム）`,
    abandonedNote: (n) =>
      `${n}ゲームをやめました。形勢の悪いゲームをやめる人の平均は、どちらも高く出すぎます。運を取り除いても直りません。`,
    csv: 'CSVを保存',
    mat: '棋譜を保存',
    matHint: '終わったゲームを、GNU BackgammonやeXtreme Gammonで読めるmatファイルに保存します',
  },

  tiles: {
    perGame: '1ゲームあたり',
    perGameAnd: (side, points) => `1ゲームあたり（${side}は${points}）`,
  },

  chart: {
    ...shared.chart,
    truth: (value) => `完璧なプレイ${value}`,
    label: 'あなたのゲームの平均の推移、分散減少なしとあり',
    bandNote: '帯：あなたのゲームの95%信頼区間。30ゲーム未満は大まかな目安なので、薄く表示。',
  },

  sentence: { ...shared.sentence, start: '終わったゲームはまだありません。' },

  fileNames: { x: 'X', o: 'O' },
};
