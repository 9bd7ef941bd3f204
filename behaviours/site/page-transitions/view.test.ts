export {}; // A module of its own: its names are nobody else's.

const heard = jest.fn();
const skipTransition = jest.fn();
const read = jest.fn( () => ( {
	skipTransition,
	ready: { catch: () => heard( 'ready' ) },
	finished: { catch: () => heard( 'finished' ) },
	updateCallbackDone: { catch: () => heard( 'updateCallbackDone' ) },
} ) );

/** The page goes, by a click on this link. */
function leaveBy( link: string ) {
	document.querySelector( link )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
	dispatchEvent( Object.defineProperty( new Event( 'pageswap' ), 'viewTransition', { get: read } ) );
}

beforeAll( () => jest.isolateModules( () => void require( './view' ) ) );
beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<a id="any">Page</a><a class="no-transition" id="plain">Page</a><p class="no-transition"><a id="within">Page</a></p>';
} );

test( 'the transition of any other link is the browser’s alone: nobody reads it', () => {
	leaveBy( '#any' );
	expect( read ).not.toHaveBeenCalled();
} );

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
