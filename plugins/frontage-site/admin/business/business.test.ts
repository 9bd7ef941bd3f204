import { addRow, removeEmptyRow, removeRow } from './index';
import { enhanceHours } from './hours';

const row = ( index: number, value: string ) =>
	`<div class="frontage-business__row--item"><input name="b[phones][${ index }][text]" value="${ value }"></div>`;

/** A list of rows with these values. */
function listOf( ...values: string[] ) {
	document.body.innerHTML = `<div data-rows="4">${ values.map( ( value, index ) => row( index, value ) ).join( '' ) }<button data-more></button></div>`;
	return document.querySelector< HTMLElement >( '[data-rows]' )!;
}

const inputs = () =>
	[ ...document.querySelectorAll< HTMLInputElement >( '[data-rows] input' ) ].map( ( { name, value } ) => [
		name,
		value,
	] );

test( 'another row is empty, has a number that no other has, and is where one types', () => {
	const list = listOf( '1', '' );
	addRow( list );
	expect( inputs() ).toEqual( [
		[ 'b[phones][0][text]', '1' ],
		[ 'b[phones][1][text]', '' ],
		[ 'b[phones][2][text]', '' ],
	] );
	expect( document.body.ownerDocument.activeElement ).toBe( document.querySelectorAll( 'input' )[ 2 ] );
	const more = document.querySelector< HTMLElement >( '[data-more]' )!;
	expect( more.hidden ).toBe( false );
	addRow( list );
	expect( more.hidden ).toBe( true ); // What is over would not be kept.
} );

test( 'a new address does not have the line of the one before', () => {
	document.body.innerHTML =
		'<div data-rows="4"><div class="frontage-business__row--item"><details><summary data-new="New address">Workshop</summary><input name="b[addresses][0][label]" value="Workshop"></details></div><button data-more></button></div>';
	addRow( document.querySelector< HTMLElement >( '[data-rows]' )! );
	const lines = [ ...document.querySelectorAll( 'summary' ) ].map( ( { textContent } ) => textContent );
	expect( lines ).toEqual( [ 'Workshop', 'New address' ] );
} );

test( 'an empty row stands open only where nothing is entered', () => {
	const left = ( ...values: string[] ) => {
		removeEmptyRow( listOf( ...values ) );
		return inputs().length;
	};
	expect( [ left( '' ), left( '1', '' ), left( '1', '2' ) ] ).toEqual( [ 1, 1, 2 ] );
} );

test( 'a removed row is gone, and a new one does not take the number of another', () => {
	const list = listOf( '1', '2', '3' );
	removeRow( list.querySelectorAll< HTMLElement >( '.frontage-business__row--item' )[ 1 ]! );
	addRow( list );
	expect( inputs() ).toEqual( [
		[ 'b[phones][0][text]', '1' ],
		[ 'b[phones][2][text]', '3' ],
		[ 'b[phones][3][text]', '' ],
	] );
} );

test( 'the last row is emptied and hidden, so that another can be made of it', () => {
	const list = listOf( '1' );
	const last = list.querySelector< HTMLElement >( '.frontage-business__row--item' )!;
	removeRow( last );
	expect( inputs() ).toEqual( [ [ 'b[phones][0][text]', '' ] ] );
	expect( last.hidden ).toBe( true );
	expect( document.body.ownerDocument.activeElement ).toBe( document.querySelector( '[data-more]' ) );
} );

