// A script inside the story's page, before the browser draws anything. Figures that ask hide their answers until the reader guesses or
// skips the guess. If the page's own script does not load, nobody can guess, and everything is visible.
{
  const root = document.documentElement;
  root.classList.add('asks');
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && root.classList.remove('asks'), true);
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('.veil button, .answer summary');
    if (pressed) pressed.closest('.figure')?.setAttribute('data-told', '');
  });
}
