// What the lab of the cube and its page say, in Japanese, with what all labs say. Equities are points for the side that is on
// roll at the start.

import { NONE } from '../../../lib/i18n/format.js';
import { ja as shared } from '../../../lib/i18n/ja.js';
import { board, editor, positions, refusals, setAside, stage, work } from '../../../lib/bearoff/texts/ja.js';
import { cubePlayers, estimators, owners } from '../../../lib/cube/texts/ja.js';
import { decision } from './ja-decision.js';
import { glossary } from './ja-glossary.js';
import { guide } from './ja-guide.js';
import { ladder } from './ja-ladder.js';
import { map } from './ja-map.js';
import { positions as cubePositions } from './ja-positions.js';
import { turns } from './ja-turns.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  cubePlayers,
  cubePositions,
  decision,
  editor,
  estimators,
  glossary,
  guide: { ...shared.guide, ...guide },
  ladder,
  map,
  owners,
  positions,
  turns,

  page: {
    title: 'Rollout Lab：バックギャモンのキューブのあるベアオフ、ポイントで測る運',
    description:
      'バックギャモンの、キューブのあるベアオフを自由に並べ、ダブル、テイク、パスの正確な損得を見て、運をポイントで測るロールアウトを' +
      '5段階の見積もりで試すページです。',
    name: 'キューブ',
    purpose: 'ポイントで測る運',
    question: 'キューブが4のとき、出目の運はどれだけ大きいのか',
    heading: 'ダブルするか、待つか。結果のどれだけが運なのか',
    lead: 'ベアオフのポジションとキューブの所有者を選んで、ゲームから運を一段ずつ取り除いてください。',
    staticIntro:
      'このページでは、両者とも6枚以下のベアオフを、キューブのあるマネーゲームとしてロールアウトします。ダブルと待機、' +
      'テイクとパスの正確なエクイティを計算し、出目の運をポイントで測ります。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>ここで何が見えるか</h2>' +
      '<p><b>キューブ</b>があると、勝ち負けは1、2、4とポイントで数えます。そこでロールアウトが平均するのは<b>エクイティ</b>' +
      '（期待値）、つまり最初に手番の側にとって、そのポジションが最初のキューブを1ポイントとして平均何ポイントになるかです。手番の側は、キューブが中央に' +
      'あるか自分のものなら、振る前にダブルできます。相手はテイクしてキューブの所有者になるか、パスして1ポイントを失います。</p>' +
      '<p>キューブは、ダイスの気まぐれをいっそう大きくします。結果の幅が広がり、同じ出目でも、キューブが4なら1のときの4倍の重みがあります。' +
      'それでも<b>分散減少法</b>（バリアンスリダクション）は変わりません。出目の運は、振ったあとのエクイティから36通りの平均を引き、<em>キューブの値を掛けた</em>ものです。' +
      'どんな見積もりでも、振る前の平均は必ずゼロなので、結果から引いても偏りません。キューブ込みでこれを最初に行ったのはSnowie 3だと' +
      'いわれていますが、その方法は公開されていません。</p>' +
      '<p>見積もりのよしあしは、残るばらつきに表れます。それが<b>5段階</b>の見積もりです。運を引かない。キューブがないものとした勝率。' +
      'それにキューブの値を掛けたもの。いつも最高の瞬間に使えるキューブと決して使われないキューブを混ぜるRick Janowskiの式。そして、所有者ごとの正確な' +
      'エクイティ。最後の見積もりで両者が最善なら、ばらつきはなくなり、どの1ゲームからも正確な答えが出ます。</p>' +
      '<p>ただし、ミスは取り除かれ<em>ません</em>。ムーブのミスも、キューブのミスもです。どのゲームでも、結果はポジションのエクイティに運を足し、' +
      'ムーブのミスとキューブのミスを引いたものになります。</p>' +
      '<h2>出典</h2>' +
      '<p>David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）。Rick Janowski「<cite><a href="https://bkgm.com/articles/Janowski/cubeformulae.pdf">Take-Points in ' +
      'Money Games</a></cite>」（1993年）。最初のポジションの「ジャコビーのパラドックス」は、Oswald JacobyとJohn Crawfordの' +
      '「<cite>The Backgammon Book</cite>」（1970年）から。このページの文章とプログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: 'ゲームを進めるのに必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: 'ロールアウトに必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: 'ゲームを進めるプログラムを読み込めませんでした。',
  },

  work: { ...work, database: 'キューブのあるベアオフを計算しています…' },

  refusals,
  setAside: {
    ...setAside,
    ofGame: (facts) =>
      `使わない情報：${facts}。ここではマネーゲームとして、ダイスを振る前から、キューブ1つを単位に数えます。キューブの所有者は引き継ぎます。`,
  },

  board: { ...shared.board, ...board },

  beyond: {
    heading: '7枚以上では計算できません',
    says:
      'キューブ込みの正確な答えがあるのは、両者とも6枚までです。それより多いポジションは計算せず、ゲームも進めません。' +
      'キューブなしなら、ベアオフのページで何枚でもロールアウトできます。',
    without: '同じポジションをキューブなしで見る',
  },

  game: {
    ...shared.game,
    luckOf: '運',
    heard: (turn, luck) => (luck === NONE ? `${turn}。` : `${turn}、運は${luck}。`),
    passed: (side) => `ダブルがパスされて、${side}の勝ちです。`,
  },

  controls: {
    ...shared.controls,
    rollByRoll: '一手ずつ',
    rollNext: '次の手番',
  },

  stage: { ...stage, next: 'この盤で次の手番へ' },

  otherLab: '同じポジションをキューブなしで見る',
  byHand: 'キューブを使って自分でプレイする',

  settings: {
    estimator: '運の見積もり',
    janowski: 'x：キューブがどれだけ生きているか（0〜1）',
    badShare: 'xは0から1までの数です。',
    players: 'だれがプレイし、だれがダブルするか',
    noise: (n) => `誤差は勝率で最大${n}ポイント`,
    otherErrors: '別の誤差にする',
  },

  costs: {
    none: (value) =>
      `両者のムーブもキューブも最善です。ポジションのエクイティは${value}で、このプレイヤーどうしでも同じです。`,
    some: (value, mean) => `最善どうしならポジションのエクイティは${value}、このプレイヤーどうしでは${mean}です。`,
    heading: '1ゲームあたりのミスの損失（ポイント）',
    checkers: 'ムーブ',
    cube: 'キューブ',
    stay: '運は取り除かれ、ミスは残ります。2本の線は、このプレイヤーどうしのエクイティに収束します。',
  },

  chart: {
    ...shared.chart,
    description: (_unit) =>
      '横軸はゲーム数、縦軸は最初に手番の側のエクイティ（最初のキューブを1ポイントとする）の平均です。左右の矢印キーで各ゲーム数の値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    truth: (value) => `真のエクイティ${value}`,
    allTables: '5段階を比べる',
  },

  bet: {
    ...shared.bet,
    question: (_unit) =>
      '2本の線は、それぞれ何ポイントに収束するでしょうか。つまみを上下に動かして予想してから、ゲームを進めてください。',
    known: 'このポジションの答えは、もう画面に出ていました。別のポジションにしてから予想してみてください。',
  },

  games: {
    ...shared.games,
    columns: turns.columns,
  },

  many: {
    intro:
      '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速く、中心が真のエクイティと一致すれば偏りはありません。',
  },

  sentence: {
    ...shared.sentence,
    perfect: '結果の違いはすべて運でした。運を引くと、どの1ゲームからも正確な答えが出ます。',
    same: '運を引かないので、2本の線は重なります。',
    faster: (n) => `平均ゼロの運を引いています。1ゲームが分散減少なしの${n}ゲームに相当します。`,
    slower: (n) =>
      'この運も平均ゼロなので、答えは偏りません。ただし収束は遅くなり、' +
      `1ゲームは分散減少なしの${n}ゲームにしか相当しません。`,
  },
};
