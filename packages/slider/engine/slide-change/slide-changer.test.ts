import { animationsOf, installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { setMedia } from '../../../../tests/support/media';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument, sliderMarkup } from '../../../../tests/support/slider-page';
import { createSlider } from '..';

/** What several hands, and destroy() in the middle of something, do to a slider. */
installAnimations();

let made = 0;
const picture = () => `<img src="/race-${ ++made }.avif" loading="lazy" alt="">`;
const images = ( element: Element ) => [ ...element.querySelectorAll( 'img' ) ];
async function answerAll( element: Element ) {
	images( element ).forEach( ( image ) => image.dispatchEvent( new Event( 'load' ) ) );
	await settle();
}
afterEach( () => answerAll( document.body ) );
const late = ( slide: number ) => ( slide ? picture() : '' );

function setHidden( hidden: boolean ) {
	Object.defineProperty( document, 'hidden', { value: hidden, configurable: true } );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

test( 'a slide that was called off while its image came can be called again', async () => {
	const { slider, clock, element } = await startSlider( playDocument(), { content: late } );
	const first = slider.go( 2 );
	await settle();
	expect( await slider.go( 0 ) ).toBe( false );
	const second = slider.go( 2 );
	await answerAll( element );
	await clock.pass( 1000 );
	expect( await first ).toBe( false );
	expect( await second ).toBe( true );
	expect( slider.index ).toBe( 2 );
} );

describe( 'destroy()', () => {
	test( 'while an image is awaited ends the wait, and nothing marks the slider later', async () => {
		const { slider, clock, element } = await startSlider( playDocument( { autoplay: { delay: 0 } } ), {
			content: late,
		} );
		const bar = element.querySelector( '.fr-slider__progress' )!;
		await clock.pass( 9000 ); // Autoplay asks for the next one.
		const asked = slider.go( 2 );
		await settle();
		slider.destroy();
		await clock.pass( 6000 );
		expect( await asked ).toBe( false );
		expect( element.ariaBusy ).toBeNull();
		expect( clock.waiting ).toBe( 0 );
		expect( animationsOf( bar ) ).toEqual( [] );
	} );

	test( 'while a finger holds a change takes it back', async () => {
		const { slider, element, slides } = await startSlider( playDocument( { swipe: { threshold: 75 } } ) );
		const stage = element.querySelector( '.fr-slider__stage' )!;
		const point = ( type: string, clientX: number ) =>
			stage.dispatchEvent(
				Object.assign( new MouseEvent( type, { bubbles: true, clientX } ), {
					pointerId: 1,
					pointerType: 'touch',
				} )
			);
		point( 'pointerdown', 300 );
		point( 'pointermove', 200 );
		expect( slides[ 1 ]!.dataset.state ).toBe( 'active' );
		expect( animationsOf( element ) ).not.toEqual( [] );
		slider.destroy();
		expect( animationsOf( element ) ).toEqual( [] );
	} );

	test( 'before it runs asks for no image', async () => {
		document.body.innerHTML = sliderMarkup( playDocument(), late );
		const element = document.querySelector< HTMLElement >( '.fr-slider' )!;
		const slider = createSlider( element );
		const asked = slider.go( 1 );
		slider.destroy();
		expect( await asked ).toBe( false );
		expect( images( element )[ 0 ]!.dataset.state ).toBeUndefined();
	} );

	test( 'leaves the page as printed, wherever the focus and the slides were', async () => {
		const play = playDocument( {
			autoplay: { delay: 0 },
			swipe: { threshold: 75 },
			start: 1,
			slides: [ {}, {}, {} ],
		} );
		const shape = ( element: Element ) =>
			[ element, ...element.querySelectorAll( '*' ) ].map(
				( { tagName, attributes } ) =>
					`${ tagName } ${ [ ...attributes ]
						.filter( ( { name, value } ) => name !== 'style' || value )
						.map( ( { name, value } ) => `${ name }=${ value }` )
						.sort() }`
			);
		document.body.innerHTML = sliderMarkup( play );
		const printed = shape( document.querySelector( '.fr-slider' )! );
		const { slider, clock, element, slides } = await startSlider( play );
		slides[ 1 ]!.querySelector( 'a' )!.focus();
		void slider.next();
		await clock.pass( 3000 );
		slider.pause();
		slider.destroy();
		expect( shape( element ) ).toEqual( printed );
	} );
} );

test( 'a finger that turns round to a slide whose image is not there lets go of the first one', async () => {
	const { clock, element, states } = await startSlider( playDocument( { swipe: { threshold: 75 } } ), {
		content: ( slide ) => ( slide === 2 ? picture() : '' ),
	} );
	const stage = element.querySelector( '.fr-slider__stage' )!;
	const point = ( type: string, clientX: number ) =>
		stage.dispatchEvent(
			Object.assign( new MouseEvent( type, { bubbles: true, clientX } ), { pointerId: 1, pointerType: 'touch' } )
		);
	point( 'pointerdown', 300 );
	point( 'pointermove', 280 );
	expect( states() ).toEqual( [ 'leaving', 'active', undefined ] );
	point( 'pointermove', 320 );
	point( 'pointerup', 320 );
	await clock.pass( 1000 );
	expect( states() ).toEqual( [ 'active', 'ready', undefined ] );
} );

test( 'what comes unseen while the visitor has paused stands at its end when it is seen', async () => {
	const { slider, clock, slides } = await startSlider(
		playDocument( {
			modules: [ 'layers' ],
			slides: [
				{},
				{
					layers: [
						{
							id: 'a',
							before: { opacity: 0 },
							frames: [ { name: 'frame_1', at: 500, duration: 500, ease: 'linear', to: { opacity: 1 } } ],
						},
					],
				},
			],
		} ),
		{ content: () => '<div class="fr-layer" data-layer="a"><div class="fr-layer__content">A</div></div>' }
	);
	slider.pause();
	setHidden( true );
	await slider.go( 1 );
	setHidden( false );
	await clock.pass( 5000 );
	const [ entrance ] = animationsOf( slides[ 1 ]!.querySelector( '.fr-layer' )! );
	expect( entrance!.currentTime ).toBe( 1000 );
} );

test( 'printing finds the slide there to which a change is on its way', async () => {
	const { slider, clock, slides, events } = await startSlider( playDocument() );
	const change = slider.go( 1 );
	await clock.pass( 300 );
	expect( slides.slice( 0, 2 ).map( ( { dataset } ) => dataset.state ) ).toEqual( [ 'leaving', 'active' ] );
	window.dispatchEvent( new Event( 'beforeprint' ) );
	expect( await change ).toBe( true );
	expect( slides[ 0 ]!.dataset.state ).not.toBe( 'leaving' );
	expect( slides.flatMap( ( slide ) => animationsOf( slide ) ) ).toEqual( [] );
	expect( events.filter( ( event ) => event === 'slide:changed' ) ).toHaveLength( 1 );
} );

test( 'who wants no motion all at once sees endless movements stop', async () => {
	const { clock, slides } = await startSlider(
		playDocument( {
			modules: [ 'layers' ],
			slides: [
				{
					layers: [
						{
							id: 'a',
							loop: {
								from: { x: 0 },
								to: { x: 50 },
								duration: 1000,
								ease: 'linear',
								yoyo: { move: true },
							},
						},
					],
				},
				{},
			],
		} ),
		{
			content: () =>
				'<div class="fr-layer" data-layer="a"><div class="fr-layer__loop"><div class="fr-layer__content">A</div></div></div>',
		}
	);
	await clock.pass( 500 );
	expect( animationsOf( slides[ 0 ]! ) ).toHaveLength( 1 );
	setMedia( '(prefers-reduced-motion: reduce)', true );
	await clock.pass( 500 );
	expect( animationsOf( slides[ 0 ]! ) ).toEqual( [] );
	setMedia( '(prefers-reduced-motion: reduce)', false );
} );

test( 'a module that breaks when it starts is named, and the slider runs without it', async () => {
	const broken = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	const { events } = await startSlider(
		playDocument( {
			modules: [ 'mouse' ],
			parallax: { type: 'mouse' } as never, // It looks for its levels.
			slides: [ { background: { parallax: 1 } }, {} ],
		} ),
		{ content: () => '<div class="fr-slide__background"></div>' }
	);
	expect( events ).toContain( 'slider:ready' );
	expect( broken ).toHaveBeenCalledWith( 'Frontage: module mouse can not be loaded', expect.any( TypeError ) );
	broken.mockRestore();
} );

test( 'a round is over whoever asked for the next slide', async () => {
	const { slider, clock, events } = await startSlider(
		playDocument( { autoplay: { delay: 0, rounds: 2 }, slides: [ {}, {} ] } )
	);
	for ( let turn = 0; turn < 3; turn++ ) {
		void slider.go( 'next' );
		await clock.pass( 1000 );
	}
	expect( slider.index ).toBe( 1 );
	expect( events ).toContain( 'slider:stopped' );
} );
