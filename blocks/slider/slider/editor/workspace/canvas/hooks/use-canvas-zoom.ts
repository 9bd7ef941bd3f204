import { useDispatch } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { store } from '../../state';
import { wheeled } from '../zoom-steps';

let currentZoom = 1;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

/** Called by the canvas with its current zoom, which only it knows while the slide is fitted to the available space. */
export function setShownZoom( zoom: number ) {
	if ( zoom !== currentZoom ) {
		currentZoom = zoom;
		listeners.forEach( ( call ) => call() );
	}
}

export const useShownZoom = () => useSyncExternalStore( subscribe, () => currentZoom );

/** Zooms the canvas with Ctrl or Cmd and the wheel. */
export function useWheelZoom( viewport: React.RefObject< HTMLElement | null >, zoom: number ) {
	const { setZoom } = useDispatch( store );
	useEffect( () => {
		const element = viewport.current!;
		const onWheel = ( event: WheelEvent ) => {
			if ( event.ctrlKey || event.metaKey ) {
				event.preventDefault(); // Otherwise the browser would zoom the whole window.
				void setZoom( wheeled( zoom, event.deltaY ) );
			}
		};
		element.addEventListener( 'wheel', onWheel, { passive: false } );
		return () => element.removeEventListener( 'wheel', onWheel );
	}, [ viewport, zoom, setZoom ] );
}
