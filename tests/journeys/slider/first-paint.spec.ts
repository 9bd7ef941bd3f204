import type { Page } from '@playwright/test';
import { type Compiled, compiledByPhp } from '../../../packages/slider/tests/compiled';
import { openCompiled, runEngine } from '../../support/compiled-slider';
import { expect, test } from '../../support/test';

/** What PHP paints of a carousel stands where the engine puts it: nothing jumps when it takes over. */

interface Seen {
	box: number[];
	opacity: string;
	layer: string;
	level: number;
}

const WIDTHS = [ 500, 300, 200, 420, 350, 260, 390 ];
const model = ( carousel: object, options: object = {} ) => ( {
	schema: 1,
	alias: 'paint',
	title: 'Paint',
	options: {
		sliderType: 'carousel',
		gridwidth: [ 240, 240, 240, 240 ],
		gridheight: [ 200, 200, 200, 200 ],
		carousel: { infinity: true, space: 20, ...carousel },
		...options,
	},
	slides: WIDTHS.map( ( width, index ) => ( {
		key: `s${ index }`,
		background: { type: 'image', image: { url: `http://printed.test/picture-${ index }.svg`, width, height: 250 } },
		layers: [ { id: `l${ index }`, type: 'text', html: `Layer ${ index }`, showsInCarousel: index === 1 } ],
	} ) ),
} );

const LOOKS: Record< string, [ carousel: object, options?: object ] > = {
	flat: [ {} ],
	'with an end': [ { infinity: false } ],
	'five at a time, varied': [
		{
			maxVisibleItems: 5,
			maxOpacity: 0.3,
			vary_fade: true,
			minScale: 0.5,
			vary_scale: true,
			maxRotation: 45,
			vary_rotation: true,
		},
	],
	turned: [ { maxRotation: 40, minScale: 0.8, maxOpacity: 0.5 } ],
	slanted: [ { skewX: 6, skewY: 4, minScale: 0.9 } ],
	'drawn together': [ { minScale: 0.6, offsetScale: true } ],
	'drawn together, varied': [ { maxVisibleItems: 5, minScale: 0.4, vary_scale: true, offsetScale: true } ],
	'at the start': [ { horizontal_align: 'left' } ],
	'at the end': [ { horizontal_align: 'right', maxVisibleItems: 4 } ],
	stretched: [ { stretch: true } ],
	'stretched, with tabs beside': [
		{ stretch: true },
		{ navigation: { tabs: { enable: true, position: 'outer-left', width: 80 } } },
	],
	'as wide as the pictures': [ { justify: true } ],
	'as wide as the pictures, at the start': [ { justify: true, horizontal_align: 'left', minScale: 0.8 } ],
	'as wide as the pictures, at the end': [ { justify: true, justifyMaxWidth: true, horizontal_align: 'right' } ],
	upright: [ { orientation: 'v', prevNextVis: 40 } ],
	'upright, at the top': [
		{
			orientation: 'v',
			prevNextVis: '20%',
			vertical_align: 'top',
			maxRotation: 30,
			minScale: 0.7,
			offsetScale: true,
		},
	],
	drum: [ { spin: '3d', spinAngle: 40, maxVisibleItems: 5 } ],
	'upright drum': [ { spin: '3d', spinAngle: -30, orientation: 'v' } ],
	wheel: [ { spin: '2d', spinAngle: 20, maxVisibleItems: 7, maxOpacity: 0.6 } ],
	'upright wheel': [ { spin: '2d', spinAngle: 20, orientation: 'v' } ],
	'layers all the time': [ { showLayersAllTime: 'all' } ],
	'some layers all the time': [ { showLayersAllTime: 'individual' } ],
	'in the window’s height': [ { padding_top: 30, padding_bottom: 10 }, { sliderLayout: 'fullscreen' } ],
};

let compiled: Record< string, Compiled >;
test.beforeAll( () => {
	const list = compiledByPhp( Object.values( LOOKS ).map( ( look ) => model( ...look ) ) );
	compiled = Object.fromEntries( Object.keys( LOOKS ).map( ( name, at ) => [ name, list[ at ]! ] ) );
} );

const open = ( page: Page, name: string, dir = 'ltr' ) =>
	openCompiled( page, compiled[ name ]!, { dir, size: [ 400, 250 ] } );

