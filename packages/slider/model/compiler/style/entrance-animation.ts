import type { Pose } from '../../../generated/option-types';
import { cssNumber, put } from './css-value';
import { cssEase } from './easing';
import {
	poseBeforeEntrance,
	hasTimedEntrance,
	entrance,
	maskAway,
	restingPose,
	type ResolvedLayer as Layer,
} from '../keyframes';
import { LEVELS, levels, numberOf } from '../breakpoints';
import { placeOf } from './layer-position';
import { clips, filters } from './poses';
import { scrollRange } from './scroll-timeline';
import { differ, transforms } from './transforms';
import type { Properties } from '../markup-node';

/**
 * Entrance of a layer that is visible at first paint: a CSS animation from frame_0 to rest, without JavaScript.
 * TypeScript port of php/Compiler/Style/EntranceAnimation.php.
 */

/** Custom properties of the animation; undefined if nothing moves, or if an action or the end of the slide starts the entrance. */
export function entranceProperties( layer: Layer, isNested: boolean, otherwise: number ): Properties | undefined {
	if ( ! enters( layer ) ) {
		return undefined;
	}
	const { at, duration, ease } = entrance( layer )!;
	const to = restingPose( layer );
	// Split text, blocks and moving masks need the engine; at first paint they only fade.
	const from: Pose = needsScript( layer ) ? { ...to, opacity: [ 0, 0, 0, 0 ] } : poseBeforeEntrance( layer );
	const out: Properties = {};
	put(
		out,
		'--fr-from',
		transforms( from, placeOf( layer, isNested ), perspectiveOf( from, otherwise ), to ),
		'none'
	);
	put( out, '--fr-from-filter', filters( from ) );
	put( out, '--fr-from-clip', clips( to.clip ? { clip: [ 100, 100, 100, 100 ], ...from } : from, layer ) );
	const opacity = opacities( from, 0 );
	if ( opacity.some( ( value ) => value !== '0' ) ) {
		put( out, '--fr-from-opacity', opacity );
	}
	out[ '--fr-for' ] = `${ cssNumber( duration, 0 ) }ms`;
	const { clock } = layer;
	const after = numberOf( at ) - ( clock?.from ?? 0 );
	if ( after !== 0 ) {
		out[ '--fr-after' ] = `${ cssNumber( after, 0 ) }ms`;
	}
	const range = clock && scrollRange( clock, numberOf( at ), duration );
	if ( range ) {
		out[ '--fr-range' ] = range;
	}
	out[ '--fr-ease' ] = cssEase( ease );
	return out;
}

/** Classes of the element with the entrance: driven by time or by scrolling. */
export const entranceClasses = ( { clock }: Layer, properties: Properties ) =>
	`fr-enter${ clock ? ' fr-bound' : '' }${ '--fr-range' in properties ? ' fr-way' : '' }`;

/** Whether a layer enters at its own time and from a different pose. */
export function enters( layer: Layer ): boolean {
	if ( ! hasTimedEntrance( layer ) ) {
		return false;
	}
	const [ from, to ] = [ poseBeforeEntrance( layer ), restingPose( layer ) ];
	return needsScript( layer ) || differ( from, to ) || opacities( from, 0 ).join() !== opacities( to, 1 ).join();
}

/** Perspective of a pose in px; 0 if one perspective applies to all layers. */
export const perspectiveOf = ( { perspective }: Pose, otherwise: number ) =>
	otherwise > 0 ? numberOf( levels( perspective )[ 0 ] ) || otherwise : 0;

function opacities( pose: Pose, otherwise: number ): string[] {
	const values = levels( pose.opacity );
	return LEVELS.map( ( level ) => cssNumber( numberOf( values[ level ], otherwise ) ) );
}

const needsScript = ( layer: Layer ) =>
	layer.frames.some(
		( { id, split, sfx } ) =>
			( id === 'frame_0' || id === 'frame_1' ) && ( split?.length || Object.keys( sfx ?? {} ).length )
	) || differ( maskAway( layer, 'frame_1' ), {} );
