import { createBlock, type Block } from './block-reveal';
import { drawn, split, turns, type Pieces } from './text-pieces';
import type { LayerFrame, Surroundings } from '../../types/layer-keyframe';
import type { EngineModule } from '../../types/module-context';
import type { PlayFrame } from '../../types/playback-config';

/** State of a layer while its slide is active. */
interface Held {
	pieces?: Pieces & { by: string };
	block?: Block;
	/** Animations of the last action; the next action replaces them. */
	acted: Animation[];
}

/** Text that enters and leaves in pieces, and blocks that wipe over layers. */
const splitText: EngineModule = ( context ) => {
	const { clock, still, options } = context;
	const held = new Map< HTMLElement, Held >();
	const random = options.random ?? Math.random;

	function undo( layer: HTMLElement ) {
		const { pieces, block, acted } = held.get( layer ) ?? { acted: [] };
		acted.forEach( ( animation ) => animation.cancel() );
		pieces?.undo();
		block?.undo();
		held.delete( layer );
	}

	/** The first keyframe brings pieces in from their pose, later ones move them to theirs. */
	const comes = ( { spec, frame }: LayerFrame ) => spec.frames?.[ 0 ] === frame;

	function spread(
		news: LayerFrame,
		mine: Held,
		{ by, step, order, from, ease, duration }: NonNullable< PlayFrame[ 'split' ] >,
		animate: Animate
	): number {
		const { frame, at, elements, looks } = news;
		if ( mine.pieces?.by !== by ) {
			mine.pieces?.undo();
			mine.pieces = { by, ...split( elements.content, by ) };
		}
		const { list } = mine.pieces;
		const { offsetWidth, offsetHeight } = context.stage;
		const ways: Record< string, number > = { left: -offsetWidth, right: offsetWidth, top: -offsetHeight };
		const around: Surroundings = { context, edge: ( side ) => ways[ side ] ?? offsetHeight };
		const waits = turns( list.length, order, random );
		const each = duration ?? frame!.duration;
		const goes = ! comes( news );
		list.forEach( ( piece, nth ) => {
			const states = looks( [ from, {} ], { ...around, draw: ( value ) => drawn( value, nth, random ) } ).map(
				( look ) => ( { ...look.frame, ...look.paint } )
			);
			const keys = Object.keys( states[ 0 ]! ).filter( ( key ) => states[ 0 ]![ key ] !== states[ 1 ]![ key ] );
			const [ away, there ] = states.map( ( state ) =>
				Object.fromEntries( keys.map( ( key ) => [ key, state[ key ]! ] ) )
			);
			animate( piece, goes ? [ there!, away! ] : [ away!, there! ], {
				delay: at + waits[ nth ]! * step,
				duration: each,
				easing: ease ?? frame!.ease,
				fill: goes ? 'forwards' : 'both',
			} );
		} );
		return Math.max( 0, ...waits ) * step + each;
	}

	type Animate = ( element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions ) => void;

	context.hook( 'frame', ( news ) => {
		const { frame, elements, timeline, at } = news;
		const { layer, content } = elements;
		if ( ! frame ) {
			undo( layer );
			return 0;
		}
		if ( still() || ! ( frame.split || frame.block ) ) {
			return 0;
		}
		const mine = held.get( layer ) ?? { acted: [] };
		held.set( layer, mine );
		const earlier = mine.acted.splice( 0 );
		const animate: Animate = ( element, keyframes, timing ) => {
			if ( timeline ) {
				timeline.animate( element, keyframes, timing );
			} else {
				mine.acted.push( clock.animate( element, keyframes, timing ) );
			}
		};
		const spreads = frame.split ? spread( news, mine, frame.split, animate ) : 0;
		if ( frame.block ) {
			mine.block ??= createBlock( content, frame.block.color );
			mine.block.wipe(
				animate,
				frame.block.direction,
				{ delay: at, duration: frame.duration, easing: frame.ease },
				! comes( news )
			);
		}
		earlier.forEach( ( animation ) => animation.cancel() );
		return Math.max( spreads, frame.block ? frame.duration : 0 );
	} );

	return () => [ ...held.keys() ].forEach( undo );
};

export default splitText;
