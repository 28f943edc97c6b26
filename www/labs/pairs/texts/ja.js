// Japanese texts of the lab of pairs and its page, with the shared ones.

import { board, editor, evaluators, refusals, setAside, work } from '../../../lib/bearoff/texts/ja.js';
import { ja as shared } from '../../../lib/i18n/ja.js';
import { pairsGlossary } from '../../../lib/pairs/texts/ja-glossary.js';
import { pairs } from '../../../lib/pairs/texts/ja.js';

/** @type {typeof import('./en.js').couplings} */
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

/** @type {typeof import('./en.js').experiment} */
export const experiment = {
  heading: 'Kocaの実験',
  intro:
    '答えのわかっているポジションで短いロールアウトを何度も行い、ダイスのそろえ方ごとに、どれだけ外れるかを比べる実験です。棒は、差A − Bの平均がそこに来たロールアウトの回数です。',
  pairs: '1回のペア数',
  rollouts: 'ロールアウトの回数',
  start: '始める',
  cancel: '中止',
  progress: (share) => `${share}まで終了`,
  badPairs: (most) => `1から${most}までの整数を入力してください。`,
  badRollouts: (most) => `2から${most}までの整数を入力してください。`,
  tooMany: (n, most) => `合わせて${n}ペアになります。${most}ペアまでにしてください。`,
  reduced: '運を引く',
  done: (rollouts, pairs) => `${pairs}ペアのロールアウト${rollouts}回の結果`,
  label: 'そろえ方ごとの、ロールアウトの差のばらつき',
  description: (panels) => `そろえ方ごとのヒストグラムを、同じ目盛りで並べたものです。${panels}。`,
  panel: (name, note) => `${name}：${note}`,
  and: '、',
  trap: (name) => `${name}（偏りあり）`,
  note: (mean, sd) => `平均${mean}、標準偏差${sd}`,
  expected: (mean, sd) => `（理論値${mean}、${sd}）`,
  exact: (value) => `正確な差${value}`,
};

