import { installAnimations } from '../../../../tests/support/animations';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import type { PlayAction } from '../types/playback-config';

installAnimations();

/** A page of 5000 px with the slider from 0 to 500 px and `#news` at 2000 px; its frames come when told. */
async function start( action: Partial< PlayAction >, media: string[] = [] ) {
	const play = playDocument( {
		modules: [ 'layers', 'page-scroll' ],
		slides: [
			{
				layers: [
					{
						id: 'a',
						actions: [ { on: 'click', do: 'scrollto', duration: 1000, ease: 'linear', ...action } ],
					},
				],
			},
		],
	} );
	const bench = await startSlider( play, {
		media,
		content: () => '<div class="fr-layer" data-layer="a"><div class="fr-layer__content">Go</div></div>',
	} );
	document.body.insertAdjacentHTML( 'beforeend', '<h2 id="news">News</h2>' );
	const news = document.getElementById( 'news' )!;

	let y = 0;
	let next: FrameRequestCallback | undefined;
	const frames = jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation( ( call ) => {
		next = call;
		return 1;
	} );
	jest.spyOn( window, 'cancelAnimationFrame' ).mockImplementation( () => ( next = undefined ) );
	jest.spyOn( window, 'scrollTo' ).mockImplementation(
		( ( { top }: ScrollToOptions ) => ( y = top! ) ) as typeof window.scrollTo
	);
	Object.defineProperty( window, 'scrollY', { get: () => y, configurable: true } );
	Object.defineProperty( document.documentElement, 'scrollHeight', { value: 5000, configurable: true } );
	news.getBoundingClientRect = () => ( { top: 2000 - y } ) as DOMRect;
	bench.element.getBoundingClientRect = () => ( { bottom: 500 - y } ) as DOMRect;
	// The stand-ins draw nothing; a linear easing is its own time.
	const native = bench.clock.animate;
	bench.clock.animate = ( ...args ) => {
		const animation = native( ...args );
		const computed = animation.effect!.getComputedTiming.bind( animation.effect );
		animation.effect!.getComputedTiming = () => ( {
			...computed(),
			progress: Math.min( 1, Number( animation.currentTime ) / Number( args[ 2 ].duration ) ),
		} );
		return animation;
	};
	return {
		...bench,
		news,
		frames,
		click: () => bench.element.querySelector< HTMLElement >( '.fr-layer__content' )!.click(),
		/** Time passes, then the browser draws. */
		async draw( ms: number ) {
			await bench.clock.pass( ms );
			const call = next;
			next = undefined;
			call?.( 0 );
			return y;
		},
		get drawing() {
			return Boolean( next );
		},
	};
}

afterEach( () => {
	jest.restoreAllMocks();
	history.replaceState( null, '', '/' );
} );

test( 'scrolls at its own speed, then the address says where', async () => {
	const page = await start( { anchor: 'news' } );
	page.click();
	expect( [ await page.draw( 0 ), await page.draw( 500 ) ] ).toEqual( [ 0, 1000 ] );
	expect( location.hash ).toBe( '' );
	expect( await page.draw( 500 ) ).toBe( 2000 );
	expect( location.hash ).toBe( '#news' );
	expect( page.news.matches( ':focus' ) ).toBe( true );
	expect( page.drawing ).toBe( false );
	page.news.blur();
	expect( page.news.hasAttribute( 'tabindex' ) ).toBe( false );
} );

test( 'below the slider, with an offset', async () => {
	const page = await start( { do: 'scrollbelow', offset: -60 } );
	page.click();
	await page.draw( 0 );
	expect( await page.draw( 1000 ) ).toBe( 440 );
	expect( location.hash ).toBe( '' );
} );

test( 'a visitor who scrolls takes over', async () => {
	const page = await start( { anchor: 'news' } );
	page.click();
	await page.draw( 300 );
	window.dispatchEvent( new Event( 'wheel' ) );
	expect( page.drawing ).toBe( false );
	expect( await page.draw( 1000 ) ).toBe( 600 );
	expect( location.hash ).toBe( '' );
} );

test( 'the key that sets it off does not stop it', async () => {
	const page = await start( { anchor: 'news' } );
	const content = page.element.querySelector( '.fr-layer__content' )!;
	content.setAttribute( 'role', 'button' );
	content.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true, cancelable: true } ) );
	await page.draw( 0 );
	expect( await page.draw( 500 ) ).toBe( 1000 );
	window.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );
	expect( page.drawing ).toBe( false );
} );

test( 'without motion it jumps', async () => {
	const page = await start( { anchor: 'news' }, [ '(prefers-reduced-motion: reduce)' ] );
	page.click();
	expect( await page.draw( 0 ) ).toBe( 2000 );
	expect( page.frames ).not.toHaveBeenCalled();
	expect( location.hash ).toBe( '#news' );
} );

test.each( [
	[ 'of this page', '#news', undefined, true ],
	[ 'of this page, in full', 'http://localhost/#news', undefined, true ],
	[ 'of this page, in a new window', '#news', '_blank', false ],
	[ 'that is not there', '#nowhere', undefined, false ],
	[ 'that escapes nothing', '#100%', undefined, false ],
	[ 'of another page', '/other#news', undefined, false ],
	[ 'of another host', 'https://example.test/#news', undefined, false ],
] )( 'a link of a menu to an anchor %s', async ( _, url, target, scrolls ) => {
	const follow = jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation();
	const page = await start( { do: 'menulink', url, ...( target && { target } ) } );
	page.click();
	await page.draw( 0 );
	expect( await page.draw( 1000 ) ).toBe( scrolls ? 2000 : 0 );
	expect( follow ).toHaveBeenCalledTimes( scrolls ? 0 : 1 );
} );

test( 'destroy() ends a scroll that is under way', async () => {
	const page = await start( { anchor: 'news' } );
	page.click();
	await page.draw( 100 );
	page.slider.destroy();
	expect( page.drawing ).toBe( false );
} );
