const mockSaid = jest.fn();
jest.mock( '@frontage/kit/announce', () => ( { announce: ( text: string ) => mockSaid( text ) } ), { virtual: true } );

const pageOf = ( items: string[], chosen: string, next = '' ) =>
	`<div class="wp-block-query" data-fr-paging="more" data-fr-added="%s more"><nav class="fr-term-filter" id="f" data-found="${ items.length } entries"><a href="/?fr_c=a#f"${
		chosen === 'a' ? ' aria-current="true"' : ''
	}>A</a></nav><ul class="wp-block-post-template">${ items
		.map( ( item ) => `<li><a href="/${ item }">${ item }</a></li>` )
		.join( '' ) }</ul><nav class="wp-block-query-pagination">${
		next && `<a class="wp-block-query-pagination-next" href="${ next }">More</a>`
	}</nav></div>`;

let answer = '';
const settled = () => new Promise( ( done ) => setTimeout( done ) );
const items = () => [ ...document.querySelectorAll( 'li' ) ].map( ( { textContent } ) => textContent );

beforeAll( () => {
	globalThis.fetch = jest.fn( async () => ( { ok: true, text: async () => answer } ) ) as unknown as typeof fetch;
	Object.assign( globalThis, {
		matchMedia: () => ( { matches: false } ),
		CSS: { escape: ( text: string ) => text },
	} );
	jest.isolateModules( () => void require( './view' ) ); // It listens to the page, whatever stands there.
} );

beforeEach( () => {
	document.head.replaceChildren();
	document.body.innerHTML = pageOf( [ 'one', 'two' ], '', '/?query-0-page=2' );
	history.replaceState( null, '', '/' );
	answer = pageOf( [ 'two' ], 'a' );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, 'IntersectionObserver' );
	Reflect.deleteProperty( document, 'startViewTransition' );
} );

test( 'a list grows by the next page, the address follows and what is new has the focus', async () => {
	answer = pageOf( [ 'three' ], '' );
	document.querySelector< HTMLElement >( '.wp-block-query-pagination-next' )!.click();
	await settled();
	expect( items() ).toEqual( [ 'one', 'two', 'three' ] );
	expect( location.search ).toBe( '?query-0-page=2' );
	expect( document.body.ownerDocument.activeElement!.textContent ).toBe( 'three' );
	expect( mockSaid ).toHaveBeenLastCalledWith( '1 more' );
	expect( document.querySelector( '.wp-block-query-pagination' ) ).toBeNull();
} );

test( 'a filter swaps the list, keeps the focus and says how many there are; back brings what was', async () => {
	answer = pageOf( [ 'two' ], 'a' );
	const link = document.querySelector< HTMLElement >( '.fr-term-filter a' )!;
	link.focus();
	link.click();
	await settled();
	expect( items() ).toEqual( [ 'two' ] );
	expect( location.search ).toBe( '?fr_c=a' );
	expect( document.body.ownerDocument.activeElement!.getAttribute( 'aria-current' ) ).toBe( 'true' );
	expect( mockSaid ).toHaveBeenLastCalledWith( '1 entries' );
	answer = pageOf( [ 'one', 'two' ], '' );
	dispatchEvent( new PopStateEvent( 'popstate', { state: { frFilter: 'f' } } ) );
	await settled();
	expect( items() ).toEqual( [ 'one', 'two' ] );
} );

test( 'a transition that the browser skips is no error, and the list is swapped all the same', async () => {
	const heard: string[] = [];
	const promise = ( name: string, of = Promise.resolve() ) =>
		Object.assign( of, { catch: () => ( heard.push( name ), of ) } );
	Object.assign( document, {
		startViewTransition: ( swap: () => void ) => ( {
			ready: promise( 'ready' ),
			finished: promise( 'finished' ),
			updateCallbackDone: promise( 'updateCallbackDone', Promise.resolve().then( swap ) ),
		} ),
	} );
	document.querySelector< HTMLElement >( '.fr-term-filter a' )!.click();
	await settled();
	expect( heard ).toEqual( [ 'ready', 'finished', 'updateCallbackDone' ] );
	expect( [ items(), location.search ] ).toEqual( [ [ 'two' ], '?fr_c=a' ] );
} );

test( 'only this site is asked, and a click that is answered already is left alone', async () => {
	const link = document.querySelector< HTMLElement >( '.fr-term-filter a' )!;
	const before = ( fetch as jest.Mock ).mock.calls.length;
	const first = ( event: Event ) => event.preventDefault();
	link.addEventListener( 'click', first );
	link.click();
	expect( fetch ).toHaveBeenCalledTimes( before );
	link.removeEventListener( 'click', first );
	link.click();
	await settled();
	expect( ( fetch as jest.Mock ).mock.lastCall[ 1 ] ).toMatchObject( { mode: 'same-origin' } );
} );

