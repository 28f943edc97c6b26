// The glossary entries that only the contact lab uses, in Japanese: two sentences each.

import { pairsGlossary } from '../../../lib/pairs/texts/ja-glossary.js';

/** @type {typeof import('./en-glossary.js').glossary} */
export const glossary = {
  ...pairsGlossary,
  equity:
    'そのポジションの価値を平均のポイント数で表したものです。勝ちは1、ギャモンは2、バックギャモンは3と数え、負けは同じだけ引きます（マネーゲーム、キューブなし）。',
};
