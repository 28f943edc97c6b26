// Japanese texts of the bear-off lab and its page, with the shared ones. The sides are X, whose chances all figures give, and O.

import {
  board,
  chosen,
  editor,
  evaluators,
  map as sharedMap,
  players,
  positions,
  refusals,
  setAside,
  stage,
  work,
} from '../../../lib/bearoff/texts/ja.js';
import { ja as shared } from '../../../lib/i18n/ja.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/ja.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  chosen,
  editor,
  rotation,
  glossary: {
    ...rotationGlossary,
    choiceLuck:
      'うっかりするプレイヤーのムーブ選びの運で、選んだムーブの評価から、2つのムーブの加重平均を引いたものです。ダイスの運と同じように、選ぶ前にはいつも平均ゼロです。',
  },
  guide: {
    ...shared.guide,
    start:
      '出目の運を、プログラムはどうやって知るのでしょうか。36通りすべてを平均と比べます。色のついた数字がその運です。',
    explain: '出目を1つ説明する',
    one: 'ゲームのどの出目にも運があります。最後まで進めて、運の合計を見てみましょう。',
    explained: (roll, after, mean, luck) =>
      `${roll}のあと、プログラムの見積もるXの勝率は${after}、平均は${mean}。差の${luck}が運です。` +
      '次は1ゲーム分の合計です。',
    rollOne: '1ゲーム進める',
    game: (result, luck, reduced) =>
      `結果は${result}、運は${luck}。運を引くと${reduced}です。1ゲームでは何も言えません。1,000ゲームまで進めてみましょう。`,
    games: (n) => `ここまで${n}ゲームです。1,000ゲームまで進めると、2本の線の行き先が見えてきます。`,
    rollMany: '1,000ゲームまで進める',
    settled: (n, plain, reduced) =>
      `${n}ゲームで、分散減少なしは${plain}、ありは${reduced}。見積もりが間違っていたら？`,
    turnInto: { backwards: '勝率をすべて逆にしてみましょう。', even: 'どのポジションも互角だと思わせてみましょう。' },
    worse: '評価をもっと悪くする',
    backwards: (limit) =>
      `運が逆でも平均はゼロなので、どちらの線も、遅くはなっても${limit}に収束します。` +
      '次は自分でプレイしてみましょう。',
    even:
      '終わるまで互角とされても、36通りの運の平均はゼロです。ここでは、比べられる正確な値がありません。' +
      '次は自分でプレイしてみましょう。',
    twoCheckers: '入門編へ',
    careless: 'いつうっかりするかも偶然なので、その選択にも運があり、平均はゼロです。それも引いてみましょう。',
    subtractBoth: '両方を引く',
    cut: (n, limit, exact) =>
      `${n}回で打ち切ると、どちらの線も${limit}に収束します。最後まで進めれば${exact}です。` +
      '運をどう見積もっても、どちらも変わりません。',
    cutSame: (n, exact) =>
      `${n}回で打ち切っても、そこでの評価の平均が${exact}なので、どちらの線も${exact}に収束します。`,
    cutUnknown: (n) => `${n}回振ったあとは、評価が結果の代わりです。最後まで進めると、収束先は違うかもしれません。`,
    toEnd: '最後まで進める',
  },
  map: {
    ...sharedMap,
    mean: (percent) => `36通りの見積もりの平均：Xの勝率${percent}%`,
    label: '36通りの出目それぞれの、Xの運（単位はポイント）。行は1つ目のダイス、列は2つ目のダイス',
    cell: (roll, luck, play, value) => `${roll}：運${luck}、${play}、そのあとの勝率${value}%`,
    hint: '数字は、その出目がXにとってどれだけ幸運かを示します（単位はポイント）。選ぶと内訳が見え、その出目でプレイもできます。',
    compare: (roll) => `${roll}の2つのムーブを比べる`,
    compareAny: '出目の2つのムーブを比べる',
    explained: (roll, play, after, before, luck) =>
      `${roll}：${play}。そのあとの勝率${after}%、振る前${before}%、運${luck}。`,
    after: (percent) => `そのあと${percent}%`,
    before: (percent) => `振る前${percent}%`,
    why: (percent) =>
      'どの出目も確率は1/36なので、運を36で割って足します。運は36通りの平均' +
      `${percent}%との差ですから、幸運な出目で得る分と不運な出目で失う分はちょうど等しく、公正なダイスの運は平均するとゼロになります。`,
  },
  positions,

  page: {
    title: 'Rollout Lab：バックギャモンのベアオフで見る、運の見積もり方',
    description:
      'バックギャモンのベアオフのポジションを自由に並べ、分散減少法（バリアンスリダクション）のロールアウトが正確な勝率に' +
      '収束するのを見るページです。運を見積もる評価関数は、完璧なものからでたらめなものまで選べます。',
    name: 'ベアオフ',
    question: '出目がどれだけ幸運だったか、プログラムはどうやって知るのか',
    heading: 'でたらめな評価でも、ロールアウトは正しくなるのか',
    lead: 'ポジションと、運を見積もる評価関数を選んで、平均の行き先を見てください。',
    staticIntro:
      'このページでは、両者がベアオフに入ったポジションなら何でもロールアウトし、実際のプログラムと同じ方法で' +
      '結果からダイスの運を取り除きます。両者とも6枚以下なら、正確な勝率も計算します。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p>同じポジションから最後まで何度もプレイし、結果を平均するのが<b>ロールアウト</b>です。ただしダイスは' +
      '気まぐれで、平均はなかなか収束しません。そこでプログラムは、振るたびにその出目がどれだけ幸運だったかを' +
      '見積もり、ゲームの結果から引きます。これが<b>分散減少法</b>（バリアンスリダクション）です。</p>' +
      '<p>どれだけ幸運だったかを、プログラムはどうやって知るのでしょうか。36通りの出目を、すべて試すのです。' +
      'それぞれの出目で最善と思うムーブを選び、そのあとのXの勝率を評価して、36通りの平均をとります。' +
      '平均よりXが有利になる出目は幸運で、平均との差が運の大きさです。こうして測った運は、<em>ポジションをどう評価' +
      'しようと</em>、36通りを足すとゼロになります。「36通りの出目」で確かめてみてください。ですから、何もかも' +
      '間違って評価するプログラムでも、平均を偏らせることはできません。ばらつきがあまり減らないか、' +
      'かえって増えるだけです。</p>' +
      '<p>ただし、ミスは取り除かれ<em>ません</em>。最善でないムーブを選ぶプレイヤーどうしなら、平均が収束するのは' +
      'そのプレイヤーどうしの勝率で、最善どうしの勝率ではありません。Jim Williamsの数え方は違います。' +
      'まず元のポジションの評価から始め、手番ごとに、36通りの評価の平均が振る前の評価からどれだけずれたかを' +
      '足していきます。すると、ミスの分は元に戻ります。評価が正確なら、だれがプレイしても最善どうしの勝率に' +
      '収束しますが、正確でなければ、正しい勝率に収束するとはかぎりません。</p>' +
      '<p>多くのプログラムは、何回か振ったところでゲームを打ち切り、そのポジションの評価を結果とみなします。' +
      '時間の節約になりますが、運とは別の話です。運の見積もりが間違っていても平均は動きません。ところが、打ち切ったところの' +
      '評価が間違っていれば、それが結果に数えられるので、平均も動きます。どれだけ動くかは、図の下の「途中で打ち切る」で見られます。</p>' +
      '<p>うっかりするプレイヤーは、決まった割合の手番で2番目によいムーブをします。いつそうなるかは偶然なので、' +
      'その選択にも運があります。「詳細」にはそういうプレイヤーもいて、ダイスの運だけを引くことも、選択の運まで' +
      '引くこともできます。どちらも平均ゼロで、平均はそのプレイヤーのゲームの勝率に収束します。ポーカーのAIVATは' +
      '両方を引きます。</p>' +
      '<p>勝率の評価を極端にしたり控えめにしたりするのは、コンピュータ将棋から借りた考えです。ムーブを選ぶには、' +
      '評価でポジションの<em>順番</em>がつけば足ります（順序尺度）。ところが運を測るには、評価の差が' +
      '結果と同じ単位でなければなりません（間隔尺度）。尺度をゆがめても、順番は変わらず、平均も偏りません。' +
      '損なわれるのは収束の速さです。</p>' +
      '<h2>出典</h2>' +
      '<p>David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）と' +
      '「<cite>Variance reduction in races</cite>」（1998年12月）。Neil Burchほか「<cite><a href="https://arxiv.org/abs/1612.06915">AIVAT</a></cite>」（2018年）。Jim Williams「<cite>Proposed algorithm for roll ' +
      'outs</cite>」（<a href="https://www.bkgm.com/rgb/rgb.cgi?date">rec.games.backgammon</a>、1997年6月）。' +
      '評価値についての<a href="https://lfics81.techblog.jp/archives/cat_6768.html">LFICSのブログ</a>記事（2016年12月〜2017年1月）。' +
      'このページの文章とプログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: 'ゲームを進めるのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: 'ゲームを進めるプログラムを読み込めませんでした。',
  },

  work,

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  game: {
    ...shared.game,
    toRoll: (side) => `${side}の手番…`,
    turn: (side, play) => `${side}は${play}`,
    cut: (percent) => `${percent}で打ち切り`,
    better: (play, points) => `見積もりでは${play}のほうが${points}よい`,
  },

  controls: {
    ...shared.controls,
    rollNext: '次を振る',
  },

  stage,

  otherLab: 'このポジションを自分でプレイする',
  cubeLab: 'このポジションをキューブありでロールアウトする',

  luck: {
    more: '詳細：尺度、打ち切り、プレイヤー、Williamsの数え方',
    evaluator: '運の見積もり',
    scale: '勝率の尺度',
    horizon: 'ゲームの打ち切り',
    toTheEnd: '最後まで進める',
    noRoll: '1回も振らない',
    cutAfter: (n) => `${n}回振って打ち切る`,
    playsBlue: 'Xのムーブの選び方',
    playsWhite: 'Oのムーブの選び方',
    evaluators,
    players: { ...players, careless: 'うっかり' },
    scales: {
      linear: 'そのまま',
      steep: '極端に',
      flat: '控えめに',
      threeLevels: '3段階に',
      sign: 'どちらが有利かだけ',
    },
    about: {
      exact: '両者6枚までの勝率を、すべて正確に知っています。',
      oneSided: '両者がそれぞれ何回で上がるかは知っていますが、相手しだいでムーブが変わることは知りません。',
      pipCount: '両者の残りピップだけを見ます。勝率の見積もりは11ポイントほど外れます。',
      even: 'ゲームが終わるまで、どのポジションも互角と評価します。運はすべて最後の一振りに集まります。',
      backwards: 'Xの勝率をOの勝率と取り違え、ゲームが終わってもそのままです。幸運がすべて不運に見えます。',
      noisy: '正確な勝率に、ポジションごとに決まった誤差が加わっています。',
    },
    aboutScale: {
      steep: 'オッズを3乗するので、60%は77%になります。',
      flat: '50%からの差を3分の1にするので、80%は60%になります。',
      threeLevels: '不利、互角、有利の3段階しか区別しません。',
      sign: 'どちらが有利かしか区別しません。値は0%、50%、100%のどれかです。',
    },
    bounded: 'どちらかが7枚以上なので、比べるべき正確な勝率はありません。ロールアウトが答えを出します。',
    noise: (n) => `誤差は最大${n}ポイント`,
    otherErrors: '別の誤差にする',
    yours: '選択中',
  },

  careless: {
    percent: (n) => `うっかり：手番の${n}%で2番目のムーブ`,
    subtracted: '引く運',
    luck: { dice: 'ダイスだけ', diceAndChoices: 'ダイスとムーブ選び' },
    about: 'うっかりするプレイヤーの出目は、2つのムーブの評価を、選ぶ割合で重みをつけて平均したものとして数えます。',
    spread: {
      dice: 'ダイスの運を引いたあとの1ゲームのばらつき',
      diceAndChoices: 'ダイスとムーブ選びの運を引いたあと',
    },
    chosen: '選択中',
    choices:
      'いつ2番目のムーブになるかは偶然で決まるので、ムーブ選びにも運があります。選んだムーブの評価から、2つのムーブの加重平均を引いたものです。',
    settles: (percent) =>
      `この運も平均ゼロなので、引いても引かなくても、線はこのうっかりしたゲームの勝率${percent}に収束します。` +
      'プレイヤー自身の勝率を知る評価関数なら、ダイスとムーブ選びの運を引いたあとに、ばらつきは残りません。',
    unbiased: 'この運も平均ゼロなので、引いても引かなくても、線はこのうっかりしたゲームの勝率に収束します。',
    unbiasedCut: 'この運も平均ゼロなので、引いても引かなくても、線は同じ値に収束します。',
    ofChoice: (points) => `うちムーブ選びの運：${points}`,
    noWilliams: 'うっかりするプレイヤー自身のムーブから運を測るので使えない',
  },

  worth: {
    start: '振る前の見積もり',
    went: (percent) => `ロールアウトでは${percent}`,
    truth: 'このプレイヤーどうしの勝率',
    perfect: (percent) => `最善どうしなら${percent}（運は取り除かれ、ミスは残る）`,
    isPerfect: '最善どうしの勝率と同じ',
    williams: 'Williamsの数え方',
    settles: (percent) => `${percent}に収束`,
    noWilliams: '結果まで逆になるので使えない',
    unbiased: (percent) =>
      `どの手番でも、36通りの運は平均ゼロです。見積もりがどれほど間違っていても、2本の線は${percent}に収束します。`,
    rising: 'この尺度でもムーブの順番は変わりません。しかし運は差なので、結果と同じ単位で測らなければなりません。',
    coarse: 'この尺度では違うポジションが同じ評価になりますが、失うのは収束の速さだけです。',
    cut: (n) => `${n}回で打ち切った場合の正確な値`,
    off: (points) => `勝率との差は${points}ポイント`,
    settlesCut: (n, percent) =>
      `どの手番でも、36通りの運は平均ゼロなので、運の見積もりが悪くても線の行き先は変わりません。変えるのは、${n}回振ったあと` +
      `結果の代わりになる評価です。2本の線は${percent}に収束します。`,
  },

  chart: {
    ...shared.chart,
    allTables: '見積もりを比べる',
  },

  bet: {
    ...shared.bet,
    known: 'このポジションの答えは、もう画面に出ていました。別のポジションにしてから予想してみてください。',
  },

  games: {
    ...shared.games,
    columns: {
      first: ['最初の出目とムーブ', '最初の出目'],
      firstLuck: ['その運', '運'],
      rolls: ['振った回数', '回数'],
    },
  },

  many: {
    intro:
      '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速く、中心が正確な勝率と一致すれば偏りはありません。',
  },

  sentence: {
    ...shared.sentence,
    same: 'この見積もりではどの出目も運がゼロなので、2本の線は重なります。',
    faster: (n) => `平均ゼロの運を引いています。1ゲームが分散減少なしの${n}ゲームに相当します。`,
    slower: (n) =>
      'この運も平均ゼロなので、答えは偏りません。ただし収束は遅くなり、' +
      `1ゲームは分散減少なしの${n}ゲームにしか相当しません。`,
  },
};
