/**
 * Writes themes/frontage/assets/fonts/*.css: fonts of the visitor's device with the widths and heights of the theme's own, so that
 * text stands in place until a font has come. Widths are those of the theme's texts in three languages, measured in Chromium at each
 * weight; heights are the fonts' own. Arial, Georgia and Roboto are measured in fonts of the same widths, which may be had freely:
 *
 *     node tools/drawings/theme-fonts.mjs FOLDER    # with LiberationSans-*.ttf, Roboto-*.ttf, gelasio-latin-*.woff2, DejaVu*.ttf
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import glob from 'fast-glob';

const THEME = 'themes/frontage';
const FONTS = {
	figtree: 'sans',
	fraunces: 'serif',
	'space-grotesk': 'sans',
	archivo: 'sans',
	'archivo-expanded': 'sans',
	newsreader: 'serif',
	'hanken-grotesk': 'sans',
	onest: 'sans',
	geist: 'sans',
	'bricolage-grotesque': 'sans',
	'young-serif': 'serif',
	'league-gothic': 'sans',
	'public-sans': 'sans',
	barlow: 'sans',
	'barlow-condensed': 'sans',
	'instrument-serif': 'serif',
	'instrument-sans': 'sans',
};
const NAMES = {
	figtree: 'Figtree',
	fraunces: 'Fraunces',
	'space-grotesk': 'Space Grotesk',
	archivo: 'Archivo',
	'archivo-expanded': 'Archivo Expanded',
	newsreader: 'Newsreader',
	'hanken-grotesk': 'Hanken Grotesk',
	onest: 'Onest',
	geist: 'Geist',
	'bricolage-grotesque': 'Bricolage Grotesque',
	'young-serif': 'Young Serif',
	'instrument-serif': 'Instrument Serif',
	'instrument-sans': 'Instrument Sans',
	'league-gothic': 'League Gothic',
	'public-sans': 'Public Sans',
	barlow: 'Barlow',
	'barlow-condensed': 'Barlow Condensed',
};
/** The heaviest weight of a file that has fewer. */
const HEAVIEST = { newsreader: 400, 'hanken-grotesk': 600, onest: 600 };
/** Fonts with an italic in a file of its own, and where devices have theirs. */
const ITALIC = {
	newsreader: [
		[ 'DejaVu Serif Italic', 'DejaVuSerif-Italic.ttf' ],
		[ 'Georgia Italic,Gelasio Italic', 'gelasio-latin-400-italic.woff2' ],
	],
};

/** The last one that a device has is used, so the rarest comes first. Each: the names to look for and the file measured, regular and bold. */
const LOCAL = {
	sans: [
		[
			[ 'DejaVu Sans', 'DejaVuSans.ttf' ],
			[ 'DejaVu Sans Bold', 'DejaVuSans-Bold.ttf' ],
		],
		[
			[ 'Roboto', 'Roboto-Regular.ttf' ],
			[ 'Roboto Bold', 'Roboto-Bold.ttf' ],
		],
		[
			[ 'Arial,Liberation Sans', 'LiberationSans-Regular.ttf' ],
			[ 'Arial Bold,Liberation Sans Bold', 'LiberationSans-Bold.ttf' ],
		],
	],
	serif: [
		[
			[ 'DejaVu Serif', 'DejaVuSerif.ttf' ],
			[ 'DejaVu Serif Bold', 'DejaVuSerif-Bold.ttf' ],
		],
		[
			[ 'Georgia,Gelasio', 'gelasio-latin-400-normal.woff2' ],
			[ 'Georgia Bold,Gelasio Bold', 'gelasio-latin-700-normal.woff2' ],
		],
	],
};

/** Weights that are measured, and the heaviest one that each stands for. Bold fonts of devices stand in from 550 on. */
const WEIGHTS = [ [ 400, 549 ], [ 600, 624 ], [ 650, 674 ], [ 700, 900 ] ]; // prettier-ignore
const BOLD = 550;
/** Weights share a face where their widths differ by less than this. */
const SAME = 0.006;

const folder = process.argv[ 2 ];
if ( ! folder ) {
	throw new Error( 'Which folder are the fonts in?' );
}
const find = ( name ) => glob.sync( `**/${ name }`, { cwd: folder, absolute: true } )[ 0 ];

