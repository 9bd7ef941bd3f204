/**
 * Writes plugins/frontage-slider/src/Rendering/fallback-fonts.php: how wide and high the letters of well-known web fonts are, so that another font can stand in
 * for one without breaking lines elsewhere. The numbers are the fonts' own, as @capsizecss/metrics 4.3.0 (MIT) read them out of their files:
 *
 *     npm pack @capsizecss/metrics@4.3.0 && tar xzf capsizecss-metrics-4.3.0.tgz && node tools/drawings/fallback-fonts.mjs package
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const OUT = 'plugins/frontage-slider/src/Rendering/fallback-fonts.php';

/** Those that sliders of themes and templates use most. */
const FAMILIES = `
Abel, Abril Fatface, Alata, Alegreya, Alegreya Sans, Alex Brush, Alfa Slab One, Allura, Amatic SC, Amiri, Anton, Archivo, Archivo Black, Archivo Narrow, Arimo, Arvo, Asap, Assistant,
Baloo 2, Bangers, Barlow, Barlow Condensed, Barlow Semi Condensed, Be Vietnam Pro, Bebas Neue, Bitter, Bodoni Moda, Bree Serif, Cabin, Cairo, Cardo, Catamaran, Caveat, Chivo, Cinzel,
Comfortaa, Cormorant, Cormorant Garamond, Courgette, Crimson Pro, Crimson Text, DM Sans, DM Serif Display, DM Serif Text, Dancing Script, Didact Gothic, Domine, Dosis, EB Garamond, Encode Sans,
Exo, Exo 2, Figtree, Fira Sans, Fira Sans Condensed, Fjalla One, Francois One, Frank Ruhl Libre, Fraunces, Gilda Display, Gloock, Great Vibes, Heebo, Hind, Hind Siliguri, IBM Plex Mono,
IBM Plex Sans, IBM Plex Serif, Inconsolata, Indie Flower, Instrument Sans, Inter, Inter Tight, Italiana, Josefin Sans, Josefin Slab, Jost, Kanit, Karla, Kaushan Script, Lato, League Spartan,
Lexend, Lexend Deca, Libre Baskerville, Libre Caslon Text, Libre Franklin, Lilita One, Lobster, Lobster Two, Lora, Manrope, Marcellus, Maven Pro, Merriweather, Merriweather Sans, Montserrat,
Montserrat Alternates, Mukta, Mulish, Nanum Gothic, Neuton, Newsreader, Noto Sans, Noto Serif, Nunito, Nunito Sans, Old Standard TT, Open Sans, Oswald, Outfit, Overpass, Oxygen, PT Sans,
PT Sans Narrow, PT Serif, Pacifico, Parisienne, Passion One, Pathway Gothic One, Patua One, Permanent Marker, Philosopher, Play, Playfair Display, Plus Jakarta Sans, Poiret One, Poppins,
Pragati Narrow, Prata, Prompt, Public Sans, Questrial, Quicksand, Rajdhani, Raleway, Red Hat Display, Red Hat Text, Righteous, Roboto, Roboto Condensed, Roboto Mono, Roboto Serif, Roboto Slab,
Rock Salt, Rokkitt, Rozha One, Rubik, Russo One, Sacramento, Saira, Sanchez, Sarabun, Satisfy, Secular One, Shadows Into Light, Signika, Six Caps, Sora, Source Code Pro, Source Sans 3,
Source Serif 4, Space Grotesk, Space Mono, Special Elite, Spectral, Staatliches, Syne, Tajawal, Tangerine, Teko, Tenor Sans, Titillium Web, Ubuntu, Ubuntu Condensed, Unna, Urbanist,
Varela Round, Vidaloka, Volkhov, Vollkorn, Work Sans, Yanone Kaffeesatz, Yantramanav, Yellowtail, Yeseva One, Zilla Slab
`;

/** What stands in: fonts that nearly every machine has, or has alike. */
const STANDS_IN = { sans: 'Arial', serif: 'Times New Roman', mono: 'Courier New' };

const folder = process.argv[ 2 ];
if ( ! folder ) {
	console.error( 'Which folder is @capsizecss/metrics in?' );
	process.exit( 1 );
}
const require = createRequire( import.meta.url );
const { entireMetricsCollection: fonts } = require( resolve( folder, 'dist/entireMetricsCollection.cjs' ) );
const byName = new Map( Object.values( fonts ).map( ( font ) => [ font.familyName, font ] ) );

const KINDS = { serif: 'serif', monospace: 'mono' };

/** Thousandths of the font's size. */
const part = ( { unitsPerEm }, value ) => Math.round( ( Math.abs( value ) / unitsPerEm ) * 1000 );

function widths( font ) {
	const upright = Object.entries( font.variants ?? { regular: font } )
		.map( ( [ name, one ] ) => [ name === 'regular' ? 400 : Number( name ), one ] )
		.filter( ( [ weight ] ) => weight > 0 );
	return upright
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ weight, one ] ) => `${ weight } => ${ part( one, one.xWidthAvg ) }` )
		.join( ', ' );
}

const names = FAMILIES.split( ',' ).map( ( name ) => name.trim() );
const LONGEST = Math.max( ...names.map( ( name ) => name.length + 2 ) );

function line( name ) {
	const font = byName.get( name );
	if ( ! font ) {
		throw new Error( `There are no numbers of ${ name }.` );
	}
	const kind = KINDS[ font.category ] ?? 'sans';
	return `\t\t${ `'${ name }'`.padEnd( LONGEST ) } => [ '${ kind }', ${ part( font, font.ascent ) }, ${ part( font, font.descent ) }, ${ part( font, font.lineGap ) }, [ ${ widths( font ) } ] ],`;
}

writeFileSync(
	OUT,
	`<?php
/**
 * Made by tools/drawings/fallback-fonts.mjs out of the fonts' own metrics; not by hand. In thousandths of the font's size.
 */

defined( 'ABSPATH' ) || exit;

return [
	// Font that stands in: width of a letter by weight.
	'stands_in' => [
${ Object.entries( STANDS_IN )
	.map( ( [ kind, name ] ) => `\t\t${ `'${ kind }'`.padEnd( 7 ) } => [ ${ widths( byName.get( name ) ) } ],` )
	.join( '\n' ) }
	],
	// Family: what stands in for it, ascent, descent, gap between lines, width of a letter by weight.
	'families'  => [
${ names.map( line ).join( '\n' ) }
	],
];
`
);
console.log( `${ names.length } families` );
