import { endObservers } from '../../../../tests/support/mutations';

endObservers();
const CALM = { matches: false };
let shown = '3';
let sight: ( entries: { isIntersecting: boolean }[] ) => void;

beforeAll( () => {
	window.matchMedia = () => CALM as MediaQueryList;
	globalThis.ResizeObserver = class {
		public observe() {}
	} as unknown as typeof ResizeObserver;
	globalThis.IntersectionObserver = class {
		public constructor( call: typeof sight ) {
			sight = call;
		}
		public observe() {}
	} as unknown as typeof IntersectionObserver;
	const real = window.getComputedStyle.bind( window );
	window.getComputedStyle = ( element ) => {
		const style = real( element );
		const get = style.getPropertyValue.bind( style );
		style.getPropertyValue = ( name ) => ( name === '--fr-columns' ? shown : get( name ) );
		return style;
	};
	// Items of 100 px beside each other.
	Element.prototype.getBoundingClientRect = function () {
		const at = [ ...( this.parentElement?.children ?? [] ) ].indexOf( this );
		return { left: 100 * at - ( this.parentElement?.scrollLeft ?? 0 ) } as DOMRect;
	};
} );

beforeEach( () => {
	jest.useFakeTimers();
	shown = '3';
	CALM.matches = false;
} );

function make( { data = 'data-rewinds="1"', pause = '', items = 5 } = {} ) {
	const dots = '<button class="fr-carousel__dot"></button>'.repeat( items );
	document.body.innerHTML = `<section class="fr-carousel" data-speed="0" data-step="1" ${ data }>
		<div class="fr-carousel__controls">${ pause }<button data-part="previous"></button><button data-part="next"></button>
			<div data-part="dots">${ dots }</div><p data-part="status" data-text="Item %s of 5"></p></div>
		<ul class="fr-carousel__list" tabindex="0">${ '<li><img loading="lazy"></li>'.repeat( items ) }</ul></section>`;
	jest.isolateModules( () => void require( './view' ) );
	const section = document.querySelector( 'section' )!;
	const list = section.querySelector( 'ul' )!;
	const press = ( part: string ) => section.querySelector< HTMLElement >( `[data-part=${ part }]` )!.click();
	return { section, list, press, at: () => Math.round( list.scrollLeft / 100 ) };
}

const PAUSE = '<button data-part="pause" data-stop="Stop" data-start="Start"></button>';
const moving = () => {
	const made = make( { data: 'data-rewinds="1" data-autoplay="5000" data-hover="1"', pause: PAUSE } );
	sight( [ { isIntersecting: true } ] );
	return { ...made, pause: made.section.querySelector( '[data-part=pause]' )! };
};

test( 'three of five: next twice shows the last three, and once more rewinds', () => {
	const { press, at, section } = make();
	expect( section.dataset.state ).toBe( 'ready' );
	const seen = [ 1, 2, 3 ].map( () => {
		press( 'next' );
		return at();
	} );
	expect( seen ).toEqual( [ 1, 2, 0 ] );
	press( 'previous' );
	expect( at() ).toBe( 2 );
} );

test( 'one that ends says so at its buttons, and stays', () => {
	const { press, at, section } = make( { data: '' } );
	const off = () =>
		[ 'previous', 'next' ].map( ( part ) =>
			section.querySelector( `[data-part=${ part }]` )!.getAttribute( 'aria-disabled' )
		);
	expect( off() ).toEqual( [ 'true', 'false' ] );
	press( 'next' );
	press( 'next' );
	expect( off() ).toEqual( [ 'false', 'true' ] );
	press( 'next' );
	expect( at() ).toBe( 2 );
} );

test( 'a dot for each place it can stand at, and it tells where it is', () => {
	const { section, at } = make();
	const dots = [ ...section.querySelectorAll< HTMLElement >( '.fr-carousel__dot' ) ];
	expect( dots.map( ( { hidden } ) => hidden ) ).toEqual( [ false, false, false, true, true ] );
	dots[ 2 ]!.click();
	expect( at() ).toBe( 2 );
	expect( dots[ 2 ]!.getAttribute( 'aria-current' ) ).toBe( 'true' );
	expect( dots[ 0 ]!.hasAttribute( 'aria-current' ) ).toBe( false );
	expect( section.querySelector( '[data-part=status]' )!.textContent ).toBe( 'Item 3 of 5' );
} );

