import { createLayer, type Layer } from '../modules/layers/layer';
import type { ModuleContext, Timeline } from '../types/module-context';
import type { PlayLayer } from '../types/playback-config';

/** The layers of one slide on its clock, including static ones. Each can be removed and added while the others continue. */
export interface LayersOnClock {
	/** Adds these layers to the clock at its current time; layers that are already on it stay. */
	put: ( specs: readonly PlayLayer[] ) => void;
	/** Removes these layers, or all; their stylesheet then determines their state. */
	take: ( ids?: ReadonlySet< string > ) => void;
	/** Recalculates for another breakpoint or size. */
	layOut: () => void;
}

/** A timeline for one layer, whose animations can be removed again. */
function portion( timeline: Timeline ): { timeline: Timeline; lift: () => void } {
	const own = new Set< Animation >();
	const note = < A extends Animation >( animation: A ) => {
		own.add( animation );
		return animation;
	};
	return {
		timeline: {
			get time() {
				return timeline.time;
			},
			get end() {
				return timeline.end;
			},
			get playing() {
				return timeline.playing;
			},
			animate: ( ...how ) => note( timeline.animate( ...how ) ),
			adopt: ( animation ) => note( timeline.adopt( animation ) ),
			drop( animation ) {
				own.delete( animation );
				timeline.drop( animation );
			},
			at: ( ...how ) => timeline.at( ...how ),
			play: ( rate ) => timeline.play( rate ),
			pause: () => timeline.pause(),
			seek: ( ms ) => timeline.seek( ms ),
			calm: ( on ) => timeline.calm( on ),
			clear: () => timeline.clear(),
		},
		lift: () => own.forEach( ( animation ) => timeline.drop( animation ) ),
	};
}

/** In the editor, exits have a time: the end of the slide. No entrance has been rendered as CSS before the editor's clock. */
const onClock = ( spec: PlayLayer, duration: number ): PlayLayer => {
	const { adopted, frames, ...rest } = spec;
	return {
		...rest,
		...( frames && {
			frames: frames.map( ( frame ) => ( frame.at === 'end' ? { ...frame, at: duration } : frame ) ),
		} ),
	};
};

type Uses = ModuleContext;

export function createLayersOnClock( context: Uses, slide: number ): LayersOnClock {
	const on = new Map< string, { layer: Layer; lift: () => void } >();
	const find = ( id: string ) =>
		[ context.slides[ slide ], context.stage.querySelector( '.fr-slider__statics' ) ]
			.map( ( root ) => root?.querySelector< HTMLElement >( `[data-layer="${ id }"]` ) )
			.find( Boolean );

	return {
		put( specs ) {
			const { duration } = context.play.slides[ slide ]!;
			for ( const spec of specs ) {
				const element = on.has( spec.id ) ? undefined : find( spec.id );
				if ( element ) {
					const { timeline, lift } = portion( context.timeline( slide ) );
					const layer = createLayer( context, onClock( spec, duration ), element );
					on.set( spec.id, { layer, lift } );
					layer.enter( timeline, false );
				}
			}
		},
		take( ids ) {
			for ( const [ id, { layer, lift } ] of on ) {
				if ( ! ids || ids.has( id ) ) {
					lift();
					layer.destroy();
					on.delete( id );
				}
			}
		},
		layOut: () => on.forEach( ( { layer } ) => layer.level() ),
	};
}
