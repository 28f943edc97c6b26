// English glossary of the labs that compare two plays by pairs: two sentences each.

export const pairsGlossary = {
  pair: 'Game n after play A and game n after play B, with coupled dice. Only the difference between their results counts.',
  coupling:
    'The rule that derives B’s dice from A’s, so that both are lucky together. As long as B’s dice are fair on their own, ' +
    'it changes how soon the difference is known, not the difference itself.',
  correlation:
    'A measure of how closely A’s and B’s results move together: 1 if they always rise and fall together, 0 if they are ' +
    'unrelated. The higher the correlation, the smaller the spread of the differences.',
};
