// Japanese texts of play with the cube and of its page. The sides are X and O; equities and luck are points for the side on roll at
// the start.

import { setAside, work } from '../../../lib/bearoff/texts/ja.js';
import { actions, cubePlayers, estimators, owners } from '../../../lib/cube/texts/ja.js';
import { ja as shared } from '../../hand/texts/shared-ja.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  cubePlayers,
  estimators,
  owners,

  page: {
    title: 'Rollout Lab：バックギャモンのキューブのあるベアオフを自分でプレイする',
    description:
      'バックギャモンのベアオフを、キューブありで自分でプレイするページです。ダブル、テイク、パスも自分で決めます。' +
      '運を取り除いた結果（分散減少法、バリアンスリダクション）と、ムーブとキューブのミスで失ったポイントが見えます。',
    name: 'キューブありでプレイ',
    question: '運を取り除くと、あなたのダブルとテイクの損はどれだけか',
    heading: 'あなたのダブルとテイクの損はどれだけか',
    lead:
      '同じポジションを何度もプレイし、ダブル、テイク、パスも自分で決めます。運を取り除くと、残るのは、ポジションのエクイティから' +
      'ムーブとキューブのミスを引いたものです。',
    staticIntro:
      'このページでは、キューブのあるベアオフを、マネーゲームとして自分の手でプレイします。プログラムがダイスを振り、結果から運を取り除き、' +
      'ムーブとキューブのミスを一覧にします。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p><b>キューブ</b>があると、勝ち負けはポイントで数えます。キューブが中央にあるか自分のものなら、振る前にダブルできます。相手はテイクして' +
      'キューブの所有者になるか、パスしてそのときのキューブのポイントを失います。そのあとダイスが振られ、あなたがプレイします。相手のダブルには、あなたが' +
      'テイクかパスで答えます。</p>' +
      '<p>ゲームが終わると、結果は足し算に分かれます。ポジションの<b>エクイティ</b>、ダイスの<b>運</b>、<b>ムーブ</b>のミス、<b>キューブ</b>のミス、' +
      'そして相手のミスです。出目の運は、その目のあとのエクイティから36通りの平均を引き、キューブの値を掛けたものです。ミスもキューブの値の分だけ' +
      '重くなります。両者とも6枚以下ならすべて正確にわかるので、この足し算は1ゲームごとに成り立ちます。完璧な相手にミスなくプレイすれば、' +
      '勝っても負けても、パスで終わっても、どのゲームもポジションのエクイティちょうどになります。</p>' +
      '<p>単位はすべて、最初に手番の側から見たポイントで、最初のキューブを1ポイントとします。運は、キューブのページと同じように、正確なエクイティより' +
      '粗い見積もりで測ることもできます。平均はそれでも正しく、1ゲームごとの足し算だけが合わなくなります。ミスはつねに正確に測ります。</p>' +
      '<p>分散減少ありの線と完璧なプレイとの差は、1ゲームあたりのミスの損失です。形勢の悪いゲームをやめると、よいゲームだけが残ります。' +
      'これはどんな方法でも取り除けません。</p>' +
      '<h2>出典</h2>' +
      '<p>David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）。手本にしたのは、Fredrik Dahlの' +
      'プログラムJellyFishの対話型ロールアウトです。このページの文章とプログラムは独自のものです。</p>',
  },

  work: { ...work, database: 'キューブのあるベアオフを計算しています…' },

  setAside: {
    ...setAside,
    ofGame: (facts) =>
      `使わない情報：${facts}。ここではマネーゲームとして、ダイスを振る前から、キューブ1つを単位に数えます。キューブの所有者は引き継ぎます。`,
  },

  otherLab: 'このポジションをキューブありでロールアウトする',
  withoutCube: 'このポジションをキューブなしでプレイする',

  beyond: {
    says: 'キューブ込みの正確な答えがあるのは両者とも6枚までで、このページも同じです。チェッカーを減らすか、キューブなしでプレイしてください。',
  },

  setup: {
    ...shared.setup,
    opponent: '相手のムーブの選び方',
    opponentCube: '相手のダブルとテイク',
    estimator: '運の見積もり',
    janowski: 'x：キューブがどれだけ生きているか（0〜1）',
    badShare: 'xは0から1までの数です。',
  },

  turns: {
    ...actions,
    turn: shared.game.turn,
    between: '。',
  },

  cubePlay: {
    roll: '振る',
    double: (value) => `${value}にダブル`,
    take: 'テイク',
    pass: 'パス',
    asks: 'あなたの手番です。振るか、先にダブルするかを選んでください。',
    asksSide: (side) => `${side}の手番です。振るか、先にダブルするかを選んでください。`,
    answers: (offered) => `${offered}。テイクしますか。`,
    answersSide: (offered, side) => `${offered}。${side}はテイクしますか。`,
    taken: (side, value) => `${side}がテイクして、このゲームは${value}ポイントです。`,
    youRolled: (roll, luck, first) => `あなたの目は${roll}、${first}の運は${luck}です。`,
    rolled: (side, roll, luck, first) => `${side}の目は${roll}、${first}の運は${luck}です。`,
    heard: (turn, luck, first) => `${turn}、${first}の運は${luck}。`,
    sentence: (said) => `${said}。`,
  },

  game: {
    ...shared.game,
    luckOf: '運',
    heard: (turn, luck) => `${turn}、運は${luck}。`,
    toRoll: (side) => `${side}の手番…`,
  },

  verdict: {
    ...shared.verdict,
    won: (who, n) => `${who}は${n}ポイント勝ちました。`,
    lost: (who, n) => `${who}は${n}ポイント負けました。`,
    passed: 'ダブルがパスされました。',
    worth: (value, luck) => `ポジションのエクイティは${value}、ダイスの運は${luck}でした。`,
    noMistake: 'あなたにミスはありません。',
    costs: (plays, cube) => `あなたの損は、ムーブで${plays}、キューブで${cube}です。`,
    sideCosts: (side, plays, cube) => `${side}の損は、ムーブで${plays}、キューブで${cube}です。`,
    given: (side, plays, cube) => `${side}の損は、ムーブで${plays}、キューブで${cube}で、その分あなたが得をしました。`,
    between: '',
    terms: {
      value: 'エクイティ',
      luck: '運',
      checkers: (side) => `${side}のムーブ`,
      cube: (side) => `${side}のキューブ`,
    },
    yours: { checkers: 'あなたのムーブ', cube: 'あなたのキューブ' },
    term: (points, label) => `${points}（${label}）`,
    plus: (term) => ` + ${term}`,
    less: (term) => ` − ${term}`,
    equation: (terms, result) => `${terms} = ${result}`,
  },

  mistakes: {
    ...shared.mistakes,
    columns: {
      game: ['ゲーム', '番'],
      winner: ['勝ち', '勝ち'],
      result: ['ポイント', 'pt'],
      luck: ['運', '運'],
      reduced: ['結果−運', '差引'],
      plays: ['ムーブの損', 'ムーブ'],
      actions: ['キューブの損', 'キューブ'],
      mistakes: ['ミス', 'ミス'],
    },
    noDouble: (side) => `${side}はダブルせず`,
    better: '正解を見る',
    right: { noDouble: 'ダブルしない', double: 'ダブルする', take: 'テイク', pass: 'パス' },
    csvHint: 'すべての手番を、運とミスとともに表計算ソフト用に保存します',
    csvColumns: [
      'ゲーム',
      '手番',
      '側',
      '自分で',
      'キューブ',
      'ダブル',
      '答え',
      '自分で答え',
      '出目',
      'ムーブ',
      '運',
      'キューブの損',
      '答えの損',
      'ムーブの損',
      'よりよいムーブ',
      '結果',
      '結果−運',
    ],
    csvAnswers: { take: 'テイク', pass: 'パス' },
  },

  tiles: {
    ...shared.tiles,
    cost: { checkers: 'ムーブの損失', cube: 'キューブの損失' },
    costOf: {
      checkers: (side) => `${side}のムーブの損失`,
      cube: (side) => `${side}のキューブの損失`,
    },
  },

  chart: {
    ...shared.chart,
    label: 'あなたのゲームの平均の推移、分散減少なしとあり（最初に手番の側のポイント）',
    description: (_unit) =>
      '横軸はゲーム数、縦軸は最初に手番の側のエクイティ（最初のキューブを1ポイントとする）の平均です。左右の矢印キーで各ゲーム数の値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    ownNote:
      '「完璧なプレイ」は、あなたの側がこの相手にミスなくプレイしたときの、最初に手番の側から見たエクイティです。',
  },

  sentence: {
    ...shared.sentence,
    now: (games, plain, reduced) => `${games}ゲーム：分散減少なし${plain}ポイント、分散減少あり${reduced}ポイント。`,
    worth: (value) => `完璧なプレイのエクイティは${value}です。`,
    costs: (plays, cube) => `1ゲームあたりのあなたの損は、ムーブで${plays}、キューブで${cube}です。`,
    sideCosts: (side, plays, cube) => `1ゲームあたりの${side}の損は、ムーブで${plays}、キューブで${cube}です。`,
  },
};
