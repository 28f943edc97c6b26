// The texts of the contact lab and its page, in Japanese: its own and those of all labs. The sides are X, on roll, whose chances all figures
// give, and O.

import { chosen, editor, evaluators, refusals, setAside, stage } from '../../../lib/bearoff/texts/ja.js';
import { ja as shared } from '../../../lib/i18n/ja.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/ja.js';
import { wholeEditor } from '../../../lib/board/texts/ja.js';
import { pairsGlossary } from '../../../lib/pairs/texts/ja-glossary.js';
import { map as bearoffMap } from '../../../lib/bearoff/texts/ja.js';

/** @type {import('./en.js').Texts['roller']} */
const roller = {
  luckOf: (side) => `${side}の運`,
  heard: (turn, side, luck) => `${turn}、${side}の運は${luck}。`,
  map: (side) => `36通りの出目それぞれの、${side}の運（単位はポイント）。行は1つ目のダイス、列は2つ目のダイス`,
  hint: (side) =>
    `数字は、その出目が${side}にとってどれだけ幸運かを示します（単位はポイント）。選ぶとムーブの一覧が出ます。`,
  chances: (side) =>
    `手番の${side}から見た割合です。±は95%信頼区間の広いほうの幅です。ギャモンは勝ちに、バックギャモンはギャモンに含まれます。`,
  chart: (side) =>
    `横軸はゲーム数、縦軸は手番の${side}のエクイティ（キューブなし、単位はポイント）の平均です。左右の矢印キーで各ゲーム数の値を読み、` +
    'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
};
const side = shared.sides.x;

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  chosen,
  editor: { ...editor, ...wholeEditor },
  rotation,
  stage,

  estimates: {
    heading: '運を測る効果と、その手間',
    estimate: '運の見積もり',
    worth: '1ゲームは分散減少なしの何ゲームに相当するか',
    cost: '手間は分散減少なしの何ゲーム分か',
    perSecond: '同じ時間あたりの価値',
    choose:
      'その見積もりでゲームを進めると、行に値が入ります。「運の見積もり」で選ぶと、同じゲームをもう一度進めます。',
    note: '同じ時間あたりの価値が1を超えれば、運を測るほうが得です。1より小さければ、同じ時間で測らずに多く進めるほうが得です。',
    time: 'このコンピューターで速さを測る',
    timing: '測っています…',
    untimed: '手間はコンピューターによって違い、測るまでわかりません。',
    timed: (rate) =>
      `最初の1ゲームで測りました。どのゲームも同じ長さなら、このコンピューターのプロセッサー1つで、分散減少なしで毎秒${rate}ゲーム進みます。`,
  },

  glossary: {
    ...pairsGlossary,
    ...rotationGlossary,
    equity:
      'そのポジションの価値を平均のポイント数で表したものです。勝ちは1、ギャモンは2、バックギャモンは3と数え、負けは同じだけ引きます（マネーゲーム、キューブなし）。',
  },

  guide: {
    ...shared.guide,
    start: '小さなニューラルネットワークが両者をプレイします。まず1ゲーム、一振りごとの運とともに見てください。',
    rollOne: '最初の1ゲームを進める',
    cut: (n) =>
      `${n === '0' ? '最初に振る前' : `${n}回振ったあと`}の評価が結果の代わりです。同じゲームを最後まで進めて、どれだけずれるかを見てみましょう。`,
    playOn: '同じゲームを最後まで',
    cutSeen: '下の表に両方を並べました。打ち切らなければ、評価を結果の代わりにすることはありません。',
    toEnd: '打ち切らずに進める',
    more: (n) => `${n}ゲームでは何も言えません。端末のコアをすべて使って、100ゲームまで進めてみましょう。`,
    rollMany: '100ゲームまで進める',
    worth: (n) => `1ゲームが通常の${n}ゲーム分です。`,
    worthUnknown: '1ゲームの価値はまだわかりません。',
    network: (worth) => `運を引いています。${worth}次は、8ユニットの下手なネットワークで測りましょう。`,
    tiny: '小さなネットワークで測る',
    isTiny: (worth) => `見積もりは粗くても、出うる目すべての平均はやはりゼロです。${worth}ピップだけを数えたら？`,
    pips: 'ピップカウントで測る',
    isPips: (worth) =>
      `ピップカウントでも平均はゼロです。${worth}好きなポジションを並べるか、XGIDを貼り付けてみてください。`,
    other: (worth) => `見積もりがどれほど間違っていても、出うる目すべての平均はゼロです。${worth}`,
    nobody:
      '運を測っていないので、2本の線はどちらも分散減少なしのロールアウトです。同じゲームの運を、ネットワークで測ってみましょう。',
    back: '元のネットワークで測る',
  },

  map: {
    ...bearoffMap,
    nothing: '見積もりがなければ運を測れません。「運の見積もり」で選んでください。',
    waits: 'ベアオフのデータベースを作っています。',
    mean: (equity) => `36通りの見積もりの平均：${equity}ポイント`,
    cell: (roll, luck, play, value) => `${roll}：運${luck}、${play}、そのあとのエクイティ${value}`,
    explained: (roll, play, after, before, luck) =>
      `${roll}：${play}。そのあとのエクイティ${after}、振る前${before}、運${luck}。`,
    after: (equity) => `そのあと${equity}`,
    before: (equity) => `振る前${equity}`,
    why: (equity) =>
      `どの出目も確率は1/36なので、運を36で割って足します。運は36通りの平均${equity}との差ですから、` +
      'だれが見積もっても、幸運な出目で得る分と不運な出目で失う分はちょうど等しくなります。',
    label: roller.map(side),
    hint: roller.hint(side),
  },

  positions: {
    opening: {
      title: '開始ポジション',
      about:
        'ゲームの始まりで、Xの手番です。実際のゲームがゾロ目から始まることはありません。このラボでも、ゾロ目なしで始められます。',
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
  },

  page: {
    title: 'Rollout Lab：バックギャモンのどんなポジションでも、運を引いてロールアウト',
    description:
      'バックギャモンのどんなポジションでも、このページの中のニューラルネットワークが端末の全コアを使ってロールアウトし、運を引きます（バリアンスリダクション）。' +
      '運の見積もりを下手にしても、答えが動かないことを確かめられます。',
    name: '全局面',
    question: '運の見積もりが下手だと、ロールアウトは狂うのか',
    heading: 'どんなポジションでも、運を引いてロールアウト',
    lead: 'ネットワークが端末の全コアでプレイします。だれに運を測らせても、答えは変わりません。',
    staticIntro:
      'このページでは、独自の小さなニューラルネットワークで、バックギャモンのどんなポジションでもロールアウトします。インストールするものも、' +
      '送信するものもありません。振るたびの運を、そのネットワーク、ごく小さなネットワーク、またはピップカウントで測って引きます。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p>同じポジションから最後まで何度もプレイし、結果を平均するのが<b>ロールアウト</b>です。1ゲームの結果は1、2、3ポイントの勝ちか負けなので、' +
      '100ゲーム進めても、平均はまだ4分の1ポイントほど外れます。そこでプログラムは<b>運</b>を引きます（バリアンスリダクション）。振る前に36通りの出目をすべて調べ、' +
      'それぞれの最善のムーブとその価値を求めて、平均します。実際に出た目の価値とその平均との差が、運です。</p>' +
      '<p>ここではニューラルネットワークがそれを行います。ルールのほかは何も知らない状態から、自分を相手に200万ゲーム以上プレイして、' +
      'バックギャモンを覚えました。学習に使ったプログラムも、このプロジェクトに入っています。よいプレイヤーですが、完璧ではありません。だからこそ' +
      '見る価値があります。<em>評価の誤りは、運を偏らせません。</em>ポジションをどう評価しようと、自分の評価の平均から測った運は、36通りを足すと' +
      '整数の最後の桁までゼロになります。<span class="request">下手な小さいネットワーク、ぼかしたネットワーク、ピップカウントだけ、どれでも試してみてください。' +
      '同じゲーム、同じ答えで、早く出るか遅く出るかだけが違います。</span></p>' +
      '<p>取り除かれ<em>ない</em>のは、プレイヤーとしてのネットワークのミスです。ロールアウトが示すのは、このネットワークが両者をプレイしたときの' +
      '価値で、だれが運を測ってもプレイは同じです。両者がベアオフを始めてコンタクトもなくなると、プレイも評価もデータベースが引き継ぎます。' +
      '片側6枚までは正確で、それより多いときは、どちらも相手を気にしないものとした近似です。相手がギャモンを逃れようと急いでいるあいだは、ギャモンになる確率だけをデータベースが決めます。</p>' +
      '<p>結果は、キューブなしのマネーゲームで数えます。勝ちは1ポイント、<span data-word="gammon">ギャモン</span>は2、バックギャモンは3です。IDに書かれたキューブやマッチの' +
      '情報は使いません。</p>' +
      '<h2>出典</h2>' +
      '<p>David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）。自己対局による学習：Gerald Tesauro「<cite>Practical Issues in Temporal Difference Learning</cite>」（1992年）。' +
      '差分計算の第1層：那須悠「<cite>高速に差分計算可能なニューラルネットワーク型将棋評価関数</cite>」（2018年）。' +
      'このページの文章、ネットワーク、プログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: 'ゲームを進めるのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'ネットワークに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: 'ゲームを進めるプログラムを読み込めませんでした。',
  },

  refusals: {
    ...refusals,
    shared: (side, point) => `${side}の${point}ポイントに両者のチェッカーがあります。`,
    deadlock: '両者ともクローズドボードを前にバーにいて、永久に動けません。直前のポジションのまま計算します。',
  },
  setAside: {
    ...setAside,
    ofGame: (facts) => `使わない情報：${facts}。ここではキューブなしのマネーゲームとして、ギャモンも数えます。`,
  },

  board: {
    ...shared.board,
    over: (side) => `${side}がすべてのチェッカーをベアオフして勝ちました。`,
    toRoll: (side, x, o) => `${side}の手番です。残りはXが${x}ピップ、Oが${o}ピップです。`,
  },

  roller,
  bearoff: 'これはベアオフです：ベアオフのラボで開く',

  game: {
    ...shared.game,
    toRoll: (side) => `${side}の手番…`,
    turn: (side, play) => `${side}は${play}`,
    noPlay: '動けません',
    cut: (points) => `${points}で打ち切り`,
    better: (play) => `運を測る側の好みは${play}`,
  },

  controls: {
    ...shared.controls,
    rollNext: '次を振る',
  },

  evaluation: {
    heading: {
      network: 'ネットワークだけの評価',
      exact: 'データベースによる正確な値',
      approximate: '片側データベースによる近似値',
      gammons: 'ネットワークの評価（ギャモンはデータベース）',
    },
    wins: (win, gammon, backgammon) => `勝ち${win}%（ギャモン${gammon}、バックギャモン${backgammon}）`,
    loses: (lose, gammon, backgammon) => `負け${lose}%（ギャモン${gammon}、バックギャモン${backgammon}）`,
  },

  begin: {
    label: '最初はゾロ目なし',
    measured:
      '最初の出目を一巡させると、最初の出目の違いによる分散がなくなります。開始ポジションからの14,400ゲームで測ると、その割合は、分散減少なしで約0.6%、' +
      'ネットワークの運を引いた場合は0.2%未満でした。',
    rotation: ['ランダム', '一巡（30）', '最初の2回の組を一巡（1,080）'],
    evaluation:
      'ポジションの評価は、最初の出目がゾロ目のこともある場合のものです。ここのゲームは、ゾロ目以外の出目で始まります。',
    map: (mean) =>
      `図は36通りすべての出目についてのものですが、ここのゲームはゾロ目以外で始まります。最初の出目の運は、残り30通りの平均${mean}を基準に測ります。`,
  },

  plays: {
    heading: (roll) => `${roll}のムーブ`,
    play: 'ムーブ',
    atSight: '先読みなし',
    ahead: '一振り先読み',
    behind: '最善との差',
    setUp: 'このムーブのあとのポジションから始める',
    equities: 'エクイティ',
    note: 'は動かす側のもので、単位はポイントです。',
    choose: 'ムーブを選ぶと、そのあとのポジションに進みます。',
    more: (n) => `ほかの${n}通りは省略しました。`,
  },

  luck: {
    evaluator: '運の見積もり',
    evaluators: {
      network: 'ネットワーク',
      tiny: 'ごく小さなネットワーク',
      blurred: 'ぼかしたネットワーク',
      pipCount: evaluators.pipCount,
      nothing: '運を測らない',
    },
    about: {
      network:
        '両者をプレイする448ユニットのネットワークです。出目ごとに、候補を絞り込む24ユニットのネットワークが選んだ4つのムーブだけを評価します。',
      tiny: 'チェッカーの位置しか見ない8ユニットのネットワークです。プレイは下手ですが、運を測る時間はわずかで済みます。',
      blurred: '同じネットワークの勝率に、ポジションごとに決まった誤差を加えます。それでも運の平均はゼロです。',
      pipCount:
        'どちらがピップで先行しているかだけを見ます。ポイントも、プライムも、ブロットも、ギャモンも知りません。',
      nothing: '運を測らず、何も引きません。2本の線はどちらも分散減少なしのロールアウトです。',
    },
    noise: (n) => `誤差は最大${n}ポイント`,
    otherErrors: '別の誤差にする',
    horizon: 'ゲームの打ち切り',
    toTheEnd: '最後まで進める',
    noRoll: '1回も振らない',
    cutAfter: (n) => `${n}回振って打ち切る`,
  },

  until: {
    label: '次の値に達するまで進める：',
    kinds: { se: '標準誤差', games: 'ゲーム数' },
    fields: { se: '標準誤差（ポイント）', games: 'ゲーム数' },
    roll: '進める',
    stop: '止める',
    looking: 'まだ達していません…',
    bad: {
      se: '標準誤差は0より大きく1より小さいポイント数です（例：0.01）。',
      games: 'ゲーム数は1以上の整数です。',
    },
    reached: (n) => `${n}ゲームで達しました。`,
    rule:
      '標準誤差で止めるときは、平均ではなくばらつきを見ているので、止めたことで平均はほとんど動きません。まれなゲームがばらつきを決めるときは、' +
      '最も離れたゲームがあと5回あったものとして判断します。',
    blocks: '最初の出目を一巡させると、標準誤差で止まるのは10ブロックが完成してからです。',
    always: (low, high) => `どのように止めても成り立つ95%の区間は、${low}から${high}までです。`,
  },

  chances: {
    heading: '終わり方',
    says: {
      network: 'ネットワークだけ',
      exact: 'データベース（正確）',
      approximate: 'データベース（近似）',
      gammons: 'ネットワークとデータベース',
    },
    names: {
      win: '勝ち',
      winGammon: 'うちギャモン',
      winBackgammon: 'うちバックギャモン',
      loseGammon: 'ギャモン負け',
      loseBackgammon: 'うちバックギャモン',
    },
    note: roller.chances(side),
  },

  chart: {
    ...shared.chart,
    description: (_unit) => roller.chart(side),
    allTables: '',
  },

  bet: { ...shared.bet, known: '' },

  games: {
    ...shared.games,
    columns: {
      first: ['最初の出目とムーブ', '最初の出目'],
      firstLuck: ['その運', '運'],
      rolls: ['振った回数', '回数'],
    },
  },

  many: { intro: '' },

  sentence: {
    ...shared.sentence,
    same: '運を引いていないので、2本の線は重なります。',
    faster: (n) => `平均ゼロの運を引いています。1ゲームが分散減少なしの${n}ゲームに相当します。`,
    slower: (n) =>
      `この運も平均ゼロなので、答えは偏りません。ただし収束は遅くなり、1ゲームは分散減少なしの${n}ゲームにしか相当しません。`,
  },
};
