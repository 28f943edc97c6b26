// What stands below the figures of the story in Japanese: the labs, for teachers, and where all this is from.

import { unbroken } from './it.js';

/** @typedef {import('./it.js').Prose} Prose */

/** @param {Prose} it */
export const labs = ({ lab, labs: all, seed }) => unbroken`
  <h2>今度はあなたの番</h2>
  <p>ラボでは、何もかも変えられます。</p>
  <ul class="ways">
    ${all.map(({ name, title, question }) => unbroken`<li>${lab(name, '', title)}：${question}</li>`)}
  </ul>
  <p>あなたの予想と書き換えた数字は、<a class="made" href="">このページのアドレス</a>に入っています。コピーして渡せば、相手にも同じ図が見えます。</p>
  <p>そして、私たちのことも確かめてください。チェッカー五枚の局面のゲームは、シード<code class="seed">${seed}</code>のものです。
  ${lab('two-checker', `seed=${seed}&games=1000`, 'ラボ')}で、一振りごとの記録を表計算用のファイルにでき、
  平均のそばにはいつも正確な値があります。</p>`;

/** @type {(it: Prose) => unknown} */
export const teachers = () => unbroken`
  <h2>教える方へ</h2>
  <p><a href="?lesson=1">授業用の表示</a>では、図を一つずつ大きな文字で示し、答えは求められるまで隠しておきます。
  <a href="worksheet-ja.html">プリント</a>は一枚で、そこに書かれたシードの答えは、このページで見られます。</p>`;

/** @type {(it: Prose) => unknown} */
export const sources = () => unbroken`
  <h2>出典</h2>
  <p>チェッカー五枚の局面、三つの運の表、緑と赤のサイコロは、
  <cite>David Montgomery「<a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a>」（GammOnLine、2000年2月。
  Shoichiro Sengoku氏の日本語訳は2000年6月）</cite>のものです。質問の多くは<cite>Jake Jacobs（GammOnLine、2000年3月）</cite>、
  二つ目の式は<cite>Jim Williams「Proposed algorithm for roll outs」（rec.games.backgammon、1997年6月）</cite>によります。
  文章と図とプログラムは独自のものです。</p>`;
