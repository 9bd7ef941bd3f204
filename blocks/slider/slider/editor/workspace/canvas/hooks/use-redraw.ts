import type { EditingStage } from '@frontage/slider/react';
import { useEvent } from '@wordpress/compose';
import { useEffect, useReducer, useState } from '@wordpress/element';

/**
 * Draws anew what lies over the layers when they may stand elsewhere: the document has changed, or the clock shows another
 * moment. Once a frame, and not while `isBusy`; while the slide plays nothing is drawn, since nothing could keep up with it.
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