test( 'where all are seen it says that it fits', () => {
	shown = '5';
	expect( make().section.dataset.state ).toBe( 'fits' );
} );

test( 'arrow keys move it by an item, Home and End to its ends; a key in an item is the item’s', () => {
	const { list, at } = make();
	const key = ( name: string, on: Element = list ) =>
		on.dispatchEvent( new KeyboardEvent( 'keydown', { key: name, bubbles: true } ) );
	key( 'ArrowRight' );
	expect( at() ).toBe( 1 );
	key( 'End' );
	expect( at() ).toBe( 2 );
	key( 'Home', list.firstElementChild! );
	expect( at() ).toBe( 2 );
	key( 'ArrowLeft' );
	expect( at() ).toBe( 1 );
} );

test( 'pictures of the neighbours are asked for once it is in sight', () => {
	const { section, press } = make();
	const eager = () => [ ...section.querySelectorAll( 'img' ) ].map( ( { loading } ) => loading === 'eager' );
	expect( eager() ).not.toContain( true );
	sight( [ { isIntersecting: true } ] );
	expect( eager() ).toEqual( [ false, false, false, true, false ] );
	press( 'next' );
	expect( eager() ).toEqual( [ true, false, false, true, true ] );
} );

test( 'it moves by itself until a visitor does anything', () => {
	const { at, press, pause } = moving();
	expect( pause.getAttribute( 'aria-label' ) ).toBe( 'Stop' );
	jest.advanceTimersByTime( 5000 );
	expect( at() ).toBe( 1 );
	jest.advanceTimersByTime( 5000 );
	expect( at() ).toBe( 2 );
	press( 'next' );
	jest.advanceTimersByTime( 60_000 );
	expect( at() ).toBe( 0 );
	expect( pause.getAttribute( 'aria-label' ) ).toBe( 'Start' );
	press( 'pause' );
	jest.advanceTimersByTime( 5000 );
	expect( at() ).toBe( 1 );
} );

test( 'it waits while the focus is in it, and out of sight', () => {
	const { at, section, list } = moving();
	list.focus();
	jest.advanceTimersByTime( 20_000 );
	expect( at() ).toBe( 0 );
	list.blur();
	jest.advanceTimersByTime( 5001 );
	expect( at() ).toBe( 1 );
	sight( [ { isIntersecting: false } ] );
	jest.advanceTimersByTime( 20_000 );
	expect( at() ).toBe( 1 );
	expect( section.querySelector( '[data-part=status]' )!.textContent ).toBe( '' );
} );

test( 'nothing moves by itself where less motion is wished, until somebody starts it', () => {
	CALM.matches = true;
	const { at, pause } = moving();
	jest.advanceTimersByTime( 20_000 );
	expect( at() ).toBe( 0 );
	expect( pause.getAttribute( 'aria-label' ) ).toBe( 'Start' );
} );

test( 'a mouse drags it from 75 px on; a finger is left to the browser', async () => {
	const { list, at } = make( { data: 'data-rewinds="1" data-drag="./lazy/drag"' } );
	const send = ( target: EventTarget, type: string, clientX: number, pointerType: string ) =>
		target.dispatchEvent(
			Object.assign( new Event( type, { bubbles: true } ), {
				pointerId: 1,
				pointerType,
				button: 0,
				clientX,
				clientY: 0,
			} )
		);
	const drag = ( far: number, pointerType = 'mouse', from: Element = list ) => {
		send( from, 'pointerdown', 300, pointerType );
		send( window, 'pointermove', 300 - far, pointerType );
		send( window, 'pointerup', 300 - far, pointerType );
	};
	const comes = async ( pointerType: string ) => {
		send( list, 'pointermove', 300, pointerType );
		await jest.advanceTimersByTimeAsync( 0 );
	};
	await comes( 'touch' );
	drag( 150 );
	expect( at() ).toBe( 0 ); // Nothing of it was fetched.
	await comes( 'mouse' );
	drag( 74 );
	expect( at() ).toBe( 0 );
	drag( 75 );
	expect( at() ).toBe( 1 );
	drag( -200 );
	expect( at() ).toBe( 0 );
	drag( 150, 'touch' );
	expect( at() ).toBe( 0 );
	const inner = list.children[ 0 ] as HTMLElement; // What scrolls by itself keeps what begins in it.
	inner.style.overflowX = 'auto';
	Object.defineProperty( inner, 'scrollWidth', { value: 500 } );
	drag( 150, 'mouse', inner );
	expect( at() ).toBe( 0 );
} );

