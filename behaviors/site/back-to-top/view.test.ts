export {};

/** What each button's observer was told: whether the page's head is near enough. */
let tell: Array< ( isNear: boolean ) => void >;
let margins: string[];

beforeEach( () => {
	tell = [];
	margins = [];
	window.IntersectionObserver = class {
		constructor( call: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {} ) {
			margins.push( rootMargin );
			tell.push( ( isIntersecting ) =>
				call( [ { isIntersecting } as IntersectionObserverEntry ], {} as IntersectionObserver )
			);
		}
		observe() {}
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML = [ 'up', 'leaves', 'returns' ]
		.map( ( kind ) => `<a href="#top" data-fr-scroll="${ kind }"></a>` )
		.join( '' );
	jest.isolateModules( () => void require( './view' ) );
} );

const states = () =>
	[ ...document.querySelectorAll( 'a' ) ].map( ( { className, inert } ) => [ className, Boolean( inert ) ] );

test( 'the way up comes past one window, help goes past 680 px', () => {
	expect( margins ).toEqual( [ '100%', '680px', '680px' ] );
	tell.forEach( ( near ) => near( true ) );
	expect( states() ).toEqual( [
		[ 'is-off', true ],
		[ '', false ],
		[ 'is-on', false ],
	] );
	tell.forEach( ( near ) => near( false ) );
	expect( states() ).toEqual( [
		[ 'is-on', false ],
		[ 'is-off', true ],
		[ 'is-off', true ],
	] );
} );

test( 'help that left stays away, unless it may return', () => {
	tell.forEach( ( near ) => near( false ) );
	tell.forEach( ( near ) => near( true ) );
	expect( states().slice( 1 ) ).toEqual( [
		[ 'is-off', true ],
		[ 'is-on', false ],
	] );
} );

test( 'what stops the way up is listened for once somebody goes it', () => {
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	window.scrollTo = () => {};
	const types = jest.spyOn( window, 'addEventListener' );
	jest.isolateModules( () => void require( './view' ) );
	expect( types ).not.toHaveBeenCalled();
	document.querySelector( 'a' )!.click();
	expect( types.mock.calls.map( ( [ type ] ) => type ) ).toEqual( [ 'wheel', 'touchstart', 'keydown' ] );
} );
