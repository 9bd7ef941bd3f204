import type { Layer } from './layer';
import type { ModuleContext } from '../../types/module-context';

type Uses = Pick< ModuleContext, 'newTimeline' | 'reasons' | 'hook' | 'undo' >;

/** A layer over a range of slides; it enters and leaves on its own timeline. */
export function showStatic( { newTimeline, reasons, hook, undo }: Uses, layer: Layer ): void {
	const [ first, last ] = layer.spec.slides ?? [ -1, -1 ];
	const timeline = newTimeline();
	let there = false;

	const away = () => {
		timeline.clear();
		layer.rest();
		layer.vanish( true );
	};
	hook( 'enter', ( slide, previous ) => {
		const comes = slide >= first && ( last < 0 || slide <= last );
		if ( comes !== there ) {
			there = comes;
			if ( comes ) {
				away(); // Its exit may still be running.
				layer.enter( timeline, previous < 0 );
			} else {
				timeline.at( timeline.time + layer.leave(), away );
			}
			// Changes that the visitor requested run even while `user` pauses; endless animations stop.
			timeline.calm( reasons.has( 'user' ) );
			timeline[ reasons.has( 'offscreen' ) ? 'pause' : 'play' ]();
		} else if ( previous < 0 ) {
			away();
		}
	} );
	hook( 'hold', ( isHeld ) => {
		timeline.calm( false );
		timeline[ isHeld ? 'pause' : 'play' ]();
	} );
	undo( () => timeline.clear() );
}
