/** WCAG 2.2: relative luminance and contrast ratio of two colors. A color is its red, green and blue from 0 to 255. */
export function luminance( color ) {
	const [ r, g, b ] = color
		.map( ( part ) => part / 255 )
		.map( ( part ) => ( part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4 ) );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast( one, other ) {
	const [ light, dark ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => b - a );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** `#rgb` or `#rrggbb` as red, green and blue. */
export function rgb( hex ) {
	const long = hex.length === 4 ? hex.replace( /[^#]/g, '$&$&' ) : hex;
	return [ 1, 3, 5 ].map( ( at ) => parseInt( long.slice( at, at + 2 ), 16 ) );
}

/** The visible color where a color with this opacity is over another. */
export const over = ( color, opacity, ground ) =>
	color.map( ( part, at ) => part * opacity + ground[ at ] * ( 1 - opacity ) );
