/** Links and buttons open the overlays of this page; without it a link leads to the overlay where it stands. */
import { listenForOpeners } from '@frontage/kit/overlay';

listenForOpeners();
