import { installAnimations } from '../../../../tests/support/animations';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import type { Play } from '../play';

installAnimations();

const LEVELS = [ 10, -20, ...Array( 13 ).fill( 5 ), 50 ];
const content = () =>
	'<div class="fr-slide__background"></div><div class="fr-layer" data-layer="a"></div><div class="fr-layer" data-layer="b"></div>';

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

test( 'in 3D the slides tilt', async () => {
	const { pointer, element } = await start( { type: '3D' } );
	pointer( 1000, 250 );
	expect( element.querySelector< HTMLElement >( '.fr-slider__slides' )!.style.transform ).toContain(
		'rotateY(10.00deg)'
	);
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
