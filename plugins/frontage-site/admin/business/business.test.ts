import { addRow, removeEmptyRow } from './index';

test( 'another row is empty, has the next number, and is where one types', () => {
	document.body.innerHTML =
		'<div data-rows="4"><div class="frontage-business__row"><input name="b[phones][0][text]" value="1"></div>' +
		'<div class="frontage-business__row"><input name="b[phones][1][text]" value=""></div><button data-more></button></div>';
	addRow( document.querySelector< HTMLElement >( '[data-rows]' )! );
	const inputs = [ ...document.querySelectorAll( 'input' ) ];
	expect( inputs.map( ( { name, value } ) => [ name, value ] ) ).toEqual( [
		[ 'b[phones][0][text]', '1' ],
		[ 'b[phones][1][text]', '' ],
		[ 'b[phones][2][text]', '' ],
	] );
	expect( document.body.ownerDocument.activeElement ).toBe( inputs[ 2 ] );
	const more = document.querySelector< HTMLElement >( '[data-more]' )!;
	expect( more.hidden ).toBe( false );
	addRow( document.querySelector< HTMLElement >( '[data-rows]' )! );
	expect( more.hidden ).toBe( true ); // What is over would not be kept.
} );

test( 'an empty row stands open only where nothing is entered', () => {
	const row = ( value: string ) => `<div class="frontage-business__row"><input value="${ value }"><input></div>`;
	const left = ( ...values: string[] ) => {
		document.body.innerHTML = `<div data-rows="4">${ values.map( row ).join( '' ) }<button data-more></button></div>`;
		removeEmptyRow( document.querySelector< HTMLElement >( '[data-rows]' )! );
		return document.querySelectorAll( '.frontage-business__row' ).length;
	};
	expect( [ left( '' ), left( '1', '' ), left( '1', '2' ) ] ).toEqual( [ 1, 1, 2 ] );
} );
