// What words mean that only the lab of pairs uses, in English: two sentences each.

export const glossary = {
  pair:
    'A game after play A and a game after play B that have the same number and dice that belong together. Only the ' +
    'difference of their results counts.',
  coupling:
    'How B’s dice follow from A’s, so that both are lucky together. As long as B’s dice, seen alone, are fair, it changes how ' +
    'soon the difference is known and not what it is.',
  correlation:
    'How much A’s and B’s results go together: 1 if they always rise and fall together, 0 if they know nothing of each other. ' +
    'The higher it is, the smaller the spread of the differences.',
  rotation:
    'In every 36 pairs each of the 36 first rolls comes once, in an order of chance. That takes the luck of the first roll ' +
    'away without anybody having to estimate it.',
};
