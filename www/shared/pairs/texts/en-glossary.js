// What words mean that labs use which compare two plays by pairs, in English: two sentences each.

export const pairsGlossary = {
  pair:
    'A game after play A and a game after play B that have the same number and dice that belong together. Only the ' +
    'difference of their results counts.',
  coupling:
    'How B’s dice follow from A’s, so that both are lucky together. As long as B’s dice, seen alone, are fair, it changes how ' +
    'soon the difference is known and not what it is.',
  correlation:
    'How much A’s and B’s results go together: 1 if they always rise and fall together, 0 if they know nothing of each other. ' +
    'The higher it is, the smaller the spread of the differences.',
};
