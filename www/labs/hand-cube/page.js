// The page of the rollout with the cube that is played by hand.

import { startPage } from '../../lib/page/page.js';
import { about } from './about.js';

startPage(about, () => import('./share.js'));