test( 'styles of what is new come with it, once', async () => {
	document.head.innerHTML = '<style id="core-block-supports-inline-css">.a{}</style>';
	answer =
		'<style id="core-block-supports-inline-css">.b{}</style><style id="wp-block-post-title-inline-css">h2{}</style>' +
		pageOf( [ 'two' ], 'a' );
	for ( let times = 0; times < 3; times++ ) {
		document.querySelector< HTMLElement >( '.fr-term-filter a' )!.click();
		await settled();
	}
	answer =
		'<style id="wp-block-post-title-inline-css">h2{}</style><style id="slider-inline-css">.s{}</style>' +
		pageOf( [ 'two' ], 'a' );
	document.querySelector< HTMLElement >( '.fr-term-filter a' )!.click();
	await settled();
	answer = '<style id="slider-inline-css">.t{}</style>' + pageOf( [ 'two' ], 'a' );
	document.querySelector< HTMLElement >( '.fr-term-filter a' )!.click();
	await settled();
	expect( [ ...document.head.querySelectorAll( 'style' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'.a{}.b{}',
		'h2{}',
		'.s{}.t{}',
	] );
} );

test.each( [ '.fr-term-filter a', '.wp-block-query-pagination-next' ] )(
	'script modules of what is new come with it, and what they read: once, and not those of the page (%s)',
	async ( link ) => {
		document.head.innerHTML = '<script type="application/json" id="data-of-menu">1</script>';
		answer =
			'<script type="module" src="/slider.js" id="slider-js-module"></script><script src="/classic.js" id="classic-js"></script><script type="application/json" class="of-a-slider">4</script>' +
			'<script type="application/json" id="data-of-menu">2</script><script type="application/json" id="data-of-slider">3</script>' +
			pageOf( [ 'three' ], 'a', '/?query-0-page=3' );
		const scripts = () =>
			[ ...document.head.querySelectorAll( 'script' ) ].map( ( script ) => [
				script.id,
				script.type,
				script.getAttribute( 'src' ) && new URL( script.src ).pathname,
				script.text,
				items().includes( 'three' ),
			] );
		for ( let times = 0; times < 2; times++ ) {
			document.querySelector< HTMLElement >( link )!.click();
			await settled();
		}
		expect( scripts() ).toEqual( [
			[ 'data-of-menu', 'application/json', null, '1', true ],
			[ 'slider-js-module', 'module', '/slider.js', '', true ],
			[ 'data-of-slider', 'application/json', null, '3', true ],
		] );
	}
);

test( 'what is new is told of, and grows by itself again; another list is no reason to give it up', async () => {
	const seen: IntersectionObserverCallback[] = [];
	const watched: Element[] = [];
	Object.assign( globalThis, {
		IntersectionObserver: class {
			constructor( callback: IntersectionObserverCallback ) {
				seen.push( callback );
			}
			observe = ( element: Element ) => watched.push( element );
			disconnect() {}
		},
	} );
	document.body.innerHTML =
		pageOf( [ 'one' ], '', '/?query-0-page=2' ) +
		pageOf( [ 'else' ], '', '/?query-1-page=2' ).replace( '"f"', '"g"' );
	const [ query ] = document.querySelectorAll< HTMLElement >( '.wp-block-query' );
	query!.dataset.frPaging = 'infinite-with-button';
	const told = jest.fn();
	document.addEventListener( 'frontage:in-place:swapped', told );
	answer = pageOf( [ 'two' ], 'a', '/?fr_c=a&query-0-page=2' ) + pageOf( [ 'else' ], '' ).replace( '"f"', '"g"' );
	query!.querySelector< HTMLElement >( '.fr-term-filter a' )!.click();
	document.querySelectorAll< HTMLElement >( '.wp-block-query-pagination-next' )[ 1 ]!.click();
	expect( ( fetch as jest.Mock ).mock.calls.slice( -2 ).map( ( [ , { signal } ] ) => signal.aborted ) ).toEqual( [
		false,
		false,
	] );
	await settled();
	expect( told.mock.calls.map( ( [ event ] ) => event.target ) ).toContain( query );
	expect( watched ).toEqual( [ query!.querySelector( '.wp-block-query-pagination' ) ] );
	answer = pageOf( [ 'three' ], 'a' );
	seen[ 0 ]!( [ { isIntersecting: true } as IntersectionObserverEntry ], {} as IntersectionObserver );
	await settled();
	expect( [ ...query!.querySelectorAll( 'li' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'two',
		'three',
	] );
} );

export {};
