// Light or dark, where somebody decides it; otherwise the reader's system does, and theme.css follows.

/** @param {import('../address/common.js').Theme} theme */
export function setTheme(theme) {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}
