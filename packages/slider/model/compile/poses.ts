import type { Pose as PlayPose } from '../../engine/play';
import { same } from '../levels';
import type { Layer, Pose } from '../types';
import { cssColor, cssLength, cssNumber, cssWord, isNumeric } from './css';
import { sides } from './sides';
import { levels, numberOf, perLevel } from './levels';
import { distance, type Place } from './places';

/**
 * States of layers: for the play document, and as CSS for what is drawn without the engine (rest, and where the first
 * entrance begins). Twin of ../../php/Poses.php.
 */

const MOVES = [
	'x',
	'y',
	'z',
	'scaleX',
	'scaleY',
	'skewX',
	'skewY',
	'rotateX',
	'rotateY',
	'rotateZ',
	'opacity',
] as const;

/** What makes a transform, with the value that changes nothing. */
const TRANSFORM: Record< string, number > = {
	x: 0,
	y: 0,
	z: 0,
	scaleX: 1,
	scaleY: 1,
	skewX: 0,
	skewY: 0,
	rotateX: 0,
	rotateY: 0,
	rotateZ: 0,
};
const NEUTRAL: Record< string, number > = { scaleX: 1, scaleY: 1, opacity: 1 };

/**
 * A pose as the engine takes it.
 *
 * @param pose
 * @param before The frame before: what `inherit` means.
 * @param layer  For the shape of its clip.
 */
export function playPose( pose: Pose, before: Pose = {}, layer?: Layer ): PlayPose {
	const play: Record< string, unknown > = {};
	for ( const key of MOVES ) {
		if ( pose[ key ] !== undefined ) {
			const earlier = levels( before[ key ] );
			play[ key ] = perLevel(
				levels( pose[ key ] ).map( ( value, level ) =>
					value === 'inherit' ? ( earlier[ level ] ?? NEUTRAL[ key ] ?? 0 ) : drawn( value )
				)
			);
		}
	}
	for ( const key of [ 'originX', 'originY' ] as const ) {
		if ( pose[ key ] !== undefined ) {
			play[ key ] = perLevel( levels( pose[ key ] ).map( ( value ) => cssLength( value, '1px' ) ?? '50%' ) );
		}
	}
	if ( pose.perspective !== undefined ) {
		play.perspective = numberOf( levels( pose.perspective )[ 0 ] );
	}
	const colors = { color: pose.color, background: pose.background, border: pose.borderColor };
	for ( const [ key, values ] of Object.entries( colors ) ) {
		if ( values !== undefined ) {
			play[ key ] = perLevel( levels( values ).map( ( value ) => cssColor( value ) ?? 'transparent' ) );
		}
	}
	const blur = levels( pose.backdropBlur )[ 0 ];
	const style = switched( pose );
	const more = {
		filter: filterOf( pose, 0 ),
		backdrop: isNumeric( blur ) ? `blur(${ cssNumber( blur ) }px)` : undefined,
		clip: clipOf( pose, layer ),
		style: Object.keys( style ).length ? style : undefined,
	};
	for ( const [ key, value ] of Object.entries( more ) ) {
		if ( value !== undefined ) {
			play[ key ] = value;
		}
	}
	return play;
}

/** A drawn value as one word: `random(-45,45)`, `cycle(100%,-100%)`, `mirrored(15%)`. */
function drawn( value: unknown ): unknown {
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	for ( const how of [ 'random', 'cycle', 'mirrored' ] ) {
		const own: unknown = ( value as Record< string, unknown > )[ how ];
		if ( own !== undefined ) {
			return `${ how }(${ [ own ].flat().join( ',' ) })`;
		}
	}
	return 0;
}

type Filter = Partial< Record< 'blur' | 'grayscale' | 'brightness', readonly number[] | number > >;

export function filterOf( pose: Filter, level: number ): string | undefined {
	const filter = ( [ 'blur', 'grayscale', 'brightness' ] as const ).flatMap( ( name ) => {
		const value = levels( pose[ name ] )[ level ];
		return isNumeric( value ) ? [ `${ name }(${ cssNumber( value ) }${ name === 'blur' ? 'px' : '%' })` ] : [];
	} );
	return filter.length ? filter.join( ' ' ) : undefined;
}

