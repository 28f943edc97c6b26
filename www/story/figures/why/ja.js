// What figure 5 says, in Japanese.

/** @type {typeof import('./en.js').en} */
export const ja = {
  yAxis: '7 − (緑の目 − 赤の目)',
  xAxis: (count) => `${count}回`,
  mean: '平均',
  howMany: '回数',
  tree: 'Xの1回目の出目',
  columns: { result: '結果 r', luck: '運 l', reduced: 'r − l' },
  events: { doubles: 'ゾロ目', noDoubles: 'ゾロ目以外' },
  chances: {
    doubles: (fraction) => `p = ${fraction}`,
    noDoubles: (fraction) => `1 − p = ${fraction}`,
  },
  average: '平均',
  said: (first, began, count, mean, seven) =>
    `${first}回振ったあとの平均は${began}${count === first ? '' : `、${count}回では${mean}`}です。何も引かなければ、最初からちょうど${seven}です。`,
  tosses: (count, seven, mean) =>
    `${seven}から緑と赤のダイスの目の差を引いた${count}個の点と、その平均の推移。平均は${seven}に近づき、最後は${mean}です。`,
  branch: (...[event, chance, result, luck, reduced]) =>
    `Xが${event}（確率${chance}）：結果${result}、運${luck}、結果−運${reduced}。`,
  averages: (result, luck, reduced) => `平均：結果${result}、運${luck}、結果−運${reduced}。`,
};
