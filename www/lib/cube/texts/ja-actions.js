// What labs with a doubling cube say of it, in Japanese.

/** @type {typeof import('./en-actions.js').actions} */
export const actions = {
  centred: (value) => `キューブは中央にあり、このゲームは${value}ポイントです。`,
  owned: (side, value) => `キューブは${side}が持っていて、このゲームは${value}ポイントです。`,
  hint: 'キューブをここに置く',
  doubles: (side, value) => `${side}は${value}にダブル`,
  redoubles: (side, value) => `${side}は${value}にリダブル`,
  takes: (side) => `${side}はテイク`,
  passes: (side) => `${side}はパス`,
  answered: (action, answer) => `${action}、${answer}`,
};
