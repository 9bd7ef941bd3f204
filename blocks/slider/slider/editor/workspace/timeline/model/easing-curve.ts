import { cssEase } from '@frontage/slider/model';

/** Easings as numbers, for drawing and editing the curve. */

/** x and y of the two handles of a curve from 0, 0 to 1, 1. */
export type Handles = readonly [ number, number, number, number ];

/** Handles of a curve; undefined if it is not a Bézier curve (bounces, springs). */
export function handlesOf( ease: string ): Handles | undefined {
	const css = cssEase( ease );
	if ( css === 'linear' ) {
		return [ 0, 0, 1, 1 ];
	}
	const figures = /^cubic-bezier\(([^)]*)\)$/.exec( css )?.[ 1 ]?.split( ',' ).map( Number );
	return figures?.length === 4 ? ( figures as unknown as Handles ) : undefined;
}

const figure = ( value: number ) => String( Number( value.toFixed( 2 ) ) );

/** Converts handles to the stored form. */
export function easeFrom( [ x1, y1, x2, y2 ]: Handles ): string {
	const x = ( value: number ) => figure( Math.min( 1, Math.max( 0, value ) ) );
	const y = ( value: number ) => figure( Math.min( 2, Math.max( -1, value ) ) );
	return `cubic-bezier(${ x( x1 ) },${ y( y1 ) },${ x( x2 ) },${ y( y2 ) })`;
}

/** Path of the curve in a square of 1 by 1, with y downward as in SVG. */
export function pathOf( ease: string ): string {
	const handles = handlesOf( ease );
	if ( handles ) {
		const [ x1, y1, x2, y2 ] = handles;
		return `M0,1 C${ x1 },${ 1 - y1 } ${ x2 },${ 1 - y2 } 1,0`;
	}
	const points = /^linear\(([^)]*)\)$/.exec( cssEase( ease ) )?.[ 1 ]?.split( ',' ).map( Number ) ?? [ 0, 1 ];
	return points
		.map( ( value, at ) => `${ at ? 'L' : 'M' }${ at / ( points.length - 1 ) },${ 1 - value }` )
		.join( ' ' );
}
