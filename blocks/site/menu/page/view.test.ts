import { endObservers } from '../../../../tests/support/mutations';

endObservers();
const mockOpen = jest.fn( () => true );
const mockClose = jest.fn();
/** While what opens overlays is on its way: whoever waits for it. */
let mockWaiting: Array< { come: () => void; instead: () => void } > | undefined;
jest.mock( '@frontage/kit/openers', () => ( {
	expectOverlays: () => {},
	withOverlays: ( call: ( overlays: object ) => void, instead: () => void ) => {
		const come = () => call( { openOverlay: mockOpen, closeOverlay: mockClose } );
		if ( mockWaiting ) {
			mockWaiting.push( { come, instead } );
		} else {
			come();
		}
	},
} ) );

let narrowed: () => void;
const item = ( name: string, inner = '' ) =>
	inner
		? `<li class="fr-menu__parent" id="${ name }"><a href="#${ name }">${ name }</a><button class="fr-menu__open" aria-expanded="false"></button><div class="sub"><ul>${ inner }</ul></div></li>`
		: `<li><a href="#${ name }" id="${ name }">${ name }</a></li>`;

function make( openOn = 'hover' ) {
	document.body.innerHTML = `<nav class="fr-menu" data-open-on="${ openOn }" data-breakpoint="1199">
		<button class="fr-menu-toggle" aria-expanded="false" aria-controls="drawer"></button><div class="fr-menu-panel"><ul class="list">
		${ item( 'one', item( 'deep', item( 'leaf' ) ) + item( 'flat' ) ) }${ item( 'two', item( 'last' ) ) }</ul></div></nav>
		<dialog id="drawer"><div class="fr-overlay__content"><p>Hours</p></div></dialog><a href="#" id="elsewhere"></a>`;
	jest.isolateModules( () => void require( './view' ) );
}
const find = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
const button = ( name: string ) => find( `#${ name } > button` );
const open = () =>
	[ ...document.querySelectorAll( '.fr-menu__parent' ) ]
		.filter( ( { id } ) => button( id ).getAttribute( 'aria-expanded' ) === 'true' )
		.map( ( { id } ) => id );
const point = ( name: string, type: string, pointerType = 'mouse' ) =>
	find( `#${ name }` ).dispatchEvent( Object.assign( new Event( type ), { pointerType } ) );
const escape = () => document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );

const showPopover = jest.fn();
const hidePopover = jest.fn();
beforeAll( () =>
	Object.assign( HTMLElement.prototype, {
		showPopover,
		hidePopover,
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		},
	} )
);

beforeEach( () => {
	mockWaiting = undefined;
	jest.useFakeTimers();
	mockOpen.mockReturnValue( true );
	window.matchMedia = () =>
		( { addEventListener: ( _: string, call: () => void ) => ( narrowed = call ) } ) as unknown as MediaQueryList;
} );

test( 'a mouse opens at once, and 200 ms after it left it is closed', () => {
	make();
	point( 'one', 'pointerenter' );
	expect( open() ).toEqual( [ 'one' ] );
	point( 'one', 'pointerleave' );
	jest.advanceTimersByTime( 199 );
	expect( open() ).toEqual( [ 'one' ] );
	jest.advanceTimersByTime( 1 );
	expect( open() ).toEqual( [] );
} );

test( 'a mouse that comes back in time keeps it open, and the next item closes the one before', () => {
	make();
	point( 'one', 'pointerenter' );
	point( 'one', 'pointerleave' );
	jest.advanceTimersByTime( 100 );
	point( 'one', 'pointerenter' );
	jest.advanceTimersByTime( 1000 );
	point( 'deep', 'pointerenter' );
	expect( open() ).toEqual( [ 'one', 'deep' ] );
	point( 'two', 'pointerenter' );
	expect( open() ).toEqual( [ 'two' ] );
} );

test( 'a finger opens by the button alone, and so does a mouse where the menu says so', () => {
	make();
	point( 'one', 'pointerenter', 'touch' );
	expect( open() ).toEqual( [] );
	make( 'click' );
	point( 'one', 'pointerenter' );
	expect( open() ).toEqual( [] );
	button( 'one' ).click();
	expect( open() ).toEqual( [ 'one' ] );
	button( 'one' ).click();
	expect( open() ).toEqual( [] );
} );

