// Japanese texts of the Share dialog, for all labs.

/** @type {typeof import('./en-share.js').share} */
export const share = {
  heading: 'このロールアウトを共有',
  close: '閉じる',
  fields: {
    link: 'いまの状態を開くリンク',
    iframe: '埋め込み用HTML（iframe）',
    element: '埋め込み用HTML（カスタム要素）',
  },
  ownAddress: (host) =>
    `${host}は自分のパソコンかネットワークの中のアドレスなので、ほかの読者には開けません。ウェブサイトで公開してから、そこで共有してください。`,
  ownFile:
    'このページは自分のパソコンにあるファイルなので、ほかの読者には開けません。ウェブサイトで公開されている版を共有するか、ファイルを送ってください。',
  iframeNote: 'iframeの使えるサイトやブログ用です。高さは本文の幅720ピクセルに合わせてあります。',
  elementNote:
    'スクリプトの使える自分のページ用です。高さは内容に合わせて変わります。スクリプトが動かないところでは、' +
    'ラボの名前と問いを書いたカードが出ます。上の「画像とデータ」で保存した画像に差し替えれば、このロールアウトを見せられます。',
  measuring: '高さを測っています…',
  notMeasured: '高さを測れなかったので、HTMLに高さは入っていません。自分で指定してください。',
  copy: 'コピー',
  copyLabel: (name) => `コピー：${name}`,
  copied: (name) => `コピーしました：${name}`,
  copyYourself:
    'このブラウザーでは自動でコピーできません。テキストを選択してあるので、Ctrl+Cか⌘Cでコピーしてください。',
  files: '画像とデータ',
  filesNote: 'いまのグラフに説明と出典を添えた画像と、表計算ソフト用のゲームの記録です。',
  figures: '物語の図',
  figuresNote: '同じ運の見積もりの図が物語にあります。ラボより小さく、見どころの説明が付いています。',
  svg: 'グラフ（SVG）',
  png: 'グラフ（PNG）',
  csv: 'ゲーム（CSV）',
  saved: (name) => `保存しました：${name}`,
  noPicture: 'このブラウザーでは画像を作れませんでした。',
  embed: '自分の記事に埋め込む',
  singleFile:
    'これは1つのファイルにまとめた版で、ほかのページには埋め込めません。埋め込むには、ウェブサイトで公開されている版を開いてください。',
  language: '言語',
  ownLanguage: '読者に合わせる',
  theme: '配色',
  themes: { auto: '周りのページに合わせる', light: 'ライト', dark: 'ダーク' },
  size: '表示',
  sizes: { lab: 'ラボ全体', compact: 'グラフだけ' },
  start: '最初の状態',
  starts: {
    games: (n) => `${n}ゲーム進めた状態`,
    none: 'ゲームなし',
    bet: '収束先の予想から始める',
  },
  shown: 'グラフのほかに表示するもの',
  parts: {
    board: '盤面',
    game: '1ゲームの経過',
    seed: 'シード',
    controls: 'ゲームを進めるボタン',
    sentence: '結果の説明',
    tiles: '結果の数値',
    legend: '線の切り替え',
    options: 'グラフの設定',
    notes: '帯と破線の説明',
    share: '元のページへのリンク',
    readout: 'すべての統計',
    many: '1,000回の分布',
    games: 'ゲームの記録',
  },
  preview: 'プレビュー',
  widths: { phone: 'スマホ', article: '記事', wide: '広い画面' },
  pictureTitle: 'Xの勝率：分散減少なしとありのロールアウト、平均の推移',
  caption: (sentence, seed) => `${sentence}シード${seed}。`,
};
