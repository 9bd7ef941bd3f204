import { installAnimations, animationsOf } from '../../../tests/support/animations';
import { settle } from '../../../tests/support/manual-clock';
import { startSlider } from '../../../tests/support/slider-engine';
import { playDocument } from '../../../tests/support/slider-page';
import { createSlider } from './index';

installAnimations();
const autoplay = { delay: 0 };

describe( 'starting', () => {
	test( 'the same element has the same slider, until it is destroyed', async () => {
		const { slider, element } = await startSlider( playDocument() );
		expect( createSlider( element ) ).toBe( slider );
		slider.destroy();
		expect( createSlider( element ) ).not.toBe( slider );
	} );

	test( 'what works is shown, what cannot be seen cannot be reached', async () => {
		const { element, slides, events, button } = await startSlider( playDocument() );
		expect( element.dataset.state ).toBe( 'ready' );
		expect( slides.map( ( { inert } ) => inert ) ).toEqual( [ false, true, true ] );
		expect( button( 'Next slide' ).hidden ).toBe( false );
		expect( button( 'Pause' ).hidden ).toBe( true );
		expect( events ).toEqual( [ 'slider:ready' ] );
	} );

	test( 'one slide needs no arrows and does not advance', async () => {
		const { clock, button, slider } = await startSlider( playDocument( { slides: [ {} ], autoplay } ) );
		expect( button( 'Next slide' ).hidden ).toBe( true );
		expect( button( 'Pause' ).hidden ).toBe( true );
		expect( slider.playing ).toBe( false );
		await clock.pass( 1000 );
		expect( clock.waiting ).toBe( 0 );
	} );

	test( 'at rest it has no timers, and after destroy() the page is as printed', async () => {
		const { slider, clock, element, events } = await startSlider( playDocument() );
		const before = element.outerHTML;
		await clock.pass( 1000 );
		expect( clock.waiting ).toBe( 0 );
		await Promise.all( [ slider.next(), clock.pass( 2000 ) ] );
		slider.destroy();
		expect( events.at( -1 ) ).toBe( 'slider:destroyed' );
		expect( clock.waiting ).toBe( 0 );
		expect( animationsOf( element ) ).toEqual( [] );
		expect( element.querySelectorAll( '[data-state]' ) ).toHaveLength( 1 );
		expect( before ).toContain( 'data-state="ready"' );
		expect( element.querySelectorAll( 'button:not([hidden], [hidden] *)' ) ).toHaveLength( 0 );
	} );

	test( 'a module that does not come is named, and the slider runs without it', async () => {
		const { events } = await startSlider( playDocument( { modules: [ 'nowhere' as 'video' ] } ) );
		expect( console ).toHaveErrored();
		expect( events ).toContain( 'slider:ready' );
	} );
} );

