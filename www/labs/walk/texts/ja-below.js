// Japanese texts of the walk lab's details section, loaded with it.

import { formula } from '../../../lib/i18n/line-ends.js';

/** @type {typeof import('./en-below.js').below} */
export const below = {
  lengths: {
    heading: '対局の手数',
    intro:
      '1局の手数は、酔歩のT手と、非酔歩手N手の和です。棒はここまでの対局、上の曲線は平均、標準偏差、3次モーメントを合わせたガンマ分布です。',
    gamma: 'ガンマ分布',
    gammaNote: (shape, scale, shift) => `形状${shape}、尺度${scale}、始点${shift}`,
    noGamma: 'このモーメントをもつガンマ分布はありません',
    alone: '1パラメーター：酔歩だけ',
    aloneNote: (a, sd, actual) => `${formula(`A = ${a}`)}：標準偏差${sd}、対局は${actual}`,
    mean: (moves) => `平均${moves}手`,
    label: '対局の手数の分布',
    description: (n) =>
      `${n}局の手数のヒストグラムを2つ示します。1つは3つのモーメントを合わせたガンマ分布、もう1つは平均だけを合わせた酔歩と重ねています。`,
    fails: (sd, actual) =>
      `非酔歩手がないとすると、1つのパラメーターで平均は合わせられても、散らばりは合いません。標準偏差は${sd}手になり、対局の${actual}手とかけ離れます。`,
  },

  moments: {
    heading: 'モーメントと、LFICSのブログの2通りの読み方',
    moment: 'モーメント',
    measured: '実測値',
    model: 'モデル',
    gamma: 'ガンマ分布',
    alone: '酔歩だけ',
    rows: {
      walk: '酔歩の平均',
      mean: '対局の平均',
      sd: '標準偏差',
      c3: '3次モーメント',
      c4: '4次モーメント',
      root: '4次の4乗根',
    },
    ratio: 'モデル÷ガンマ分布',
    counted: '酔歩の手数',
    counts: { with: 'T（勝負のついた手を含む）', without: `${formula('T − 1')}（含まない）` },
    compared: '4次モーメント',
    compares: { raw: 'そのまま', root: '4乗根' },
    claims: 'ブログの数値',
    badges: { holds: '合う', fails: 'この読み方では合わない' },
    moves: (professional, floodgate) =>
      `酔歩の部分は「${formula('21〜24手')}」：ここではプロの棋譜で${professional}手、floodgateで${floodgate}手。`,
    fourth: (professional, floodgate) =>
      `4次モーメントとガンマ分布の差は「${formula('4%弱')}」：ここではプロの棋譜で${professional}%、floodgateで${floodgate}%。`,
    note: `モーメントは平均のまわりのもので、単位は手のべき乗です。ブログはどちらの読み方かを書いていませんが、数値は${formula('T − 1')}と4乗根に合うので、このページも最初はそう読みます。`,
  },

  fit: {
    heading: '手数にA、M、Sを合わせる',
    intro:
      '手数の3つのモーメントから、3つのパラメーターが決まります。非酔歩手の数は正規分布なので、分布のゆがみは酔歩だけから来ます。そこで3次モーメントからAを、' +
      '平均と分散の残りからMとS²を求めます。',
    from: 'モーメント',
    labels: { mean: '手数の平均', sd: '手数の標準偏差', c3: '3次の中心モーメント' },
    problems: {
      mean: '0から10,000までの手数を入力してください。それまでは直前の値のままです。',
      sd: '0から1,000までの手数を入力してください。それまでは直前の値のままです。',
      c3: '数を入力してください。それまでは直前の値のままです。',
    },
    gives: '結果：',
    comma: '、',
    stop: '',
    use: 'この値をラボで使う',
    inForce: 'いまのラボのモデルです。',
    noThirdMoment: (c3, least, most) =>
      `3次モーメントが${c3}になるAはありません。酔歩の3次モーメントは、${formula('A = 1')}で${least}、${formula('A = 0.05')}で${most}です。その間の数を入力してください。`,
    short: (mean, walk) =>
      `Mが負になります。この3次モーメントの酔歩は平均${walk}手で、対局の${mean}手より長くなります。平均を大きくするか、3次モーメントを小さくしてください。`,
    narrow: (sd, walk) =>
      `S²が負になります。この3次モーメントの酔歩の標準偏差は${walk}手で、対局の${sd}手より大きくなります。標準偏差を大きくするか、3次モーメントを小さくしてください。`,
    moment: '対局',
    professional: 'プロの棋譜',
    floodgate: 'floodgate',
    difference: '差',
    rows: {
      mean: '手数の平均',
      sd: '手数の標準偏差',
      c3: '3次の中心モーメント',
      a: 'A：1手の標準偏差',
      m: 'M：非酔歩手の数',
      s: 'S：その標準偏差',
      walk: `酔歩の手数${formula('T − 1')}`,
      fourth: '4次モーメントの4乗根÷ガンマ分布の4乗根',
    },
    read: 'ブログは差をどう読むか',
    otherMoves: (professional, floodgate, more) =>
      `ソフトは非酔歩手が約12手多く、ここでは${more}手です（Mはプロ${professional}、ソフト${floodgate}）。人なら投了する局面でも、ソフトは指し続けるからです。`,
    walkMoves: (professional, floodgate, more) =>
      `ソフトは酔歩の部分も約3手長くなります。ソフトどうしは読み筋が合うので、1手でXがあまり動きません。ブログは21手と24手に丸めています。ここでは${professional}手と${floodgate}手で、差は${more}手です。`,
    others: 'なぜ非酔歩手があるか',
    noWalk: (sd, actual) =>
      `序盤は定跡に沿い、必然の手には選ぶ余地がなく、終局間際の手はもう勝敗を変えません。どれも酔歩ではないので、ブログは${formula('N(M, S²)')}手を加えます。` +
      `酔歩だけの1パラメーターをプロの平均手数に合わせると、標準偏差は${sd}手になり、実際の${actual}手とかけ離れます。ブログは10⁸局のシミュレーションでガンマ分布と比べました。`,
  },

  measurement: {
    heading: '評価値から勝率へ：測定の尺度',
    intro:
      'ソフトの評価値Vは、ゲームの値ではなく期待値の見積もりです。ゲームの値は−1、0、+1のどれかですが、この3つしか使わない評価ではうまくいかず、深く読むほど弱くなります。' +
      '評価値は歩を約100とした点数です。歩を1枚取ると200動きます。16ビットに収まり、−32,768から32,767までです。',
    labels: { v: '評価値V', scale: 'Fのスケール', factor: 'ソフト2の歩' },
    problems: {
      v: '−32,768から32,767までの数を入力してください（16ビット）。それまでは直前の値のままです。',
      scale: '100から10,000までの数を入力してください。それまでは直前の値のままです。',
      factor: '0.1から10までの数を入力してください（ソフト1の歩の何倍か）。それまでは直前の値のままです。',
    },
    units: '1つの評価値を3つの単位で',
    value: '評価値',
    x: formula('X = F(V)'),
    logistic: formula('(1 + X) / 2'),
    win: '酔歩の勝率',
    pawn: 'もう100点で',
    check: (v, scale, half, x, byLogistic) =>
      `酔歩で動くのは変形評価値${formula(`X = F(V) = tanh(V / ${scale})`)}です。Fは奇関数で、増加し、両端で平らになります。tanhはブログの例です。` +
      `${formula(`tanh(V / ${scale})`)}は${formula(`2 · logistic(V / ${half}) − 1`)}に等しく、1200は、将棋ソフトの開発者の知るロジスティック曲線の600にあたります。` +
      `${formula(`V = ${v}`)}では、前者は${x}、後者は${byLogistic}です。`,
    pawns: (level, ahead) =>
      `「歩が100点」という言い方では、目盛りが等間隔にみえます。ところがもう100点で増える勝率は、${formula('V = 0')}では${level}ポイント、${formula('V = 2000')}では${ahead}ポイントです。` +
      '「500点は歩5枚分」は、人の感覚に合いません。',
    kinds: '尺度でできること',
    allows: [
      {
        name: '順序尺度',
        example: '例：震度',
        allows: '順序：最善手を選ぶ、木を探索する。',
        evaluation: '局面の優劣を決めるだけなら、これで足ります。',
      },
      {
        name: '間隔尺度',
        example: '等間隔の目盛り',
        allows: '差と平均も：運、期待値、ロールアウト。',
        evaluation: '「歩が100点」は、この尺度のように聞こえます。',
      },
      {
        name: '比例尺度',
        example: '本当のゼロ',
        allows: '比も：「2倍優勢」。',
        evaluation: '0点は初期局面ではなく互角なので、この尺度のようにもみえます。',
      },
    ],
    programs: '2つのソフト：順序は同じ、単位は別',
    programsIntro: (factor) =>
      `評価値はソフトやバージョンによって違います。ここではソフト2の歩を、ソフト1の${factor}倍とします。3つの手はどれも同じ確率で、運はVから平均を引いたものです。`,
    move: '手',
    moves: ['歩を取る', '駒の損得なし', '歩を取られる'],
    chosen: 'どちらも選ぶ',
    first: 'ソフト1のV',
    second: 'ソフト2のV',
    luck: '運',
    converted: (factor) => formula(`運 / ${factor}`),
    programsNote: (factor, scale, other, x, otherX) =>
      `順序が同じなので、選ぶ手は同じです。運の数値は違いますが、係数${factor}だけで換算できます。Fのスケールを${scale}と${other}にすると、最初の手のXは` +
      `${x}と${otherX}で、同じになります。係数は多くの標準的な局面から求めて正規化するか、GUIで換算します。`,
    additive: '足せるのはVで、Xではない',
    additiveNote: (one, two, sum, x1, x2, x) =>
      `歩を単位にするのは、将棋では駒の損得が大きく、評価関数の多くが項の和だからです。${one}点と${two}点で${sum}点になります。Xは足せません。${x1}と${x2}で${x}です。` +
      'Xや勝率を直接出す、和でない評価関数も、局面の優劣は同じように決められます。',
    mates: '詰み',
    matesIntro:
      'USIの「score cp」は思考エンジン側からみた点数（歩の100分の1）、「score mate」は手数です。UCIは2手を1手と数えます。n手の詰みを30,000 − nとすれば、詰みも順序に入ります。' +
      'ただし順序だけです。2手の差は2点の差ではなく、Xにはほとんど表れません。',
    plies: 'USI（手数）',
    uci: 'UCI（2手で1）',
    mateValue: '評価値V',
    conclusion:
      'このように、手を選ぶには十分な尺度でも、運をうまく測れるとは限りません。どれだけ違うかは、次の表の「尺度ごとに何回相当か」でわかります。',
  },

  scaleTable: {
    heading: '同じ評価値を、8つの尺度で',
    intro:
      '評価値を8通りのしかたで勝率とみなします。どれも偏りませんが、1回が分散減少なしの何回に相当するかが違います。',
    scale: '尺度',
    worth: '全部引くと',
    measured: '実測値',
    best: '最適な割合',
    atBest: 'そのとき',
    measure: (n) => `8つとも${n}回で測る`,
    bars: '棒は理論値で、1回分から伸びます。赤は、運を引かないほうがましな尺度です。輪は、運を全部引いたときの実測値です（選んだ尺度はこれまでの全回から）。',
    note: '互角から始めたときの値で、積分方程式から求めています。順序尺度でわかるのは、どちらの局面がよいかだけです。運は差なので、間隔尺度が必要です。',
  },

  curves: {
    heading: '途中のXからの理論値',
    win: '先手の勝率',
    moves: '残りの平均手数',
    at: (x, win, moves) => `${formula(`X = ${x}`)}から：勝率${win}、残り${moves}手。`,
    winLabel: 'Xからの先手の勝率',
    movesLabel: 'Xからの残りの平均手数',
    note: 'ガウス・ルジャンドルの分点で積分方程式を解いた値で、酔歩は1回も進めていません。',
    logistic: (x, logistic, win) =>
      `${formula('V = 1200 artanh X')}は${formula('X = F(V) = tanh(V / 1200)')}の逆関数なので、${formula('(1 + X) / 2')}は${formula('1 / (1 + exp(−V / 600))')}、` +
      'つまりスケール600のロジスティック曲線でVを変換した値です。' +
      `酔歩の勝率そのものではなく、${formula(`X = ${x}`)}では${logistic}ですが、先手の勝率は${win}です。` +
      'Fの例としてtanhを挙げているのはブログで、1200はこのページで決めた値です。',
  },

  antithetic: {
    heading: '鏡像の酔歩：逆効果にもなる工夫',
    intro:
      '酔歩を、どの手も逆に動く鏡像と組にします。勝敗は必ず1勝1敗で、ばらつきが消えます。ところが手数は2つとも同じなので、2回目は何の足しにもなりません。',
    outcomes: { win: '勝敗', walk: '酔歩の手数', total: '対局の手数' },
    mirrored: '鏡像',
    independent: '独立',
    worth: '独立な何組分',
    measured: '鏡像の実測',
    sd: '2回の平均の標準偏差',
    always: '何組でも',
    measure: (n) => `${n}組で測る`,
    untried: 'まだ測っていません。',
  },
};