export function clipOf( pose: Pose, layer?: Layer ): string | undefined {
	const part = levels( pose.clip )[ 0 ];
	const clip = layer?.clip;
	if ( ! isNumeric( part ) || ! clip ) {
		return undefined;
	}
	const shown = Math.max( 0, Math.min( 100, part ) );
	const gone = `${ cssNumber( 100 - shown ) }%`;
	const half = `${ cssNumber( ( 100 - shown ) / 2 ) }%`;
	if ( clip.shape === 'circle' ) {
		return `circle(${ cssNumber( shown ) }%)`;
	}
	const inset = {
		left: `0 ${ gone } 0 0`,
		right: `0 0 0 ${ gone }`,
		top: `0 0 ${ gone } 0`,
		bottom: `${ gone } 0 0 0`,
		center: half,
		invh: `0 ${ half }`,
		invv: `${ half } 0`,
	};
	return `inset(${ inset[ clip.origin ] })`;
}

/** What needs layout: switched when a frame starts. */
function switched( pose: Pose ): Record< string, unknown > {
	const style: Record< string, unknown > = {};
	if ( pose.borderWidth && Object.keys( pose.borderWidth ).length ) {
		style[ 'border-width' ] = perLevel( sides( pose.borderWidth ) );
	}
	if ( pose.borderRadius && Object.keys( pose.borderRadius ).length ) {
		style[ 'border-radius' ] = perLevel( sides( pose.borderRadius ) );
	}
	const words = { 'border-style': cssWord( pose.borderStyle ), 'text-decoration': cssWord( pose.textDecoration ) };
	for ( const [ name, word ] of Object.entries( words ) ) {
		if ( word !== undefined ) {
			style[ name ] = word;
		}
	}
	return style;
}

const moving = ( pose: Pose, more: string[] = [] ) =>
	Object.entries( pose as Record< string, unknown > ).filter(
		( [ key ] ) => key in TRANSFORM || more.includes( key )
	);

/** The transform of a pose at each level. */
export function transforms( pose: Pose, place: Place, perspective: number ): ( string | undefined )[] {
	const moves = moving( pose );
	if ( ! moves.length ) {
		return [];
	}
	// Edges depend on where the layer stands, which may differ; the rest is mostly the same on all levels.
	const differ = moves.some(
		( [ , values ] ) =>
			Array.isArray( values ) &&
			( typeof values[ 0 ] === 'string' || values.some( ( value: unknown ) => ! same( value, values[ 0 ] ) ) )
	);
	const first = transform( pose, 0, place, perspective );
	return [ 0, 1, 2, 3 ].map( ( level ) => ( differ ? transform( pose, level, place, perspective ) : first ) );
}

/** Whether a pose is anywhere else than at rest. */
export const moves = ( pose: Pose ) =>
	moving( pose, [ 'blur', 'grayscale', 'brightness', 'clip' ] ).some(
		( [ key, values ] ) =>
			Array.isArray( values ) &&
			values.some(
				( value: unknown ) =>
					value !== undefined &&
					value !== null &&
					! ( isNumeric( value ) && Number( value ) === ( TRANSFORM[ key ] ?? -1 ) )
			)
	);

/** The transform of a pose at a level: perspective, translate3d, rotate z y x, skew, scale. Undefined where it changes nothing. */
function transform( pose: Pose, level: number, place: Place, perspective: number ): string | undefined {
	const [ x, y, z ] = ( [ 'x', 'y', 'z' ] as const ).map( ( axis ) =>
		distance( levels( pose[ axis ] )[ level ], axis, level, place )
	);
	const out: string[] = [];
	if ( x !== '0px' || y !== '0px' || z !== '0px' ) {
		out.push( z === '0px' ? `translate(${ x },${ y })` : `translate3d(${ x },${ y },${ z })` );
	}
	let deep = z !== '0px';
	for ( const turn of [ 'rotateZ', 'rotateY', 'rotateX', 'skewX', 'skewY' ] as const ) {
		const value = numberOf( levels( pose[ turn ] )[ level ] );
		if ( value !== 0 ) {
			out.push( `${ turn }(${ cssNumber( value ) }deg)` );
			deep ||= turn === 'rotateX' || turn === 'rotateY';
		}
	}
	const scaleX = numberOf( levels( pose.scaleX )[ level ], 1 );
	const scaleY = numberOf( levels( pose.scaleY )[ level ], 1 );
	if ( scaleX !== 1 || scaleY !== 1 ) {
		out.push( `scale(${ cssNumber( scaleX ) }${ scaleX === scaleY ? '' : `,${ cssNumber( scaleY ) }` })` );
	}
	if ( deep && perspective > 0 ) {
		out.unshift( `perspective(${ cssNumber( perspective ) }px)` );
	}
	return out.length ? out.join( ' ' ) : undefined;
}
