export {}; // A module of its own: its names are nobody else's.

/** What the browser sees of each element, said by the test. */
let tell: ( seen: Array< [ id: string, isIntersecting: boolean ] > ) => void;
let watched: Set< Element >;
let still: boolean;

const $ = ( id: string ) => document.getElementById( id )!;
const begin = () => jest.isolateModules( () => void require( './view' ) );

beforeEach( () => {
	still = false;
	watched = new Set();
	window.matchMedia = () => ( { matches: still } ) as MediaQueryList;
	window.IntersectionObserver = class {
		constructor( call: IntersectionObserverCallback ) {
			tell = ( seen ) =>
				call(
					seen.map( ( [ id, isIntersecting ] ) => ( {
						isIntersecting,
						target: $( id ),
					} ) ) as unknown as IntersectionObserverEntry[],
					this as never
				);
		}
		observe( target: Element ) {
			watched.add( target );
		}
		unobserve( target: Element ) {
			watched.delete( target );
		}
	} as never;
} );

test( 'what is in the window stays; what lies outside waits, comes when it is seen, once', () => {
	document.body.innerHTML =
		'<p id="in" class="fr-reveal"></p><p id="out" class="fr-reveal" data-delay="300" data-duration="x"></p>';
	begin();
	tell( [
		[ 'in', true ],
		[ 'out', false ],
	] );
	expect( $( 'in' ).className ).toBe( 'fr-reveal is-revealed' );
	expect( $( 'out' ).className ).toBe( 'fr-reveal is-waiting' );
	tell( [ [ 'out', true ] ] );
	expect( $( 'out' ).className ).toBe( 'fr-reveal is-revealed is-coming' );
	expect( $( 'out' ).style.getPropertyValue( '--fr-reveal-delay' ) ).toBe( '300ms' );
	expect( $( 'out' ).style.getPropertyValue( '--fr-reveal-duration' ) ).toBe( '520ms' );
	expect( watched.size ).toBe( 0 );
	$( 'out' ).dispatchEvent(
		Object.assign( new Event( 'animationend', { bubbles: true } ), { animationName: 'fr-reveal' } )
	);
	expect( $( 'out' ).className ).toBe( 'fr-reveal is-revealed' );
} );

test( 'what a busy browser tells of late, that it was in the window and has left it, does not wait any more', () => {
	document.body.innerHTML = '<p id="a" class="fr-reveal"></p>';
	begin();
	tell( [ [ 'a', false ] ] );
	tell( [
		[ 'a', true ],
		[ 'a', false ],
	] );
	expect( $( 'a' ).className ).toBe( 'fr-reveal is-revealed is-coming' );
	// It is hidden on its way, in a closed tab: nothing of it comes to its end.
	$( 'a' ).dispatchEvent(
		Object.assign( new Event( 'animationcancel', { bubbles: true } ), { animationName: 'fr-reveal' } )
	);
	expect( $( 'a' ).className ).toBe( 'fr-reveal is-revealed' );
} );

test( 'of a list each item comes after the one before it, whatever stands around the list', () => {
	document.body.innerHTML =
		'<div class="fr-stagger" data-delay="50"><div><ul><li id="a"></li><li id="b"></li></ul></div></div>';
	begin();
	const both = ( seen: boolean ): Parameters< typeof tell >[ 0 ] => [
		[ 'a', seen ],
		[ 'b', seen ],
	];
	tell( both( false ) );
	tell( both( true ) );
	expect( [ 'a', 'b' ].map( ( id ) => $( id ).style.getPropertyValue( '--fr-reveal-delay' ) ) ).toEqual( [
		'150ms',
		'230ms',
	] );
} );

test( 'an item that comes later is looked at, too, and what was seen is not looked at again', () => {
	document.body.innerHTML = '<ul id="list" class="fr-stagger"><li id="a"></li></ul>';
	begin();
	tell( [ [ 'a', true ] ] );
	$( 'list' ).insertAdjacentHTML( 'beforeend', '<li id="b"></li>' );
	$( 'list' ).dispatchEvent( new Event( 'frontage:in-place:swapped', { bubbles: true } ) );
	expect( [ ...watched ] ).toEqual( [ $( 'b' ) ] );
} );

test( 'where somebody jumped to everything is there; who scrolls on sees it come', () => {
	document.body.innerHTML = '<p id="a" class="fr-reveal"></p><p id="b" class="fr-reveal"></p>';
	begin();
	tell( [
		[ 'a', false ],
		[ 'b', false ],
	] );
	const scroll = ( to: number ) => {
		Object.assign( window, { scrollY: to, innerHeight: 800 } );
		window.dispatchEvent( new Event( 'scroll' ) );
	};
	const frames: FrameRequestCallback[] = [];
	window.requestAnimationFrame = ( call ) => frames.push( call );
	scroll( 801 );
	tell( [ [ 'a', true ] ] );
	for ( let frame = 0; frame < 2; frame++ ) {
		frames.splice( 0 ).forEach( ( call ) => call( 0 ) );
	}
	scroll( 1601 );
	tell( [ [ 'b', true ] ] );
	scroll( 0 );
	expect( [ $( 'a' ).className, $( 'b' ).className ] ).toEqual( [
		'fr-reveal is-revealed',
		'fr-reveal is-revealed is-coming',
	] );
} );

test( 'what has the focus, and whatever somebody sees who wants less motion, does not move', () => {
	document.body.innerHTML =
		'<div id="a" class="fr-reveal"><button></button></div><div id="b" class="fr-reveal"></div>';
	begin();
	tell( [
		[ 'a', false ],
		[ 'b', false ],
	] );
	document.querySelector( 'button' )!.focus();
	tell( [ [ 'a', true ] ] );
	still = true;
	begin();
	tell( [ [ 'b', true ] ] );
	expect( [ $( 'a' ).className, $( 'b' ).className ] ).toEqual( [
		'fr-reveal is-revealed',
		'fr-reveal is-revealed',
	] );
} );
