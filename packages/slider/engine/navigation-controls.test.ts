import { installAnimations, animationsOf } from '../../../tests/support/animations';
import { settle } from '../../../tests/support/manual-clock';
import { startSlider } from '../../../tests/support/slider-engine';
import { playDocument } from '../../../tests/support/slider-page';

installAnimations();
const key = ( name: string, more: KeyboardEventInit = {} ) =>
	new KeyboardEvent( 'keydown', { key: name, bubbles: true, cancelable: true, ...more } );

test( 'arrows and bullets', async () => {
	const { slider, clock, button } = await startSlider( playDocument() );
	button( 'Next slide' ).click();
	expect( slider.index ).toBe( 1 );
	button( '3 of 3' ).click();
	expect( slider.index ).toBe( 2 );
	button( 'Previous slide' ).click();
	await clock.pass( 1000 );
	expect( slider.index ).toBe( 1 );
} );

test( 'arrow keys inside the slider, but not in what needs them', async () => {
	const { slider, slides, button } = await startSlider( playDocument( { keyboard: 'horizontal' } ), {
		content: () => '<a href="#">a</a><input>',
	} );
	button( 'Next slide' ).dispatchEvent( key( 'ArrowRight' ) );
	expect( slider.index ).toBe( 1 );
	slides[ 1 ]!.querySelector( 'a' )!.dispatchEvent( key( 'ArrowLeft' ) );
	expect( slider.index ).toBe( 0 );
	slides[ 0 ]!.querySelector( 'input' )!.dispatchEvent( key( 'ArrowRight' ) );
	slides[ 0 ]!.dispatchEvent( key( 'ArrowRight', { ctrlKey: true } ) );
	slides[ 0 ]!.dispatchEvent( key( 'ArrowDown' ) );
	expect( slider.index ).toBe( 0 );
} );

test( 'where one reads from the right, the arrow to the left leads on', async () => {
	const { slider, slides } = await startSlider( playDocument( { keyboard: 'horizontal' } ), {
		style: 'direction:rtl',
	} );
	slides[ 0 ]!.dispatchEvent( key( 'ArrowLeft' ) );
	expect( slider.index ).toBe( 1 );
} );

test( 'up and down, where the slider stands upright; no keys without the option', async () => {
	const upright = await startSlider( playDocument( { keyboard: 'vertical' } ) );
	upright.slides[ 0 ]!.dispatchEvent( key( 'ArrowDown' ) );
	expect( upright.slider.index ).toBe( 1 );
	const without = await startSlider( playDocument() );
	without.slides[ 0 ]!.dispatchEvent( key( 'ArrowRight' ) );
	expect( without.slider.index ).toBe( 0 );
} );

test( 'navigation hides itself a moment after the pointer left, later after a finger', async () => {
	const { clock, element } = await startSlider( playDocument( { hideNavigation: { delay: 200, mobile: 1200 } } ) );
	const controls = element.querySelector< HTMLElement >( '.fr-slider__controls' )!;
	const pointer = ( type: string, pointerType: string ) =>
		element.dispatchEvent( Object.assign( new Event( type ), { pointerType } ) );
	expect( controls.dataset.state ).toBe( 'hidden' );
	for ( const [ kind, ms ] of [
		[ 'mouse', 200 ],
		[ 'touch', 1200 ],
	] as const ) {
		pointer( 'pointerenter', kind );
		expect( controls.dataset.state ).toBeUndefined();
		pointer( 'pointerleave', kind );
		await clock.pass( ms - 1 );
		expect( controls.dataset.state ).toBeUndefined();
		await clock.pass( 1 );
		expect( controls.dataset.state ).toBe( 'hidden' );
	}
	controls.querySelector( 'button' )!.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	expect( controls.dataset.state ).toBeUndefined();
} );

