// What is said of the couplings beside each other, in Japanese.

import { pairs } from '../../../lib/pairs/texts/ja.js';

/** @type {typeof import('./en-couplings.js').couplings} */
export const couplings = {
  names: { ...pairs.names, nearest: '運が最も近い出目' },
  inWords: {
    independent: '「別々のダイス」',
    same: '「同じダイス」',
    ranked: '「順位でそろえる」（Kocaの方法）',
    nearest: '「運が最も近い出目」',
  },

  heading: '差と、その確かさ',
  plain: '分散減少なし',
  reduced: '分散減少あり',
  mean: '平均',
  se: '標準誤差',
  byPairs: 'A − B（ペアごと）',
  asIndependent: pairs.asIndependent,
  correlation: pairs.correlation,
  printed: (independent, pairs) =>
    `プログラムは、2つのムーブを別々のダイスでロールアウトしたとみなして√(Aの標準誤差² + Bの標準誤差²)、つまり標準誤差${independent}を表示します。` +
    `ペアごとの差から求めると${pairs}です。`,
  toBePrinted:
    'プログラムは、2つのムーブを別々のダイスでロールアウトしたとみなして√(Aの標準誤差² + Bの標準誤差²)を表示します。',

  all: '4つのそろえ方の比較（Aのゲームは共通）',
  coupling: 'そろえ方',
  measured: '実測値',
  exact: '理論値',
  sd: '1ペアの標準偏差',
  correlated: '相関',
  worth: '1ペアは独立な何ペアに相当するか',
  perSecond: '1秒あたり',
  needed: '95%でわかるまでのペア数',
  biased: '偏りあり',
  note: '「何ペアに相当するか」は、別々のダイスで運を引かないペアに換算した数です。「わかるまで」は(1.96 × 標準偏差 ÷ 差)²ペアです。',
  working: (share) => `理論値を計算中（${share}）`,
  unknown: '「–」は、理論値がわからないか、まだ計算が終わっていないことを表します。',
  time: 'このコンピューターで速さを測る',
  timing: '測っています…',
  untimed: '1秒あたりの価値はコンピューターによって違い、測るまでわかりません。',
  timed: (rates) => `このコンピューターのプロセッサー1つで進むペア数（毎秒）は、${rates}です。`,
  rate: (name, rate) => `${name} ${rate}`,
  and: '、',

  verdict: {
    heading: 'ここではどのそろえ方がよいか',
    exact: '理論上のばらつき',
    measured: 'これまでに実測したばらつき',
    best: (source, name, reduced, n) =>
      `${source}によれば、最もよいのは${name}で、運を${reduced ? '引いた' : '引かない'}場合です。1ペアが、別々のダイスで運を引かない` +
      `${n}ペアに相当します。`,
    perfect: (source, name, reduced) =>
      `${source}によれば、最もよいのは${name}で、運を${reduced ? '引いた' : '引かない'}場合です。どのペアにもばらつきが残りません。`,
    plain: (name, n) => `運を引かないなら${name}が最もよく、${n}ペアに相当します。`,
    plainToo: (n) => `運を引かないときも同じそろえ方が最もよく、${n}ペアに相当します。`,
    notKoca: 'いつもKocaの方法が最もよいとはかぎりません。',
    raised: (names) =>
      `${names}では、運を引くとばらつきがかえって大きくなります。AとBがいっしょに幸運になっていれば、差に残る運はわずかで、` +
      `見積もりの誤差が上乗せされるだけだからです。`,
    worse: (names) =>
      `${names}では、運を引くとばらつきがかえって大きくなります。この見積もりなら、引かないほうがましです。`,
    comma: '、',
    and: 'と',
    trap: (limit, truth) =>
      `「運が最も近い出目」は落とし穴です。Bのダイスが公平でなくなるので、どれほど幅が狭くても、${truth}ではなく${limit}に収束します。`,
    trapReduced: (limit) => `運を引くと${limit}に収束します。`,
    noTrap: '「運が最も近い出目」は使えません。ここではたまたま真の差に収束しますが、Bのダイスが公平ではないからです。',
    someTrap:
      '「運が最も近い出目」は落とし穴です。Bのダイスが公平でなくなるので、どれほど幅が狭くても、間違った値に収束することがあります。',
  },

  scatter: {
    heading: 'ペアの散布図（AとB）',
    intro: '対角線の上では、AとBの結果が同じです。2つのムーブを区別できるのは、対角線から外れたペアだけです。',
    a: 'Aの結果',
    b: 'Bの結果',
    both: '両方勝ち',
    onlyA: 'Aだけ勝ち',
    onlyB: 'Bだけ勝ち',
    neither: '両方負け',
    correlation: (correlation) => `相関${correlation}`,
    description: (both, onlyA, onlyB, neither) =>
      `両方勝ち：${both}。Aだけ勝ち：${onlyA}。Bだけ勝ち：${onlyB}。両方負け：${neither}。`,
    cloud: (n) => `最初の${n}ペアから運を引いた結果を、対角線のまわりの点で示しています。`,
    label: 'AとBの結果（ペアごと）',
    first: '点で示すのは、最初の1,000ペアまでです。',
  },
};
