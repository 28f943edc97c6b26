// Japanese texts of the figures about two checkers, by the figures' names, with those around every figure: one part to load.

import { html } from 'lit';

export { ja as common } from './ja.js';

/** @type {import('./en-two-checkers.js').Texts['roll']['tables']} */
const tables = {
  legend: '運の表',
  correct: '正しい',
  madeUp: 'でたらめ',
  backwards: '逆（正負を反転）',
};

/** @type {import('./en-two-checkers.js').Texts['dare']['cells']} */
const cells = {
  doubles: 'ゾロ目の運（Xから見たポイント）',
  noDoubles: 'ゾロ目以外の運（Xから見たポイント）',
  oFails: 'Oがベアオフに失敗したときの運（Xから見たポイント）',
  oBearsOff: 'Oがベアオフに成功したときの運（Xから見たポイント）',
};

/** @type {import('./en-two-checkers.js').Texts} */
export const figures = {
  game: {
    start: '開始局面：Xはエースポイントに4枚を残して手番、Oは6ポイントに1枚を残しています。',
    doubles: (x) => `Xの出目は${x}。ゾロ目で4枚ともベアオフし、Oが振る前に勝ちました。`,
    fails: (x, o) =>
      `Xの出目は${x}。ゾロ目ではないので2枚をベアオフ。Oの出目は${o}で、ベアオフできませんでした。Xの勝ちです。`,
    bearsOff: (x, o) =>
      `Xの出目は${x}。ゾロ目ではないので2枚をベアオフ。Oの出目は${o}で、ベアオフしました。Oの勝ちです。`,
    result: (result) => `Xの結果は${result}です。`,

    rolls: {
      x: (dice) => `X：${dice}`,
      o: (dice) => `O：${dice}`,
    },
    allOff: ['ゾロ目', '4枚をベアオフ'],
    twoOff: ['ゾロ目以外', '2枚をベアオフ'],
    staysOn: ['ピップが足りず', 'ベアオフ失敗'],
    isOff: ['ピップが足りて', 'ベアオフ成功'],
    needNotRoll: 'Oの手番はありません。',
    xWins: 'Xの勝ち',
    oWins: 'Oの勝ち',

    wonBy: 'この勝ちの100ポイントのうち、何ポイントがダイスのおかげでしょうか。',
    lostBy: '負けました。ダイスのせいで失ったのは何ポイントでしょうか。',
    points: (points) => `${points}ポイント`,
    won: (luck, worth) =>
      `100ポイントのうち${luck}ポイントはダイスのおかげです。残りは、振る前から持っていた分です。この局面のXの勝率は${worth}です。`,
    lost: (luck, worth) =>
      `ダイスのせいで失ったのは${luck}ポイントです。振る前に持っていた分のすべてです。この局面のXの勝率は${worth}です。`,
    worth: '振る前の勝率',
    luckOfX: 'Xの出目の運',
    luckOfO: 'Oの出目の運',
    ends: '結果',
    waterfall: (sum, luck) => `振る前の勝率に手番ごとの運を順に足すと結果になる棒グラフ。${sum}。運の合計は${luck}。`,
  },

  roll: {
    tables,
    side: 'だれの出目か',
    x: 'Xの出目',
    o: 'Oの出目',
    events: {
      x: (doubles, luck, others, bad) => `ゾロ目は${doubles}通りで、Xの運は${luck}。残りの${others}通りは${bad}`,
      o: (fails, luck, others, bad) => `Oが失敗する出目は${fails}通りで、Xの運は${luck}。残りの${others}通りは${bad}`,
    },
    said: (events, sum, rolled) =>
      `${events}。合計は${sum}。${rolled ? `太枠は第1ゲームの出目${rolled}。` : '第1ゲームでOの手番はありませんでした。'}`,
    alt: (events, sum) => `36通りの出目と、それぞれの運の一覧。${events}。合計は${sum}。`,
  },

  dots: {
    tables,
    result: '結果',
    reduced: '結果−運',
    mean: '平均',
    sd: (sd) => `標準偏差 ${sd}`,
    marked: '印を付けるゲーム',
    game: (n) => `第${n}ゲーム`,
    sum: (...[n, result, luck, reduced]) => `第${n}ゲーム：結果${result}、運${luck}、結果−運${reduced}。`,
    spread: (...[mean, sd, reducedMean, reducedSd]) =>
      `平均は${mean}と${reducedMean}、標準偏差は${sd}と${reducedSd}です。`,
    alt: (...[games, mean, sd, reducedMean, reducedSd]) =>
      `${games}ゲームを2列の点で示した図。結果は平均${mean}、標準偏差${sd}。同じゲームの結果−運は平均${reducedMean}、標準偏差${reducedSd}。`,
  },

  dare: {
    ask: '数字を変える前に予想してください。青い線は、あなたの数字ではどこに収束するでしょうか。',
    cells,
    sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
      html`Xがゾロ目を出したら運は${doubles}ポイント、出さなければ${noDoubles}ポイント。続いてOがベアオフに失敗したらXの運は${oFails}ポイント、成功したら${oBearsOff}ポイントとします。`,
    alt: (games, truth) =>
      `${games}ゲームまでの、結果の平均と「結果−運」の平均を示すグラフ。どちらも${truth}に近づいていく。`,
    said: (games, plain, reduced, within, limit, guess) =>
      `${games}ゲームの平均は、分散減少なしが${plain}、この運を引くと${reduced} ± ${within}。どんな数字を入れても、収束先は${limit}です。` +
      (guess ? `あなたの予想は${guess}でした。` : ''),
  },

  why: {
    yAxis: '7 − (緑の目 − 赤の目)',
    xAxis: (count) => `${count}回`,
    mean: '平均',
    howMany: '回数',
    tree: 'Xの1回目の出目',
    columns: { result: '結果 r', luck: '運 l', reduced: 'r − l' },
    events: { doubles: 'ゾロ目', noDoubles: 'ゾロ目以外' },
    chances: {
      doubles: (fraction) => `p = ${fraction}`,
      noDoubles: (fraction) => `1 − p = ${fraction}`,
    },
    average: '平均',
    said: (first, began, count, mean, seven) =>
      `${first}回振ったあとの平均は${began}${count === first ? '' : `、${count}回では${mean}`}です。何も引かなければ、最初からちょうど${seven}です。`,
    tosses: (count, seven, mean) =>
      `${seven}から緑と赤のダイスの目の差を引いた${count}個の点と、その平均の推移。平均は${seven}に近づき、最後は${mean}です。`,
    branch: (...[event, chance, result, luck, reduced]) =>
      `Xが${event}（確率${chance}）：結果${result}、運${luck}、結果−運${reduced}。`,
    averages: (result, luck, reduced) => `平均：結果${result}、運${luck}、結果−運${reduced}。`,
  },

  broken: {
    cells,
    sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
      html`ゾロ目${doubles}、ゾロ目以外${noDoubles}。Oがベアオフ失敗${oFails}、成功${oBearsOff}。ここでは、1つを変えても、ほかの数字はそのままです。`,
    alt: (games, truth, limit) =>
      `${games}ゲームまでの平均を示すグラフ。結果の平均は${truth}に、「結果−運」の平均は、あらかじめ示した${limit}の線に収束する。`,
    said: (bias, low, limit, games, mean) =>
      (bias
        ? `この数字では、平均して1ゲームあたり${bias}ポイントだけXの運を${low ? '多く' : '少なく'}見積もっています。ですから、始める前に、収束先は${limit}だとわかります。`
        : `この数字は、どちらの手番でも平均ゼロです。ですから、始める前に、収束先は${limit}だとわかります。`) +
      `${games}ゲームでの平均は${mean}です。`,
  },

  chosen: {
    wish: '出したい平均（%）',
    sentence: (wish) => html`平均を${wish}%にしたい。`,
    games: '見てしまったゲーム',
    counted: '数えるゲーム',
    counts: { seen: () => 'このゲームだけ', all: (all) => `${all}ゲームまで` },
    wished: '出したい値',
    alt: (games, mean, truth) =>
      `${games}ゲームまでの平均と、正確な勝率${truth}の線を示すグラフ。この運を引いた平均は、最後に${mean}となる。`,
    said: ({ doubles, noDoubles, oFails, oBearsOff }, games, mean, all, now) =>
      `ゾロ目${doubles}、ゾロ目以外${noDoubles}。Oがベアオフ失敗${oFails}、成功${oBearsOff}。どちらの手番も平均ゼロで、この${games}ゲームの「結果−運」の平均は${mean}です。${all ? `${all}ゲームまで進めると、${now}になります。` : ''}`,
  },

  backwards: {
    ask: '運をすべて逆にしたゲームが何ゲームあれば、分散減少なしの1ゲームに並ぶでしょうか。',
    slider: '正しい運のうち、引く割合',
    share: (share, doubles) => `${share}%（ゾロ目：${doubles}）`,
    alt: (limit) =>
      `100回のロールアウトのうち95回が入る2つの範囲と、平均の推移を示すグラフ。どちらの範囲も${limit}を中心とし、逆の運では幅が2倍になる。`,
    said: (plain, reduced, worth, limit) =>
      `1ゲームのばらつき（標準偏差）は、分散減少なしが${plain}ポイント、この運を引くと${reduced}ポイント。` +
      `${worth ? `1ゲームは分散減少なしの${worth}ゲームに相当します` : 'どのゲームも答えそのものです'}。収束先はどちらも${limit}です。`,
    answer: (worth, games, guess) =>
      html`<p>${guess ? `あなたの予想は${guess}でした。` : ''}答えは${games}ゲームです。逆の運を引くと、運は取り除かれるどころか、もう一度足されます。ばらつきは2倍になり、それを平均でならすには4倍のゲームが必要です。ですから、運を逆にした1ゲームは、分散減少なしの${worth}ゲームに相当します。</p>`,
  },

  interval: {
    question: (rollouts) =>
      `${rollouts}回のロールアウトに、95%信頼区間が1本ずつあります。正確な勝率を外すのは、そのうち何本でしょうか。`,
    guess: (n) => `${n}本`,
    games: '1回のゲーム数',
    estimate: '平均するもの',
    estimates: { plain: '結果', reduced: '結果−でたらめな運' },
    ends: '止めどき',
    endings: { over: '決めたゲーム数まで', ahead: '上回ったらすぐ' },
    rollouts: (rollouts) => `${rollouts}回のロールアウト（左から順に）`,
    miss: (n) => `外したもの：${n}本`,
    average: (rollouts, value) => `${rollouts}回の平均：${value}`,
    alt: '各ロールアウトの95%信頼区間を並べ、正確な勝率を横線で示した図。',
    fixed: (rollouts, games) => `${games}ゲームのロールアウト${rollouts}回`,
    ahead: (rollouts) => `上回ったら止めたロールアウト${rollouts}回`,
    tooShort: (rollouts, games) => `${games}ゲームでは止める間もない${rollouts}回`,
    counts: (rollouts, contain, truth, miss) =>
      `${rollouts}のうち、区間が${truth}を含むのは${contain}回、外すのは${miss}回。`,
    means: (average, by) => `平均どうしを平均すると${average}、正確な値とのずれは${by}ポイントです。`,
    answer: (miss, rollouts) =>
      `この出目では、${rollouts}本のうち${miss}本です。100本に5本ほど外すのが「95%」の意味で、間違いではありません。` +
      '分散減少なしでも、結果−運でも同じで、ゲーム数が少ないともう少し増えます。運を引けば区間は狭くなりますが、外すことが増えるわけではありません。',
    stop: (average, truth) =>
      'ただし、平均を見て止めどきを決めてはいけません。このロールアウトを、上回ったところですぐに止めると、' +
      `平均の平均は${truth}ではなく${average}になります。`,
    caption: '分散減少なしの95%信頼区間が正確な勝率を含む確率（正確な値）',
    columns: { games: 'ゲーム数', coverage: '含む確率' },
  },
};
