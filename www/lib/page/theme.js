// The author's or the host page's choice of light or dark. With `auto`, theme.css follows the reader's system.

/** @param {import('../address/common.js').Theme} theme */
export function setTheme(theme) {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}
