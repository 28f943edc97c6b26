// This script stands inside the page and runs before anything is drawn. Until the page's script comes, it keeps readers from seeing the wrong
// language, the wrong theme, or parts that a projector hides. It only guesses; the page's script decides.
{
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const language = /\b(en|ja)\b/.exec(root.dataset.language ?? asked.get('lang') ?? navigator.languages.join());
  if (language) root.lang = language[1];
  const theme = /^(light|dark)$/.exec(asked.get('theme') ?? '');
  if (theme) root.dataset.theme = theme[1];
  if (asked.get('projector') === '1') root.dataset.projector = '';
}
