// Everything the pages say, in Japanese. The sides are X, on roll, whose chances all figures give, and O; the
// prose names their colours once. 出目 is what the dice show, 運 (luck) what that was worth to X.

/** @type {import('./texts.js').Texts} */
export const ja = {
  language: 'ja',

  page: {
    title: 'Rollout Lab：平均ゼロなら、運の見積もりが間違っていてもロールアウトは偏らない',
    description:
      'バックギャモンのポジションをロールアウトし、運の見積もりを書き換えて、分散減少法のしくみを確かめるページです。' +
      '見積もりが平均ゼロなら答えは動かず、変わるのは収束の速さだけです。',
    heading: '平均ゼロなら、運の見積もりが間違っていてもロールアウトは偏らない',
    lead:
      'ゲームの結果から、ダイスがもたらしたと<em>あなたが思う</em>運を引いて平均します。' +
      '見積もりを書き換え、逆さまにもしてみて、平均がどこに収束するかを見てください。',
    staticIntro:
      'Xはエースポイントにチェッカーを4枚残して手番を迎え、Oは6ポイントに1枚だけ残しています。Xの勝率は37.5%です。' +
      '次に示すのは記事にある3つの運の表で、数字はXの勝率の増減をポイントで表したものです。',
    staticEvent: '場合',
    staticChance: '確率',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    staticMeaning:
      'どの表の運も、手番ごとに平均するとゼロです。ですから「結果−運」の平均は、どの表を使っても37.5%になります。' +
      '違うのは1ゲームの価値です。補正なしのゲームに換算すると、正しい表では無限大、でたらめな表では8.33ゲーム、' +
      '逆さまの表では4分の1ゲームに相当します。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p>このポジションの勝率はどれくらいだろう。そう思ったとき、同じポジションから最後まで何度もプレイし、' +
      '結果を平均するのが<b>ロールアウト</b>です。ただしダイスは気まぐれで、平均はなかなか収束しません。' +
      '誤差を半分にするには、4倍のゲームが必要です。</p>' +
      '<p>けれども、その気まぐれの多くは目に見えます。X（青）がゾロ目を出せば、それはXの幸運。O（白）に上がられれば、' +
      'Xの不運です。そこで、振るたびに運を数字で表し、1ゲーム分を合計して、ゲームの結果から引きます。' +
      '残るのは、出目が平均どおりだったときの結果です。これを平均するのが<b>分散減少法</b>です。' +
      '運の数字が正しければ、どのゲームからもぴったり正しい勝率が出ます。</p>' +
      '<p>では、その正しい数字をだれが知っているのでしょうか。実は、知らなくてもかまいません。' +
      '36通りの出目で平均した運がゼロなら、長い目で見て引かれる運もゼロです。一つ一つの数字が' +
      'どれほど間違っていても、平均は動きません。間違った数字ではばらつきが余計に残り、' +
      '逆さまの数字ではかえって増える。それだけのことです。ロールアウトを偏らせるのは、平均がゼロで<em>ない</em>' +
      '運です。「平均をゼロに保つ」をオフにして、試してみてください。</p>' +
      '<p>ダイスは公正です。出目を決めるのはよく知られた擬似乱数で、36通りが等しい確率で出ます。' +
      '2本の線は同じ出目の同じゲームを平均したもので、同じシードを入れれば、だれの画面でも同じゲームになります。' +
      'ゲームについて残すのは3つの数、つまり3通りの終わり方がそれぞれ何回あったかだけです。' +
      'どの運の表も、あなたがこれから作る表も、この3つの数から計算します。</p>' +
      '<h2>出典</h2>' +
      '<p>ポジション、運の表、記録された30ゲームは、David Montgomery「<cite>Variance Reduction</cite>」' +
      '（GammOnLine、2000年2月）のものです。Shoichiro Sengoku氏による日本語訳（2000年6月）もあります。' +
      'このページの文章とプログラムは独自のものです。</p>',
  },

  sides: { x: 'X', o: 'O' },

  problems: {
    heading: 'このページのアドレスに読み取れないところがあり、その部分は無視しました。',
    value: (name, text) => `${name}：「${text}」`,
    version: 'このアドレスは新しい版のページで作られたものです。ここで分からない部分は無視しました。',
    close: '閉じる',
  },

  opening: {
    rolling: (n) => `このリンクの${n}ゲームを進めています…`,
    more: (n, rolled) => `このリンクは${n}ゲームを求めています。${rolled}ゲームまで済みました。`,
    roll: (n) => `残りの${n}ゲームも進める`,
    leave: 'ここまででよい',
  },

  share: {
    open: '共有…',
    page: 'Rollout Labで開く ↗',
    heading: 'このロールアウトを共有',
    close: '閉じる',
    fields: {
      link: 'いまの状態を開くリンク',
      iframe: '埋め込み用HTML（iframe）',
      element: '埋め込み用HTML（カスタム要素）',
    },
    linkNote: '同じ運の表、同じ出目、同じゲーム数でページが開きます。',
    iframeNote: 'iframeの使えるサイトやブログ用です。高さは本文の幅720ピクセルに合わせてあります。',
    elementNote:
      'スクリプトの使える自分のページ用です。高さは内容に合わせて変わり、スクリプトが動かないところでは画像を表示します。',
    copy: 'コピー',
    copyLabel: (name) => `コピー：${name}`,
    copied: (name) => `コピーしました：${name}`,
    copyYourself:
      'このブラウザーでは自動でコピーできません。テキストを選択してあるので、Ctrl+Cか⌘Cでコピーしてください。',
    files: '画像とデータ',
    filesNote: 'いまのグラフに説明と出典を添えた画像と、表計算ソフト用のゲームの記録です。',
    svg: 'グラフ（SVG）',
    png: 'グラフ（PNG）',
    csv: 'ゲーム（CSV）',
    saved: (name) => `保存しました：${name}`,
    noPicture: 'このブラウザーでは画像を作れませんでした。',
    embed: '自分の記事に埋め込む',
    singleFile:
      'これは1つのファイルにまとめた版で、ほかのページには埋め込めません。埋め込むには、ウェブサイトで公開されている版を開いてください。',
    language: '言語',
    ownLanguage: '読者に合わせる',
    theme: '配色',
    themes: { auto: '周りのページに合わせる', light: 'ライト', dark: 'ダーク' },
    start: '最初の状態',
    starts: {
      games: (n) => `${n}ゲーム試行済み`,
      none: '試行なし',
      bet: '収束先の予想から始める',
    },
    shown: 'グラフのほかに表示するもの',
    parts: {
      board: '盤面',
      game: '1ゲームの経過',
      seed: 'シード',
      controls: '試行のボタン',
      tree: 'ゲームの終わり方',
      sentence: '結果の説明',
      table: '運の表',
      presets: '運の表の選択',
      verdict: '運の表の判定',
      tiles: '結果の数値',
      legend: '線の切り替え',
      options: 'グラフの設定',
      notes: '帯と破線の説明',
      share: '元のページへのリンク',
      readout: 'すべての統計',
      many: '1,000回の分布',
      games: 'ゲームの記録',
    },
    preview: 'プレビュー',
    widths: { phone: 'スマホ', article: '記事', wide: '広い画面' },
    posterAlt:
      '10,000ゲームにわたるX（青）の勝率のグラフ。補正なしの平均も分散減少の平均も真の勝率37.5%に近づき、' +
      '分散減少のほうが早く落ち着く。',
    pictureTitle: 'Xの勝率：補正なしと分散減少のロールアウト、平均の推移',
    caption: (sentence, seed) => `${sentence}シード${seed}。`,
    source:
      'ポジションと方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
    sourceAt: (address) =>
      'ポジションと方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。' +
      `Rollout Labで作成：${address}`,
  },

  failure: {
    noWasm:
      'ゲームの試行に必要なWebAssemblyが、このブラウザーでは使えません。代わりに、記事にある運の表を示します。',
    noSimd:
      'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。' +
      '代わりに、記事にある運の表を示します。',
    notLoaded: 'ゲームを試行するプログラムを読み込めませんでした。代わりに、記事にある運の表を示します。',
    stopped: 'ゲームを試行するプログラムがエラーで止まりました。これ以上は試行できません。',
    reload: 'ページを再読み込み',
  },

  board: {
    pips: (pips) => `${pips}ピップ`,
    start: 'Xの手番です。Xはエースポイントに4枚、Oは6ポイントに1枚のチェッカーを残しています。',
    blueDoubles: 'Xがゾロ目を出し、4枚ともベアオフして勝ちました。',
    blueTwoOff: 'Xが2枚をベアオフし、エースポイントに2枚残っています。Oの手番です。',
    whiteFails: 'Oはベアオフに失敗しました。Xが次に残りの2枚をベアオフして勝ちます。',
    whiteOff: 'Oがベアオフに成功して勝ちました。',
  },

  game: {
    title: (n) => `第${n}ゲーム`,
    none: 'まだ試行していません',
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
    whiteToRoll: 'Oの手番…',
    whiteNot: 'Oの手番はなし',
    luckSoFar: 'ここまでの運',
    totalLuck: '運の合計',
    result: '結果',
    reduced: '結果−運',
    luckOf: 'Xの運',
  },

  controls: {
    rollOne: '1ゲーム試行',
    rollWhite: 'Oが振る',
    add: { 10: '+10', 1000: '+1,000', 1000000: '+100万' },
    addLabel: (shown, n) => `${shown}：さらに${n}ゲーム試行`,
    run: '開始',
    pause: '停止',
    speed: '速さ',
    speeds: {
      1: '1ゲーム/秒',
      10: '10/秒',
      100: '100/秒',
      1000: '1,000/秒',
      100000: '10万/秒',
      Infinity: '最速',
    },
    rewind: '巻き戻す',
    rewindHint: '0ゲームに戻す（次も同じ出目になる）',
    newDice: '別のダイス',
    newDiceHint: '0ゲームに戻し、シードを新しくする',
    seed: 'シード',
    replay: '記事を再現',
    replayHint: '記事にある30ゲームで最初から始める',
    replayMore: '残り20ゲーム',
    replayOn: '続きを振る',
    seedErrors: {
      SeedEmpty: 'シードには、10進数か、0xで始まる16進数を入力してください。',
      SeedNotANumber: 'これはシードになりません。10進数か、0xで始まる16進数を入力してください。',
      SeedTooLarge: 'シードは64ビットまで、つまり0xffffffffffffffff以下にしてください。',
    },
  },

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
      backwards: '逆さま',
      none: 'なし',
      yours: '自作',
    },
    yoursHint: '見積もりをどれか書き換えると、自作の表になる',
    keepCentred: '平均をゼロに保つ',
    turn: '手番',
    event: '場合',
    chance: '確率',
    howLucky: '運のよしあし',
    estimate: 'Xの運',
    turns: { first: '1手目', second: '2手目' },
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
    unit: 'ポイント',
    errors: {
      LuckOutOfRange: '−1000から1000までの数を入力してください。それまでは直前の値のまま計算します。',
      CannotCentre: (event, value) =>
        `平均をゼロに保つと「${event}」が${value}になり、±1000の範囲を超えます。直前の値のまま計算します。`,
    },
    verdictCentred: (limit) => `どちらの手番でも平均ゼロなので、ロールアウトは偏りません。${limit}%に収束します。`,
    verdictCancels: (limit) =>
      `手番ごとの平均はゼロではありませんが、1ゲームを通すと打ち消し合うので、やはり${limit}%に収束します。`,
    verdictBiased: (points, limit, blue) =>
      `この表は${blue ? 'X' : 'O'}の運を1ゲームあたり${points}ポイント余分に数えるので、` +
      `${points}ポイント${blue ? '低い' : '高い'}${limit}%に収束します。`,
    sumLabel: '「結果−運」の平均：',
  },

  readout: {
    plain: '補正なし',
    reduced: '分散減少',
    games: 'ゲーム数',
    // Label, figure and unit are read as one: 1ゲームは補正なしの8.33ゲーム相当.
    worth: '1ゲームは補正なしの',
    // English has two forms, and the type of the texts knows no third.
    worthUnit: (_n) => 'ゲーム相当',
    exact: '理論値',
    measured: '実測値',
    heading: '2つのロールアウトの比較',
    statistic: '',
    mean: '平均',
    sd: '1ゲームの標準偏差',
    se: '標準誤差',
    ci: '95%信頼区間',
    equivalent: '補正なし何ゲーム相当',
    unreliable: '30ゲーム未満では、この区間が真の値を含む割合は95%に届きません。',
    worthInfinite: 'どのゲームも正確',
    worthBiased: '偏りあり',
  },

  chart: {
    label: '補正なしと分散減少のロールアウト：平均の推移',
    description:
      'ゲーム数を追って、Xの勝率（%）の平均を示します。左右の矢印キーで各ゲーム数の値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    series: '表示する線',
    xAxis: 'ゲーム数',
    noGames: 'まだ0ゲームです',
    reading: (games) => `${games}ゲーム後`,
    spoken: (heading, rows) => `${heading}：${rows}`,
    spokenAnd: '、',
    spokenRow: (name, value, band) => `${name} ${value}${band && `（${band}）`}`,
    band: (lo, hi) => `${lo}〜${hi}`,
    truth: '真の勝率37.5%',
    zero: 'ゼロ',
    plain: '補正なし',
    reduced: '分散減少',
    correct: '正しい',
    madeUp: 'でたらめ',
    backwards: '逆さま',
    yours: '自作',
    luck: '運の平均',
    luckLabel: '1ゲームあたりの運の平均',
    luckDescription: 'ゲーム数を追って、補正なしの平均から分散減少の平均を引いた差（ポイント）を示します。',
    limitLabel: (value) => `${value}%に収束`,
    luckLimit: (value) => `${value}に収束`,
    log: '対数目盛',
    bands: '95%の帯',
    funnels: '理論上の範囲',
    showLuck: '運の平均',
    allTables: 'すべての表',
    options: 'グラフの設定',
    funnelNote:
      '帯は、それぞれのロールアウト自身の95%信頼区間です（30ゲームから）。破線は、ゲーム数を1つ決めて見たときに、' +
      '100回のロールアウトのうち95回が入ると理論が示す範囲です。途中のどこかでは、たいてい一度は外に出ます。',
  },

  bet: {
    question: '2本の線は、それぞれ何%に収束するでしょうか。つまみを上下に動かして予想してから、試行を始めてください。',
    sentence: 'まだ試行していません。まず、2本の線がどこに収束するかを予想してみてください（省略もできます）。',
    place: 'この予想で始める',
    skip: '予想しない',
    label: 'あなたの予想：それぞれの平均はどこに収束するか',
    handle: (name) => `あなたの予想：${name}`,
    value: (name, percent) => `${name}：${percent}%`,
    mark: (name, percent) => `予想：${name}${percent}%`,
    placed: (plain, reduced) => `あなたの予想：補正なし${plain}%、分散減少${reduced}%。`,
    settled: (plain, plainLimit, reduced, reducedLimit) =>
      `あなたの予想：補正なし${plain}%（収束するのは${plainLimit}%）、` +
      `分散減少${reduced}%（収束するのは${reducedLimit}%）。`,
  },

  games: {
    heading: 'ゲームの記録',
    caption: '各ゲームの出目と運',
    newest: '最新',
    first: '最初',
    download: 'CSVを保存',
    downloadHint: (n) => `最初の${n}ゲームとその運を、表計算ソフト用に保存する`,
    empty: 'まだゲームがありません。',
    columns: {
      game: ['ゲーム', '#'],
      x: ['Xの出目', 'X'],
      xLuck: ['1手目の運', '運'],
      o: ['Oの出目', 'O'],
      oLuck: ['2手目の運', '運'],
      result: ['結果', '結果'],
      totalLuck: ['運の合計', '運'],
      reduced: ['結果−運', '差'],
    },
    doubles: 'ゾロ目',
    noDoubles: 'ゾロ目以外',
    fails: '失敗',
    bearsOff: '成功',
    total: '合計',
    average: '平均',
    listedNewest: (listed, n) => `全${n}ゲームのうち最新の${listed}ゲームです。合計と平均は全ゲームのものです。`,
    listedFirst: (listed, n) => `全${n}ゲームのうち最初の${listed}ゲームです。合計と平均は全ゲームのものです。`,
  },

  many: {
    heading: '同じ長さのロールアウトを1,000回',
    run: (n) => `${n}ゲーム×1,000回を試行`,
    needGames: 'まず何ゲームか試行してください。それと同じ長さのロールアウトを1,000回行います。',
    cancel: '中止',
    progress: (percent) => `${percent}%まで終了`,
    label: '1,000回のロールアウトの平均のばらつき',
    description: '補正なしと分散減少の2つのヒストグラムに、理論から予想される正規曲線を重ねたものです。',
    intro: '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速く、中心が37.5%なら偏りはありません。',
    note: (mean, sd, expectedMean, expectedSd) =>
      `平均${mean}%、標準偏差${sd}（理論値${expectedMean}%、${expectedSd}）`,
    done: (n) => `${n}ゲームのロールアウト1,000回の結果`,
  },

  sentence: {
    both: (now, comment) => now + comment,
    start: 'まだ試行していません。破線は、補正なしと分散減少のロールアウトがふつうどこまで外れるかを、前もって示しています。',
    now: (games, plain, reduced) => `${games}ゲーム：補正なし${plain}%、分散減少${reduced}%。`,
    same: 'この表ではどの出目も運がゼロなので、2本の線は重なります。',
    perfect: 'この見積もりなら、どの1ゲームからも正確な答えが出ます。',
    faster: (n) => `見積もりは間違っていますが平均ゼロです。1ゲームが補正なしの${n}ゲームに相当します。`,
    slower: (n) =>
      'こんな見積もりでも平均ゼロなので、答えは偏りません。ただし収束は遅くなり、' +
      `1ゲームは補正なしの${n}ゲームにしか相当しません。`,
    biased: (limit, points) =>
      `見積もりが平均ゼロではないので、分散減少の平均は${points}ポイントずれた${limit}%に向かっています。`,
  },
};
