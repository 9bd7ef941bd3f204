import poses from '../../../tables/poses.json';
import type { Pose } from '../../../generated/option-types';
import { cssNumber, isNumeric } from './css-value';
import { levels, numberOf } from '../breakpoints';
import { distance, type Place } from './layer-position';

/** Transforms of poses. TypeScript port of the other half of php/Compiler/Style/Poses.php. */

type Values = Record< string, unknown >;

const TRANSFORM: Readonly< Record< string, number > > = poses.transform;
const NOTHING: Readonly< Record< string, number > > = poses.nothing;

/** Whether two values are equal; 0 and '0' are. */
function alike( one: unknown, other: unknown ): boolean {
	if ( isNumeric( one ) && isNumeric( other ) ) {
		return Number( one ) === Number( other );
	}
	if ( typeof one !== 'object' || typeof other !== 'object' || ! one || ! other ) {
		return ( one ?? undefined ) === ( other ?? undefined );
	}
	const keys = Object.keys( { ...one, ...other } );
	return keys.every( ( key ) => alike( ( one as Values )[ key ], ( other as Values )[ key ] ) );
}

/** Whether a value changes nothing on any breakpoint. */
export function isNeutral( key: string, values: unknown ): boolean {
	const list: unknown[] = typeof values === 'object' && values ? Object.values( values ) : [ values ];
	const nothing = TRANSFORM[ key ] ?? NOTHING[ key ] ?? -1;
	return list.every(
		( value ) => value === undefined || value === null || ( isNumeric( value ) && Number( value ) === nothing )
	);
}

const turns = ( pose: Pose ) => Object.entries( pose as Values ).filter( ( [ key ] ) => key in TRANSFORM );
const moved = ( pose: Pose ) => turns( pose ).filter( ( [ key, values ] ) => ! isNeutral( key, values ) );

/** Whether a pose is moved, rotated or scaled. */
export const isTurned = ( pose: Pose ) => moved( pose ).length > 0;

/** Whether the change from one pose to another is visible, apart from opacity. */
export function differ( from: Pose, to: Pose ): boolean {
	const [ one, other ] = [ from as Values, to as Values ];
	return Object.keys( { ...from, ...to } ).some(
		( key ) =>
			! ( key in poses.still ) &&
			! alike( one[ key ], other[ key ] ) &&
			! ( isNeutral( key, one[ key ] ) && isNeutral( key, other[ key ] ) )
	);
}

/**
 * Transform of a pose at each breakpoint.
 *
 * @param pose
 * @param place
 * @param perspective
 * @param other       A pose that it animates to. Both then list the same functions, so that CSS interpolates each one.
 */
export function transforms(
	pose: Pose,
	place: Place,
	perspective: number,
	other: Pose = {}
): ( string | undefined )[] {
	const moves = turns( pose );
	const also = moved( other ).map( ( [ key ] ) => key );
	if ( ! moves.length && ! also.length ) {
		return [];
	}
	// Distances to edges depend on the position, which may differ; other values are mostly equal on all breakpoints.
	const isDifferent = moves.some(
		( [ , values ] ) =>
			Array.isArray( values ) &&
			( typeof values[ 0 ] === 'string' || values.some( ( value: unknown ) => ! alike( value, values[ 0 ] ) ) )
	);
	const first = transform( pose, 0, place, perspective, also );
	return [ 0, 1, 2, 3 ].map( ( level ) =>
		isDifferent ? transform( pose, level, place, perspective, also ) : first
	);
}

/** Transform of a pose at a breakpoint: perspective, translate3d, rotate z y x, skew, scale. Undefined if it changes nothing. */
function transform(
	pose: Pose,
	level: number,
	place: Place,
	perspective: number,
	also: readonly string[]
): string | undefined {
	const shows = ( ...keys: string[] ) => keys.some( ( key ) => also.includes( key ) );
	const [ x, y, z ] = ( [ 'x', 'y', 'z' ] as const ).map( ( axis ) =>
		distance( levels( pose[ axis ] )[ level ], axis, level, place )
	);
	const out: string[] = [];
	let isDeep = z !== '0px' || shows( 'z', 'rotateX', 'rotateY' );
	if ( x !== '0px' || y !== '0px' || z !== '0px' || shows( 'x', 'y', 'z' ) ) {
		out.push( z === '0px' && ! shows( 'z' ) ? `translate(${ x },${ y })` : `translate3d(${ x },${ y },${ z })` );
	}
	for ( const turn of [ 'rotateZ', 'rotateY', 'rotateX', 'skewX', 'skewY' ] as const ) {
		const angle = numberOf( levels( pose[ turn ] )[ level ] );
		if ( angle !== 0 || shows( turn ) ) {
			out.push( `${ turn }(${ cssNumber( angle ) }deg)` );
			isDeep ||= turn === 'rotateX' || turn === 'rotateY';
		}
	}
	const scaleX = numberOf( levels( pose.scaleX )[ level ], 1 );
	const scaleY = numberOf( levels( pose.scaleY )[ level ], 1 );
	if ( scaleX !== 1 || scaleY !== 1 || shows( 'scaleX', 'scaleY' ) ) {
		out.push( `scale(${ cssNumber( scaleX ) }${ scaleX === scaleY ? '' : `,${ cssNumber( scaleY ) }` })` );
	}
	if ( isDeep && perspective > 0 ) {
		out.unshift( `perspective(${ cssNumber( perspective ) }px)` );
	}
	return out.length ? out.join( ' ' ) : undefined;
}
