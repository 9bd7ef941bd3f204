import { installAnimations } from '../../../../tests/support/animations';
import { handClock, settle } from '../../../../tests/support/manual-clock';
import { installMedia } from '../../../../tests/support/media';
import { playDocument, sliderMarkup } from '../../../../tests/support/slider-page';
import { createSlider } from '../index';
import { step } from './thumbs';

installAnimations();
Element.prototype.scrollBy = jest.fn();

test.each( [
	[ 'ArrowRight', 0, false, false, 1 ],
	[ 'ArrowRight', 2, false, false, 0 ],
	[ 'ArrowRight', 0, false, true, 2 ],
	[ 'ArrowLeft', 0, false, true, 1 ],
	[ 'ArrowDown', 0, true, false, 1 ],
	[ 'ArrowDown', 0, true, true, 2 ],
	[ 'ArrowDown', 0, false, false, undefined ],
	[ 'Home', 2, false, false, 0 ],
	[ 'End', 0, true, true, 2 ],
	[ 'a', 0, false, false, undefined ],
] )( '%s at %d (vertical %s, turned %s) goes to %s', ( key, at, vertical, turned, to ) => {
	expect( step( key, at, 3, vertical, turned ) ).toBe( to );
} );

async function start( kind: 'tab' | 'thumb', more = '', given: Parameters< typeof playDocument >[ 0 ] = {} ) {
	const play = playDocument( { modules: [ 'thumbs' ], keyboard: 'horizontal', ...given } );
	const buttons = play.slides.map(
		( _, at ) => `<button type="button" class="fr-slider__${ kind }" data-slide="${ at }">${ at }</button>`
	);
	const strip = `<div class="fr-slider__${ kind }s" role="group" aria-label="Slides" hidden>${ buttons.join( '' ) }</div>${ more }`;
	installMedia();
	document.body.innerHTML = sliderMarkup( play ).replace(
		'<div class="fr-slider__bullets',
		`${ strip }<div class="fr-slider__bullets`
	);
	const slider = createSlider( document.querySelector< HTMLElement >( '.fr-slider' )!, { clock: handClock() } );
	await slider.ready;
	await settle();
	const own = document.querySelector< HTMLElement >( `.fr-slider__${ kind }s` )!;
	const focused = () => own.ownerDocument.activeElement;
	const press = async ( key: string ) => {
		focused()!.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );
		await settle();
	};
	return { slider, focused, strip: own, buttons: [ ...own.querySelectorAll( 'button' ) ], press };
}

test( 'tabs are tabs, and slides their panels', async () => {
	const { strip, buttons, slider, press, focused } = await start( 'tab' );
	expect( strip.hidden ).toBe( false );
	expect( strip.getAttribute( 'role' ) ).toBe( 'tablist' );
	expect( buttons.map( ( each ) => each.getAttribute( 'aria-selected' ) ) ).toEqual( [ 'true', 'false', 'false' ] );
	const panel = document.getElementById( buttons[ 1 ]!.getAttribute( 'aria-controls' )! )!;
	expect( panel.getAttribute( 'role' ) ).toBe( 'tabpanel' );
	expect( panel.getAttribute( 'aria-labelledby' ) ).toBe( buttons[ 1 ]!.id );
	buttons[ 0 ]!.focus();
	await press( 'ArrowRight' );
	expect( focused() ).toBe( buttons[ 1 ] );
	expect( slider.index ).toBe( 1 ); // Once: the slider's own keys did not hear it.
	expect( buttons.map( ( each ) => each.getAttribute( 'aria-selected' ) ) ).toEqual( [ 'false', 'true', 'false' ] );
} );

test( 'thumbnails are one stop of the Tab key; arrows move the focus, the button changes the slide', async () => {
	const { strip, buttons, slider, press, focused } = await start( 'thumb' );
	expect( strip.getAttribute( 'role' ) ).toBe( 'toolbar' );
	expect( buttons.map( ( { tabIndex } ) => tabIndex ) ).toEqual( [ 0, -1, -1 ] );
	buttons[ 0 ]!.focus();
	await press( 'End' );
	expect( focused() ).toBe( buttons[ 2 ] );
	expect( slider.index ).toBe( 0 );
	buttons[ 2 ]!.click();
	await settle();
	expect( slider.index ).toBe( 2 );
	expect( buttons.map( ( { tabIndex } ) => tabIndex ) ).toEqual( [ -1, -1, 0 ] );
} );

test( 'destroy leaves what was printed', async () => {
	const { strip, slider } = await start( 'tab' );
	slider.destroy();
	expect( strip.hidden ).toBe( true );
	expect( strip.getAttribute( 'role' ) ).toBe( 'group' );
	expect( document.querySelectorAll( '[role=tab], [role=tabpanel], [aria-selected]' ) ).toHaveLength( 0 );
} );

test( 'an arrow tells of the slide that it leads to', async () => {
	const hints = [ 0, 1, 2 ].map( ( at ) => `<span data-of="${ at }"${ at === 1 ? '' : ' hidden' }>${ at }</span>` );
	const { slider } = await start( 'thumb', `<button type="button" data-go="next">${ hints.join( '' ) }</button>` );
	const told = () => document.querySelector( '[data-of]:not([hidden])' )!.textContent;
	expect( told() ).toBe( '1' );
	void slider.go( 2 );
	await settle();
	expect( told() ).toBe( '0' );
	slider.destroy();
	expect( told() ).toBe( '1' );
} );

test( 'an arrow passes over a slide that has been shown often enough', async () => {
	const hints = [ 0, 1, 2 ].map( ( at ) => `<span data-of="${ at }"${ at === 1 ? '' : ' hidden' }>${ at }</span>` );
	const { slider } = await start( 'thumb', `<button type="button" data-go="next">${ hints.join( '' ) }</button>`, {
		slides: [ { hideAfter: 1 }, {}, {} ],
	} );
	void slider.go( 2 );
	await settle();
	expect( document.querySelector( '[data-of]:not([hidden])' )!.textContent ).toBe( '1' );
	slider.destroy();
} );
