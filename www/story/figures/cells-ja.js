// What the numbers of a luck table are called, for those who hear them, in Japanese.

/** @type {typeof import('./cells-en.js').cells} */
export const cells = {
  doubles: 'ゾロ目の運（Xから見たポイント）',
  noDoubles: 'ゾロ目以外の運（Xから見たポイント）',
  oFails: 'Oがベアオフに失敗したときの運（Xから見たポイント）',
  oBearsOff: 'Oがベアオフに成功したときの運（Xから見たポイント）',
};
