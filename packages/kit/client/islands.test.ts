export {}; // A module of its own: its names are nobody else’s.

type Load = () => Promise< void >;

const mount = jest.fn< Promise< void >, [ unknown, { host: HTMLElement; props: unknown } ] >();
const Island = () => null;

const ISLANDS = { 'frontage/contact-form': '/island.js' };

/** What PHP prints: the markup, and at the end the list of islands. */
function print( markup: string, islands: Record< string, string > | null = ISLANDS ) {
	const main = document.createElement( 'main' );
	main.append( document.createRange().createContextualFragment( markup ) );
	document.body.replaceChildren( main );
	if ( islands ) {
		const data = document.createElement( 'script' );
		data.id = 'wp-script-module-data-@frontage/kit/islands';
		data.type = 'application/json';
		data.textContent = JSON.stringify( { islands } );
		document.body.append( data );
	}
}

/** A page with the loader running. */
async function page( ...printed: Parameters< typeof print > ) {
	print( ...printed );
	return await startLoader();
}

async function startLoader() {
	const spies = [ document, window ].map( ( target ) => jest.spyOn( target, 'addEventListener' ) );
	const loader = await import( './islands' );
	spies.forEach( ( spy, at ) => {
		spy.mock.calls.forEach( ( call ) => listening.push( [ at ? window : document, call ] ) );
		spy.mockRestore();
	} );
	return loader;
}

/** What loaders of earlier tests listen for: each test is a page of its own. */
const listening: Array< [ EventTarget, Parameters< EventTarget[ 'removeEventListener' ] > ] > = [];
afterEach( () => listening.splice( 0 ).forEach( ( [ target, call ] ) => target.removeEventListener( ...call ) ) );

const FORM = `<form data-island="frontage/contact-form" data-props='{"rules":["required"]}'>
	<input name="your-name"><button name="go" value="1">Send</button></form>`;

/** What reaches the page's own listeners, as `[ submitter's value, already prevented ]`; nothing leaves the page. */
function watchSubmits( form: HTMLFormElement ) {
	const seen: Array< string | undefined > = [];
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		seen.push( event.submitter instanceof HTMLButtonElement ? event.submitter.value : undefined );
	} );
	return seen;
}

/** A promise that the test settles. */
function later() {
	let resolve: () => void = () => {};
	let reject: ( why: Error ) => void = () => {};
	const promise = new Promise< void >( ( yes, no ) => {
		resolve = yes;
		reject = no;
	} );
	return { promise, resolve, reject };
}

const form = () => document.querySelector( 'form' ) as HTMLFormElement;
const button = () => document.querySelector( 'button' ) as HTMLButtonElement;
/** Whatever the page has begun is over: on a clock that moves only here. */
const settled = () => jest.advanceTimersByTimeAsync( 20 );
/** The visitor has done nothing for a moment: what waits for that is done. */
const paused = () => jest.advanceTimersByTimeAsync( 600 );

function givenReact( load?: Load ) {
	mount.mockImplementation( async ( _island, { host } ) => {
		await load?.();
		host.dataset.state = 'ready';
	} );
}

function givenIsland() {
	jest.doMock( '/island.js', () => ( { __esModule: true, default: Island, mount } ), { virtual: true } );
}

function givenIslandCannotLoad() {
	jest.doMock(
		'/island.js',
		() => {
			throw new Error( 'not loaded' );
		},
		{ virtual: true }
	);
}

let online = true;

