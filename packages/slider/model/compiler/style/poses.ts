import tables from '../../../tables/poses.json';
import type { Pose as PlayPose } from '../../../engine/types/playback-config';
import type { Layer, Pose } from '../../../generated/option-types';
import { cssColor, cssLength, cssNumber, cssWord, isNumeric } from './css-value';
import { LEVELS, levels, numberOf, perLevel } from '../breakpoints';
import { sides } from './box-sides';

/** Poses of layers, for the playback config and as CSS values. TypeScript port of php/Compiler/Style/Poses.php; see also transforms.ts. */

const MOVES: Readonly< Record< string, number > > = tables.moves;
const FILTERS = tables.filters;

/** Value of a transform property that changes nothing. */
export const neutral = ( key: string ) => MOVES[ key ] ?? 0;

/**
 * A pose as the engine expects it.
 *
 * @param pose
 * @param layer For the shape of its clip.
 */
export function playPose( pose: Pose, layer?: Layer ): PlayPose {
	const play: Record< string, unknown > = {};
	for ( const key of Object.keys( tables.moves ) as ( keyof typeof tables.moves )[] ) {
		if ( pose[ key ] !== undefined ) {
			const values = levels( pose[ key ] );
			play[ key ] = perLevel(
				values.map( ( value ) => ( value === 'inherit' ? neutral( key ) : drawn( value ) ) )
			);
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
	const drawings = {
		origin: origins( pose ),
		filter: filters( pose ),
		backdrop: backdrops( pose ),
		clip: clips( pose, layer ),
	};
	for ( const [ key, values ] of Object.entries( drawings ) ) {
		if ( values.length ) {
			play[ key ] = perLevel( values );
		}
	}
	const style = switched( pose );
	return ( Object.keys( style ).length ? { ...play, style } : play ) as PlayPose;
}

/** A random or cycled value as one string: `random(-45,45)`, `cycle(100%,-100%)`, `mirrored(15%)`. */
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

/** Transform origin of a pose for each breakpoint; empty if it is the center. */
export function origins( { originX, originY, originZ }: Pose ): string[] {
	if ( ! originX && ! originY && ! originZ ) {
		return [];
	}
	const values = LEVELS.map( ( level ) => {
		const point = ( origin: readonly ( number | string )[] | undefined, otherwise: string ) =>
			cssLength( levels( origin )[ level ], '1px' ) ?? otherwise;
		const depth = point( originZ, '0px' );
		const behind = depth === '0px' || depth.endsWith( '%' ) ? '' : ` ${ depth }`;
		return `${ point( originX, '50%' ) } ${ point( originY, '50%' ) }${ behind }`;
	} );
	return values.some( ( value ) => value !== '50% 50%' ) ? values : [];
}

type Filter = Partial< Record< keyof typeof FILTERS, readonly number[] | number > >;

/** Filter of a layer's pose, or of a transition, for each breakpoint; empty without one. */
export function filters( pose: Filter ): string[] {
	const names = Object.entries( FILTERS ).filter( ( [ name ] ) => pose[ name as keyof Filter ] !== undefined );
	return ( names.length ? LEVELS : [] ).map( ( level ) => {
		const filter = names.flatMap( ( [ name, unit ] ) => {
			const value = levels( pose[ name as keyof Filter ] )[ level ];
			return isNumeric( value ) ? [ `${ name }(${ cssNumber( value ) }${ unit })` ] : [];
		} );
		return filter.join( ' ' ) || 'none';
	} );
}

export const backdrops = ( { backdropBlur }: Pose ) =>
	levels( backdropBlur ).map( ( blur ) => ( isNumeric( blur ) ? `blur(${ cssNumber( blur ) }px)` : 'none' ) );

/** Visible part of a layer for each breakpoint; empty if the layer is not clipped. */
export const clips = ( pose: Pose, layer?: Layer ): string[] =>
	levels( layer?.clip && pose.clip ).map( ( part ) => clip( isNumeric( part ) ? part : 100, layer!.clip! ) );

function clip( part: number, { shape, origin }: NonNullable< Layer[ 'clip' ] > ): string {
	const shown = Math.max( 0, Math.min( 100, part ) );
	const gone = `${ cssNumber( 100 - shown ) }%`;
	const half = `${ cssNumber( ( 100 - shown ) / 2 ) }%`;
	if ( shape === 'circle' ) {
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
	return `inset(${ inset[ origin ] })`;
}

/** Properties that need layout; they switch when a keyframe starts. */
function switched( pose: Pose ): Record< string, unknown > {
	const style: Record< string, unknown > = {};
	const read = ( name: string, values: readonly unknown[] | string | undefined, as: typeof cssWord ) => {
		if ( values !== undefined ) {
			style[ name ] = perLevel( levels< unknown >( values ).map( ( value ) => as( value ) ?? 'none' ) );
		}
	};
	read( 'fill', pose.svgFill, cssColor );
	read( 'stroke', pose.svgStroke, cssColor );
	if ( pose.borderWidth && Object.keys( pose.borderWidth ).length ) {
		style[ 'border-width' ] = perLevel( sides( pose.borderWidth ) );
	}
	if ( pose.borderRadius && Object.keys( pose.borderRadius ).length ) {
		style[ 'border-radius' ] = perLevel( sides( pose.borderRadius ) );
	}
	read( 'border-style', pose.borderStyle, cssWord );
	read( 'text-decoration', pose.textDecoration, cssWord );
	return style;
}
