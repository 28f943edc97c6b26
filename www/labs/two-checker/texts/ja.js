// Japanese texts of the two-checker lab, with those that all labs share.

import { ja as shared } from '../../../lib/i18n/ja.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/ja.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,

  page: {
    title: 'Rollout Lab：平均ゼロなら、運の見積もりが間違っていてもバックギャモンのロールアウトは偏らない',
    description:
      'バックギャモンのポジションをロールアウトし、運の見積もりを書き換えて、分散減少法（バリアンスリダクション）のしくみを確かめるページです。' +
      'モンテカルロ法の制御変量の一種で、見積もりが平均ゼロなら答えは動かず、変わるのは収束の速さだけです。',
    name: '入門編（5枚の局面）',
    purpose: 'でたらめな運',
    question: '運の見積もりが間違っていたら、ロールアウトも間違うのか',
    heading: '運の見積もりが間違っていたら、ロールアウトも偏るのか',
    lead:
      '運の表を書き換えてください。<a href="?preset=gnu&amp;games=1000">GNU Backgammon</a>は' +
      '14ポイント違っても、1ゲームが86ゲーム分です。',
    staticIntro:
      'Xはエースポイントにチェッカーを4枚残して手番を迎え、Oは6ポイントに1枚だけ残しています。Xの勝率は37.5%です。' +
      '次に示すのは記事にある3つの運の表で（David Montgomery「Variance Reduction」、2000年）、数字はXの勝率の増減をポイントで表したものです。',
    staticEvent: '場合',
    staticChance: '確率',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    staticMeaning:
      'どの表の運も、手番ごとに平均するとゼロです。ですから「結果−運」の平均は、どの表を使っても37.5%になります。' +
      '違うのは1ゲームの価値です。分散減少なしのゲームに換算すると、正しい表では無限大、でたらめな表では8.33ゲーム、' +
      '正負を逆にした表では4分の1ゲームに相当します。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>分散減少法のしくみ</h2>' +
      '<p>このポジションの勝率はどれくらいだろう。そう思ったとき、同じポジションから最後まで何度もプレイし、' +
      '結果を平均するのが<b>ロールアウト</b>です。ただしダイスは気まぐれで、平均はなかなか収束しません。' +
      '誤差を半分にするには、4倍のゲームが必要です。</p>' +
      '<p>このページのポジションは、David Montgomeryの記事「Variance Reduction」（2000年）のものです。X（青）は' +
      '<span data-word="acePoint">エースポイント</span>に4枚を残して手番を迎え、O（白）は6ポイントに1枚を残しています。' +
      'Xが<span data-word="doubles">ゾロ目</span>を出せば、それはXの幸運。Oに<span data-word="bearOff">ベアオフ</span>されれば、' +
      'Xの不運です。そこで、振るたびに運を数字で表し、1ゲーム分を合計して、ゲームの結果から引きます。' +
      '残るのは、出目が平均どおりだったときの結果です。これを平均するのが<b>分散減少法</b>（バリアンスリダクション）です。' +
      '運の数字が正しければ、どのゲームからもぴったり正しい勝率が出ます。</p>' +
      '<p>では、その正しい数字をだれが知っているのでしょうか。実は、知らなくてもかまいません。' +
      '36通りの出目で平均した運がゼロなら、長い目で見て引かれる運もゼロです。一つ一つの数字が' +
      'どれほど間違っていても、平均は動きません。間違った数字ではばらつきが余計に残り、' +
      '正負が逆の数字ではかえって増える。それだけのことです。ロールアウトを偏らせるのは、平均がゼロで<em>ない</em>' +
      '運です。<span class="request">「平均をゼロに保つ」をオフにして、試してみてください。</span></p>' +
      '<p>プログラムも運を知っているわけではありません。36通りの出目のあとの局面をそれぞれ評価し、その平均との差を運と呼ぶだけです。' +
      'どんな評価でも、この運の平均はゼロになります。平均との差を平均すれば、必ずゼロだからです。' +
      '<span class="request">表を「プログラムの評価」に切り替えて、好きな評価を打ち込んでみてください。</span></p>' +
      '<p><b>実在のプログラムでは。</b>GNU Backgammon 1.07のネットワークに、ベアオフデータベースなしでこの局面を評価させました。' +
      '「ゾロ目以外」の後のXの勝率は39.0%（正しくは25%）、Oが失敗した後は99.0〜99.3%（Xの勝ちは決まっています）、' +
      '最初に振る前は47.6%（正しくは37.5%）という評価です。この評価から求めた運を引くと、1ゲームは分散減少なしの86ゲームに相当します。</p>' +
      '<p>大まかな知識で足ります。レースなら、24<span data-word="pip">ピップ</span>進める66はよく、3ピップの21は悪い。エンターはダンスよりよく、<span data-word="hit">ヒット</span>は空振りよりよい。' +
      '出目の違いがわからないところでは、引く運も小さく、害も小さくなります。本当のジョーカーは、ちゃんと見分けます。見積もりが悪ければ、すぐわかります。' +
      'JellyFishでは標準偏差が大きくなり、Snowieでは信頼区間（両側に標準誤差の2倍）が広がります。' +
      'Montgomeryのまとめでは、1ゲームはふつう25ゲームに相当します。任意のポジションのラボで、' +
      'オープニングポジションから測ると、約27ゲームです。</p>' +
      '<p>ダイスは公正です。出目を決めるのはよく知られた擬似乱数で、36通りが等しい確率で出ます。' +
      '2本の線は同じ出目の同じゲームを平均したもので、同じシードを入れれば、だれの画面でも同じゲームになります。' +
      'ゲームについて残すのは3つの数、つまり3通りの終わり方がそれぞれ何回あったかだけです。' +
      'どの運の表も、あなたがこれから作る表も、この3つの数から計算します。</p>' +
      '<h2>ほかの分野の同じ考え方</h2>' +
      '<p>統計学では、引いた運を<span data-word="controlVariate">制御変量</span>（control variate）、ロールアウトのような計算を' +
      '<span data-word="monteCarlo">モンテカルロ法</span>といいます。ポーカーの' +
      '<a href="https://arxiv.org/abs/1612.06915">AIVAT</a>（Burch、Schmid、Moravčík、Morrill、Bowling、2018年）は、' +
      'カードの運と、戦略のわかっているプレイヤーの選択の運を見積もって引きます。A/Bテストの' +
      '<a href="https://doi.org/10.1145/2433396.2433413">CUPED</a>（Deng、Xu、Kohavi、Walker、2013年）は、' +
      '実験の前に測った共変量を引きます。' +
      '<a href="https://doi.org/10.1126/science.adi6000">Prediction-powered inference</a>（Angelopoulosほか、Science、2023年）は、' +
      'モデルの予測を平均し、ラベル付きのデータで誤差を除きます。予測が悪くても、区間が広がるだけです。</p>' +
      '<h2>いつ始まり、なぜ信用されなかったか</h2>' +
      '<p>分散減少法を使ったロールアウトは、1996年初めのJellyFish 2.0（Fredrik Dahl作）が最初です。' +
      '100ゲームが、分散減少なしの2,500ゲームに匹敵することもあります。おかげで、強いレベルでのロールアウトが実用になりました。' +
      '人がプレイし、運はプログラムが取り除く、対話型のロールアウトもそうです。それまで人の手で100ゲーム進めても、' +
      'あてにはなりませんでした。キューブ込みのロールアウトに初めて取り入れたのは、Snowie 3です。</p>' +
      '<p>それでも多くのプレイヤーは信用せず、弱いレベルで分散減少なしのロールアウトを続けました。アルゴリズムは公開されず、' +
      'マニュアルには「出目の運を埋め合わせる」とあるだけ。結果は何ゲーム相当かで示されませんでした。Rob Maierは、' +
      '評価が信用できないからロールアウトするのではないか、と問いました。このページが、その答えです。</p>' +
      '<h2>出典</h2>' +
      '<p>ポジション、運の表、記録された30ゲームは、David Montgomery「<cite>' +
      '<a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）のものです。仙石祥一郎氏による日本語訳（2000年6月）もあります。' +
      'GNU Backgammonは、Gary Wong、Joseph Heled、Øystein Johansenほかによる自由ソフトウェアで、ネットワークは2026年11月に測りました。' +
      '「disparity」はJim Williams（rec.games.backgammon、1997年6月）の用語です。' +
      'このページの文章とプログラムは独自のものです。</p>',
  },

  guide: {
    ...shared.guide,
    start: '残りはXが4枚、Oが1枚で、Xの手番です。運の表が間違っていたら、ロールアウトも偏るでしょうか。',
    justRoll: 'まず1ゲーム進める',
    bet: '分散減少なしは結果の平均、分散減少ありは結果−運の平均です。それぞれの線が収束すると思うところへ、つまみを動かしてください。',
    one: 'まず1ゲーム。出目の運が結果から差し引かれる様子を見てください。',
    rollOne: '最初の1ゲームを進める',
    more: (n) => `${n}ゲームでは何も言えません。1,000ゲームまで進めて、2つの平均がどこへ向かうかを見てください。`,
    rollMany: '1,000ゲームまで進める',
    madeUp: (limit) =>
      `運の表はでたらめなのに、どちらの線も${limit}に向かっています。同じゲームで、幸運を不運と呼んでみましょう。`,
    centred: (limit) =>
      `この表は平均ゼロなので、どちらの線も${limit}に向かっています。同じゲームで、幸運を不運と呼んでみましょう。`,
    turn: '運を逆にする',
    askGnu: 'GNUBGに聞く',
    network: (worth) =>
      `GNUBGの評価は間違っているのに、1ゲームが${worth}ゲームに相当します。同じゲームで、幸運を不運と呼んでみましょう。`,
    backwards: (limit) =>
      `逆の運も平均すればゼロです。線は大きく揺れますが、収束先はやはり${limit}です。では、平均がゼロでなかったら？`,
    breakIt: '平均をゼロでなくする',
    broken: (points, limit, low) =>
      `今度は偏りました。${points}ポイント${low ? '低い' : '高い'}${limit}に収束します。` +
      '偏らせるのは、平均がゼロでない運だけです。',
    onward: '運の見積もりをプログラムに任せる',
    back: 'ゼロに戻す',
    rotated: (limit) =>
      `36ゲームに1回ずつ、どの最初の出目も出ます。どちらの線もやはり${limit}に収束します。次は最初の2回の組を一巡させてみましょう。`,
    pairsRotated: (limit) =>
      `1,296ゲームに1回ずつ、最初の2回の出目のどの組も出ます。そこまで進めると、平均ゼロならどんな表でも、どちらの線もちょうど${limit}です。`,
  },

  failure: {
    ...shared.failure,
    noWasm:
      'ゲームを進めるのに必要なWebAssemblyが、このブラウザーでは使えません。代わりに、記事にある運の表を示します。',
    noSimd:
      'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。' +
      '代わりに、記事にある運の表を示します。',
    notLoaded: 'ゲームを進めるプログラムを読み込めませんでした。代わりに、記事にある運の表を示します。',
  },

  board: {
    ...shared.board,
    start: 'Xの手番です。Xはエースポイントに4枚、Oは6ポイントに1枚のチェッカーを残しています。',
    blueDoubles: 'Xがゾロ目を出し、4枚ともベアオフして勝ちました。',
    blueTwoOff: 'Xが2枚をベアオフし、エースポイントに2枚残っています。Oの手番です。',
    whiteFails: 'Oはベアオフに失敗しました。Xが次に残りの2枚をベアオフして勝ちます。',
    whiteOff: 'Oがベアオフに成功して勝ちました。',
  },

  game: {
    ...shared.game,
    blueToRoll: 'Xの手番…',
    thenWhite: 'Xがゾロ目でなければ、次はOの手番',
    recorded: '記事にあるゲーム（出目の記載なし）',
    blueDoubles: (dice) => `Xは${dice}：4枚ともベアオフ`,
    blueNoDoubles: (dice) => `Xは${dice}：2枚をベアオフ`,
    blueDoublesUnknown: 'Xはゾロ目：4枚ともベアオフ',
    blueNoDoublesUnknown: 'Xはゾロ目以外：2枚をベアオフ',
    whiteFails: (dice) => `Oは${dice}：ベアオフに失敗`,
    whiteBearsOff: (dice) => `Oは${dice}：ベアオフに成功`,
    whiteFailsUnknown: 'Oはベアオフに失敗',
    whiteBearsOffUnknown: 'Oはベアオフに成功',
    whiteToRoll: 'Oの手番：前とは別に評価…',
    whiteNot: 'Oの手番はなし',
  },

  controls: {
    ...shared.controls,
    rollWhite: 'Oが振る',
    replay: '記事を再現',
    replayHint: '記事にある30ゲームのうち、初めの10ゲームからやり直す',
    replayMore: (n) => `残り${n}ゲーム`,
    replayOn: '続きを振る',
  },

  rotation: {
    ...rotation,
    none:
      'どのブロックでも出目の組がちょうど1回ずつ出て、3回目のあるゲームはありません。' +
      'そのため、どんな表でもブロックの平均はすべて同じで、分散は0です。',
  },

  glossary: rotationGlossary,

  leaves: {
    caption: 'ゲームの終わり方',
    note: '統計はすべて、この3つの数から計算します。',
    doubles: 'ゾロ目',
    noDoubles: 'ゾロ目以外',
    fails: 'Oがベアオフ失敗',
    bearsOff: 'Oがベアオフ成功',
    blueWins: 'Xの勝ち',
    whiteWins: 'Oの勝ち',
  },

  table: {
    heading: '運の表',
    presets: {
      correct: '正しい',
      madeUp: 'でたらめ',
      backwards: '逆（正負を反転）',
      none: 'なし',
      gnu: 'GNUBG',
      yours: '自作',
    },
    even: 'すべて50%',
    gnuHint: 'GNU Backgammonのネットワークの評価',
    yoursHint: '見積もりをどれか書き換えると、自作の表になる',
    edits: { label: '書き換える数', luck: '運', evaluations: 'プログラムの評価', short: '評価' },
    keepCentred: '平均をゼロに保つ',
    takenOut:
      'プログラムの評価から求めた運は平均ゼロになるので、もとの運から平均を引きました。「元に戻す」で戻せます。',
    explain: '数字を説明',
    noRule: '規則はいりません。自分の平均との差は、必ず平均ゼロです。',
    spread: '10ゲーム進めると、同じ長さのロールアウト1,000回の結果がここに出ます。',
    undo: '元に戻す',
    turn: '手番',
    event: '場合',
    chance: '確率',
    howLucky: '運のよしあし',
    estimate: 'Xの運',
    sizes: {
      none: 'なし',
      marginal: ['ごくわずかに幸運', 'ごくわずかに不運'],
      little: ['少し幸運', '少し不運'],
      plain: ['幸運', '不運'],
      very: ['とても幸運', 'とても不運'],
    },
    thinks: 'Xの勝率',
    meanBefore: '平均',
    luckFollows: '勝率 − 平均 = 運',
    agrees: (percent) =>
      `「Xがゾロ目以外」の後のプログラムの評価は${percent}%で、Oの出目で平均した評価も${percent}%。食い違いはありません。`,
    disagrees: (before, after, disparity) =>
      `「Xがゾロ目以外」の後のプログラムの評価は${before}%ですが、Oの出目で平均した評価は${after}%です。` +
      `一致する必要はありません。差の${disparity}ポイントは、Williamsが「disparity（食い違い）」と呼ぶものです。`,
    network: (points, worth) =>
      `ベアオフデータベースを外して測った、GNU Backgammonのニューラルネットワークの評価です。「ゾロ目以外」の後で${points}ポイントも間違っていますが、` +
      `それでも1ゲームに分散減少なしの${worth}ゲーム分の価値があります。`,
    impossible: '0〜100%を外れる勝率はありません。それでも運は平均ゼロです。',
    turns: { first: '1手目', second: '2手目' },
    ownTurn: '独立に評価',
    events: {
      doubles: 'Xがゾロ目',
      noDoubles: 'Xがゾロ目以外',
      oFails: 'Oがベアオフ失敗',
      oBearsOff: 'Oがベアオフ成功',
    },
    chances: { doubles: '1/6', noDoubles: '5/6', oFails: '1/4', oBearsOff: '3/4' },
    /* The event first: that is what tells the fields apart. */
    step: (event, action) => `${event}：${action}`,
    average: '平均',
    more: '1ポイント増やす',
    less: '1ポイント減らす',
    points: (luck) => `${luck}ポイント`,
    errors: {
      OutOfRange: '−1000から1000までの数を入力してください。それまでは直前の値のまま計算します。',
      TooFarApart: 'この手番の2つの評価は離れすぎていて、運が−1000〜1000を超えます。直前の値のまま計算します。',
      NoEvaluations: 'この運になる評価はありません。平均がゼロから離れすぎています。',
      CannotCentre: (event, value) =>
        `平均をゼロに保つと「${event}」が${value}になり、−1000〜1000の範囲を超えます。直前の値のまま計算します。`,
    },
    verdictCentred: (limit) => `どちらの手番でも平均ゼロなので、ロールアウトは偏りません。${limit}%に収束します。`,
    verdictCancels: (limit) =>
      `手番ごとの平均はゼロではありませんが、1ゲームを通すと打ち消し合うので、やはり${limit}%に収束します。`,
    verdictBiased: (points, limit, blue) =>
      `この表は${blue ? 'X' : 'O'}の運を1ゲームあたり${points}ポイント余分に数えるので、` +
      `${points}ポイント${blue ? '低い' : '高い'}${limit}%に収束します。`,
    sumLabel: '「結果−運」の平均：',
  },

  chosen: {
    heading: '出目を見てから選んだ表',
    line: {
      before: 'この表は',
      chosen: 'ゲームの後で選んだもの',
      after: 'なので、これらのゲームの信頼区間は当てになりません。',
    },
    guide: 'この表はこれらのゲームに合わせて選んだので、平均は当てになりません。新しい出目は、この表を知りません。',
    newDice: '出目を変える',
    newDiceLabel: '出目を変える（表はそのまま）',
    newDiceHint: '表はそのままで、同じ数のゲームを新しい出目で進める',
  },

  chart: {
    ...shared.chart,
    correct: '正しい',
    madeUp: 'でたらめ',
    backwards: '逆（正負を反転）',
    yours: '自作',
    allTables: 'すべての表',
  },

  bet: {
    ...shared.bet,
    known: 'この運の表の答えは、もう画面に出ていました。表を書き換えてから予想してみてください。',
  },

  games: {
    ...shared.games,
    columns: {
      x: ['Xの出目', 'X'],
      xLuck: ['1手目の運', '運'],
      o: ['Oの出目', 'O'],
      oLuck: ['2手目の運', '運'],
    },
    evaluations: ['Xの出目の後の評価', 'その前の平均', 'Oの出目の後の評価', 'その前の平均'],
    doubles: 'ゾロ目',
    noDoubles: 'ゾロ目以外',
    fails: '失敗',
    bearsOff: '成功',
  },

  many: {
    intro: '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速く、中心が37.5%なら偏りはありません。',
  },

  sentence: {
    ...shared.sentence,
    same: 'この表ではどの出目も運がゼロなので、2本の線は重なります。',
  },
};
