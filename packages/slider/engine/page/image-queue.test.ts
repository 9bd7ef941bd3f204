import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/hand-clock';
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

test( 'after five seconds it comes without the image, and says so', async () => {
	const { slider, clock, element } = await start( ( slide ) => ( slide === 1 ? picture() : '' ) );
	void slider.next();
	await clock.pass( 5000 );
	expect( slider.index ).toBe( 1 );
	expect( console ).toHaveWarnedWith( `Frontage: image not loaded in time: ${ images( element )[ 0 ]!.src }` );
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

test.each( [
	[ 'single', [] ],
	[ 'smart', [ 1, 4 ] ],
	[ 'none', [ 1, 2, 3, 4 ] ],
	[ 'all', [ 1, 2, 3, 4 ] ],
] as const )( 'mode %s asks for slides %p once the page is calm', async ( mode, asked ) => {
	const { clock, slides } = await start( ( slide ) => ( slide ? picture() : '' ), mode, 5 );
	const underway = () => slides.flatMap( ( slide, index ) => ( states( slide )[ 0 ] ? [ index ] : [] ) );
	expect( underway() ).toEqual( mode === 'all' ? asked : [] );
	await clock.pass( 1000 );
	expect( underway() ).toEqual( asked );
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
