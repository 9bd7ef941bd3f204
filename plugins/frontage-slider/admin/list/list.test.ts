import { copyShortcodes } from './copy-shortcode';
import { askBeforeTrash } from './trash-confirmation';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const dialog = ( id: string, items = '' ) => `<dialog id="${ id }"><ul>${ items }</ul></dialog>`;
const item = ( slider: number ) => `<li data-frontage-slider="${ slider }"></li>`;
const box = ( slider: number ) => `<input type="checkbox" id="cb-select-${ slider }">`;
const find = < T extends HTMLElement >( what: string ) => document.querySelector< T >( what )!;
/** What jsdom's dialogs cannot: they open, and close with an answer. */
const answer = ( what: string, value: string ) => {
	find< HTMLDialogElement >( what ).returnValue = value;
	find( what ).dispatchEvent( new Event( 'close' ) );
};
const opened = jest.fn();
const sent = jest.fn();

beforeEach( () => {
	opened.mockReset();
	sent.mockReset();
	HTMLDialogElement.prototype.showModal = function open( this: HTMLDialogElement ) {
		opened( this.id );
	};
	HTMLFormElement.prototype.submit = sent;
	document.body.innerHTML = `<form id="posts-filter"><select name="action"><option>-1</option><option>trash</option></select>
		${ box( 1 ) }${ box( 2 ) }<a id="link" data-frontage-asks="frontage-asks-1" href="#gone">Trash</a>
		<button name="bulk_action">Apply</button><button name="filter_action">Filter</button></form>
		${ dialog( 'frontage-asks-1' ) }${ dialog( 'frontage-asks-many', item( 1 ) + item( 2 ) ) }`;
	window.location.hash = '';
} );

beforeAll( () => {
	askBeforeTrash( document );
	copyShortcodes( document );
} );

test( 'a link to the trash is followed only after the answer', () => {
	find( '#link' ).click();
	expect( opened ).toHaveBeenCalledWith( 'frontage-asks-1' );
	answer( '#frontage-asks-1', '' );
	expect( window.location.hash ).toBe( '' );
	find( '#link' ).click();
	answer( '#frontage-asks-1', 'trash' );
	expect( window.location.hash ).toBe( '#gone' );
} );

test( 'a link in a row that Quick Edit has replaced asks, too', () => {
	find( '#link' ).outerHTML = '<a id="link" data-frontage-asks="frontage-asks-1" href="#gone">Trash</a>';
	find( '#link' ).click();
	expect( opened ).toHaveBeenCalledWith( 'frontage-asks-1' );
	expect( window.location.hash ).toBe( '' );
} );

describe( 'the list’s form', () => {
	const apply = ( action: string, button = 'bulk_action' ) => {
		find< HTMLSelectElement >( 'select' ).value = action;
		const submitter = find( `[name="${ button }"]` );
		const event = new SubmitEvent( 'submit', { bubbles: true, cancelable: true, submitter } );
		find( 'form' ).dispatchEvent( event );
		return event.defaultPrevented;
	};

	test( 'waits where one is chosen that pages show, and names no other', () => {
		find< HTMLInputElement >( '#cb-select-2' ).checked = true;
		expect( apply( 'trash' ) ).toBe( true );
		expect( [ ...document.querySelectorAll< HTMLElement >( 'li' ) ].map( ( { hidden } ) => hidden ) ).toEqual( [
			true,
			false,
		] );
		answer( '#frontage-asks-many', '' );
		expect( sent ).not.toHaveBeenCalled();
		apply( 'trash' );
		answer( '#frontage-asks-many', 'trash' );
		expect( sent ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'goes at once where none is, and with another action or filter', () => {
		expect( apply( 'trash' ) ).toBe( false );
		find< HTMLInputElement >( '#cb-select-2' ).checked = true;
		expect( apply( '-1' ) ).toBe( false );
		expect( apply( 'trash', 'filter_action' ) ).toBe( false );
		expect( opened ).not.toHaveBeenCalled();
	} );
} );

test( 'a shortcode is copied, and it is said', async () => {
	const writeText = jest.fn().mockResolvedValue( undefined );
	Object.assign( navigator, { clipboard: { writeText } } );
	document.body.innerHTML = '<button data-frontage-copies="[frontage_slider]">Copy</button>';
	find( 'button' ).click();
	await Promise.resolve();
	await Promise.resolve();
	expect( writeText ).toHaveBeenCalledWith( '[frontage_slider]' );
	expect( find( 'button' ).textContent ).toBe( 'Copied.' );
} );