describe( 'changing', () => {
	test( 'next: the new slide fades in above the old one, then the old one is gone', async () => {
		const { slider, clock, slides, states, events, button } = await startSlider( playDocument() );
		const done = slider.next();
		expect( slider.index ).toBe( 1 );
		expect( states() ).toEqual( [ 'leaving', 'active', 'ready' ] );
		expect( button( '2 of 3' ).getAttribute( 'aria-current' ) ).toBe( 'true' );
		expect( slides[ 0 ]!.inert ).toBe( false ); // Not before the first frame is drawn: it would wait for that.
		clock.move( 100 );
		expect( slides[ 0 ]!.inert ).toBe( true );
		clock.move( 300 );
		expect( animationsOf( slides[ 1 ]! )[ 0 ]!.currentTime ).toBe( 400 );
		await clock.pass( 600 );
		expect( await done ).toBe( true );
		expect( states() ).toEqual( [ 'ready', 'active', 'ready' ] );
		expect( animationsOf( slides[ 1 ]! ) ).toEqual( [] );
		expect( events ).toEqual( [ 'slider:ready', 'slide:changing', 'slide:changed' ] );
		expect( clock.waiting ).toBe( 0 );
	} );

	test( 'a listener can prevent it', async () => {
		const { slider, element } = await startSlider( playDocument() );
		element.addEventListener( 'frontage:slide:changing', ( event ) => event.preventDefault(), { once: true } );
		expect( await slider.next() ).toBe( false );
		expect( slider.index ).toBe( 0 );
	} );

	test( 'events say which slide and which one before', async () => {
		const { slider, clock, slides } = await startSlider( playDocument() );
		const heard: unknown[] = [];
		slider.on( 'slide:changing', ( { slide, index, previous } ) => heard.push( [ slide, index, previous ] ) );
		const off = slider.on( 'slide:changed', ( { slide, index, previous } ) =>
			heard.push( [ slide, index, previous ] )
		);
		void slider.go( 's3' );
		await clock.pass( 1000 );
		expect( heard ).toEqual( [
			[ slides[ 2 ], 2, 0 ],
			[ slides[ 2 ], 2, 0 ],
		] );
		off();
		void slider.previous();
		await clock.pass( 1000 );
		expect( heard ).toHaveLength( 3 );
	} );

	test( 'who does not wait for the end gets the next one at once', async () => {
		const { slider, clock, states } = await startSlider( playDocument() );
		const first = slider.next();
		await clock.pass( 300 );
		const second = slider.next();
		expect( await first ).toBe( true );
		await settle();
		expect( slider.index ).toBe( 2 );
		expect( states() ).toEqual( [ 'ready', 'leaving', 'active' ] );
		await clock.pass( 1000 );
		expect( await second ).toBe( true );
	} );

	test( 'transitions take turns, the first show may have its own', async () => {
		const fade = ( name: string ) => ( {
			name,
			family: 'fade' as const,
			duration: 100,
			easeIn: 'ease',
			easeOut: 'ease',
		} );
		const push = {
			name: 'slideleft',
			family: 'slide' as const,
			from: 'right' as const,
			duration: 200,
			easeIn: 'ease',
			easeOut: 'ease',
		};
		const { slider, clock, slides } = await startSlider(
			playDocument( { slides: [ {}, { first: push, transitions: [ push, fade( 'crossfade' ) ] } ] } )
		);
		const durations: unknown[] = [];
		for ( let show = 0; show < 3; show++ ) {
			void slider.go( 1 );
			await settle();
			durations.push( animationsOf( slides[ 1 ]! )[ 0 ]!.effect!.getTiming().duration );
			await clock.pass( 300 );
			void slider.go( 0 );
			await clock.pass( 1000 );
		}
		expect( durations ).toEqual( [ 200, 100, 200 ] );
	} );

	test.each( [
		[ undefined, 'next', 'translateX(100%)', 'translateX(-100%)' ],
		[ 'horizontal', 'previous', 'translateX(-100%)', 'translateX(100%)' ],
		[ 'right', 'previous', 'translateX(100%)', 'translateX(-100%)' ],
		[ 'vertical', 'next', 'translateY(100%)', 'translateY(-100%)' ],
		[ 'top', 'next', 'translateY(-100%)', 'translateY(100%)' ],
	] as const )( 'a push from %s, %s: %s in, %s out', async ( from, way, comes, goes ) => {
		const push = { name: 'push', family: 'slide' as const, duration: 100, easeIn: 'ease', easeOut: 'linear' };
		const own = { transitions: [ from ? { ...push, from } : push ] };
		const { slider, slides } = await startSlider( playDocument( { slides: [ own, own, own ] } ) );
		const [ outgoing, incoming ] = [ slides[ 0 ]!, slides[ way === 'next' ? 1 : 2 ]! ];
		void slider[ way ]();
		await settle();
		const ends = ( slide: HTMLElement ) => {
			const { effect } = animationsOf( slide )[ 0 ]!;
			return ( effect as KeyframeEffect ).getKeyframes().map( ( { transform } ) => transform );
		};
		expect( ends( incoming )[ 0 ] ).toBe( comes );
		expect( ends( outgoing )[ 1 ] ).toBe( goes );
		expect( animationsOf( outgoing )[ 0 ]!.effect!.getTiming().easing ).toBe( 'ease' );
	} );

	test( 'reduced motion changes by cuts', async () => {
		const { slider, slides, states } = await startSlider( playDocument(), {
			media: [ '(prefers-reduced-motion: reduce)' ],
		} );
		expect( await slider.next() ).toBe( true );
		expect( animationsOf( slides[ 1 ]! ) ).toEqual( [] );
		expect( states()[ 1 ] ).toBe( 'active' );
	} );

	test( 'the focus moves along when its slide goes', async () => {
		const { slider, clock, slides } = await startSlider( playDocument() );
		slides[ 0 ]!.querySelector( 'a' )!.focus();
		void slider.next();
		await clock.pass( 1000 );
		expect( slides[ 1 ]!.matches( ':focus' ) ).toBe( true );
	} );

	test( 'seek() moves the transition and the clock of the slide', async () => {
		const { slider, slides } = await startSlider( playDocument() );
		void slider.next();
		await settle();
		slider.seek( 250 );
		expect( animationsOf( slides[ 1 ]! )[ 0 ]!.currentTime ).toBe( 250 );
	} );
} );

