// What words mean that only the lab of pairs uses, in English: two sentences each.

import { pairsGlossary } from '../../../shared/pairs/texts/en-glossary.js';

export const glossary = {
  ...pairsGlossary,
  rotation:
    'In every 36 pairs each of the 36 first rolls comes once, in an order of chance. That takes the luck of the first roll ' +
    'away without anybody having to estimate it.',
};
