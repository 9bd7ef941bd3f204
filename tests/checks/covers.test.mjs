/** Text over images is readable, whatever the image: covers of the theme, the plugins and the demo in every palette. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';
import { contrast, over, rgb } from './contrast.mjs';

const root = path.resolve( import.meta.dirname, '../..' );
const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );

/** Maximum distance of text from the edge that it is aligned to, in em: a title of two lines and one line below it. */
const TEXT_HEIGHT = 9;

const palettes = glob
	.sync( '{theme,styles/*,styles/colors/*}.json', { cwd: path.join( root, 'themes/frontage' ) } )
	.map( ( file ) => [
		path.basename( file, '.json' ),
		Object.fromEntries(
			JSON.parse( read( `themes/frontage/${ file }` ) ).settings.color.palette.map( ( { slug, color } ) => [
				slug,
				rgb( color ),
			] )
		),
	] );

/** The blocks of a file in order, each with its attributes and its ancestors. */
function blocksIn( text ) {
	const around = [];
	const found = [];
	const markup = text
		.replace( /<\?php.*?\?>/gs, '' )
		.replace( /\{\w+:[\w-]+\}/g, '0' ) // Placeholders of the demo: "id":{id:night}.
		.replaceAll( '\\u002d', '-' );
	for ( const [ , end, name, json, selfClosing ] of markup.matchAll(
		/<!-- (\/?)wp:([\w/-]+) (\{.*?\} )?(\/?)-->/gs
	) ) {
		if ( end ) {
			around.pop();
			continue;
		}
		const block = { name, attributes: JSON.parse( json ?? '{}' ), around: [ ...around ] };
		found.push( block );
		if ( ! selfClosing ) {
			around.push( block );
		}
	}
	return found;
}

/** Extreme image content, since owners replace the images of patterns. */
const PIXELS = [ '#ffffff', '#000000' ].map( rgb );

/** The overlays between image and text, as pairs of color and opacity. */
function overlays( { attributes: { customGradient, dimRatio = 100, overlayColor } }, palette ) {
	if ( ! customGradient ) {
		return [ [ palette[ overlayColor ], dimRatio / 100 ] ];
	}
	const stops = [
		...customGradient.matchAll( /rgba?\((\d+),\s*(\d+),\s*(\d+)(?:,\s*([\d.]+))?\)\s+([\d.]+)(em|%|(?=[,)]))/g ),
	].map( ( [ , r, g, b, opacity = 1, at, unit ] ) => {
		assert.ok( unit === 'em' || at === '0', `${ customGradient }: text has no share of the height of its card` );
		return [ [ r, g, b ].map( Number ), Number( opacity ), Number( at ) ];
	} );
	const after = stops.findIndex( ( [ , , at ] ) => at >= TEXT_HEIGHT );
	const [ [ color, low, from ], [ , high, to ] ] = [ stops[ after - 1 ], stops[ after ] ];
	const last = low + ( ( high - low ) * ( TEXT_HEIGHT - from ) ) / ( to - from );
	return [ ...stops.slice( 0, after ), [ color, last ] ];
}

/** A block's text color, its own or inherited. */
function textColor( block, palette ) {
	for ( const { attributes } of [ block, ...block.around.toReversed() ] ) {
		const { textColor: slug, style } = attributes;
		const color = style?.elements?.link?.color?.text ?? style?.color?.text ?? ( slug && `|${ slug }` );
		if ( color ) {
			return color.startsWith( '#' ) ? rgb( color ) : palette[ color.split( '|' ).at( -1 ) ];
		}
	}
	return undefined;
}

/** Texts of a file without enough contrast on every image. */
function weakTexts( text, [ name, palette ] ) {
	return blocksIn( text )
		.filter( ( block ) => /^(heading|paragraph|list|post-(title|terms|date|excerpt))$/.test( block.name ) )
		.flatMap( ( block ) => {
			const ground = block.around.findLast(
				( { name: around, attributes } ) => around === 'cover' || attributes.backgroundColor
			);
			if ( ground?.name !== 'cover' || ground.attributes.backgroundColor ) {
				return [];
			}
			const ink = textColor( block, palette );
			assert.ok( ink, `${ block.name } says no color for its text` );
			const least = /^(heading|post-title)$/.test( block.name ) ? 3 : 4.5; // Titles are large text.
			const is = Math.min(
				...overlays( ground, palette ).flatMap( ( [ color, opacity ] ) =>
					PIXELS.map( ( pixel ) => contrast( ink, over( color, opacity, pixel ) ) )
				)
			);
			return is < least ? [ `${ block.name } in ${ name }: ${ is.toFixed( 2 ) } of ${ least }` ] : [];
		} );
}

describe( 'text over an image', () => {
	const files = glob
		.sync(
			[
				'themes/frontage/{patterns,inc/patterns,templates,parts}/*',
				'plugins/*/patterns/*.php',
				'plugins/*/src/**/*.php',
				'demo/**/*.{html,php}',
			],
			{ cwd: root }
		)
		.filter( ( file ) => read( file ).includes( '<!-- wp:cover ' ) )
		.sort();

	test( 'is looked for where covers are', () => assert.ok( files.length >= 10, files.join() ) );

	for ( const file of files ) {
		test( `${ file }: can be read in every palette`, () => {
			assert.deepEqual(
				palettes.flatMap( ( palette ) => weakTexts( read( file ), palette ) ),
				[]
			);
		} );
	}

	const planted = ( attributes ) =>
		`<!-- wp:cover ${ JSON.stringify( { url: 'a.jpg', textColor: 'base', ...attributes } ) } --><!-- wp:paragraph --><!-- /wp:paragraph --><!-- /wp:cover -->`;
	const theme = palettes.find( ( [ name ] ) => name === 'theme' );
	for ( const [ what, attributes, count ] of [
		[ 'half of an overlay is too little', { overlayColor: 'contrast', dimRatio: 50 }, 1 ],
		[ 'two thirds are enough', { overlayColor: 'contrast', dimRatio: 66 }, 0 ],
		[
			'a gradient that ends within the text',
			{ customGradient: 'linear-gradient(0deg,rgb(0,0,0) 0em,rgba(0,0,0,0) 8em,rgba(0,0,0,0) 20em)' },
			1,
		],
		[
			'a gradient that ends above it',
			{ customGradient: 'linear-gradient(0deg,rgb(0,0,0) 0em,rgba(0,0,0,0.7) 9em,rgba(0,0,0,0) 14em)' },
			0,
		],
	] ) {
		test( `planted: ${ what }`, () => assert.equal( weakTexts( planted( attributes ), theme ).length, count ) );
	}
	test( 'planted: a gradient in shares of the card is refused', () =>
		assert.throws( () =>
			weakTexts( planted( { customGradient: 'linear-gradient(0deg,rgb(0,0,0) 0%,rgba(0,0,0,0.7) 60%)' } ), theme )
		) );
} );
