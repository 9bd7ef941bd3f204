export {};

const LONG = '<script>alert(1)</script>';
const $ = ( id: string ) => document.getElementById( id )!;
const tip = () => document.querySelector< HTMLElement >( '[role=tooltip]' );
let shownAs: string[];

const point = ( id: string, pointerType = 'mouse', from: Element | null = null ) =>
	( id === 'html' ? document.body : $( id ) ).dispatchEvent(
		Object.assign( new Event( 'pointerover', { bubbles: true } ), { pointerType, relatedTarget: from } )
	);
const press = ( key: string, at: Element = document.body ) =>
	at.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );

beforeAll( () => {
	HTMLElement.prototype.showPopover = function () {
		shownAs.push( this.textContent! );
	};
	Object.assign( window.CSS ?? ( window.CSS = {} as typeof CSS ), { supports: () => true } );
	require( './view' );
} );
beforeEach( () => {
	press( 'Escape' );
	shownAs = [];
	document.body.innerHTML = `<a id="a" href="#" data-tooltip="One" title="One"><b id="b">a</b></a>
		<button id="c" data-tooltip="" aria-describedby="d">c</button><span id="d" class="fr-tooltip" tabindex="0"></span>
		<dialog open><button id="e" data-tooltip="Three" aria-describedby="d">e</button></dialog>`;
	$( 'd' ).dataset.tooltip = LONG;
} );

test( 'a pointer over it shows the text at once, as text, and describes it', () => {
	point( 'd' );
	expect( tip()!.textContent ).toBe( LONG );
	expect( tip()!.children ).toHaveLength( 0 );
	expect( $( 'd' ).getAttribute( 'aria-describedby' ) ).toBe( tip()!.id );
	point( 'html' );
	expect( tip() ).toBeNull();
	expect( $( 'd' ).hasAttribute( 'aria-describedby' ) ).toBe( false );
} );

test( 'the browser shows no second one, and what described it before still does', () => {
	point( 'b' );
	expect( $( 'a' ).hasAttribute( 'title' ) ).toBe( false );
	point( 'e' );
	expect( $( 'e' ).getAttribute( 'aria-describedby' ) ).toBe( 'd fr-tip' );
	expect( tip()!.parentElement!.matches( 'dialog' ) ).toBe( true );
	point( 'html' );
	expect( $( 'e' ).getAttribute( 'aria-describedby' ) ).toBe( 'd' );
} );

test( 'it stays while the pointer is over the text itself', () => {
	point( 'a' );
	tip()!.dispatchEvent( Object.assign( new Event( 'pointerover', { bubbles: true } ), { pointerType: 'mouse' } ) );
	expect( tip() ).toBeTruthy();
} );

test( 'Escape takes it away, for this visit of the pointer, and is nobody else’s', () => {
	const heard = jest.fn();
	document.addEventListener( 'keydown', heard );
	point( 'a' );
	expect( press( 'Escape' ) ).toBe( false );
	expect( heard ).not.toHaveBeenCalled();
	point( 'b', 'mouse', $( 'a' ) );
	expect( tip() ).toBeNull();
	expect( press( 'Escape' ) ).toBe( true );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	point( 'html' );
	point( 'a' );
	expect( tip() ).toBeTruthy();
	document.removeEventListener( 'keydown', heard );
} );

test( 'keys: the focus shows it, Enter shows it again, what has no focus ring has none', () => {
	const matches = jest
		.spyOn( $( 'd' ), 'matches' )
		.mockImplementation(
			( selector ) => selector !== ':focus-visible' || document.querySelector( ':focus' ) === $( 'd' )
		);
	$( 'd' ).focus();
	expect( tip()!.textContent ).toBe( LONG );
	press( 'Escape', $( 'd' ) );
	expect( tip() ).toBeNull();
	expect( document.querySelector( ':focus' ) ).toBe( $( 'd' ) );
	expect( press( 'Enter', $( 'd' ) ) ).toBe( false );
	expect( tip() ).toBeTruthy();
	point( 'html' );
	expect( tip() ).toBeTruthy(); // It has the focus.
	$( 'd' ).blur();
	expect( tip() ).toBeNull();
	matches.mockReturnValue( false );
	$( 'd' ).focus();
	expect( tip() ).toBeNull();
} );

test( 'a finger shows it by a tap and takes it away by one elsewhere', () => {
	point( 'd', 'touch' );
	expect( tip() ).toBeNull();
	$( 'd' ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, detail: 1 } ) );
	expect( tip() ).toBeTruthy();
	point( 'd', 'touch' );
	expect( tip() ).toBeTruthy();
	point( 'html', 'touch' );
	expect( tip() ).toBeNull();
} );