test( 'it says where it is after a visitor’s command alone', () => {
	const { section, list, press, pause } = moving();
	const said = () => section.querySelector( '[data-part=status]' )!.textContent;
	jest.advanceTimersByTime( 5000 );
	expect( said() ).toBe( '' ); // It moved by itself.
	press( 'pause' );
	list.scrollLeft = 200;
	list.dispatchEvent( new Event( 'scroll' ) ); // Who reads item by item moves it, too.
	expect( said() ).toBe( '' );
	press( 'previous' );
	expect( said() ).toBe( 'Item 2 of 5' );
	list.scrollLeft = 200;
	list.dispatchEvent( new Event( 'scroll' ) );
	expect( said() ).toBe( 'Item 2 of 5' );
	list.dispatchEvent( Object.assign( new Event( 'pointerdown', { bubbles: true } ), { pointerType: 'touch' } ) );
	list.scrollLeft = 0;
	list.dispatchEvent( new Event( 'scroll' ) );
	expect( said() ).toBe( 'Item 1 of 5' );
	expect( pause.getAttribute( 'aria-label' ) ).toBe( 'Start' );
} );

test( 'a tap, and a button at the end, leave nothing to say', () => {
	const { section, list, press } = make( { data: '' } );
	const said = () => section.querySelector( '[data-part=status]' )!.textContent;
	list.dispatchEvent( Object.assign( new Event( 'pointerdown' ), { pointerType: 'touch' } ) );
	list.dispatchEvent( Object.assign( new Event( 'pointerup' ), { pointerType: 'touch' } ) );
	press( 'previous' );
	list.scrollLeft = 100;
	list.dispatchEvent( new Event( 'scroll' ) );
	expect( said() ).toBe( '' );
} );

test( 'one that comes into the page later works, without a word of whoever brought it', async () => {
	const { section } = make();
	const later = section.cloneNode( true ) as HTMLElement;
	delete later.dataset.state;
	jest.useRealTimers();
	document.body.append( later );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( later.dataset.state ).toBe( 'ready' );
	later.querySelector< HTMLElement >( '[data-part=next]' )!.click();
	expect( later.querySelector( 'ul' )!.scrollLeft ).toBe( 100 );
} );

test.each( [ 1, 20 ] )( '%s that are removed leave no listener of the page and no timer behind', ( count ) => {
	const heard = [ window, document ].map( ( target ) => jest.spyOn( target, 'addEventListener' ) );
	for ( let time = 0; time < count; time++ ) {
		moving();
		expect( jest.getTimerCount() ).toBeGreaterThan( 0 );
		document.querySelector( 'section' )!.remove();
		sight( [ { isIntersecting: false } ] ); // Browsers say so of what is removed.
	}
	expect( jest.getTimerCount() ).toBe( 0 );
	expect( heard.flatMap( ( { mock } ) => mock.calls.map( ( [ type ] ) => type ) ) ).toEqual( [] );
	heard.forEach( ( spy ) => spy.mockRestore() );
} );

test( 'while the page is hidden it waits, and goes on once it is seen', () => {
	const { at } = moving();
	const hidden = jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	jest.advanceTimersByTime( 20_000 );
	expect( at() ).toBe( 0 );
	hidden.mockRestore();
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	jest.advanceTimersByTime( 5001 );
	expect( at() ).toBe( 1 );
} );
