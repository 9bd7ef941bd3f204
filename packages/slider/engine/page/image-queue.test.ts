import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';

installAnimations();

let made = 0;
/** Pictures that load only when told; each test has its own addresses. */
const picture = ( host = '' ) => `<img src="${ host }/picture-${ ++made }.avif" loading="lazy" alt="">`;
const images = ( element: Element ) => [ ...element.querySelectorAll( 'img' ) ];
const states = ( element: Element ) => images( element ).map( ( { dataset } ) => dataset.state );

async function answer( image: Element, type: 'load' | 'error' ) {
	image.dispatchEvent( new Event( type ) );
	await settle();
}

const start = (
	content: ( slide: number ) => string,
	mode: 'none' | 'smart' | 'single' | 'all' = 'single',
	count = 3
) =>
	startSlider( playDocument( { images: { mode }, slides: Array.from( { length: count }, () => ( {} ) ) } ), {
		content,
	} );

/** The page's queue is one: what a test leaves in it goes here. */
afterEach( async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		for ( const image of images( document.body ).filter( ( { dataset } ) => dataset.state === 'inload' ) ) {
			await answer( image, 'load' );
		}
	}
} );

test( 'a slide comes when its images are there', async () => {
	const { slider, clock, element, slides, events } = await start( ( slide ) => ( slide === 1 ? picture() : '' ) );
	const done = slider.next();
	await settle();
	expect( states( element ) ).toEqual( [ 'inload' ] );
	expect( slider.index ).toBe( 0 );
	expect( events.at( -1 ) ).toBe( 'slide:waiting' );
	await clock.pass( 99 );
	expect( element.getAttribute( 'aria-busy' ) ).toBeNull();
	await clock.pass( 1 );
	expect( element.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await answer( images( element )[ 0 ]!, 'load' );
	expect( element.getAttribute( 'aria-busy' ) ).toBeNull();
	expect( slider.index ).toBe( 1 );
	await clock.pass( 1000 );
	expect( await done ).toBe( true );
	expect( slides[ 1 ]!.dataset.state ).toBe( 'active' );
	expect( states( element ) ).toEqual( [ 'loaded' ] );
} );

test( 'a slide whose color stands for its image comes at once, and its image loads meanwhile', async () => {
	const { slider, clock, element, slides, events } = await start( ( slide ) =>
		slide === 1 ? `<div class="fr-slide__background fr-fades">${ picture() }</div>` : ''
	);
	const done = slider.next();
	await settle();
	expect( slider.index ).toBe( 1 );
	expect( states( element ) ).toEqual( [ 'inload' ] );
	expect( events ).not.toContain( 'slide:waiting' );
	await clock.pass( 1000 );
	expect( await done ).toBe( true );
	expect( slides[ 1 ]!.dataset.state ).toBe( 'active' );
	await answer( images( element )[ 0 ]!, 'load' );
	expect( states( element ) ).toEqual( [ 'loaded' ] );
} );

test( 'an image of a layer is waited for, whatever stands for the background', async () => {
	const { slider, element } = await start( ( slide ) =>
		slide === 1 ? `<div class="fr-slide__background fr-fades">${ picture() }</div>${ picture() }` : ''
	);
	void slider.next();
	await settle();
	await answer( images( element )[ 0 ]!, 'load' );
	expect( slider.index ).toBe( 0 );
	await answer( images( element )[ 1 ]!, 'load' );
	expect( slider.index ).toBe( 1 );
} );

test( 'after five seconds it comes without the image, and says so', async () => {
	const { slider, clock, element } = await start( ( slide ) => ( slide === 1 ? picture() : '' ) );
	void slider.next();
	await clock.pass( 5000 );
	expect( slider.index ).toBe( 1 );
	expect( console ).toHaveWarnedWith( `Frontage: image comes late: ${ images( element )[ 0 ]!.src }` );
} );

test( 'a failed image does not stop anything', async () => {
	const { slider, element } = await start( ( slide ) => ( slide === 1 ? picture() : '' ) );
	void slider.next();
	await settle();
	await answer( images( element )[ 0 ]!, 'error' );
	expect( states( element ) ).toEqual( [ 'failed' ] );
	expect( slider.index ).toBe( 1 );
} );

test( 'another host is asked with cross-origin first, then once without', async () => {
	const { slider, element } = await start( ( slide ) => ( slide === 1 ? picture( 'https://cdn.example' ) : '' ) );
	void slider.next();
	await settle();
	const [ image ] = images( element ) as [ HTMLImageElement ];
	expect( image.getAttribute( 'crossorigin' ) ).toBe( 'anonymous' );
	await answer( image, 'error' );
	expect( image.getAttribute( 'crossorigin' ) ).toBeNull();
	expect( image.dataset.state ).toBe( 'inload' );
	await answer( image, 'error' );
	expect( image.dataset.state ).toBe( 'failed' );
	expect( slider.index ).toBe( 1 );
} );

test( 'five load at a time, the next as one is done', async () => {
	const { slider, element } = await start( ( slide ) =>
		slide === 1 ? Array.from( { length: 7 }, () => picture() ).join( '' ) : ''
	);
	void slider.next();
	await settle();
	const count = ( state: string ) => states( element ).filter( ( each ) => each === state ).length;
	expect( [ count( 'inload' ), count( 'prepared' ) ] ).toEqual( [ 5, 2 ] );
	await answer(
		images( element ).find( ( { dataset } ) => dataset.state === 'inload' )!,
		'load'
	);
	expect( [ count( 'loaded' ), count( 'inload' ), count( 'prepared' ) ] ).toEqual( [ 1, 5, 1 ] );
} );

test( 'an image that came by itself while it waited for its turn is there', async () => {
	const { slider, element } = await start( ( slide ) =>
		slide === 1 ? Array.from( { length: 6 }, () => picture() ).join( '' ) : ''
	);
	void slider.next();
	await settle();
	const last = images( element ).find( ( { dataset } ) => dataset.state === 'prepared' )!;
	Object.defineProperties( last, { complete: { value: true }, naturalWidth: { value: 8 } } );
	await answer( last, 'load' );
	for ( const image of images( element ).filter( ( each ) => each !== last ) ) {
		await answer( image, 'load' );
	}
	expect( last.dataset.state ).toBe( 'loaded' );
	expect( slider.index ).toBe( 1 );
} );

/** Slides whose images were asked for. */
const wanted = ( slides: Element[] ) => slides.flatMap( ( slide, index ) => ( states( slide )[ 0 ] ? [ index ] : [] ) );

test.each( [
	[ 'single', [] ],
	[ 'smart', [ 1, 4 ] ],
	[ 'none', [ 1, 4 ] ],
	[ 'all', [ 1, 2, 3, 4 ] ],
] as const )( 'where the visitor chooses, mode %s asks for slides %p once the page is calm', async ( mode, asked ) => {
	const { clock, slides } = await start( ( slide ) => ( slide ? picture() : '' ), mode, 5 );
	expect( wanted( slides ) ).toEqual( mode === 'all' ? asked : [] );
	await clock.pass( 1000 );
	expect( wanted( slides ) ).toEqual( asked );
} );

describe( 'while it advances by itself', () => {
	const begin = ( autoplay = { delay: 0 } ) =>
		startSlider(
			playDocument( {
				images: { mode: 'smart' },
				autoplay,
				slides: Array.from( { length: 4 }, () => ( { duration: 9000 } ) ),
			} ),
			{ content: ( slide ) => ( slide ? picture() : '' ) }
		);

	test( 'both neighbors are asked for once the page is calm, with low priority', async () => {
		const { clock, slides } = await begin();
		expect( wanted( slides ) ).toEqual( [] );
		await clock.pass( 1000 );
		expect( wanted( slides ) ).toEqual( [ 1, 3 ] );
		expect( images( slides[ 1 ]! )[ 0 ]!.fetchPriority ).toBe( 'low' );
	} );

	test( 'an image that somebody waits for has the usual priority', async () => {
		const { slider, slides } = await begin();
		void slider.go( 2 );
		await settle();
		expect( images( slides[ 2 ]! )[ 0 ]!.fetchPriority ).toBe( 'auto' );
	} );

	test( 'a slide is asked for when its button is reached for', async () => {
		const { element, slides, button } = await begin();
		const reach = ( target: Element, type: string ) => target.dispatchEvent( new Event( type, { bubbles: true } ) );
		reach( slides[ 0 ]!, 'pointerover' );
		expect( wanted( slides ) ).toEqual( [] );
		reach( button( 'Previous slide' ), 'pointerover' );
		expect( wanted( slides ) ).toEqual( [ 3 ] );
		reach( element.querySelector( '[data-slide="2"]' )!, 'focusin' );
		expect( wanted( slides ) ).toEqual( [ 2, 3 ] );
	} );
} );

test( 'a finger asks for the slide that it draws, and holds it as soon as its image is there', async () => {
	const {
		element,
		slides,
		states: slideStates,
	} = await startSlider( playDocument( { images: { mode: 'none' }, swipe: { threshold: 75 } } ), {
		content: ( slide ) => ( slide ? picture() : '' ),
	} );
	const stage = element.querySelector( '.fr-slider__stage' )!;
	const point = ( type: string, clientX: number ) =>
		stage.dispatchEvent(
			Object.assign( new MouseEvent( type, { bubbles: true, clientX } ), { pointerId: 1, pointerType: 'touch' } )
		);
	point( 'pointerdown', 200 );
	point( 'pointermove', 260 );
	expect( wanted( slides ) ).toEqual( [ slides.length - 1 ] );
	expect( slideStates()[ 0 ] ).toBe( 'active' );
	await answer( images( slides.at( -1 )! )[ 0 ]!, 'load' );
	point( 'pointermove', 280 );
	expect( slideStates().at( -1 ) ).toBe( 'active' );
	point( 'pointercancel', 280 );
} );

test( 'a neighbour whose image has come is let in', async () => {
	const {
		clock,
		element,
		states: slideStates,
	} = await start( ( slide ) => ( slide === 1 ? picture() : '' ), 'smart' );
	await clock.pass( 1000 );
	expect( slideStates() ).toEqual( [ 'active', undefined, 'ready' ] );
	await answer( images( element )[ 0 ]!, 'load' );
	expect( slideStates() ).toEqual( [ 'active', 'ready', 'ready' ] );
} );

test( 'who asks for another slide meanwhile gets that one', async () => {
	const { slider, clock, element } = await start( ( slide ) => ( slide === 1 ? picture() : '' ) );
	const waiting = slider.go( 1 );
	await settle();
	void slider.go( 2 );
	await clock.pass( 1000 );
	expect( slider.index ).toBe( 2 );
	await answer( images( element )[ 0 ]!, 'load' );
	expect( await waiting ).toBe( false );
	expect( slider.index ).toBe( 2 );
} );
