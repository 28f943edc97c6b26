// What words mean that only the contact lab uses, in English: two sentences each.

import { pairsGlossary } from '../../../shared/pairs/texts/en-glossary.js';

export const glossary = {
  ...pairsGlossary,
  equity:
    'What a position is worth to a side on average, in points: a win counts 1, a gammon 2, a backgammon 3, and losses as much below ' +
    'nothing. Here it is for money and without a cube.',
};
