/** What stands in for what a saved page lacks, and the kinds of its files. */
import path from 'node:path';

export const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

export const type = ( file ) => TYPES[ path.extname( file.replace( /\?.*$/, '' ) ) ] ?? 'application/octet-stream';

/**
 * Pictures that are not here, as wide and high as the page says: by address. Without them the original shows a broken picture's line, ours the place of it.
 *
 * @param {string} html
 * @param {string} address Of the page.
 */
export function standIns( html, address ) {
	const found = new Map();
	for ( const [ tag ] of html.matchAll( /<img\b[^>]*>/gi ) ) {
		const said = ( name ) => tag.match( new RegExp( `\\s${ name }=["']?([^"'\\s>]+)`, 'i' ) )?.[ 1 ];
		const [ wide, high ] = [ Number( said( 'width' ) ), Number( said( 'height' ) ) ];
		for ( const source of [ said( 'src' ), said( 'data-lazyload' ), said( 'data-lazy-src' ) ] ) {
			if ( wide && high && source ) {
				found.set(
					new URL( source.replaceAll( '&amp;', '&' ), address ).href,
					`<svg xmlns="http://www.w3.org/2000/svg" width="${ wide }" height="${ high }"><rect width="100%" height="100%" fill="#789"/></svg>`
				);
			}
		}
	}
	return found;
}

/** Families that are not here are one and the same on both sides. */
export const stubs = ( text ) =>
	[
		...new Set(
			[ ...text.matchAll( /font-family\s*:\s*(?:&quot;|['"])?([A-Z][\w ]+)/g ) ].map( ( [ , name ] ) =>
				name.trim()
			)
		),
	]
		.map( ( name ) => `@font-face{font-family:'${ name }';src:local('DejaVu Sans'),local('Liberation Sans')}` )
		.join( '' );
