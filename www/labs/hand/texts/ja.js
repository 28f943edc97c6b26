// Japanese texts of play without the cube and of its page. The sides are X and O.

import { evaluators, players } from '../../../lib/bearoff/texts/ja.js';
import { ja as shared } from './shared-ja.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,

  page: {
    title: 'Rollout Lab：自分でプレイするバックギャモンのロールアウト',
    description:
      'バックギャモンのベアオフを自分で何度もプレイし、ダイスの運を取り除いた結果（分散減少法、バリアンスリダクション）と、ミスで失った勝率を見るページです。',
    name: '自分でプレイ',
    question: '運を取り除くと、あなたのプレイの実力は？',
    heading: '運を取り除くと、あなたのプレイの実力は？',
    lead: '同じポジションを何度もプレイします。結果からダイスの運を取り除くと、残るのは、その勝率からミスの分を引いたものです。',
    staticIntro:
      'このページでは、ベアオフのポジションを自分の手でプレイします。プログラムがダイスを振り、結果から運を取り除き、' +
      'ミスを一覧にします。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p>同じポジションから最後まで何度もプレイし、結果を平均するのが<b>ロールアウト</b>です。プログラムがまだ弱かった' +
      'ころは人の手で行われましたが、ダイスは気まぐれなので、何百ゲームも必要でした。JellyFishは、それを実用にしました。' +
      'ムーブは人が選び、ダイスの運はプログラムが取り除くのです。<em>分散減少法</em>（バリアンスリダクション）なら、20ゲームの平均が、' +
      '分散減少なしの数百ゲームより信頼できることも多くあります。</p>' +
      '<p>プログラムは振られた目を、ありえた36通りの目の平均と比べます。その勝率の差が、その目の<b>運</b>です。' +
      'ゲームの結果は、ポジションの勝率に運を足し、ミスを引いたものです。運を引けば、勝率からミスを引いたものが残ります。' +
      '取り除かれるのは運で、ミスではありません。両者とも6枚以下なら正確な勝率がわかるので、これは1ゲームごとに' +
      '成り立ちます。ミスのないゲームは、勝っても負けても、正確な勝率ちょうどになります。</p>' +
      '<p>ですから、分散減少ありの線と完璧なプレイとの差は、1ゲームあたりのミスの損失ちょうどです。ミスはグラフの下に' +
      '一つずつ並びます。ただし、どれだけミスが出るかは、迷うような目が出たかどうかにもよります。<b>ここまでのあなたの' +
      'プレイ</b>は違います。これは測るのではなく計算するもので、どの場面でもあなたが最後に選んだムーブを選び、まだ出て' +
      'いない場面では完璧にプレイする人の勝率です。長くプレイするほどそういう場面は減り、2本の線は近づいて' +
      'いきます。</p>' +
      '<p>取り除けないものが2つあります。形勢の悪いゲームを途中でやめると、よいゲームだけが残り、どちらの平均も高く出すぎ' +
      'ます。また、相手のミスは、完璧な相手なら与えないチャンスをくれます。これは別に数えます。</p>' +
      '<h2>出典</h2>' +
      '<p>David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）。手本にしたのは、Fredrik Dahlの' +
      'プログラムJellyFishの対話型ロールアウトです。このページの文章とプログラムは独自のものです。</p>',
  },

  otherLab: 'このポジションをロールアウトする',
  cubeLab: 'このポジションをキューブありでロールアウトする',
  withCube: 'このポジションをキューブありでプレイする',

  setup: {
    ...shared.setup,
    opponent: '相手のムーブの選び方',
    evaluator: '運の見積もり',
    evaluators,
    players,
    bounded: 'どちらかが6枚を超えると正確な勝率はわかりません。運は見積もりで測り、ミスの一覧は出ません。',
  },

  verdict: {
    ...shared.verdict,
    wonBecause: (who, luck) => `${who}が勝ったのは幸運（${luck}）のおかげです`,
    wonInSpite: (who, luck) => `${who}は不運（${luck}）をはね返して勝ちました`,
    lostBecause: (who, luck) => `${who}が負けたのは不運（${luck}）のせいです`,
    lostInSpite: (who, luck) => `${who}は幸運（${luck}）に恵まれながら負けました`,
    cost: (points) => `あなたのムーブで失ったのは${points}です`,
    noCost: 'あなたのムーブで失ったものはありません',
    sideCost: (side, points) => `${side}のムーブで失ったのは${points}です`,
    both: (clause, more) => `${clause}。${more}`,
    sentence: (clauses) => `${clauses}。`,
    sum: (value, luck, x, o, result) => `振る前の${value}、運${luck}、Xのミス−${x}、Oのミス+${o}で、結果は${result}。`,
  },

  mistakes: {
    ...shared.mistakes,
    columns: {
      game: ['ゲーム', '番'],
      winner: ['勝ち', '勝ち'],
      luck: ['運', '運'],
      reduced: ['結果−運', '差引'],
      cost: ['失った勝率', '損失'],
      mistakes: ['ミス', 'ミス'],
    },
    rollOut: '両方をロールアウトして確かめる',
    csvHint: 'すべての出目とムーブを、運とミスとともに表計算ソフト用に保存します',
    csvColumns: ['ゲーム', '手番', '側', '出目', 'ムーブ', '自分で', '運', '損失', 'よりよいムーブ', '結果', '結果−運'],
  },

  tiles: {
    ...shared.tiles,
    cost: 'ミスで失った勝率',
    costOf: (side) => `${side}がミスで失った勝率`,
  },

  chart: {
    ...shared.chart,
    own: (percent) => `ここまでのあなたのプレイ${percent}%`,
    ownNote:
      '「ここまでのあなたのプレイ」は、どの場面でもあなたが最後に選んだムーブを選び、まだ出ていない場面では完璧にプレイする人の勝率です。',
  },

  sentence: {
    ...shared.sentence,
    now: (games, plain, reduced) => `${games}ゲーム：分散減少なし${plain}%、分散減少あり${reduced}%。`,
    cost: (perfect, cost) => `完璧なプレイの勝率は${perfect}%、あなたのムーブで失ったのは1ゲームあたり${cost}です。`,
    costs: (perfect, cost, side, theirs) =>
      `完璧なプレイの勝率は${perfect}%、ムーブで失ったのは1ゲームあたりあなたが${cost}、${side}が${theirs}です。`,
    sides: (perfect, x, o) => `完璧なプレイの勝率は${perfect}%、ムーブで失ったのは1ゲームあたりXが${x}、Oが${o}です。`,
  },
};
