// ペアのラボだけで使う用語の説明、日本語：2文ずつ。

import { pairsGlossary } from '../../../lib/pairs/texts/ja-glossary.js';

/** @type {typeof import('./en-glossary.js').glossary} */
export const glossary = {
  ...pairsGlossary,
  rotation:
    '36ペアごとに、36通りの最初の出目が、ランダムな順番で1回ずつ出ます。見積もりに頼らずに、最初の出目の運を取り除けます。',
};