/** @type {typeof import('./en.js').pair} */
export const pair = {
  title: (n) => `第${n}ペア`,
  none: 'まだペアがありません',
  play: (play) => `ムーブ${play}：`,
  board: (play, position) => `ムーブ${play}のあと：${position}`,
  toRoll: (side) => `${side}の手番…`,
  turn: (side, play) => `${side}は${play}`,
  rank: (n) => `36通り中${n}番目`,
  // A range stays in one line.
  tied: (n, first, last) => `36通り中${n}番目（${first}〜\u2060${last}番目は同じ）`,
  rankHint: '1番目が振る側にとって最もよい出目、36番目が最も悪い出目',
  luck: (side) => `${side}の運`,
  over: '終了',
  alone: '終了（残るほうだけが振る）',
  luckBetween: 'ここまでの運（A − B）',
  sum: (name) => `${name}：結果−運`,
};

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  editor,
  evaluators,
  couplings,
  experiment,
  glossary: {
    ...pairsGlossary,
    rotation:
      '36ペアごとに、36通りの最初の出目が、ランダムな順番で1回ずつ出ます。見積もりに頼らずに、最初の出目の運を取り除けます。',
  },
  guide: {
    ...shared.guide,
    start: 'ムーブAはBよりよいでしょうか。別々のダイスで1,000回ずつロールアウトして、差を見ましょう。',
    roll: '1,000ペア進める',
    rollOn: '1,000ペアまで進める',
    independent: (mean, half) =>
      `A − Bは${mean}±${half}。別々のダイスでは、まだはっきりしません。Bの出目の順位をAに合わせてみましょう。`,
    couple: '出目をそろえる',
    coupled: (plain, plainHalf, reduced, half) =>
      `同じAのゲームで、出目をそろえると${plain}±${plainHalf}、運を引くと${reduced}±${half}。運をもっと近づければどうでしょうか。`,
    trap: '運を最も近づける',
    nearest:
      '幅は狭くなりますが、Bの出目は公平でなくなり、収束先がずれることがあります。最後に、このポジションそのものを見てみましょう。',
    biased: (limit, truth) =>
      `幅は狭くなりますが、Bの出目は公平でなくなり、収束先は${limit}、真の差は${truth}です。最後に、このポジションそのものを見てみましょう。`,
  },
  pair,

  page: {
    title: 'Rollout Lab：どちらのムーブがよいか、出目をそろえたバックギャモンのロールアウト',
    description:
      'バックギャモンの1つの出目の2つのムーブを、同じくらい幸運になるように出目をそろえてペアでロールアウトするページです。' +
      'Bob Kocaが2009年に提案した分散減少法（バリアンスリダクション）を、正確な答えと並べて確かめられます。',
    name: 'ペア',
    question: '2つのムーブのどちらがよいか、何ゲームでわかるのか',
    heading: 'ムーブAは、ムーブBよりよいのか',
    lead: '同じくらい幸運なペアにして両方をロールアウトし、差を見てください。',
    staticIntro:
      'このページでは、1つの出目の2つのムーブを並べてロールアウトします。両方の出目をそろえて、一方のn番目のゲームが' +
      '幸運なら他方のn番目も同じくらい幸運になるようにするので、残るのはムーブの差です。両者とも6枚以下なら、正確な答えも計算します。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    // prose: sentence-length — titles of sources are long
    about:
      '<h2>対応のあるペアとは</h2>' +
      '<p>デュプリケート・ブリッジでは、どのテーブルにも同じカードが配られます。よいカードも悪いカードも全員に共通なので、' +
      '最後に残る差はプレイの差です。統計では、こうした結果を<em>対応がある</em>といいます。両方に共通なものは、差をとると消えます。' +
      '夫は妻より背が高いかを知りたければ、夫婦ごとに測り、その差を平均すればよいのです。</p>' +
      '<p>2つのムーブを比べるロールアウトにも、これが使えます。ダイスは気まぐれで、ムーブの差はわずかです。別々のダイスで' +
      'ロールアウトすると、何千ゲーム進めても、見えるのはたいていどちらのダイスがよかったかです。そこで、Aの1番目のゲームと' +
      'Bの1番目のゲームを<b>ペア</b>にして、両方に同じくらいの運を与え、<em>差を</em>平均します。ムーブについては何も仮定しません。' +
      'AだけBだけを見たときにそれぞれのダイスが公平なら、差の平均は真の差に収束します。AとBの出目がどう結びついているかは、収束の速さにしか' +
      '影響しません。</p>' +
      '<p>いちばん簡単な<b>そろえ方</b>は、両方に同じ出目を与えることです（統計でいう共通乱数法）。ただし5-5は、Aのあとではよい目でも、' +
      'Bのあとでは悪い目かもしれません。2009年3月、Bob KocaはGNU Backgammonの開発者たちに、もっとよい方法を提案しました。ムーブごとに' +
      '36通りの出目に順位をつけ、Aが7番目によい目を振ったら、Bにも7番目によい目を与えるのです。彼はだれかにプログラムしてほしいと頼み、' +
      '効果を確かめる実験も示しました（このページの下にあります）。同じ議論では、<em>運</em>がAに最も近い出目をBに与える案も出ました。' +
      'さらによさそうですが、それではBの出目に出やすいものと出にくいものができてしまいます。公平なダイスだけは手放せません。' +
      '<span class="request">収束先を確かめてみてください。</span></p>' +
      '<p>そろえ方の効果は、ポジションによります。レースでは「同じダイス」と「順位でそろえる」にほとんど差がないことが多く、順位づけが粗いとたいてい悪くなります。' +
      'ふつうのロールアウトには必ず役立つ「運を引くこと」も、よくそろえたペアではばらつきをかえって<em>増やす</em>ことがあります。' +
      'そこでこのページでは、ポジションごとにどれが最善かを計算します。</p>' +
      '<h2>出典</h2>' +
      '<p>Bob Koca「<cite>A new variance reduction technique</cite>」' +
      '（<a href="https://lists.gnu.org/archive/html/bug-gnubg/2009-03/">bug-gnubg</a>とbgonline.org、2009年3月）。' +
      'いつ見ても同時に成り立つ区間は、Ian Waudby-SmithとAaditya Ramdasの「<cite>Estimating means of bounded random variables by ' +
      'betting</cite>」（2024年）によります。1ペアの結果の限界がわからないときは、Ian Waudby-Smithほか' +
      '「<cite>Time-uniform central limit theory and asymptotic confidence sequences</cite>」（2024年）によります。' +
      'David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」（GammOnLine、2000年2月）。' +
      'このページの文章とプログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: 'ゲームを進めるのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: 'ゲームを進めるプログラムを読み込めませんでした。',
  },

  work: { ...work, games: '同じペアをもう一度進めています…' },
  exactWork: 'そろえたペアの正確なばらつきを計算しています…',

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  opening: {
    ...shared.opening,
    rolling: (n) => `このリンクの${n}ペアを進めています…`,
    more: (n, rolled) => `このリンクは${n}ペア進めた状態を開きます。いま${rolled}ペアまで進みました。`,
  },

  game: {
    ...shared.game,
    over: '終了',
    step: (side, a, b) => `${side}、Aでは${a}、Bでは${b}`,
    luckOf: '運の差A − B',
    heard: (turn, luck) => `${turn}、運の差は${luck}。`,
    heardOver: (luck, result, reduced) => `A − B：運${luck}、結果${result}、結果−運${reduced}。`,
  },

  controls: {
    ...shared.controls,
    rollOne: '1ペア進める',
    rollByRoll: '一手番ずつ',
    rollNext: '次の手番',
    addLabel: (shown, n) => `${shown}：さらに${n}ペア進める`,
    speeds: { ...shared.controls.speeds, 1: '1ペア/秒' },
    rewindHint: '0ペアに戻す（次も同じ出目になる）',
    undoHint: '前のペアを、同じ出目でもう一度進める',
    newDiceHint: '0ペアに戻し、シードを新しくする',
  },

  known: {
    ...pairs.known,
    trap: 'ただし、この出目には偏りがあるので、間違いかもしれません。',
  },

  decision: {
    heading: 'どのムーブか',
    position: '振る前のポジション',
    roll: '出目',
    choose: '見どころのある選択',
    own: '自分で作った選択',
    kinds: {
      first: 'まずはここから',
      'takes-long': '差がわかるまで長くかかる',
      'obvious-is-wrong': '見た目のよいムーブが間違い',
    },
    close: (checkers, roll) => `${checkers}枚ずつ、${roll}`,
    plays: 'この出目のすべてのムーブ（よい順）',
    play: 'ムーブ',
    value: '勝率',
    lost: '損失',
    best: '最善',
    pick: pairs.pick,
    chance: (percent) => `${percent}%`,
    exact: (n) => `${n}通り、正確なデータベースによる勝率です。`,
    oneSided: (n) => `${n}通り、片側データベースによる勝率です。どちらかが7枚以上なので、正確な勝率はわかりません。`,
    chooseBoth: 'AとBを選んでください。',
    onlyOne: pairs.onlyOne,
  },

  settings: {
    coupling: pairs.coupling,
    trap: '落とし穴',
    about: {
      ...pairs.about,
      nearest: '運がAに最も近い出目をBに与えます。出やすい目ができるので、偏りがあります。',
    },
    evaluator: '運の見積もり',
    ranking: '出目の順位づけ',
    rotation: '最初の出目を36ペアで一巡させる',
    noise: (n) => `誤差は最大${n}ポイント`,
    otherErrors: '別の誤差にする',
  },

  otherLab: 'このポジションをロールアウトする',

  readout: {
    ...shared.readout,
    games: 'ペア数',
    worth: '1ペアは別々のダイスの',
    worthUnit: (_n) => 'ペア相当',
    worthNone: '1ペアの価値',
    worthInfinite: '1ペアで正確',
    heading: '差A − B（ポイント）、運を引かない場合と引いた場合',
    sd: '1ペアの標準偏差',
    equivalent: '別々のダイス・分散減少なしの何ペア相当',
    unreliable: '30ペア未満では、この区間は大まかな目安です。',
  },

  chart: {
    ...shared.chart,
    label: '差A − Bの推移：運を引かない場合と引いた場合',
    description: (_unit) =>
      '横軸はペア数、縦軸は勝率の差A − B（ポイント）の平均です。左右の矢印キーで各ペア数の値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    xAxis: 'ペア数',
    noGames: 'まだペアがありません',
    reading: (pairs) => `${pairs}ペア後`,
    truth: (value) => `真の差${value}`,
    luck: '運の差A − Bの平均',
    luckLabel: '1ペアあたりの運の差A − Bの平均',
    luckDescription: '横軸はペア数、縦軸は分散減少なしの差から分散減少ありの差を引いた値（ポイント）です。',
    bandNote: '帯は、それぞれの差から求めた95%信頼区間です（30ペアから）。',
    alwaysNote:
      'その外側の細い線は、どのペア数でも同時に成り立つ95%の範囲です。いつ止めてもかまいません（100ペアから）。',
    funnelNote:
      '破線は、ペア数を1つ決めて見たときに、100回のロールアウトのうち95回が入ると理論が示す範囲です。' +
      '途中のどこかでは、たいてい一度は外に出ます。',
    allTables: 'すべてのそろえ方',
  },

  bet: {
    ...shared.bet,
    known: '',
  },

  games: {
    empty: 'まだペアがありません。',
    heading: 'ペアの一覧',
    caption: '各ペアの最初の出目と両方のムーブの結果',
    downloadHint: (n) => `最初の${n}ペアのすべての出目を表計算ソフト用に保存`,
    columns: {
      game: ['ペア', '#'],
      firstA: ['Aの最初の出目', 'Aの出目'],
      firstB: ['Bの最初の出目', 'Bの出目'],
      a: ['A', 'A'],
      b: ['B', 'B'],
      result: ['A − B', 'A − B'],
      totalLuck: ['運の差A − B', '運'],
      reduced: ['結果−運、A − B', '結果−運'],
    },
    listedNewest: (listed, n) => `${n}ペアのうち最新の${listed}ペアです。合計と平均は全体のものです。`,
    listedFirst: (listed, n) => `${n}ペアのうち最初の${listed}ペアです。合計と平均は全体のものです。`,
  },

  many: {
    intro: '',
  },

  sentence: {
    ...shared.sentence,
    start: 'まだペアがありません。破線は、2つのロールアウトの差がふつうどこまで外れるかを、前もって示しています。',
    now: (pairs, plain, reduced) =>
      `${pairs}ペア：A − Bは分散減少なしで${plain}ポイント、運を引いて${reduced}ポイント。`,
    perfect: 'どの1ペアからも正確な差が出ます。',
    same: 'この出目の情報量は、別々のダイスと同じです。',
    faster: (n) => `1ペアが、別々のダイスで運を引かない場合の${n}ペアに相当します。`,
    slower: (n) => `1ペアが、別々のダイスで運を引かない場合の${n}ペアにしか相当しません。`,
    biased: (limit, points) => `Bの出目が公平でないので、差は${points}ポイントずれた${limit}に向かっています。`,
  },
};
