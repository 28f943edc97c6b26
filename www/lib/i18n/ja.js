// Japanese texts of all labs. The sides are X, on roll, whose chances all figures give, and O; the prose of a
// page names their colours once. 出目 is what the dice show, 運 (luck) what that was worth to X.

/** @type {import('./texts.js').Shared} */
export const ja = {
  language: 'ja',

  sides: { x: 'X', o: 'O' },

  problems: {
    heading: 'このページのアドレスに読み取れないところがあり、その部分は無視しました。',
    notAll: 'このページのアドレスには、ここでは使わない情報があります。',
    value: (name, text) => `${name}：「${text}」`,
    version: 'このアドレスは新しい版のページで作られたものです。ここでわからない部分は無視しました。',
    close: '閉じる',
  },

  guide: {
    label: '次にすること',
    close: '案内を閉じる',
  },

  opening: {
    rolling: (n) => `このリンクの${n}ゲームを進めています…`,
    again: (n) => `${n}ゲームの運を測り直しています…`,
    more: (n, rolled) => `このリンクは${n}ゲーム進めた状態を開きます。いま${rolled}ゲームまで進みました。`,
    roll: (n) => `残りの${n}ゲームも進める`,
    leave: 'ここで止める',
  },

  tryAgain: 'もう一度試す',

  share: {
    open: '共有…',
    notLoaded:
      '読み込めませんでした。オフラインかもしれません。あとでもう一度お試しください。それでも読み込めないときは、ページを再読み込みしてください。',
    page: 'Rollout Labで開く ↗',
  },

  failure: {
    memory: 'このページのためのメモリーが足りません。ほかのタブを閉じてから、再読み込みしてください。',
    stopped: 'ゲームを進めるプログラムがエラーで止まりました。これ以上は進められません。',
    reload: 'ページを再読み込み',
  },

  board: {
    pips: (pips) => `${pips}ピップ`,
    off: (checkers) => `上がり${checkers}枚`,
    onRoll: '手番',
  },

  game: {
    title: (n) => `第${n}ゲーム`,
    none: 'まだゲームがありません',
    wins: (side) => `${side}の勝ち`,
    luckSoFar: 'ここまでの運',
    totalLuck: '運の合計',
    result: '結果',
    reduced: '結果−運',
    luckOf: 'Xの運',
    heard: (turn, luck) => `${turn}、Xの運は${luck}。`,
    heardOver: (luck, result, reduced) => `運の合計${luck}、結果${result}、結果−運${reduced}。`,
  },

  controls: {
    rollOne: '1ゲーム進める',
    rollByRoll: '一振りずつ',
    add: { 10: '+10', 100: '+100', 1000: '+1,000', 1000000: '+100万' },
    addLabel: (shown, n) => `${shown}：さらに${n}ゲーム進める`,
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
    undo: '元に戻す',
    undoLabel: {
      rewind: '元に戻す：巻き戻し',
      newDice: '元に戻す：出目の変更',
      replay: '元に戻す：記事の再現',
      game: '元に戻す：設定の変更',
    },
    undoHint: '前のゲームを、同じ出目でもう一度進める',
    newDice: '出目を変える',
    newDiceHint: '0ゲームに戻し、シードを新しくする',
    seed: 'シード',
    seedErrors: {
      SeedEmpty: 'シードには、10進数か、0xで始まる16進数を入力してください。',
      SeedNotANumber: 'これはシードになりません。10進数か、0xで始まる16進数を入力してください。',
      SeedTooLarge: 'シードは64ビットまで、つまり0xffffffffffffffff以下にしてください。',
    },
  },

  readout: {
    plain: '分散減少なし',
    reduced: '分散減少あり',
    games: 'ゲーム数',
    give: (half) => `±${half}（95%）`,
    // Label, figure and unit are read as one: 1ゲームは分散減少なしの8.33ゲーム相当.
    worth: '1ゲームは分散減少なしの',
    // English has two forms, and the type of the texts knows no third.
    worthUnit: (_n) => 'ゲーム相当',
    worthNone: '1ゲームの価値',
    worthInfinite: '1ゲームで正確',
    worthBlocks: '1ブロックで正確',
    worthBiased: '偏りあり',
  },

  chart: {
    label: '分散減少なしとありのロールアウト：平均の推移',
    description: ({ sign }) =>
      `横軸はゲーム数、縦軸はXの勝率（${sign}）の平均です。左右の矢印キーで各ゲーム数の値を読み、` +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    series: '表示する線',
    listen: {
      name: '音で聞く',
      hint:
        '線を左から右へ音で聞きます。左の耳が「分散減少なし」で、音の高さが平均です。' +
        'どの線も95%区間の両端の2音で鳴り、区間が狭くなるほど澄んだ音になります。そのあとは矢印キーで1点ずつ聞けます。',
    },
    xAxis: 'ゲーム数',
    noGames: 'まだゲームがありません',
    masked: '各時点で、ロールアウトの95%が入る範囲',
    reading: (games) => `${games}ゲーム後`,
    spoken: (heading, rows) => `${heading}：${rows}`,
    spokenAnd: '、',
    spokenRow: (name, value, band) => `${name} ${value}${band && `（${band}）`}`,
    band: (lo, hi) => `${lo}〜${hi}`,
    inAlways: 'いつ止めても',
    truth: (value) => `真の勝率${value}`,
    zero: 'ゼロ',
    plain: '分散減少なし',
    reduced: '分散減少あり',
    luck: '運の平均',
    luckLabel: '1ゲームあたりの運の平均',
    luckDescription: '横軸はゲーム数、縦軸は分散減少なしの平均から分散減少ありの平均を引いた差（ポイント）です。',
    limitLabel: (value) => `${value}に収束`,
    luckLimit: (value) => `${value}に収束`,
    log: '対数目盛り',
    bands: '95%の帯',
    always: 'いつ止めても95%',
    funnels: '理論上の範囲',
    showLuck: '運の平均',
    options: 'グラフの設定',
    bandNote: '帯は、各ロールアウトの結果から求めた95%信頼区間です（30ゲームから）。',
    alwaysNote:
      'その外側の細い線は、どのゲーム数でも同時に成り立つ95%の範囲です。いつ止めてもかまいません（100ゲームから）。',
    blockNotes: [
      '帯は、各ロールアウトの結果から求めた95%信頼区間です（完成した2ブロックから）。',
      'その外側の細い線は、どのブロック数でも同時に成り立つ95%の範囲です。いつ止めてもかまいません（100ブロックから）。',
    ],
    approximateNote: '1ゲームの値が平均からどこまで離れうるかがわからないため、ここでは近似です。',
    funnelNote:
      '破線は、ゲーム数を1つ決めて見たときに、100回のロールアウトのうち95回が入ると理論が示す範囲です。' +
      '途中のどこかでは、たいてい一度は外に出ます。',
  },

  bet: {
    question: ({ sign }) =>
      `2本の線は、それぞれ何${sign}に収束するでしょうか。つまみを上下に動かして予想してから、ゲームを進めてください。`,
    sentence: 'まだゲームがありません。まず、2本の線がどこに収束するかを予想してみてください（省略もできます）。',
    offer: '収束先を予想する',
    heading: '2本の線は、それぞれどこに収束するか',
    place: 'この予想で始める',
    skip: '予想しない',
    label: 'あなたの予想：それぞれの平均はどこに収束するか',
    handle: (name) => `あなたの予想：${name}`,
    value: (name, value) => `${name}：${value}`,
    mark: (name, value) => `予想：${name}${value}`,
    placed: (plain, reduced) => `あなたの予想：分散減少なし${plain}、分散減少あり${reduced}。`,
    settled: (plain, plainLimit, reduced, reducedLimit) =>
      `あなたの予想：分散減少なし${plain}（収束するのは${plainLimit}）、` +
      `分散減少あり${reduced}（収束するのは${reducedLimit}）。`,
    waits: (n) => `答えは${n}ゲーム進めると出ます。`,
    show: '答えを見る',
    again: 'もう一度予想する',
  },

  games: {
    empty: 'まだゲームがありません。',
  },

  sentence: {
    both: (now, comment) => now + comment,
    start:
      'まだゲームがありません。破線は、分散減少なしとありのロールアウトがふつうどこまで外れるかを、前もって示しています。',
    now: (games, plain, reduced) => `${games}ゲーム：分散減少なし${plain}、分散減少あり${reduced}。`,
    outside: '「結果−運」は0%を下回ったり100%を上回ったりすることがありますが、それで平均が偏ることはありません。',
    outsideBiased: '「結果−運」は0%を下回ったり100%を上回ったりすることがあります。',
    perfect: 'この見積もりなら、どの1ゲームからも正確な答えが出ます。',
    perfectBlocks: 'この見積もりなら、完成したどのブロックからも正確な答えが出ます。',
    faster: (n) => `見積もりは間違っていますが平均ゼロです。1ゲームが分散減少なしの${n}ゲームに相当します。`,
    slower: (n) =>
      'こんな見積もりでも平均ゼロなので、答えは偏りません。ただし収束は遅くなり、' +
      `1ゲームは分散減少なしの${n}ゲームにしか相当しません。`,
    newDice: (n) => `新しい出目なら、1ゲームが分散減少なしの${n}ゲームに相当します。`,
    biased: (limit, points) =>
      `見積もりが平均ゼロではないので、分散減少ありの平均は${points}ポイントずれた${limit}に向かっています。`,
  },
};
