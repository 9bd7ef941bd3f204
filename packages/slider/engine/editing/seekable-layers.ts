import { createLayer, type Layer } from '../modules/layers/layer';
import type { ModuleContext, Timeline } from '../types/module-context';
import type { PlayLayer } from '../types/playback-config';

/** The layers of one slide on its clock, static ones too: each can be taken off and put on again while the rest goes on. */
export interface LayersOnClock {
	/** Puts these on the clock, wherever it stands; who is on it already stays. */
	put: ( specs: readonly PlayLayer[] ) => void;
	/** Takes these off, or all: they stand as their stylesheet says. */
	take: ( ids?: ReadonlySet< string > ) => void;
	/** The values of another level or size hold. */
	layOut: () => void;
}

/** A timeline as one layer sees it: what it lays there can be lifted off again. */
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

/** Exits have a time of their own in an editor: the slide's last moment. Nothing was there before the editor's clock. */
export const onClock = ( spec: PlayLayer, duration: number ): PlayLayer => {
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
