// English glossary of the lab of pairs: two sentences each.

import { pairsGlossary } from '../../../lib/pairs/texts/en-glossary.js';

export const glossary = {
  ...pairsGlossary,
  rotation:
    'In every 36 pairs, each of the 36 first rolls comes once, in random order. That removes the luck of the first roll ' +
    'without any estimate.',
};
