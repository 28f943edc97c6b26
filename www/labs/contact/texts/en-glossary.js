// The glossary entries that only the contact lab uses, in English: two sentences each.

import { pairsGlossary } from '../../../lib/pairs/texts/en-glossary.js';

export const glossary = {
  ...pairsGlossary,
  equity:
    'The average result of a position for one side, in points: a win counts 1, a gammon 2, a backgammon 3, and losses count as negative. ' +
    'Here it is for money, without a cube.',
};
