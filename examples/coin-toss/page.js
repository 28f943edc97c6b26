// The page of the lab: it starts the core, defines the element, and ties the lab to the address.

import { Address } from '../../www/lib/address/connect.js';
import { failedLab } from '../../www/lib/element/failure.js';
import { speak } from '../../www/lib/i18n/texts.js';
import { coinToss } from './lab.js';

await speak('en', coinToss.catalogues);
const failure = await coinToss.load();
customElements.define('coin-toss-lab', failure ? failedLab(failure) : coinToss.element);
const lab = document.querySelector('coin-toss-lab');
if (lab instanceof coinToss.element) new Address(coinToss.address, lab);