describe( 'by itself', () => {
	test( 'it advances after each slide’s own time', async () => {
		const { slider, clock } = await startSlider(
			playDocument( { autoplay, slides: [ {}, { duration: 3000 }, {} ] } )
		);
		await clock.pass( 8999 );
		expect( slider.index ).toBe( 0 );
		await clock.pass( 1 );
		expect( slider.index ).toBe( 1 );
		await clock.pass( 3000 );
		expect( slider.index ).toBe( 2 );
	} );

	test( 'a start delay comes on top, once', async () => {
		const { slider, clock } = await startSlider( playDocument( { autoplay: { delay: 2000 } } ) );
		await clock.pass( 10_999 );
		expect( slider.index ).toBe( 0 );
		await clock.pass( 1 );
		expect( slider.index ).toBe( 1 );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 2 );
	} );

	test( 'the bar waits half a second and ends with the slide', async () => {
		const progress = { basedOn: 'slide', style: 'horizontal', reset: 'reset', ease: 'linear' } as const;
		const { clock, element } = await startSlider( playDocument( { autoplay, progress } ) );
		const bar = element.querySelector( '.fr-slider__progress > span' )!;
		expect( element.querySelector< HTMLElement >( '.fr-slider__progress' )!.hidden ).toBe( false );
		const [ animation ] = animationsOf( bar );
		expect( animation!.effect!.getTiming() ).toMatchObject( { delay: 500, duration: 8500 } );
		clock.move( 3000 );
		expect( animation!.currentTime ).toBe( 3000 );
	} );

	test( 'somebody prevents the change: the slide has its time again', async () => {
		const { slider, clock, element } = await startSlider( playDocument( { autoplay } ) );
		element.addEventListener( 'frontage:slide:changing', ( event ) => event.preventDefault(), { once: true } );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 0 );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'it stops where it was told, and play() begins a new count', async () => {
		const { slider, clock, events, button } = await startSlider(
			playDocument( { autoplay: { delay: 0, stop: { slide: 2, rounds: 0 } } } )
		);
		await clock.pass( 60_000 );
		expect( slider.index ).toBe( 2 );
		expect( events.filter( ( name ) => name === 'slider:stopped' ) ).toHaveLength( 1 );
		button( 'Play' ).click();
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 0 );
	} );

	test( 'with stop slide 1 and no rounds it never moves', async () => {
		const { slider, clock, button } = await startSlider(
			playDocument( { autoplay: { delay: 0, stop: { slide: 0, rounds: 0 } } } )
		);
		await clock.pass( 30_000 );
		expect( slider.index ).toBe( 0 );
		expect( button( 'Play' ).hidden ).toBe( false );
	} );

	test( 'one that waits for a call starts by play()', async () => {
		const { slider, clock } = await startSlider( playDocument( { autoplay: { delay: 0, manual: true } } ) );
		await clock.pass( 20_000 );
		expect( slider.index ).toBe( 0 );
		slider.play();
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'a repeated part of a slide runs so often, while the slide’s time goes on', async () => {
		const { slider, clock, slides } = await startSlider(
			playDocument( {
				slides: [
					{
						loop: { from: 1000, to: 2000, repeats: 2 },
						background: {
							panZoom: {
								duration: 9000,
								ease: 'linear',
								from: { scale: 1, rotate: 0, blur: 0, x: '0px', y: '0px' },
								to: { scale: 2, rotate: 0, blur: 0, x: '0px', y: '0px' },
							},
						},
					},
					{},
				],
				autoplay,
			} ),
			{ content: () => '<img class="fr-slide__image" alt="">' }
		);
		const [ picture ] = animationsOf( slides[ 0 ]! );
		await clock.pass( 2000 );
		expect( picture!.currentTime ).toBe( 1000 );
		await clock.pass( 1000 );
		expect( picture!.currentTime ).toBe( 1000 );
		await clock.pass( 1500 );
		expect( picture!.currentTime ).toBe( 2500 );
		await clock.pass( 4500 );
		expect( slider.index ).toBe( 1 );
	} );

	test.each( [
		[ 16_000, false ],
		[ 4000, true ],
	] )( 'a picture that moves for %i ms leaves the pause button hidden: %s', async ( duration, hidden ) => {
		const { slider } = await startSlider(
			playDocument( {
				slides: [
					{
						background: {
							panZoom: {
								duration,
								ease: 'linear',
								from: { scale: 1, rotate: 0, blur: 0, x: '0px', y: '0px' },
								to: { scale: 2, rotate: 0, blur: 0, x: '0px', y: '0px' },
							},
						},
					},
				],
			} ),
			{ content: () => '<img class="fr-slide__image" alt="">' }
		);
		expect( slider.element.querySelector< HTMLElement >( '[data-pause]' )!.hidden ).toBe( hidden );
	} );
} );
