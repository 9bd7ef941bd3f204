export {};

/** What each button's observer was told: whether the page's head is near enough. The last one observes forms. */
let tell: Array< ( isNear: boolean ) => void >;
let margins: string[];
let watched: Element[];

beforeEach( () => {
	tell = [];
	margins = [];
	watched = [];
	window.IntersectionObserver = class {
		constructor( call: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {} ) {
			margins.push( rootMargin );
			tell.push( ( isIntersecting ) =>
				call(
					[ { isIntersecting, target: watched.at( -1 )! } as IntersectionObserverEntry ],
					{} as IntersectionObserver
				)
			);
		}
		observe( element: Element ) {
			watched.push( element );
		}
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML =
		[ 'up', 'leaves', 'returns' ].map( ( kind ) => `<a href="#top" data-fr-scroll="${ kind }"></a>` ).join( '' ) +
		'<form></form>';
	jest.isolateModules( () => void require( './view' ) );
} );

const states = () =>
	[ ...document.querySelectorAll( 'a' ) ].map( ( { className, inert } ) => [ className, Boolean( inert ) ] );

test( 'the way up comes past one window, help goes past 680 px', () => {
	expect( margins ).toEqual( [ '100%', '680px', '680px', '-90% 0px 0px' ] );
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

test( 'a form at the height of the buttons is marked', () => {
	const form = document.querySelector( 'form' )!;
	tell.at( -1 )!( true );
	expect( form.hasAttribute( 'data-fr-low' ) ).toBe( true );
	tell.at( -1 )!( false );
	expect( form.hasAttribute( 'data-fr-low' ) ).toBe( false );
} );
