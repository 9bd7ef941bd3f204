import { useSyncExternalStore } from '@wordpress/element';

let shown = 1;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

/** Called by the canvas with its current zoom, which only it knows while the slide is fitted to the available space. */
export function setShownZoom( zoom: number ) {
	if ( zoom !== shown ) {
		shown = zoom;
		listeners.forEach( ( call ) => call() );
	}
}

export const useShownZoom = () => useSyncExternalStore( subscribe, () => shown );
