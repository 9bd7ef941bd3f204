import { useSyncExternalStore } from '@wordpress/element';

let shown = 1;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

/** The canvas says how large it draws, which it alone knows while the slide is fitted into its room. */
export function setShownZoom( zoom: number ) {
	if ( zoom !== shown ) {
		shown = zoom;
		listeners.forEach( ( call ) => call() );
	}
}

export const useShownZoom = () => useSyncExternalStore( subscribe, () => shown );
