import type { Layer } from './layer';
import type { ModuleContext } from '../../types/module-context';

type Uses = Pick< ModuleContext, 'newTimeline' | 'reasons' | 'hook' | 'undo' >;

/** A layer over the slides, from one to another; it comes and goes on a clock of its own. */
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
				away(); // An exit may still be under way.
				layer.enter( timeline, previous < 0 );
			} else {
				timeline.at( timeline.time + layer.leave(), away );
			}
			// What the visitor asked for comes and goes while `user` holds; endless movements stand.
			timeline.calm( reasons.has( 'user' ) );
			timeline[ reasons.has( 'offscreen' ) ? 'pause' : 'play' ]();
		} else if ( previous < 0 ) {
			away();
		}
	} );
	hook( 'hold', ( held ) => {
		timeline.calm( false );
		timeline[ held ? 'pause' : 'play' ]();
	} );
	undo( () => timeline.clear() );
}