/** Of each slide that can be seen: where it is, how opaque, what lies above what, and whether its layer shows. */
const seen = ( page: Page ) =>
	page.evaluate( () => {
		const frame = document.querySelector( '.fr-slider__slides' )!.getBoundingClientRect();
		return Object.fromEntries(
			[ ...document.querySelectorAll< HTMLElement >( '.fr-slide' ) ].flatMap( ( slide ) => {
				const { left, top, right, bottom } = slide.getBoundingClientRect();
				const { visibility, opacity, zIndex } = getComputedStyle( slide );
				const inside =
					right > frame.left + 1 &&
					left < frame.right - 1 &&
					bottom > frame.top + 1 &&
					top < frame.bottom - 1;
				if ( visibility === 'hidden' || Number( opacity ) < 0.01 || ! inside ) {
					return [];
				}
				const layer = getComputedStyle( slide.querySelector( '.fr-layer' )! ).visibility;
				const found: Seen = { box: [ left, top, right, bottom ], opacity, layer, level: Number( zIndex ) };
				return [ [ slide.dataset.key!, found ] as const ];
			} )
		);
	} );

for ( const name of Object.keys( LOOKS ) ) {
	test( `${ name }: painted where the engine leaves it, in both directions of reading`, async ( { page } ) => {
		for ( const [ dir, width ] of [
			[ 'ltr', 390 ],
			[ 'ltr', 1000 ],
			[ 'rtl', 390 ],
			[ 'rtl', 1000 ],
		] as const ) {
			await page.setViewportSize( { width, height: 600 } );
			await open( page, name, dir );
			const painted = await seen( page );
			await runEngine( page );
			const taken = await seen( page );
			const where = `${ dir }, ${ width } px`;
			expect( Object.keys( painted ), where ).toEqual( Object.keys( taken ) );
			for ( const [ key, { box, opacity, layer } ] of Object.entries( painted ) ) {
				const own = taken[ key ]!;
				box.forEach( ( edge, at ) =>
					expect(
						Math.abs( edge - own.box[ at ]! ),
						`${ key } ${ where } ${ box } ${ own.box }`
					).toBeLessThanOrEqual( 1 )
				);
				expect( Number( opacity ), `${ key } ${ where }` ).toBeCloseTo( Number( own.opacity ), 2 );
				expect( layer, `${ key } ${ where }, layer` ).toBe( own.layer );
			}
			const order = ( all: typeof painted ) =>
				Object.entries( all )
					.sort( ( [ , one ], [ , other ] ) => one.level - other.level )
					.map( ( [ key ] ) => key );
			expect( order( painted ), where ).toEqual( order( taken ) );
		}
	} );
}

test( 'layers beside the middle show only where they are to', { tag: '@smoke' }, async ( { page } ) => {
	const layers = async ( name: string ) => {
		await open( page, name );
		return Object.entries( await seen( page ) ).map( ( [ key, { layer } ] ) => `${ key } ${ layer }` );
	};
	expect( await layers( 'flat' ) ).toEqual( [ 's0 visible', 's1 hidden', 's6 hidden' ] );
	expect( await layers( 'some layers all the time' ) ).toEqual( [ 's0 visible', 's1 visible', 's6 hidden' ] );
	expect( await layers( 'layers all the time' ) ).toEqual( [ 's0 visible', 's1 visible', 's6 visible' ] );
} );

test( 'a layer goes with its slide, and comes with the next one', { tag: '@smoke' }, async ( { page } ) => {
	await open( page, 'flat' );
	const slides = page.locator( '.fr-slide' );
	await page.evaluate( async () => {
		const [ { createSlider }, { handClock } ] = await Promise.all(
			[ '/engine/engine.js', '/clock.js' ].map( ( name ) => import( name ) )
		);
		const clock = handClock();
		const slider = createSlider( document.querySelector( '.fr-slider' ), { clock } );
		await slider.ready;
		window.film = { slider, clock };
		void slider.next();
	} );
	await expect( slides.nth( 0 ) ).toHaveAttribute( 'data-state', 'leaving' );
	await expect( slides.nth( 0 ).locator( '.fr-layer' ) ).toHaveCSS( 'visibility', 'visible' );
	await expect( slides.nth( 1 ).locator( '.fr-layer' ) ).toHaveCSS( 'visibility', 'visible' );
	await page.evaluate( () => window.film.clock.pass( 3000 ) );
	await expect( slides.nth( 0 ) ).toHaveAttribute( 'data-state', 'beside' );
	await expect( slides.nth( 0 ).locator( '.fr-layer' ) ).toHaveCSS( 'visibility', 'hidden' );
} );