beforeEach( () => {
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	jest.useFakeTimers();
	jest.resetModules();
	mount.mockReset();
	online = true;
	jest.spyOn( window.navigator, 'onLine', 'get' ).mockImplementation( () => online );
	givenReact();
	givenIsland();
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

test( 'nothing is loaded before somebody shows interest', async () => {
	await page( FORM );
	await settled();
	expect( mount ).not.toHaveBeenCalled();
	expect( form().dataset.state ).toBeUndefined();
} );

test.each( [ 'focusin', 'pointerenter', 'touchstart' ] )(
	'%s loads the island once, with PHP’s props',
	async ( interest ) => {
		await page( FORM );
		form().dispatchEvent( new Event( interest ) );
		form().dispatchEvent( new Event( interest ) );
		form().dispatchEvent( new Event( 'focusin' ) );
		await settled();
		expect( mount ).not.toHaveBeenCalled();
		await paused();
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( mount ).toHaveBeenCalledWith( Island, { host: form(), props: { rules: [ 'required' ] } } );
		expect( form().dataset.state ).toBe( 'ready' );
	}
);

test( 'a field that has the focus already counts as interest', async () => {
	print( FORM );
	form().querySelector( 'input' )?.focus();
	await startLoader();
	await paused();
	expect( mount ).toHaveBeenCalledTimes( 1 );
} );

test( 'a submit before the island is there waits, and is sent once, with its button', async () => {
	const loaded = later();
	givenReact( () => loaded.promise );
	await page( FORM );
	const seen = watchSubmits( form() );

	button().click();
	await settled();
	expect( seen ).toEqual( [] );
	expect( form().dataset.state ).toBe( 'held' );

	loaded.resolve();
	await settled();
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBe( 'ready' );
} );

test( 'a second submit while one waits is dropped', async () => {
	const loaded = later();
	givenReact( () => loaded.promise );
	await page( FORM );
	const seen = watchSubmits( form() );

	button().click();
	button().click();
	await settled();
	form().requestSubmit();
	loaded.resolve();
	await settled();
	expect( seen ).toEqual( [ '1' ] );
} );

test( 'a submit between the island’s arrival and the replay is dropped too', async () => {
	givenReact();
	await page( FORM );
	const seen = watchSubmits( form() );
	mount.mockImplementation( async ( _island, { host } ) => {
		host.dataset.state = 'ready';
		queueMicrotask( () => button().click() );
	} );

	button().click();
	await settled();
	expect( seen ).toEqual( [ '1' ] );
} );

test( 'once the island is there, submits go straight through', async () => {
	await page( FORM );
	form().dispatchEvent( new Event( 'focusin' ) );
	await paused();
	const seen = watchSubmits( form() );
	button().click();
	expect( seen ).toEqual( [ '1' ] );
	button().click();
	expect( seen ).toEqual( [ '1', '1' ] );
} );

test( 'an island that cannot be loaded leaves the form to PHP, with the same button', async () => {
	givenIslandCannotLoad();
	await page( FORM );
	const seen = watchSubmits( form() );
	button().click();
	await settled();
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBe( 'native' );
	expect( mount ).not.toHaveBeenCalled();

	button().click();
	expect( seen ).toEqual( [ '1', '1' ] );
} );

test( 'a failed early load says nothing until somebody sends', async () => {
	givenIslandCannotLoad();
	await page( FORM );
	form().dispatchEvent( new Event( 'pointerenter' ) );
	await paused();
	expect( form().dataset.state ).toBeUndefined();
} );

test.each( [
	[ 'React that cannot be loaded', '{}', () => Promise.reject( new Error( 'no React' ) ) ],
	[ 'props that are not JSON', '{', () => Promise.resolve() ],
] )( '%s leaves the form to PHP', async ( _what, props, load: Load ) => {
	givenReact( load );
	await page( FORM.replace( '{"rules":["required"]}', props ) );
	const seen = watchSubmits( form() );
	button().click();
	await settled();
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBe( 'native' );
} );

test( 'a load that never ends leaves the form to PHP after fifteen seconds, and is not mounted later', async () => {
	const loaded = later();
	jest.doMock(
		'/island.js',
		() => ( {
			__esModule: true,
			default: Island,
			mount,
			then: ( done: ( module: object ) => void ) =>
				void loaded.promise.then( () => done( { default: Island, mount } ) ),
		} ),
		{ virtual: true }
	);
	await page( FORM );
	const seen = watchSubmits( form() );
	button().click();
	await jest.advanceTimersByTimeAsync( 14_900 );
	expect( seen ).toEqual( [] );
	await jest.advanceTimersByTimeAsync( 200 );
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBe( 'native' );

	loaded.resolve();
	await jest.advanceTimersByTimeAsync( 100 );
	expect( mount ).not.toHaveBeenCalled();
	expect( form().dataset.state ).toBe( 'native' );
} );

test( 'offline, a submit whose island cannot load waits for the connection instead of leaving the page', async () => {
	online = false;
	givenIslandCannotLoad();
	await page( FORM );
	const seen = watchSubmits( form() );
	button().click();
	await settled();
	expect( seen ).toEqual( [] );
	expect( form().dataset.state ).toBe( 'held' );

	online = true;
	window.dispatchEvent( new Event( 'online' ) );
	await settled();
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBe( 'native' );
} );

test.each( [ 'evil', 'constructor', '__proto__', '' ] )( 'a name PHP did not list (%p) is ignored', async ( name ) => {
	await page( FORM.replace( 'frontage/contact-form', name ).replace( '<form', '<form data-address="/island.js"' ) );
	const seen = watchSubmits( form() );
	form().dispatchEvent( new Event( 'focusin' ) );
	button().click();
	await settled();
	expect( mount ).not.toHaveBeenCalled();
	expect( seen ).toEqual( [ '1' ] );
	expect( form().dataset.state ).toBeUndefined();
} );

test( 'a list that is not in a script element is ignored', async () => {
	await page(
		`<p id="wp-script-module-data-@frontage/kit/islands">{"islands":{"frontage/contact-form":"/island.js"}}</p>${ FORM }`,
		null
	);
	form().dispatchEvent( new Event( 'focusin' ) );
	await settled();
	expect( mount ).not.toHaveBeenCalled();
} );

test( 'without a list, as after an optimiser took it away, forms work as PHP made them', async () => {
	await page( FORM, null );
	const seen = watchSubmits( form() );
	button().click();
	expect( seen ).toEqual( [ '1' ] );
} );

test( 'a host that is added later can be armed, and twice is once', async () => {
	const { arm } = await page( '' );
	document.body.append( document.createRange().createContextualFragment( FORM ) );
	arm( form() );
	arm( form() );
	const seen = watchSubmits( form() );
	button().click();
	await settled();
	expect( mount ).toHaveBeenCalledTimes( 1 );
	expect( seen ).toEqual( [ '1' ] );
} );

test( 'a host around a form holds the form’s submit', async () => {
	await page( `<div data-island="frontage/contact-form">${ FORM.replace( /data-island="[^"]*"/, '' ) }</div>` );
	const seen = watchSubmits( form() );
	button().click();
	expect( seen ).toEqual( [] );
	await settled();
	expect( seen ).toEqual( [ '1' ] );
	expect( mount ).toHaveBeenCalledTimes( 1 );
} );

test( 'an island of an older build is put to work by the kit’s own module', async () => {
	jest.doMock( '/island.js', () => ( { __esModule: true, default: Island } ), { virtual: true } );
	jest.doMock( '@frontage/kit/react', () => ( { __esModule: true, mount } ), { virtual: true } );
	await page( FORM );
	form().dispatchEvent( new Event( 'focusin' ) );
	await paused();
	expect( mount ).toHaveBeenCalledTimes( 1 );
} );

test( 'a host that comes later is armed when it tells of itself', async () => {
	await page( '' );
	document.querySelector( 'main' )!.innerHTML = FORM;
	form().dispatchEvent( new Event( 'frontage:island', { bubbles: true } ) );
	form().dispatchEvent( new Event( 'focusin' ) );
	await paused();
	expect( mount ).toHaveBeenCalledTimes( 1 );
} );

describe( 'while the visitor types', () => {
	const key = ( isComposing = false ) =>
		form().dispatchEvent( new KeyboardEvent( 'keydown', { bubbles: true, isComposing } ) );

	test( 'nothing is started between two keys, and the island comes with the first pause', async () => {
		await page( FORM );
		form().dispatchEvent( new Event( 'focusin' ) );
		for ( let keys = 0; keys < 10; keys++ ) {
			await jest.advanceTimersByTimeAsync( 150 );
			key();
		}
		expect( mount ).not.toHaveBeenCalled();
		await paused();
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a word that is still composed is left alone', async () => {
		await page( FORM );
		form().dispatchEvent( new Event( 'focusin' ) );
		await settled();
		key( true );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( mount ).not.toHaveBeenCalled();
		form().dispatchEvent( new CompositionEvent( 'compositionend', { bubbles: true } ) );
		await paused();
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a submit does not wait for the pause', async () => {
		await page( FORM );
		const seen = watchSubmits( form() );
		form().dispatchEvent( new Event( 'focusin' ) );
		key();
		button().click();
		await settled();
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( seen ).toEqual( [ '1' ] );
	} );
} );

describe( 'fetching ahead', () => {
	let appear: ( isIntersecting: boolean ) => void;
	const links = () =>
		Array.from(
			document.head.querySelectorAll( 'link' ),
			( { rel, href } ) => `${ rel } ${ new URL( href ).pathname }`
		);

	const observe = jest.fn();

	beforeEach( () => {
		observe.mockReset();
		document.head.replaceChildren();
		( window as unknown as { IntersectionObserver?: unknown } ).IntersectionObserver = class {
			observe = observe;
			disconnect = jest.fn();
			constructor( tell: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
				appear = ( isIntersecting ) => tell( [ { isIntersecting } ] );
			}
		};
	} );
	afterEach( () => {
		delete ( window.navigator as { connection?: unknown } ).connection;
	} );

	/** What PHP says of React. */
	function printReact() {
		const data = document.createElement( 'script' );
		data.id = 'wp-script-module-data-@frontage/kit/react';
		data.type = 'application/json';
		data.textContent = JSON.stringify( { scripts: [ [ 'LabReact', '/react.js' ] ] } );
		document.body.append( data );
	}

	const scroll = () => window.dispatchEvent( new Event( 'scroll' ) );

	test( 'does not begin for a host that is only in sight', async () => {
		await page( FORM );
		printReact();
		await paused();
		expect( observe ).not.toHaveBeenCalled();
		expect( links() ).toEqual( [] );
	} );

	test( 'begins when the visitor scrolls to the host, and runs nothing', async () => {
		await page( FORM );
		printReact();
		scroll();
		appear( false );
		await settled();
		expect( links() ).toEqual( [] );
		appear( true );
		await paused();
		expect( links() ).toEqual( [ 'modulepreload /island.js', 'prefetch /react.js' ] );
		expect( mount ).not.toHaveBeenCalled();
	} );

	test( 'begins at the first touch, after its paint; nothing runs before all of it is there', async () => {
		await page( FORM );
		printReact();
		form().dispatchEvent( new Event( 'touchstart' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( links() ).toEqual( [] );
		await paused();
		expect( links() ).toEqual( [ 'modulepreload /island.js', 'preload /react.js' ] );
		expect( mount ).not.toHaveBeenCalled();
		document.head.querySelector( 'link[rel="preload"]' )!.dispatchEvent( new Event( 'load' ) );
		await paused();
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a submit does not wait for files that do not arrive', async () => {
		await page( FORM );
		printReact();
		const seen = watchSubmits( form() );
		form().dispatchEvent( new Event( 'focusin' ) );
		await paused();
		button().click();
		await settled();
		expect( seen ).toEqual( [ '1' ] );
	} );

	test.each( [ { saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' } ] )(
		'waits for the first touch with %p',
		async ( connection ) => {
			( window.navigator as { connection?: unknown } ).connection = connection;
			await page( FORM );
			scroll();
			form().dispatchEvent( new Event( 'pointerenter' ) );
			await paused();
			expect( observe ).not.toHaveBeenCalled();
			expect( links() ).toEqual( [] );
			form().dispatchEvent( new Event( 'focusin' ) );
			await paused();
			expect( mount ).toHaveBeenCalledTimes( 1 );
		}
	);
} );
