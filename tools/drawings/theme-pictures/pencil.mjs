// What the pictures are drawn with: shapes as text, and chance that falls the same way each time.

/** Chance with a memory: the same number begins the same row. */
export function chance( seed ) {
	let state = seed;
	return ( from = 0, to = 1 ) => {
		state = ( state * 16807 ) % 2147483647;
		return from + ( ( state - 1 ) / 2147483646 ) * ( to - from );
	};
}

const round = ( value ) => Math.round( value * 10 ) / 10;

export const rect = ( x, y, width, height, fill, more = '' ) =>
	`<rect x="${ round( x ) }" y="${ round( y ) }" width="${ round( width ) }" height="${ round(
		height
	) }" fill="${ fill }"${ more && ` ${ more }` }/>`;

export const circle = ( x, y, radius, fill, more = '' ) =>
	`<circle cx="${ round( x ) }" cy="${ round( y ) }" r="${ round( radius ) }" fill="${ fill }"${
		more && ` ${ more }`
	}/>`;

export const path = ( d, fill, more = '' ) => `<path d="${ d }" fill="${ fill }"${ more && ` ${ more }` }/>`;

export const stroke = ( d, color, width = 4, more = '' ) =>
	`<path d="${ d }" fill="none" stroke="${ color }" stroke-width="${ width }" stroke-linecap="round" stroke-linejoin="round"${
		more && ` ${ more }`
	}/>`;

/** A gradient from top to bottom; its colours are named by `url(#id)`. */
export const fade = ( id, from, to ) =>
	`<linearGradient id="${ id }" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ from }"/><stop offset="1" stop-color="${ to }"/></linearGradient>`;

/** Hills from edge to edge: a line of soft waves at about `top`, filled down to the ground. */
export function hills( next, width, height, top, rough, fill ) {
	const steps = 6;
	const at = ( step ) => round( top + next( -rough, rough ) + ( step % 2 ? -rough / 2 : rough / 2 ) );
	let d = `M0 ${ at( 0 ) }`;
	for ( let step = 1; step <= steps; step++ ) {
		const x = ( width / steps ) * step;
		const y = at( step );
		d += ` S${ round( x - width / steps / 2.2 ) } ${ y } ${ round( x ) } ${ y }`;
	}
	return path( `${ d } V${ height } H0 Z`, fill );
}

export const draw = ( width, height, defs, ...shapes ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }" width="${ width }" height="${ height }">${
		defs && `<defs>${ defs }</defs>`
	}${ shapes.flat( 9 ).join( '' ) }</svg>`;
