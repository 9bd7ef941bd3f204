import { followAddress } from './deep-link';
import { hideNavigation } from './hide-navigation';
import { panAndZoom } from './pan-and-zoom';
import type { EngineModule } from '../../types/module-context';

/** Small features that many sliders do not use. */
const extras: EngineModule = ( context ) => {
	const { play, slider, listen } = context;
	if ( play.nextOnFocus ) {
		listen( window, 'focus', () => void slider.next() );
	}
	panAndZoom( context );
	followAddress( context );
	hideNavigation( context );
};
export default extras;