test( 'a finger that is lifted closes nothing, and what stands in a panel opens and closes itself', () => {
	make();
	point( 'one', 'pointerenter', 'touch' );
	point( 'one', 'pointerleave', 'touch' );
	button( 'one' ).click();
	jest.advanceTimersByTime( 1000 );
	expect( open() ).toEqual( [ 'one' ] );
	const own = document.createElement( 'button' );
	own.setAttribute( 'aria-expanded', 'false' );
	find( '#one .sub' ).append( own );
	own.click();
	expect( open() ).toEqual( [ 'one' ] );
} );

test( 'a click on what the mouse has just opened leaves it open, the next one closes it', () => {
	make();
	point( 'one', 'pointerenter' );
	button( 'one' ).click();
	expect( open() ).toEqual( [ 'one' ] );
	button( 'one' ).click();
	expect( open() ).toEqual( [] );
} );

test( 'Escape closes the innermost one and gives its button the focus, but takes none that is elsewhere', () => {
	make();
	button( 'one' ).click();
	button( 'deep' ).click();
	find( '#leaf' ).focus();
	escape();
	expect( open() ).toEqual( [ 'one' ] );
	expect( button( 'deep' ).matches( ':focus' ) ).toBe( true );
	find( '#elsewhere' ).focus();
	point( 'two', 'pointerenter' );
	escape();
	expect( open() ).toEqual( [] );
	expect( find( '#elsewhere' ).matches( ':focus' ) ).toBe( true );
} );

test( 'focus that leaves closes, and so does a press outside', () => {
	make();
	button( 'one' ).click();
	button( 'deep' ).click();
	find( '#leaf' ).focus();
	find( '#flat' ).focus();
	expect( open() ).toEqual( [ 'one' ] );
	find( '#elsewhere' ).focus();
	expect( open() ).toEqual( [] );
	button( 'one' ).click();
	find( '#flat' ).dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	expect( open() ).toEqual( [ 'one' ] );
	document.body.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	expect( open() ).toEqual( [] );
} );

test( 'what would leave the window turns to the other side', () => {
	make();
	const box = ( left: number, right: number ) =>
		jest
			.spyOn( find( '#one .sub' ), 'getBoundingClientRect' )
			.mockReturnValue( { left, right, top: 50, bottom: 90 } as DOMRect );
	Object.defineProperty( document.documentElement, 'clientWidth', { value: 1200, configurable: true } );
	Object.defineProperty( document.documentElement, 'clientHeight', { value: 60, configurable: true } );
	box( 1100, 1300 );
	button( 'one' ).click();
	expect( find( '#one .sub' ).classList.contains( 'is-flipped' ) ).toBe( true );
	expect( find( '#one .sub' ).style.getPropertyValue( '--fr-menu-up' ) ).toBe( '30px' );
	button( 'one' ).click();
	box( 100, 300 );
	button( 'one' ).click();
	expect( find( '#one .sub' ).classList.contains( 'is-flipped' ) ).toBe( false );
} );

test( 'where neither side has room it stands where less of it is outside', () => {
	make();
	Object.defineProperty( document.documentElement, 'clientWidth', { value: 300, configurable: true } );
	const sub = find( '#one .sub' );
	jest.spyOn( sub, 'getBoundingClientRect' ).mockImplementation( () => {
		const left = sub.classList.contains( 'is-flipped' ) ? -90 : 20;
		return { left, right: left + 290, top: 0, bottom: 0 } as DOMRect;
	} );
	button( 'one' ).click();
	expect( sub.classList.contains( 'is-flipped' ) ).toBe( false );
} );

test( 'a window that changes has what is open placed again, once a frame', () => {
	make();
	Object.defineProperty( document.documentElement, 'clientWidth', { value: 1200, configurable: true } );
	const sub = find( '#one .sub' );
	const box = jest.spyOn( sub, 'getBoundingClientRect' );
	const at = ( left: number ) =>
		box.mockReset().mockReturnValue( { left, right: left + 200, top: 0, bottom: 0 } as DOMRect );
	at( 900 );
	window.dispatchEvent( new Event( 'resize' ) );
	jest.advanceTimersByTime( 100 );
	expect( box ).not.toHaveBeenCalled(); // Nothing is open.
	button( 'one' ).click();
	expect( sub.classList.contains( 'is-flipped' ) ).toBe( false );
	at( 1100 );
	window.dispatchEvent( new Event( 'resize' ) );
	window.dispatchEvent( new Event( 'resize' ) );
	jest.advanceTimersByTime( 100 );
	expect( sub.classList.contains( 'is-flipped' ) ).toBe( true );
	expect( box ).toHaveBeenCalledTimes( 3 );
} );

