// Texts of the walk lab alone, in Japanese, with those of all labs. In the words of the LFICS blog: 評価値, 変形評価値 (X), 酔歩, 非酔歩手 (the
// other moves). A walk is 1回 (の酔歩).

import { ja as shared } from '../../../lib/i18n/ja.js';
import { formula } from '../../../lib/i18n/formula.js';
import { glossary } from './ja-glossary.js';
import { guide } from './ja-guide.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  sides: { x: '先手', o: '後手' },
  glossary,
  guide: { ...shared.guide, ...guide },

  page: {
    title: 'Rollout Lab：コンピュータ将棋の評価値と酔歩、その尺度を確かめる',
    description:
      'コンピュータ将棋の評価値のモデルを確かめるページです。対局を2つの境界の間の酔歩とみなしてロールアウトし、評価値をどんな尺度で勝率とみるかによって' +
      '分散減少法の効きめがどう変わるかを示します。手数、モーメント、勝率の理論値もあります。',
    name: '酔歩',
    purpose: '評価値の尺度',
    question: '優劣の順序だけを示す評価値で、運はどこまで測れるのか',
    heading: '評価値で、運はどこまで見えるか',
    lead: '将棋の対局を酔歩（すいほ）とみます。どの尺度で運を測って引いても、答えは偏らず、収束の速さだけが変わります。',
    staticIntro:
      'このページでは、いちばん小さなゲームをロールアウトします。0から始まる数が、1手ごとにランダムに動き、+1か−1に届いたら勝負がつきます。' +
      '1手ごとの運を8種類の尺度で測り、それぞれがどれだけ役に立つかを正確に示します。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p>将棋ソフトは、どちらがどれだけ優勢かを評価値で示します。+300、−1200という具合です。コンピュータ将棋基礎情報研究所（LFICS）の' +
      'ブログは2016年、この数が対局の中でどう動くかを調べ、次のモデルにたどり着きました。変形評価値<b>X</b>は0から始まり、' +
      '1手ごとに正規分布の乱数が加わります。+1に届けば先手の勝ち、−1なら後手の勝ちです。1局の手数は、この酔歩の手数と、勝敗に関わらない非酔歩手の数の' +
      '和です。1手の動きの大きさA、非酔歩手の数の平均Mと標準偏差S、この3つだけで、何千局もの手数の分布をよく表せます。</p>' +
      '<p>この酔歩は、ロールアウトできるいちばん小さなゲームでもあります。指し手を選ぶ余地はなく、すべてが運です。だからこそ、<b>分散減少法</b>の' +
      'しくみがいちばんよく見えます。1手ごとに、勝率の変化から、その手の前に見込まれた平均の変化を引き、それを1局分合計して結果から引きます。' +
      '勝率の代わりにXのどんな関数を使っても、運の平均はどの手の前でもゼロですから、ロールアウトは偏りません。符号が逆でも' +
      '同じです<span class="request">（試せばわかります）</span>。違うのはばらつきがどれだけ消えるかで、それを決めるのが<b>尺度</b>です。</p>' +
      '<p>指し手を選ぶだけなら、評価値は局面の<em>優劣の順序</em>を示せば足ります。統計学でいう順序尺度です。運は局面と局面の差ですから、' +
      '間隔尺度、つまり互角のときの100点と優勢のときの100点が同じ意味をもつ尺度でなければなりません。プロの棋譜に合わせたモデルでは、評価値を' +
      'そのまま勝率とみると、1回の酔歩は分散減少なしの4.5回にしか相当しませんが、同じ評価値を較正すると4,700回を超えます。どちらが優勢かだけの' +
      '尺度は、運をまったく引かないより悪く、引く割合を減らしてはじめて役に立ちます。</p>' +
      '<p>理論値は、乱数ではなく、酔歩に沿った積分方程式を解いて求めています。勝率、平均手数、尺度ごとに残るばらつきがそうです。' +
      'ロールアウトは、それと比べるためにあります。</p>' +
      '<h2>出典</h2>' +
      '<p>モデル、2組の数値、比較に使うガンマ分布：<a href="https://lfics81.techblog.jp/archives/cat_6768.html">LFICS（コンピュータ将棋基礎情報研究所）のブログ</a>、2016年12月（2016年12月31日と2017年1月3日の追記）。' +
      '尺度の区別：Stevens「<cite>On the Theory of Scales of Measurement</cite>」（Science、1946年）。鏡像の酔歩：Hammersley、' +
      'Morton「<cite>A new Monte Carlo technique</cite>」（1956年）。分散減少法：David Montgomery「<cite>' +
      '<a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」（GammOnLine、2000年2月）。このページの文章とプログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: '酔歩を進めるのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: '酔歩を進めるプログラムを読み込めませんでした。',
    stopped: '酔歩を進めるプログラムがエラーで止まりました。これ以上は進められません。',
  },

  opening: {
    ...shared.opening,
    rolling: (n) => `このリンクの酔歩を${n}回進めています…`,
    more: (n, rolled) => `このリンクは${n}回進めた状態を開きます。いま${rolled}回まで進みました。`,
    roll: (n) => `残りの${n}回も進める`,
    leave: 'ここで止める',
  },

  walk: {
    limits: ['−1', '0', '+1'],
    moves: (n) => `${n}手`,
    drawn: (n) => `${n}手までのX（−1から+1まで）。後ろの薄い線は前の酔歩`,
    drawnNone: '横軸は手数、縦軸はX（−1から+1まで）。まだ酔歩がありません',
    toMove: '次の手…',
    earlier: (n) => `その前の${n}手は省略`,
    move: (before, after) => `X ${before} → ${after}`,
    decides: (before, after, sente) => `X ${before} → ${after}：${sente ? '先手' : '後手'}の勝ち`,
    shareOfLuck: (share) => `運×${share}`,
  },

  game: {
    ...shared.game,
    title: (n) => `第${n}回`,
    none: 'まだ酔歩がありません',
    luckOf: '運',
    heard: (move, luck) => `${move}、運は${luck}。`,
  },

  controls: {
    ...shared.controls,
    rollOne: '1回進める',
    rollByRoll: '1手ずつ',
    rollNext: '次の手',
    addLabel: (shown, n) => `${shown}：さらに${n}回進める`,
    speeds: { ...shared.controls.speeds, 1: '1回/秒' },
    rewindHint: '0回に戻す（次も同じ酔歩になる）',
    undoHint: '前の酔歩を、同じシードでもう一度進める',
    newDice: '乱数を変える',
    newDiceHint: '0回に戻し、シードを新しくする',
    undoLabel: { ...shared.controls.undoLabel, newDice: '元に戻す：乱数の変更' },
  },

  model: {
    label: '対局',
    presets: { professional: 'プロの棋譜', floodgate: 'floodgateの棋譜', yours: '自分の設定' },
    labels: { a: 'A：1手の標準偏差', m: 'M：非酔歩手の数', s: 'S：その標準偏差' },
    problems: {
      a: '0.05から1までの数を入力してください（1で勝負がつきます）。それまでは直前の値のままです。',
      m: '0から10,000までの手数を入力してください。それまでは直前の値のままです。',
      s: '0から1,000までの手数を入力してください。それまでは直前の値のままです。',
    },
  },

  settings: {
    outcome: '調べること',
    outcomes: { win: 'どちらが勝つか', length: '何手かかるか' },
    scale: '評価値の尺度',
    evaluator: '残り手数の見積もり',
    share: '引く運の割合',
    best: (percent) => `最適：${percent}%`,
  },

  scales: {
    names: {
      calibrated: '較正した勝率',
      linear: formula('(1 + X) / 2'),
      centipawns: '評価値そのまま',
      pawns: '歩単位に丸めた評価値',
      threeLevels: '優勢・互角・劣勢',
      sign: 'どちらが優勢かだけ',
      steep: '急すぎる換算',
      reversed: '符号が逆',
    },
    about: {
      calibrated: `${formula('1/2 + X / 2(1 + 0.5826 A)')}。Xからの勝率にほぼ等しく、残るばらつきは、この直線からのずれの分だけです。`,
      linear:
        'Xをそのまま勝敗の見込みとみます。スケール600のロジスティック曲線でVを変換した値ですが、酔歩の勝率そのものではありません。酔歩は±1を少し行き過ぎて終わるので、±1の近くでは強気すぎます。',
      centipawns: `ソフトの示す評価値${formula('V = 1200 artanh X')}を±3000で打ち切り、0から1までの勝率に直線で換算します。互角での100点も優勢での100点も、同じ重みになります。`,
      pawns: '評価値を歩1枚（100点）の単位に丸め、Xに戻して較正します。目盛りは粗くても、尺度は正しいままです。',
      threeLevels: `勝率を4分の1、2分の1、4分の3のどれかとみます。境目は${formula('X = ±0.33')}です。`,
      sign: 'Xの符号だけを見て、勝率を4分の1か4分の3とみます。2段階しかない順序尺度です。',
      steep: `${formula('1/2 + tanh(3X) / 2')}。わずかな優勢を勝ちとみなします。`,
      reversed: '較正した勝率の、先手と後手を入れ替えたものです。幸運を不運と取り違えることになります。',
    },
  },

  evaluators: {
    names: { exact: '正確', calibrated: '較正した放物線', quadratic: formula('(1 − X²) / A²') },
    about: {
      exact: 'Xからの平均手数そのものです。どの1回からも正確な平均が出ます。',
      calibrated: `${formula('((1 + 0.5826 A)² − X²) / A² + 1/4')}という放物線です。酔歩が行き過ぎる分だけ、境界を外側に置きます。`,
      quadratic: '1手の動きが限りなく小さいとしたときの平均手数です。',
    },
  },

  readout: {
    ...shared.readout,
    games: '回数',
    worth: '1回は分散減少なしの',
    worthUnit: (_n) => '回相当',
    worthNone: '1回の価値',
    worthInfinite: '1回で正確',
    sd: '1回の標準偏差',
    // Where it has to, it breaks in the middle.
    equivalent: '分散減少なし\u200b何回相当',
    unreliable: '30回未満では、この区間は大まかな目安です。',
  },

  chart: {
    ...shared.chart,
    label: '分散減少なしとありのロールアウト：平均の推移',
    description: ({ name }) =>
      `横軸は回数、縦軸は${name === 'moves' ? '酔歩の手数' : '先手の勝率（%）'}の平均です。左右の矢印キーで各回数の値を読み、` +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    xAxis: '回数',
    noGames: 'まだ酔歩がありません',
    reading: (walks) => `${walks}回後`,
    truth: (value) => `理論値${value}`,
    luckLabel: '1回あたりの運の平均',
    luckDescription: '横軸は回数、縦軸は分散減少なしの平均から分散減少ありの平均を引いた差です。',
    bandNote: '帯は、各ロールアウトの結果から求めた95%信頼区間です（30回から）。',
    alwaysNote: 'その外側の細い線は、どの回数でも同時に成り立つ95%の範囲です。いつ止めてもかまいません（100回から）。',
    funnelNote:
      '破線は、回数を1つ決めて見たときに、100回のロールアウトのうち95回が入ると理論が示す範囲です。' +
      '途中のどこかでは、たいてい一度は外に出ます。',
    allTables: 'すべての尺度',
  },

  bet: {
    ...shared.bet,
    known: '',
  },

  games: {
    empty: 'まだ酔歩がありません。',
    heading: '酔歩の記録',
    caption: '各回の結果と運',
    downloadHint: (n) => `最初の${n}回の結果と運を、表計算ソフト用に保存する`,
    columns: {
      game: ['回', '#'],
      moves: ['手数', '手数'],
      end: ['最後のX', '最後のX'],
      others: ['非酔歩手の数', '非酔歩手'],
      totalLuck: ['引いた運', '運'],
    },
    listedNewest: (listed, n) => `全${n}回のうち最新の${listed}回です。合計と平均はすべての回のものです。`,
    listedFirst: (listed, n) => `全${n}回のうち最初の${listed}回です。合計と平均はすべての回のものです。`,
  },

  many: {
    run: (n) => `${n}回の酔歩×1,000回`,
    needGames: 'まず何回か進めてください。それと同じ長さのロールアウトを1,000回行います。',
    done: (n) => `${n}回のロールアウト1,000回の結果`,
    intro:
      '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速く、どんな尺度でも中心は理論値にあります。',
  },

  sentence: {
    ...shared.sentence,
    start:
      'まだ酔歩がありません。破線は、分散減少なしとありのロールアウトがふつうどこまで外れるかを、前もって示しています。',
    now: (walks, plain, reduced) => `${walks}回：分散減少なし${plain}、分散減少あり${reduced}。`,
    perfect: 'この見積もりなら、どの1回からも正確な値が出ます。',
    same: '運をまったく引いていないので、2本の線は重なります。',
    faster: (n) =>
      `どの尺度でも偏らず、変わるのは収束の速さだけです。この尺度では、1回が分散減少なしの${n}回に相当します。`,
    slower: (n) =>
      `この尺度でも偏りません。ただし、運を引かないより収束が遅く、1回は分散減少なしの${n}回にしか相当しません。`,
  },
};
