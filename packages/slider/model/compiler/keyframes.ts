import layerStyle from '../../tables/layer-style.json';
import type { Frame, Layer, Pose, Style } from '../../generated/option-types';
import { cssNumber, isNumeric } from './style/css-value';
import { levels } from './breakpoints';
import { neutral } from './style/poses';
import type { ScrollClock } from './style/scroll-timeline';

/**
 * Resolves keyframes: inherited, random and shared values are written into each keyframe.
 * TypeScript port of php/Compiler/Keyframes.php.
 */

type Values = Record< string, unknown >;

/** Style properties that keyframes may change. A keyframe that does not set one takes it from the layer's style. */
const LOOKS = Object.keys( layerStyle.framed ) as ( keyof typeof layerStyle.framed & keyof Style & keyof Pose )[];

/** A layer with resolved keyframes. */
export interface ResolvedLayer extends Layer {
	/** The constant transform of a masked layer; the mask turns with it. */
	turned?: Pose;
	/** The scroll timeline that the layer follows, if any. */
	clock?: ScrollClock;
}

/** Resolves the keyframes of the layers and of all nested layers. All code that reads keyframes later relies on it. */
export const resolveKeyframes = ( layers: readonly Layer[], clock?: ScrollClock ): ResolvedLayer[] =>
	layers.map( ( given ) => {
		const { transform, ...unturned } = given;
		const turns = transform && isMasked( given );
		const layer: Layer = turns ? unturned : given;
		const inside = layer.layers && resolveKeyframes( layer.layers, clock );
		return {
			...layer,
			...( turns && { turned: transform } ),
			...( clock && ( given.scrollBound ?? clock.layers ) && { clock } ),
			...( inside && { layers: inside } ),
			// A layer is only visible when its group is.
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

/**
 * Values that apply to every keyframe that does not set them: the constant transform and opacity, and the styles that
 * at least one keyframe changes.
 */
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
 * @param earlier The previous keyframe, whose values `inherit` takes.
 * @param id      Id of the layer, to resolve random values; without one they stay, to be resolved for each piece.
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

/** Picks one value for a whole layer. The result depends only on the name, so that PHP and the engine pick the same value. */
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

/** Keyframe of the entrance. */
export const entrance = ( layer: Layer ) => named( layer, 'frame_1' );

/** Keyframe with the pose before the entrance, also of the pieces. */
export const frameZero = ( layer: Layer ) => named( layer, 'frame_0' );

/** Pose before the entrance. */
export const poseBeforeEntrance = ( layer: Layer ): Pose => frameZero( layer )?.to ?? {};

/** Pose after the entrance, which CSS shows while the layer is at rest. */
export const restingPose = ( layer: Layer ): Pose => ( { ...layer.transform, ...entrance( layer )?.to } );

export const isMasked = ( { frames }: Layer ) => frames.some( ( { mask } ) => mask );

/** Pose of a keyframe's mask while the layer is hidden: before the entrance, or after any other keyframe. */
export const maskAway = ( layer: Layer, frame: string ): Pose =>
	( named( layer, frame === 'frame_1' ? 'frame_0' : frame )?.mask ?? {} ) as Pose;

/** Whether the layer starts hidden: its entrance is started by an action, or an action reveals it. */
export const hasDelayedEntrance = ( layer: Layer, targets: ReadonlyMap< string, boolean > ) =>
	entrance( layer )?.at === 'action' || Boolean( targets.get( layer.id ) );

/** Whether the entrance starts at a time, without an action. */
export const hasTimedEntrance = ( layer: Layer ) => isNumeric( entrance( layer )?.at );

/** ISO 8601 with an offset. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** Target time of a countdown; empty if the layer has none. */
export const countdownOf = ( { type, countdown = '' }: Pick< Layer, 'type' | 'countdown' > ): string =>
	type === 'text' && INSTANT.test( countdown ) ? countdown : '';