test( 'the list moves to the drawer and back: there rows are buttons, and several may be open', () => {
	make();
	const toggle = find( '.fr-menu-toggle' );
	toggle.click();
	expect( mockOpen ).toHaveBeenCalledWith( find( '#drawer' ), toggle );
	expect( find( '#drawer .fr-overlay__content' ).firstElementChild ).toBe( find( '.list' ) );
	expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( find( '#one > a' ).inert ).toBe( true );
	button( 'one' ).click();
	button( 'two' ).click();
	expect( open() ).toEqual( [ 'one', 'two' ] );
	escape(); // The dialog's.
	point( 'one', 'pointerenter' );
	point( 'one', 'pointerleave' );
	jest.advanceTimersByTime( 1000 );
	expect( open() ).toEqual( [ 'one', 'two' ] );

	find( '#drawer' ).dispatchEvent( new Event( 'frontage:overlay:closed', { bubbles: true } ) );
	expect( find( '.fr-menu-panel' ).firstElementChild ).toBe( find( '.list' ) );
	expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	expect( find( '#one > a' ).inert ).toBe( false );
	expect( open() ).toEqual( [] );
} );

test( 'a drawer that may not open leaves the list where it is', () => {
	make();
	mockOpen.mockReturnValue( false );
	find( '.fr-menu-toggle' ).click();
	expect( find( '.fr-menu-panel .list' ) ).toBeTruthy();
	expect( find( '.fr-menu-toggle' ).getAttribute( 'aria-expanded' ) ).toBe( 'false' );
} );

test( 'a window that crosses the width closes the drawer at once and keeps the focus on its link', () => {
	make();
	find( '.fr-menu-toggle' ).click();
	mockClose.mockImplementation( ( drawer: Element ) =>
		drawer.dispatchEvent( new Event( 'frontage:overlay:closed' ) )
	);
	find( '#two .sub a' ).focus();
	narrowed();
	expect( mockClose ).toHaveBeenCalledWith( find( '#drawer' ), { atOnce: true } );
	expect( find( '.fr-menu-panel .list' ) ).toBeTruthy();
	expect( find( '#last' ).matches( ':focus' ) ).toBe( true );
} );

describe( 'while what opens the drawer is on its way', () => {
	const drawer = () => find( '#drawer' ) as HTMLDialogElement;
	const isHome = () => !! find( '.fr-menu-panel .list' );
	beforeEach( () => {
		jest.clearAllMocks();
		mockWaiting = [];
		make();
		find( '.fr-menu-toggle' ).click();
	} );

	test( 'the drawer is a plain dialog, which is taken over', () => {
		expect( [ drawer().open, isHome(), mockOpen.mock.calls.length ] ).toEqual( [ true, false, 0 ] );
		mockWaiting![ 0 ]!.come();
		expect( mockOpen ).toHaveBeenCalledWith( drawer(), find( '.fr-menu-toggle' ) );
		expect( [ drawer().open, isHome() ] ).toEqual( [ true, false ] );
	} );

	test( 'who closes it has it closed, whatever comes later', () => {
		drawer().close();
		expect( isHome() ).toBe( true );
		mockWaiting![ 0 ]!.come();
		expect( mockOpen ).not.toHaveBeenCalled();
		mockWaiting![ 0 ]!.instead();
		expect( showPopover ).not.toHaveBeenCalled();
	} );

	test( 'a window that grows closes it', () => {
		narrowed();
		expect( [ drawer().open, isHome() ] ).toEqual( [ false, true ] );
	} );

	test( 'where it cannot be had, the list opens over the page as without it', () => {
		mockWaiting![ 0 ]!.instead();
		expect( [ drawer().open, isHome() ] ).toEqual( [ false, true ] );
		expect( showPopover ).toHaveBeenCalledTimes( 1 );
	} );
} );

test( 'a list that the browser has open over the page is closed by it, by a link, and by a window that grows', () => {
	make();
	const panel = find( '.fr-menu-panel' );
	Object.assign( panel, { checkVisibility: () => true } );
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	find( '.fr-menu-toggle' ).dispatchEvent( click );
	expect( [ click.defaultPrevented, mockOpen.mock.calls.length ] ).toEqual( [ false, 0 ] );
	hidePopover.mockClear();
	find( '#flat' ).click();
	narrowed();
	expect( hidePopover ).toHaveBeenCalledTimes( 2 );
} );
