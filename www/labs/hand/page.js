// The page of play by hand without the cube.

import { startPage } from '../../lib/page/page.js';
import { about } from './about.js';

startPage(about, () => import('./share.js'));
