export {}; // A module of its own: its names are nobody else's.

const heard = jest.fn();
const skipTransition = jest.fn();
const read = jest.fn( () => ( {
	skipTransition,
	ready: { catch: () => heard( 'ready' ) },
	finished: { catch: () => heard( 'finished' ) },
	updateCallbackDone: { catch: () => heard( 'updateCallbackDone' ) },
} ) );

/** The page goes, by a click on this link, to this address. */
function leaveBy( link: string, url = 'https://example.com/page/' ) {
	document.querySelector( link )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
	const event = Object.assign( new Event( 'pageswap' ), { activation: { entry: { url } } } );
	dispatchEvent( Object.defineProperty( event, 'viewTransition', { get: read } ) );
}

beforeAll( () => jest.isolateModules( () => void require( './view' ) ) );
beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<a id="any">Page</a><a class="no-transition" id="plain">Page</a><p class="no-transition"><a id="within">Page</a></p>';
} );

test.each( [ '/page/', '/v1.2/', '/', '/index.php', '/old.html', '/?file=a.pdf' ] )(
	'the transition to %s is the browser’s, and whatever becomes of it is no error',
	( address ) => {
		leaveBy( '#any', `https://example.com${ address }` );
		expect( skipTransition ).not.toHaveBeenCalled();
		expect( heard.mock.calls.flat() ).toEqual( [ 'ready', 'finished', 'updateCallbackDone' ] );
	}
);

test.each( [ '/photo.png', '/a/price-list.PDF?download=1', '/feed.xml' ] )(
	'that to the file %s is skipped, and whatever becomes of it is no error',
	( address ) => {
		leaveBy( '#any', `https://example.com${ address }` );
		expect( skipTransition ).toHaveBeenCalledTimes( 1 );
		expect( heard.mock.calls.flat() ).toEqual( [ 'ready', 'finished', 'updateCallbackDone' ] );
	}
);

test.each( [ '#plain', '#within' ] )( 'that of %s is skipped, and whatever becomes of it is no error', ( link ) => {
	leaveBy( link );
	expect( skipTransition ).toHaveBeenCalledTimes( 1 );
	expect( heard.mock.calls.flat() ).toEqual( [ 'ready', 'finished', 'updateCallbackDone' ] );
} );

test( 'where the browser has none there is nothing to skip', () => {
	read.mockReturnValueOnce( null as never );
	leaveBy( '#plain' );
	expect( skipTransition ).not.toHaveBeenCalled();
} );
