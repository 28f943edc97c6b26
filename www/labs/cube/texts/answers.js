// Answers below the lab that differ from those of other labs (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    errors:
      'Only luck: mistakes in checker play and cube actions are part of the game that is rolled out, so they stay in the average. ' +
      'Let one side double by pip count, or never, and both lines settle at the value of that game, with a table of what its ' +
      'mistakes cost.',
    worth:
      'Per game. The time per game depends on the rung and on your machine: “Time them on this machine”, below the ladder, shows ' +
      'the plain games per second.',
  },
  ja: {
    errors:
      '運だけです。ムーブのミスもキューブのミスもロールアウトするゲームの一部で、すべて平均に残ります。片方の側にピップカウントでダブルさせたり、まったくダブルさせなかったりすると、2本の線はそのゲームの価値に落ち着き、ミスで失う分が表に出ます。',
    worth:
      'ゲーム数の話です。測り方ごとにかかる時間はコンピューターによって違い、下の「このコンピューターで速さを測る」で、1秒あたりの価値がわかります。',
  },
};
