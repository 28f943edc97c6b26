// Stands inside the page of the story, before anything of it is drawn: figures that ask keep back what tells their answer until the
// reader guesses or asks for it. Where the page's own script does not come nobody could guess, and all of it is there.
{
  const root = document.documentElement;
  root.classList.add('asks');
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && root.classList.remove('asks'), true);
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('.veil button, .answer summary');
    if (pressed) pressed.closest('.figure')?.setAttribute('data-told', '');
  });
}
