import layerStyle from '../../tables/layer-style.json';
import type { Frame, Layer, Pose, Style } from '../../generated/option-types';
import { cssNumber, isNumeric } from './style/css-value';
import { levels } from './breakpoints';
import { neutral } from './style/poses';
import type { ScrollClock } from './style/scroll-timeline';

/** Frames with nothing left open: what a frame inherits, draws by chance or shares with all others is written into it. TypeScript port of php/Compiler/Keyframes.php. */

type Values = Record< string, unknown >;

/** What a layer looks like, which its frames may change: a frame that does not say has what the layer's style says. */
const LOOKS = Object.keys( layerStyle.framed ) as ( keyof typeof layerStyle.framed & keyof Style & keyof Pose )[];

/** What a layer is once its frames are settled. */
export interface Settled extends Layer {
	/** The constant transform of a masked layer: the mask is turned with what it cuts. */
	turned?: Pose;
	/** The clock that it follows, where that is the scroll. */
	clock?: ScrollClock;
}

/** Layers and those inside them, for all that reads frames after this. */
export const settle = ( layers: readonly Layer[], clock?: ScrollClock ): Settled[] =>
	layers.map( ( given ) => {
		const { transform, ...unturned } = given;
		const turns = transform && isMasked( given );
		const layer: Layer = turns ? unturned : given;
		const inside = layer.layers && settle( layer.layers, clock );
		return {
			...layer,
			...( turns && { turned: transform } ),
			...( clock && ( given.scrollBound ?? clock.layers ) && { clock } ),
			...( inside && { layers: inside } ),
			// Nothing shows in a group that does not.
			...( inside?.some( ( { showsInCarousel } ) => showsInCarousel ) && { showsInCarousel: true } ),
			frames: layer.frames.length ? settledFrames( layer ) : [],
		};
	} );

function settledFrames( layer: Layer ): Frame[] {
	const frames = layer.frames.some( ( { id } ) => id === 'frame_0' )
		? layer.frames
		: [ { id: 'frame_0', at: 0, duration: 0, ease: 'none', to: {} }, ...layer.frames ];
	const always = alwaysOf( layer, frames );
	const pieces: Pose[] = [];
	let earlier: Pose = {};
	return frames.map( ( frame ) => {
		const hidden: Pose = frame.id === 'frame_0' ? { opacity: [ 0, 0, 0, 0 ] } : {};
		earlier = settledPose( { ...always, ...hidden, ...frame.to }, earlier, layer.id );
		const split = frame.split?.map( ( own, nth ) => {
			const pose = settledPose( own.pose, pieces[ nth ] ?? {} );
			pieces[ nth ] = pose;
			return { ...own, pose };
		} );
		return { ...frame, to: earlier, ...( split && { split } ) };
	} );
}

/** What holds in each frame that does not say otherwise: the constant transform and opacity, and the looks that some frame changes. */
function alwaysOf( { transform, style }: Layer, frames: readonly Frame[] ): Pose {
	const looks = LOOKS.filter(
		( key ) => style[ key ] !== undefined && frames.some( ( { to } ) => to[ key ] !== undefined )
	);
	return {
		...Object.fromEntries( looks.map( ( key ) => [ key, style[ key ] ] ) ),
		...( style.opacity && { opacity: style.opacity } ),
		...transform,
	};
}

/**
 * @param pose
 * @param earlier The frame before: what `inherit` means.
 * @param id      Of the layer, to draw from ranges; without one they stay, to be drawn for each piece.
 */
function settledPose( pose: Pose, earlier: Pose, id?: string ): Pose {
	const before = earlier as Values;
	return Object.fromEntries(
		Object.entries( pose as Values ).map( ( [ key, values ] ) => [
			key,
			Array.isArray( values )
				? values.map( ( value: unknown, level ) => {
						if ( value === 'inherit' ) {
							return levels< unknown >( before[ key ] )[ level ] ?? neutral( key );
						}
						return id !== undefined && typeof value === 'object' && value
							? drawn( value as Values, id + key )
							: value;
					} )
				: values,
		] )
	);
}

/** One value of those that a layer may have as a whole; by its name, so that the page and the engine draw the same. */
function drawn( varied: Values, name: string ): unknown {
	const { random, cycle, mirrored = 0 } = varied as { random?: unknown[]; cycle?: unknown[]; mirrored?: unknown };
	const [ first, last = first ] = random?.length ? random : ( cycle ?? [] );
	if ( first === undefined ) {
		return mirrored;
	}
	if ( ! random ) {
		return first;
	}
	const low = parseFloat( String( first ) ) || 0;
	const high = parseFloat( String( last ) ) || 0;
	const hash = [ ...name ].reduce( ( sum, letter ) => ( sum * 31 + letter.charCodeAt( 0 ) ) % 1000, 7 );
	const found = cssNumber( low + ( ( high - low ) * hash ) / 999, 2 );
	const unit = String( first ).replace( /^[-+\d.]+/, '' );
	return unit ? found + unit : Number( found );
}

const named = ( { frames }: Layer, name: string ): Frame | undefined => frames.find( ( { id } ) => id === name );

/** The frame that brings a layer in. */
export const entrance = ( layer: Layer ) => named( layer, 'frame_1' );

/** Where the entrance begins, with the pieces it begins with. */
export const frameZero = ( layer: Layer ) => named( layer, 'frame_0' );

/** The state before the entrance. */
export const before = ( layer: Layer ): Pose => frameZero( layer )?.to ?? {};

/** The state after the entrance: how CSS shows a layer that stands still. */
export const rest = ( layer: Layer ): Pose => ( { ...layer.transform, ...entrance( layer )?.to } );

export const isMasked = ( { frames }: Layer ) => frames.some( ( { mask } ) => mask );

/** Where the mask of a frame is when its layer is away: of the entrance before it, else after the frame. */
export const maskAway = ( layer: Layer, frame: string ): Pose =>
	( named( layer, frame === 'frame_1' ? 'frame_0' : frame )?.mask ?? {} ) as Pose;

/** An entrance by action, or an action that starts the layer hidden. */
export const waits = ( layer: Layer, hidden: readonly string[] ) =>
	entrance( layer )?.at === 'action' || hidden.includes( layer.id );

/** Whether a layer comes in at a time of its own. */
export const comesByItself = ( layer: Layer ) => isNumeric( entrance( layer )?.at );

/** ISO 8601 with its offset. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** The instant up to which a text counts; empty where it does not. */
export const countdownOf = ( { type, countdown = '' }: Pick< Layer, 'type' | 'countdown' > ): string =>
	type === 'text' && INSTANT.test( countdown ) ? countdown : '';
