import { installAnimations, animationsOf } from '../../../tests/support/animations';
import { setMedia } from '../../../tests/support/media';
import { startSlider } from '../../../tests/support/slider-engine';
import { playDocument } from '../../../tests/support/slider-page';

installAnimations();
const autoplay = { delay: 0, hoverPauses: true } as const;
const start = ( media: string[] = [] ) => startSlider( playDocument( { autoplay } ), { media } );
const pointer = ( type: string, pointerType = 'mouse' ) => Object.assign( new Event( type ), { pointerType } );

function setHidden( hidden: boolean ) {
	Object.defineProperty( document, 'hidden', { value: hidden, configurable: true } );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

test( 'a hovered slide keeps the time it had left', async () => {
	const { slider, clock, element, events } = await start();
	await clock.pass( 4000 );
	element.dispatchEvent( pointer( 'pointerenter' ) );
	expect( slider.playing ).toBe( false );
	await clock.pass( 60_000 );
	element.dispatchEvent( pointer( 'pointerleave' ) );
	await clock.pass( 4999 );
	expect( slider.index ).toBe( 0 );
	await clock.pass( 1 );
	expect( slider.index ).toBe( 1 );
	expect( events ).toEqual( [
		'slider:playing',
		'slider:ready',
		'slider:paused',
		'slider:playing',
		'slide:changing',
	] );
} );

test( 'a finger does not hover', async () => {
	const { slider, element } = await start();
	element.dispatchEvent( pointer( 'pointerenter', 'touch' ) );
	expect( slider.playing ).toBe( true );
} );

test( 'two reasons to pause both have to go', async () => {
	const { slider, clock, element } = await start();
	slider.pause( 'action' );
	element.dispatchEvent( pointer( 'pointerenter' ) );
	slider.resume( 'action' );
	expect( slider.playing ).toBe( false );
	element.dispatchEvent( pointer( 'pointerleave' ) );
	expect( slider.playing ).toBe( true );
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 1 );
} );

test( 'hover holds the clock to the next slide only; a hidden page holds what moves', async () => {
	const { slider, clock, element, slides } = await start();
	void slider.next();
	await clock.pass( 200 );
	element.dispatchEvent( pointer( 'pointerenter' ) );
	await clock.pass( 200 );
	const [ moving ] = animationsOf( slides[ 1 ]! );
	expect( moving!.currentTime ).toBe( 400 );
	setHidden( true );
	await clock.pass( 5000 );
	expect( moving!.currentTime ).toBe( 400 );
	setHidden( false );
	await clock.pass( 600 );
	expect( slides[ 0 ]!.dataset.state ).toBe( 'ready' );
} );

test( 'a change nobody can see is a cut', async () => {
	const { slider, slides } = await start();
	setHidden( true );
	expect( await slider.next() ).toBe( true );
	expect( animationsOf( slides[ 1 ]! ) ).toEqual( [] );
	setHidden( false );
} );

test( 'a window without the focus waits, unless our own player has it', async () => {
	const { slider, element } = await start();
	window.dispatchEvent( new Event( 'blur' ) );
	expect( slider.playing ).toBe( false );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( slider.playing ).toBe( true );
	const player = element.appendChild( document.createElement( 'iframe' ) );
	slider.pause( 'video' );
	player.focus();
	slider.resume( 'video' );
	window.dispatchEvent( new Event( 'blur' ) );
	expect( slider.playing ).toBe( false ); // The focus is in the slider…
	player.blur();
	player.remove();
	window.dispatchEvent( new Event( 'focus' ) );
	expect( slider.playing ).toBe( true ); // …and left it.
} );

test( 'the focus inside stops it, and sets it free again', async () => {
	const { slider, clock, button } = await start();
	button( 'Next slide' ).focus();
	await clock.pass( 20_000 );
	expect( slider.index ).toBe( 0 );
	button( 'Next slide' ).blur();
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 1 );
} );

test( 'who changed the slide by keyboard stays there until play', async () => {
	const { slider, clock, element, button } = await start();
	button( 'Next slide' ).focus();
	button( 'Next slide' ).click();
	await clock.pass( 1000 );
	button( 'Next slide' ).blur();
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 1 );
	expect( element.querySelector( '.fr-slider__slides' )!.getAttribute( 'aria-live' ) ).toBe( 'polite' );
	button( 'Play' ).click();
	expect( element.querySelector( '.fr-slider__slides' )!.getAttribute( 'aria-live' ) ).toBe( 'off' );
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 2 );
} );

test( 'the pause button holds everything, also with the pointer on it, and play overrules the focus', async () => {
	const { slider, clock, element, button } = await start();
	element.dispatchEvent( pointer( 'pointerenter' ) );
	const pause = button( 'Pause' );
	expect( pause.hidden ).toBe( false );
	pause.focus();
	pause.click();
	expect( pause.getAttribute( 'aria-label' ) ).toBe( 'Play' );
	expect( pause.dataset.state ).toBe( 'paused' );
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 0 );
	pause.click();
	expect( slider.playing ).toBe( true );
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 1 );
} );

test( 'while paused the visitor still goes on, with the transition', async () => {
	const { slider, clock, slides, button } = await start();
	button( 'Pause' ).click();
	button( 'Next slide' ).click();
	await clock.pass( 500 );
	expect( animationsOf( slides[ 1 ]! )[ 0 ]!.currentTime ).toBe( 500 );
	await clock.pass( 500 );
	expect( slides[ 0 ]!.dataset.state ).toBe( 'ready' );
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 1 );
} );

test( 'reduced motion: it does not run by itself; play gives cuts', async () => {
	const { slider, clock, slides, button } = await start( [ '(prefers-reduced-motion: reduce)' ] );
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 0 );
	button( 'Play' ).click();
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 1 );
	expect( animationsOf( slides[ 1 ]! ) ).toEqual( [] );
} );

test( 'a visitor who switches motion off meanwhile is heard', async () => {
	const { slider } = await start();
	setMedia( '(prefers-reduced-motion: reduce)', true );
	expect( slider.playing ).toBe( false );
	setMedia( '(prefers-reduced-motion: reduce)', false );
	expect( slider.playing ).toBe( true );
} );

test( 'off screen it stands, and the first slide waits', async () => {
	let tell: ( seen: boolean ) => void = () => {};
	class Observer {
		constructor(
			call: ( entries: unknown[] ) => void,
			public options: unknown
		) {
			tell = ( isIntersecting ) =>
				call( [
					{
						target: this.target,
						isIntersecting,
						intersectionRect: { height: 500 },
						boundingClientRect: { height: 500 },
						rootBounds: { height: 900 },
					},
				] );
		}
		target?: Element;
		observe( target: Element ) {
			this.target = target;
		}
		unobserve() {}
	}
	Object.assign( window, { IntersectionObserver: Observer } );
	const { slider, clock } = await startSlider(
		playDocument( { autoplay, viewport: { area: '20%', leave: 'pause' } } )
	);
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 0 );
	tell( true );
	await clock.pass( 9000 );
	expect( slider.index ).toBe( 1 );
	tell( false );
	expect( clock.waiting ).toBe( 0 );
	delete ( window as { IntersectionObserver?: unknown } ).IntersectionObserver;
} );
