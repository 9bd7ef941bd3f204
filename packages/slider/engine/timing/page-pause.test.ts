import { installAnimations, animationsOf } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { setMedia } from '../../../../tests/support/media';
import { onSeen } from '../page/shared-observers';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';

installAnimations();

/** px of a slider's 500 that are in the window. */
let seen = 500;
let silent = false;
const observers = new Set< Observer >();
class Observer {
	targets = new Set< Element >();
	constructor( private call: ( entries: unknown[] ) => void ) {
		observers.add( this );
	}
	observe( target: Element ) {
		this.targets.add( target );
		if ( ! silent ) {
			this.tell( target );
		}
	}
	unobserve( target: Element ) {
		this.targets.delete( target );
	}
	tell( target: Element ) {
		const [ intersectionRect, boundingClientRect, rootBounds ] = [ seen, 500, 900 ].map( ( height ) => ( {
			height,
		} ) );
		this.call( [ { target, isIntersecting: seen > 0, intersectionRect, boundingClientRect, rootBounds } ] );
	}
}
Object.assign( window, { IntersectionObserver: Observer } );
function show( px: number ) {
	seen = px;
	observers.forEach( ( each ) => each.targets.forEach( ( target ) => each.tell( target ) ) );
}

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
	const { slider, clock, button } = await start();
	button( 'Next slide' ).focus();
	button( 'Next slide' ).click();
	await clock.pass( 1000 );
	button( 'Next slide' ).blur();
	await clock.pass( 60_000 );
	expect( slider.index ).toBe( 1 );
	button( 'Play' ).click();
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

describe( 'the part of it that is seen', () => {
	beforeEach( () => show( 0 ) );
	afterEach( () => show( 500 ) );

	test( 'off screen it stands, and the first slide waits until enough of it is seen', async () => {
		const { slider, clock } = await startSlider(
			playDocument( { autoplay, viewport: { area: '20%', leave: 'pause' } } )
		);
		show( 50 );
		await clock.pass( 60_000 );
		expect( slider.index ).toBe( 0 );
		show( 100 );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
		show( 0 );
		expect( clock.waiting ).toBe( 0 );
		slider.destroy();
	} );

	test.each( [
		[ '200px', 190, 200 ],
		[ '600px', 490, 500 ], // All of it is less than that.
		[ '100%', 490, 500 ],
	] )( 'for %s, %d px of it are too little, %d px enough', async ( area, little, enough ) => {
		const { slider } = await startSlider( playDocument( { autoplay, viewport: { area, leave: 'pause' } } ) );
		show( little );
		expect( slider.playing ).toBe( false );
		show( enough );
		expect( slider.playing ).toBe( true );
		slider.destroy();
	} );

	test( 'it is ready once it knows whether it is seen: before that, a change would be a cut', async () => {
		silent = true;
		let ready = false;
		const starting = startSlider( playDocument() ).finally( () => ( ready = true ) );
		await settle();
		expect( ready ).toBe( false );
		silent = false;
		show( 500 );
		const { slider, slides } = await starting;
		void slider.next();
		await settle();
		expect( animationsOf( slides[ 1 ]! ) ).toHaveLength( 1 );
		slider.destroy();
	} );

	test( 'a hidden page, of which nobody tells, is ready at once', async () => {
		silent = true;
		setHidden( true );
		const { slider } = await startSlider( playDocument() );
		silent = false;
		setHidden( false );
		slider.destroy();
	} );

	test( 'a module that watches, too, hides nothing from the slider', async () => {
		const { slider, element } = await startSlider( playDocument( { autoplay } ) );
		const told: boolean[] = [];
		const undo = onSeen( element, '0px', ( now ) => told.push( now ) );
		show( 500 );
		expect( slider.playing ).toBe( true );
		undo();
		show( 0 );
		expect( slider.playing ).toBe( false );
		expect( told ).toEqual( [ false, true ] );
		slider.destroy();
	} );

	test.each( [
		[ 'pause', 'with too little in the window everything stands', 300 ],
		[ 'wait', 'with too little in the window what moves goes on, and the next slide waits', 600 ],
	] as const )( '%s: %s', async ( leave, _, ms ) => {
		const { slider, slides, clock } = await startSlider(
			playDocument( { autoplay, viewport: { area: '40%', leave } } )
		);
		show( 100 );
		expect( slider.playing ).toBe( false );
		show( 500 );
		void slider.next();
		await clock.pass( 300 );
		const [ moving ] = animationsOf( slides[ 1 ]! );
		show( 100 );
		await clock.pass( 300 );
		expect( moving!.currentTime ).toBe( ms );
		await clock.pass( 60_000 );
		expect( slider.index ).toBe( 1 );
		show( 200 );
		await clock.pass( 10_000 );
		expect( slider.index ).toBe( 2 );
		void slider.next();
		await clock.pass( 10 );
		show( 0 );
		expect( clock.waiting ).toBe( 0 );
		slider.destroy();
	} );
} );

test( 'a window without the focus does not matter where the document says so', async () => {
	const { slider } = await startSlider( playDocument( { autoplay, ignoresBlur: true } ) );
	window.dispatchEvent( new Event( 'blur' ) );
	expect( slider.playing ).toBe( true );
	window.dispatchEvent( new Event( 'focus' ) );
} );
