// The page of the two-checker lab: the lab, the page's texts in the reader's language, and the dialog for sharing.

import { keepState, translatePage } from '../../shared/texts/page.js';
import { startLab } from './start.js';

startLab(translatePage).then((started) => {
  if (!started) return;
  const { lab, address } = started;
  keepState(address);
  lab.actions = {
    share: async () => {
      const { openShare } = await import('./share.js');
      openShare(lab, address);
    },
  };
});