describe( 'a finger', () => {
	const push = {
		name: 'slidehorizontal',
		family: 'slide',
		from: 'horizontal',
		duration: 800,
		easeIn: 'ease',
		easeOut: 'ease',
	} as const;
	const touch = ( type: string, clientX: number, clientY = 0 ) =>
		Object.assign( new Event( type, { bubbles: true, cancelable: true } ), {
			pointerId: 1,
			pointerType: 'touch',
			button: 0,
			clientX,
			clientY,
		} );

	async function start( more: Parameters< typeof playDocument >[ 0 ] = {} ) {
		const bench = await startSlider(
			playDocument( {
				...more,
				swipe: { threshold: 75 },
				slides: [ { transitions: [ push ] }, { transitions: [ push ] }, { transitions: [ push ] } ],
			} )
		);
		Object.defineProperty( bench.element, 'clientWidth', { value: 400 } );
		const { slides } = bench;
		return {
			...bench,
			/** Down at 300 and along these places. */
			drag( ...places: number[] ) {
				slides[ bench.slider.index ]!.dispatchEvent( touch( 'pointerdown', 300 ) );
				places.forEach( ( place ) => window.dispatchEvent( touch( 'pointermove', place ) ) );
			},
			up: ( place: number, type = 'pointerup' ) => window.dispatchEvent( touch( type, place ) ),
		};
	}

	test.each( [
		[ 'exactly 75 px', 225, 1 ],
		[ 'one px less', 226, 0 ],
		[ 'the other way', 380, 2 ],
	] )( '%s: slide %#', async ( _, place, index ) => {
		const { slider, clock, drag, up, states } = await start();
		drag( 290, place );
		up( place );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( index );
		expect( states().filter( ( state ) => state === 'active' ) ).toHaveLength( 1 );
		expect( states()[ index ] ).toBe( 'active' );
	} );

	test( 'the slides follow it', async () => {
		const { drag, slides, events, slider } = await start();
		drag( 290, 200 );
		const [ moving ] = animationsOf( slides[ 1 ]! );
		expect( moving!.effect!.getTiming() ).toMatchObject( { easing: 'linear' } );
		expect( moving!.currentTime ).toBe( 200 );
		expect( slider.index ).toBe( 0 );
		expect( events ).toEqual( [ 'slider:ready' ] );
	} );

	test( 'it may turn round', async () => {
		const { drag, slides, states, up, clock, slider } = await start();
		drag( 290, 200, 400 );
		expect( states() ).toEqual( [ 'leaving', 'ready', 'active' ] );
		expect( animationsOf( slides[ 1 ]! ) ).toEqual( [] );
		up( 400 );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( 2 );
	} );

	test( 'who has led it there, the focus inside, stays there when the focus leaves', async () => {
		for ( const [ place, index, stays ] of [
			[ 150, 1, true ],
			[ 280, 0, false ],
		] as const ) {
			const { drag, up, clock, slider, button } = await start( { autoplay: { delay: 0 } } );
			button( 'Next slide' ).focus();
			drag( 290, place );
			up( place );
			await clock.pass( 1000 );
			button( 'Next slide' ).blur();
			expect( slider.index ).toBe( index );
			expect( slider.playing ).toBe( ! stays );
			slider.destroy();
		}
	} );

	test( 'a scroll that takes the finger away takes the slide back', async () => {
		const { drag, up, clock, slider, states } = await start();
		drag( 290, 150 );
		up( 150, 'pointercancel' );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( 0 );
		expect( states() ).toEqual( [ 'active', 'ready', 'ready' ] );
	} );

	test( 'up and down is the page’s to scroll', async () => {
		const { slides, states } = await start();
		slides[ 0 ]!.dispatchEvent( touch( 'pointerdown', 300, 300 ) );
		window.dispatchEvent( touch( 'pointermove', 290, 200 ) );
		window.dispatchEvent( touch( 'pointermove', 100, 200 ) );
		expect( states()[ 0 ] ).toBe( 'active' );
	} );

	test( 'whoever prevents the change sends the slide back', async () => {
		const { drag, up, clock, slider, element, states } = await start();
		element.addEventListener( 'frontage:slide:changing', ( event ) => event.preventDefault(), { once: true } );
		drag( 290, 150 );
		up( 150 );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( 0 );
		expect( states()[ 0 ] ).toBe( 'active' );
	} );
} );

describe( 'the address', () => {
	const slides = [ { deeplink: 'one' }, { deeplink: 'two' }, {} ];
	afterEach( () => history.replaceState( null, '', '/' ) );

	test( 'names the slide to begin with', async () => {
		history.replaceState( null, '', '#two' );
		const { slider, states, button, events } = await startSlider( playDocument( { slides } ) );
		expect( slider.index ).toBe( 1 );
		expect( states() ).toEqual( [ 'ready', 'active', 'ready' ] );
		expect( button( '2 of 3' ).getAttribute( 'aria-current' ) ).toBe( 'true' );
		expect( events ).not.toContain( 'slide:changing' );
	} );

	test( 'follows the slide, without new places in the history, where the option is on', async () => {
		const { length } = history;
		const { slider, clock } = await startSlider( playDocument( { slides, deepLink: true } ) );
		await Promise.all( [ slider.next(), clock.pass( 1000 ) ] );
		expect( location.hash ).toBe( '#two' );
		await Promise.all( [ slider.next(), clock.pass( 1000 ) ] );
		expect( location.hash ).toBe( '#two' ); // That one has no name.
		expect( history ).toHaveLength( length );
	} );

	test( 'stays as it is without the option, but links in the page still lead to slides', async () => {
		const { slider, clock } = await startSlider( playDocument( { slides } ) );
		await Promise.all( [ slider.next(), clock.pass( 1000 ) ] );
		expect( location.hash ).toBe( '' );
		history.replaceState( null, '', '#one' );
		window.dispatchEvent( new HashChangeEvent( 'hashchange', { newURL: location.href } ) );
		await settle();
		expect( slider.index ).toBe( 0 );
		history.replaceState( null, '', '#elsewhere' );
		window.dispatchEvent( new HashChangeEvent( 'hashchange', { newURL: location.href } ) );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( 0 );
	} );

	test.each( [
		[ 'a slide’s name', '#two', 0 ],
		[ 'a foreign name', '#contact', 1 ],
		[ 'a name that is not one', '#%', 1 ],
	] )( 'going back from %s to none', async ( _, hash, index ) => {
		const { slider, clock } = await startSlider( playDocument( { slides } ) );
		await Promise.all( [ slider.next(), clock.pass( 1000 ) ] );
		const newURL = location.href;
		window.dispatchEvent( new HashChangeEvent( 'hashchange', { oldURL: newURL + hash, newURL } ) );
		await clock.pass( 1000 );
		expect( slider.index ).toBe( index );
	} );
} );
