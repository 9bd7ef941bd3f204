/** Every template and every recorded slider at four widths: nothing that a visitor has to see is cut off. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Play } from '../../../packages/slider/engine/types/playback-config';
import { unexpected, cutLayers, type Cut } from '../../support/clipped-layers';
import { openPrinted } from '../../support/slider-frames';
import { expect, test } from '../../support/test';

/** The widest first: what is cut there is cut on purpose, if it says nothing. */
const WIDTHS = [ 1440, 1024, 768, 390 ] as const;

const FOLDER = path.resolve( __dirname, '../../fixtures/slider' );
const FIXTURES = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.json' ) );
const printed = ( name: string ): { play: Play; html: string; css: string }[] =>
	JSON.parse(
		execFileSync( 'php', [ path.resolve( __dirname, '../../support/slider-fixture.php' ), name ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	);

const said = ( width: number, cut: readonly Cut[] ) =>
	cut.map( ( { slider, slide, layer, px } ) => `${ width } px: ${ slider } ${ slide } ${ layer } by ${ px } px` );

/** What the recorded pages cut themselves, each compared with the places that they record; those are taken as given. */
const THEIRS: Readonly< Record< string, readonly string[] > > = {
	'actions-frames.json': [
		// Lines 225 px left and right of the middle, which never become smaller (`data-rsp_o="off"`): 31 px beyond 390; at
		// 1,024 px, which is the desktop's level there, 600 px from the middle and 89 px beyond.
		'rs-1 slider-1-slide-1-layer-3',
		'rs-1 slider-1-slide-1-layer-8',
		// The last of six columns below each other, on a slide that is 2,300 px high there (`keepBPHeight`). How high they
		// are is up to their words, which are stand-ins: 98 px too high, not three of their 20 lines of headlines.
		'rs-1 slider-1-slide-1-layer-56',
		'rs-1 slider-1-slide-1-layer-57',
	],
	// Images 467 px wide, 172 px right of the middle of 778 px: 16 px beyond; 325 px at 99 px of 480: 21 px. Slide 81 has the
	// same image, and 2 px of it below the edge on the desktop, too.
	'export-6.2.2.json': [ 'rs-82 slide-82-layer-1', 'rs-83 slide-83-layer-1' ],
	// Boxes of 1,920 px on a grid of 1,170, in the middle: 240 px beyond 1,440 on each side. What centered their words is
	// a class of the page's theme (`text-center`), which is not recorded: here they begin at the left edge.
	'legacy-rs5.json': [ 'slide-1 layer-2', 'slide-2 layer-6', 'slide-3 layer-9' ],
};

test.describe( 'as PHP prints them', () => {
	test.slow();
	for ( const name of FIXTURES ) {
		test( `${ name }: nothing is cut that its page did not cut`, async ( { page } ) => {
			const found: string[] = [];
			for ( const { play, html, css } of printed( name ) ) {
				let widest: Cut[] | undefined;
				for ( const width of WIDTHS ) {
					await page.setViewportSize( { width, height: 900 } );
					await openPrinted( page, play, { html, css } );
					const cut = await cutLayers( page );
					widest ??= cut;
					const ours = unexpected( cut, widest ).filter(
						( { slide, layer } ) => ! THEIRS[ name ]?.includes( `${ slide } ${ layer }` )
					);
					found.push( ...said( width, ours ) );
				}
			}
			expect( found ).toEqual( [] );
		} );
	}
} );

interface Pattern {
	name: string;
	categories?: string[];
	content: string;
}

/** What a slide or a layer needs around it to be seen. */
const around = ( { categories = [], content }: Pattern ) => {
	if ( categories.includes( 'frontage-sliders' ) ) {
		return content;
	}
	const slide = categories.includes( 'frontage-slides' )
		? content
		: `<!-- wp:frontage/slide {"key":"a","background":{"type":"color","color":"#22343a"}} -->${ content }<!-- /wp:frontage/slide -->`;
	const options = {
		sliderLayout: 'fullwidth',
		gridwidth: [ 1240, 1024, 778, 480 ],
		gridheight: [ 600, 540, 480, 420 ],
		responsiveLevels: [ 1240, 1024, 778, 480 ],
	};
	return `<!-- wp:frontage/slider ${ JSON.stringify( { align: 'full', inherit: 'scale', options } ) } -->${ slide }<!-- /wp:frontage/slider -->`;
};

test.describe( 'without script, so that all slides are laid out', () => {
	test.use( { javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } } );

	test( 'no template is cut at any width', async ( { page, requestUtils } ) => {
		const patterns = await requestUtils.rest< Pattern[] >( { path: '/wp/v2/block-patterns/patterns' } );
		const ours = patterns.filter( ( { categories } ) =>
			categories?.some( ( category ) => /^frontage-(?:sliders|slides|layers)$/.test( category ) )
		);
		expect( ours.length ).toBeGreaterThanOrEqual( 19 );
		const { id } = await requestUtils.createPage( {
			title: 'Templates',
			status: 'publish',
			content: ours.map( around ).join( '' ),
		} );
		const found: string[] = [];
		let widest: Cut[] | undefined;
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( `/?page_id=${ id }` );
			await expect( page.locator( '.fr-slider' ) ).toHaveCount( ours.length );
			const cut = await cutLayers( page );
			widest ??= cut;
			found.push( ...said( width, unexpected( cut, widest ) ) );
		}
		expect( found ).toEqual( [] );
	} );
} );
