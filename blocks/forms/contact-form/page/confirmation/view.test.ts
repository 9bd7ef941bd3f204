import './view';

const page = `<div class="wpcf7"><div class="screen-reader-response"><p role="status"></p></div>
	<form><button>Send</button></form></div><div class="wpcf7"><form></form></div>`;

const sent = ( apiResponse: unknown ) =>
	document.forms[ 0 ]?.dispatchEvent(
		new CustomEvent( 'wpcf7mailsent', { bubbles: true, detail: { apiResponse } } )
	);

const place = () => document.querySelector< HTMLElement >( '.frontage-form-after' );

const isHidden = ( element?: Element | null ) => Boolean( element?.closest( '[style*="display: none"]' ) );

beforeEach( () => {
	document.body.innerHTML = page;
	Element.prototype.scrollIntoView = jest.fn();
} );

test( 'the text takes the place of its form and the focus, and nothing else is read out', () => {
	document.querySelector( 'button' )?.focus();
	sent( { message: 'Thanks, Ann.', frontage_after: { html: '<p>Thanks, <b>Ann</b>.</p>' } } );
	expect( place()?.innerHTML ).toBe( '<p>Thanks, <b>Ann</b>.</p>' );
	expect( place()?.matches( ':focus' ) ).toBe( true );
	expect( place()?.getAttribute( 'aria-label' ) ).toBe( 'Thanks, Ann.' );
	expect( isHidden( document.forms[ 0 ] ) ).toBe( true );
	expect( isHidden( document.querySelector( '[role="status"]' ) ) ).toBe( true );
	expect( isHidden( document.forms[ 1 ] ) ).toBe( false );
} );

test( 'an answer without it leaves the form alone, whatever else it holds', () => {
	for ( const answer of [
		undefined,
		{},
		{ frontage_after: {} },
		{ frontage_after: { html: '' } },
		{ message: 'Thanks.' },
	] ) {
		sent( answer );
	}
	expect( place() ).toBeNull();
	expect( isHidden( document.forms[ 0 ] ) ).toBe( false );
} );
