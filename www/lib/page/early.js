// Stands inside the page, before anything is drawn: until the page's script comes, nobody is to see the wrong language
// or theme, or what a class is not to see, for a moment. What it says is only a guess; the script decides.
{
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const language = /\b(en|ja)\b/.exec(root.dataset.language ?? asked.get('lang') ?? navigator.languages.join());
  if (language) root.lang = language[1];
  const theme = /^(light|dark)$/.exec(asked.get('theme') ?? '');
  if (theme) root.dataset.theme = theme[1];
  if (asked.get('projector') === '1') root.dataset.projector = '';
}
