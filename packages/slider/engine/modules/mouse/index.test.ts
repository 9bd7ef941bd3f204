import { installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { Play } from '../../types/playback-config';

installAnimations();
Object.assign( CSSStyleSheet.prototype, { replaceSync() {} } );
beforeEach( () => Object.assign( document, { adoptedStyleSheets: [] } ) );

const LEVELS = [ 10, -20, ...Array( 13 ).fill( 5 ), 50 ];
const content = () =>
	'<div class="fr-slide__background"></div><div class="fr-slide__grid"><div class="fr-layer" data-layer="a"></div><div class="fr-layer" data-layer="b"></div></div>';

async function start( parallax: Partial< Play[ 'parallax' ] > = {}, media: string[] = [] ) {
	const layers = [
		{ id: 'a', parallax: 1 },
		{ id: 'b', parallax: 2 },
	];
	const play = playDocument( {
		modules: [ 'mouse' ],
		parallax: {
			type: 'mouse',
			levels: LEVELS,
			origin: 'slidercenter',
			speed: 400,
			speedBg: 0,
			speedStatic: 0,
			...parallax,
		},
		slides: [ { layers, background: { parallax: 1 } }, {} ],
	} );
	const bench = await startSlider( play, { content, media } );
	const stage = bench.element.querySelector( '.fr-slider__stage' )!;
	stage.getBoundingClientRect = () => ( { x: 0, y: 0, width: 1000, height: 500 } ) as DOMRect;
	const pointer = ( clientX: number, clientY: number, pointerType = 'mouse' ) =>
		bench.element.dispatchEvent(
			Object.assign( new MouseEvent( 'pointermove', { clientX, clientY } ), { pointerType } )
		);
	const style = ( selector: string ) => ( bench.slides[ 0 ]!.querySelector( selector ) as HTMLElement ).style;
	return { ...bench, pointer, style };
}

test( 'layers go away from the pointer by their percentage, in a transition', async () => {
	const { pointer, style } = await start();
	pointer( 700, 150 );
	expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '-20px 10px' );
	expect( style( '[data-layer=b]' ).getPropertyValue( 'translate' ) ).toBe( '40px -20px' );
	expect( style( '[data-layer=a]' ).transition ).toBe( 'translate 400ms ease-out' );
	expect( style( '.fr-slide__background' ).transition ).toBe( '' );
} );

test( 'they measure from where the pointer came in, and go home when it leaves', async () => {
	const { pointer, style, element } = await start( { origin: 'enterpoint' } );
	pointer( 300, 300 );
	pointer( 400, 300 );
	expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '-10px 0px' );
	element.dispatchEvent( new MouseEvent( 'pointerleave' ) );
	expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '0px 0px' );
} );

test( 'a background is enlarged and never shows its edge', async () => {
	const { pointer, style } = await start( { origin: 'enterpoint' } );
	pointer( 0, 0 );
	pointer( 1000, 0 );
	expect( style( '.fr-slide__background' ).getPropertyValue( 'scale' ) ).toBe( '1.1' );
	expect( style( '.fr-slide__background' ).getPropertyValue( 'translate' ) ).toBe( '-50px 0px' );
} );

test( 'where scrolling moves them too, the pointer gives its share as lengths', async () => {
	const { pointer, style } = await start( { type: 'mousescroll' } );
	pointer( 700, 250 );
	expect( style( '[data-layer=a]' ).getPropertyValue( '--fr-mx' ) ).toBe( '-20px' );
	expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '' );
} );

describe( 'in 3D', () => {
	const lean = async ( space: NonNullable< Play[ 'parallax' ] >[ 'space' ] = { lift: 65 } ) => {
		const bench = await start( { type: '3D', speed: 0, space } );
		const own = ( selector: string ) => bench.element.querySelector< HTMLElement >( selector )!.style;
		return { ...bench, own };
	};

	test( 'the module turns to the pointer, and layers stand before it while it does', async () => {
		const { pointer, own, style, element } = await lean();
		expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '0.0px 0.0px 0.0px' );
		pointer( 1000, 250 );
		expect( own( '.fr-slider__slides' ).transform ).toContain( 'rotateX(0.00deg) rotateY(10.00deg)' );
		expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '0.0px 0.0px 6.5px' );
		expect( style( '.fr-slide__background' ).cssText ).toBe( '' );
		element.dispatchEvent( new MouseEvent( 'pointerleave' ) );
		expect( own( '.fr-slider__slides' ).transform ).toContain( 'rotateY(0.00deg)' );
		expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '0.0px 0.0px 0.0px' );
	} );

	test( 'backgrounds may stand still', async () => {
		const { pointer, own } = await lean( { lift: 65, freezes: true } );
		pointer( 1000, 250 );
		expect( own( '.fr-slider__slides' ).transform ).toBe( '' );
		expect( own( '.fr-slide__grid' ).transform ).toContain( 'rotateY(10.00deg)' );
	} );

	test( 'layers may stay in the plane of the module', async () => {
		const { pointer, style, element } = await lean( { lift: 100, flat: true } );
		pointer( 1000, 250 );
		expect( style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '1.7px 0.0px' );
		expect( element.className ).not.toContain( 'fr-slider--deep' );
	} );

	test( 'it leans out of its place, but not while slides change, or not at all', async () => {
		const { own, slider, clock } = await lean( { lift: 65, shadow: true } );
		expect( own( '.fr-slider__stage' ).overflow ).toBe( 'visible' );
		expect( own( '.fr-slider__slides' ).boxShadow ).not.toBe( '' );
		void slider.next();
		await clock.pass( 500 );
		expect( own( '.fr-slider__stage' ).overflow ).toBe( 'clip' );
		await clock.pass( 1000 );
		expect( own( '.fr-slider__stage' ).overflow ).toBe( 'visible' );
		slider.destroy();
		expect( own( '.fr-slider__slides' ).cssText ).toBe( '' );
		const { own: clipped } = await lean( { clips: true } );
		expect( clipped( '.fr-slider__stage' ).overflow ).toBe( 'clip' );
	} );
} );

test( 'fingers and visitors who want no motion move nothing', async () => {
	const touch = await start();
	touch.pointer( 700, 150, 'touch' );
	expect( touch.style( '[data-layer=a]' ).getPropertyValue( 'translate' ) ).toBe( '0px 0px' );
	const still = await start( {}, [ '(prefers-reduced-motion: reduce)' ] );
	still.pointer( 700, 150 );
	expect( still.style( '[data-layer=a]' ).cssText ).toBe( '' );
} );

test( 'destroy leaves the page as it was', async () => {
	const { pointer, style, slider } = await start();
	pointer( 700, 150 );
	slider.destroy();
	expect( style( '[data-layer=a]' ).cssText ).toBe( '' );
	expect( style( '.fr-slide__background' ).cssText ).toBe( '' );
} );