const texts = [ 'de_DE', 'nb_NO' ]
	.flatMap( ( locale ) =>
		readFileSync( `${ THEME }/languages/${ locale }.po`, 'utf8' ).match( /^(msgid|msgstr) ".+"$/gm )
	)
	.map( ( line ) => JSON.parse( line.slice( line.indexOf( '"' ) ) ).replace( /<[^>]*>|%\S+/g, '' ) )
	.join( ' ' );

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: [ '--no-sandbox' ],
} );
const page = await browser.newPage();

/** Widths of the texts at some weights, and ascent and descent, in parts of the font's size. */
const measure = ( file, weights ) =>
	page.evaluate(
		async ( [ bytes, all, text ] ) => {
			const font = new window.FontFace( 'Measured', `url(data:font/woff2;base64,${ bytes })`, {
				weight: '1 1000',
			} );
			document.fonts.add( await font.load() );
			const context = document.createElement( 'canvas' ).getContext( '2d' );
			const seen = all.map( ( weight ) => {
				context.font = `${ weight } 100px Measured`;
				return context.measureText( text );
			} );
			document.fonts.delete( font );
			const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = seen[ 0 ];
			return { widths: seen.map( ( { width } ) => width ), ascent: ascent / 100, descent: descent / 100 };
		},
		[ readFileSync( file ).toString( 'base64' ), weights, texts ]
	);

const percent = ( value ) => `${ Number( ( value * 100 ).toFixed( 1 ) ) }%`;

for ( const [ slug, kind ] of Object.entries( FONTS ) ) {
	const { widths, ascent, descent } = await measure(
		`${ THEME }/assets/fonts/${ slug }.woff2`,
		WEIGHTS.map( ( [ weight ] ) => weight )
	);
	const faces = [];
	const face = ( names, from, to, size, box, style = '' ) =>
		faces.push( `@font-face {
	font-family: "${ NAMES[ slug ] } Fallback";
	font-weight: ${ from } ${ to };${ style }
	src: ${ names
		.split( ',' )
		.map( ( name ) => `local("${ name }")` )
		.join( ', ' ) };
	size-adjust: ${ percent( size ) };
	ascent-override: ${ percent( box.ascent / size ) };
	descent-override: ${ percent( box.descent / size ) };
}
` );
	for ( const [ names, file ] of ITALIC[ slug ] ?? [] ) {
		const own = await measure( `${ THEME }/assets/fonts/${ slug }-italic.woff2`, [ 400 ] );
		const device = await measure( find( file ), [ 400 ] );
		face( names, 1, 900, own.widths[ 0 ] / device.widths[ 0 ], own, '\n\tfont-style: italic;' );
	}
	for ( const [ regular, bold ] of LOCAL[ kind ] ) {
		for ( const [ [ names, file ], isBold ] of [
			[ regular, false ],
			[ bold, true ],
		] ) {
			const own = ( await measure( find( file ), [ 400 ] ) ).widths[ 0 ];
			let from = isBold ? BOLD : 1;
			const groups = [];
			WEIGHTS.forEach( ( [ weight, to ], at ) => {
				if ( weight >= BOLD !== isBold || weight > ( HEAVIEST[ slug ] ?? 900 ) ) {
					return;
				}
				const size = widths[ at ] / own;
				const last = groups.at( -1 );
				if ( last && Math.abs( size / last.first - 1 ) < SAME ) {
					Object.assign( last, { to, sizes: [ ...last.sizes, size ] } );
				} else {
					groups.push( { from, to, first: size, sizes: [ size ] } );
				}
				from = to + 1;
			} );
			for ( const group of groups ) {
				const size = group.sizes.reduce( ( sum, one ) => sum + one, 0 ) / group.sizes.length;
				face( names, group.from, group.to, size, { ascent, descent } );
			}
		}
	}
	writeFileSync(
		`${ THEME }/assets/fonts/${ slug }.css`,
		`/* Fonts of devices in ${ NAMES[ slug ] }’s measures; the last available one is used. By tools/drawings/theme-fonts.mjs. */\n${ faces.join( '\n' ) }`
	);
}
await browser.close();
