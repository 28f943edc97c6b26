// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    errors:
      'Luck alone: what the players do wrong, with the checkers or with the cube, is part of the game that is rolled ' +
      'out, and all of it stays in the average. Let a side double by pip count, or never: both lines settle on what ' +
      'that game is worth, and a table says what its mistakes cost.',
    worth:
      'Per game. What each rung of the ladder takes besides depends on the machine: “Time them on this machine”, below ' +
      'the ladder, says what a game is worth per second.',
  },
  ja: {
    errors:
      '運だけです。ムーブのミスもキューブのミスもロールアウトするゲームの一部で、すべて平均に残ります。片方の側にピップカウントでダブルさせたり、まったくダブルさせなかったりすると、2本の線はそのゲームの価値に落ち着き、ミスで失う分が表に出ます。',
    worth:
      'ゲーム数の話です。測り方ごとにかかる時間はコンピューターによって違い、下の「このコンピューターで速さを測る」で、1秒あたりの価値がわかります。',
  },
};
