import type { EditingStage } from '@frontage/slider/react';
import { useEvent } from '@wordpress/compose';
import { useEffect, useReducer, useState } from '@wordpress/element';

/**
 * Rerenders overlays when layers may have moved: the document has changed, or the clock shows another time. At most
 * once per frame, not while `isBusy`, and not during playback, since it could not keep up.
 */
export function useRedraw( stage: Pick< EditingStage, 'onChange' | 'clock' >, isBusy: () => boolean ) {
	const [ , redraw ] = useReducer( ( count: number ) => count + 1, 0 );
	const [ isPlaying, setPlaying ] = useState( false );
	const busy = useEvent( isBusy );
	useEffect( () => {
		let frame = 0;
		const ask = () => {
			if ( ! busy() && ! frame ) {
				frame = requestAnimationFrame( () => {
					frame = 0;
					redraw();
				} );
			}
		};
		const changed = stage.onChange( ask );
		const passed = stage.clock.subscribe( () => {
			setPlaying( stage.clock.playing );
			if ( ! stage.clock.playing ) {
				ask();
			}
		} );
		return () => {
			changed();
			passed();
			cancelAnimationFrame( frame );
		};
	}, [ stage, busy ] );
	return { redraw, isPlaying };
}
