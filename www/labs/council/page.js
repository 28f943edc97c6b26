// The page of the council lab.

import { startPage } from '../../lib/page/page.js';
import { about } from './about.js';

startPage(about, () => import('./share.js'));