describe( 'opening hours', () => {
	const day = ( number: number, name: string, [ opens = '', closes = '', reopens = '', end = '' ]: string[] ) =>
		`<fieldset data-day="${ number }"><legend>${ name }</legend><label data-open hidden><input type="checkbox"></label>
		<div data-span><input type="time" value="${ opens }"><input type="time" value="${ closes }"></div>
		<div data-span><input type="time" value="${ reopens }"><input type="time" value="${ end }"></div>
		<span data-closed hidden></span><button type="button" data-break hidden></button><button type="button" data-no-break hidden></button></fieldset>`;
	const dayOf = ( name: string ) => {
		const element = [ ...document.querySelectorAll< HTMLElement >( '[data-day]' ) ].find( ( { textContent } ) =>
			textContent?.includes( name )
		)!;
		return {
			times: () =>
				[ ...element.querySelectorAll< HTMLInputElement >( '[type="time"]' ) ].map( ( { value } ) => value ),
			toggle: () => element.querySelector< HTMLInputElement >( '[type="checkbox"]' )!.click(),
			isOpen: () => element.querySelector< HTMLInputElement >( '[type="checkbox"]' )!.checked,
			press: ( name_: string ) => element.querySelector< HTMLElement >( `[data-${ name_ }]` )!.click(),
			shown: ( part: string ) => ! element.querySelector< HTMLElement >( `[data-${ part }]` )!.hidden,
			spans: () =>
				[ ...element.querySelectorAll< HTMLElement >( '[data-span]' ) ].map( ( { hidden } ) => ! hidden ),
		};
	};
	const press = ( name: string ) => document.querySelector< HTMLElement >( `[data-${ name }]` )!.click();

	beforeEach( () => {
		document.body.innerHTML = `<form><div data-week>${ day( 0, 'Sunday', [] ) }${ day( 1, 'Monday', [ '08:00', '16:00' ] ) }${ day( 3, 'Wednesday', [ '08:00', '12:00', '13:00', '16:00' ] ) }<button type="button" data-copy hidden></button><span role="status"></span><button type="button" data-undo hidden></button></div></form>`;
		enhanceHours( document.querySelector< HTMLElement >( '[data-week]' )! );
	} );

	test( 'a day without times is closed, and a break stands open only where there is one', () => {
		expect( dayOf( 'Sunday' ).isOpen() ).toBe( false );
		expect( dayOf( 'Sunday' ).shown( 'closed' ) ).toBe( true );
		expect( dayOf( 'Monday' ).spans() ).toEqual( [ true, false ] );
		expect( dayOf( 'Wednesday' ).spans() ).toEqual( [ true, true ] );
	} );

	test( 'a day that is switched off sends no times, and gets its own back', () => {
		const monday = dayOf( 'Monday' );
		monday.toggle();
		expect( monday.times() ).toEqual( [ '', '', '', '' ] );
		monday.toggle();
		expect( monday.times() ).toEqual( [ '08:00', '16:00', '', '' ] );
		dayOf( 'Sunday' ).toggle();
		expect( dayOf( 'Sunday' ).times() ).toEqual( [ '09:00', '17:00', '', '' ] );
	} );

	test( 'without its break a day closes when it did', () => {
		const wednesday = dayOf( 'Wednesday' );
		wednesday.press( 'no-break' );
		expect( wednesday.times() ).toEqual( [ '08:00', '16:00', '', '' ] );
		expect( wednesday.spans() ).toEqual( [ true, false ] );
		wednesday.press( 'break' );
		expect( wednesday.spans() ).toEqual( [ true, true ] );
	} );

	test( 'the first open day is copied to all weekdays, and undone', () => {
		press( 'copy' );
		expect( dayOf( 'Wednesday' ).times() ).toEqual( [ '08:00', '16:00', '', '' ] );
		expect( dayOf( 'Sunday' ).isOpen() ).toBe( false );
		expect( document.querySelector( '[role="status"]' )!.textContent ).toContain( 'Monday' );
		press( 'undo' );
		expect( dayOf( 'Wednesday' ).times() ).toEqual( [ '08:00', '12:00', '13:00', '16:00' ] );
	} );

	test( 'discarding the changes of the form puts the days back', async () => {
		dayOf( 'Monday' ).toggle();
		document.querySelector( 'form' )!.reset();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( dayOf( 'Monday' ).isOpen() ).toBe( true );
		expect( dayOf( 'Monday' ).spans() ).toEqual( [ true, false ] );
	} );

	test( 'after discarding there is no copy to undo', async () => {
		press( 'copy' );
		document.querySelector( 'form' )!.reset();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( document.querySelector< HTMLElement >( '[data-undo]' )!.hidden ).toBe( true );
		expect( document.querySelector( '[role="status"]' )!.textContent ).toBe( '' );
	} );
} );
