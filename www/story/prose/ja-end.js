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
  <p>あなたの予想と書き換えた数字は、<a class="made" href="">このページのアドレス</a>に保存されています。コピーして渡せば、相手にも同じ図が見えます。</p>
  <p>そして、この話も確かめてください。チェッカー5枚の局面のゲームは、シード<code class="seed">${seed}</code>のものです。
  ${lab('two-checker', `seed=${seed}&games=1000`, 'ラボ')}では、1回振るごとの記録を表計算ソフト用のファイルにでき、
  平均のそばにはいつも正確な値があります。</p>`;

/** @type {(it: Prose) => unknown} */
export const teachers = () => unbroken`
  <h2>教える方へ</h2>
  <p><a href="?lesson=1">授業用の表示</a>では、図を1つずつ大きな文字で示し、答えは求められるまで隠しておきます。
  <a href="worksheet-ja.html">プリント</a>は1枚に収まり、書かれたシードの答えもそのページで見られます。</p>`;

// prose: sentence-length — names and titles of sources are long
/** @type {(it: Prose) => unknown} */
export const sources = () => unbroken`
  <h2>出典</h2>
  <p>チェッカー5枚の局面、3つの運の表、緑と赤のサイコロは、
  <cite>David Montgomery「<a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a>」（GammOnLine、2000年2月。
  仙石祥一郎氏の日本語訳は2000年6月）</cite>のものです。質問の多くは<cite>Jake Jacobs（GammOnLine、2000年3月）</cite>、
  2つ目の式は<cite>Jim Williams「Proposed algorithm for roll outs」（rec.games.backgammon、1997年6月）</cite>によります。
  文章と図とプログラムは独自のものです。</p>
  <p>ほかの分野での同じ考え方：AIVATは<cite>Burch、Schmid、Moravčík、Morrill、Bowling（AAAI、2018年）</cite>、
  CUPEDは<cite>Deng、Xu、Kohavi、Walker（WSDM、2013年）</cite>、予測を用いた推論は<cite>Angelopoulos、Bates、Fannjiang、Jordan、Zrnic（Science、2023年）</cite>。</p>`;
