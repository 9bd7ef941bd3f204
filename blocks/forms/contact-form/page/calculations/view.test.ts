export {};

const CALCULATIONS = [
	[ 'sum', [ '$size', '$qty', '*', '$extras', '+' ], { size: { Large: 25 }, extras: { Card: 2.5 } }, 2, false ],
	[ 'half', [ '$sum', '$by', '/' ], {}, 2, false ],
];

const FORM = `<div class="wpcf7"><form data-calculations='${ JSON.stringify( CALCULATIONS ) }'>
	<select name="size"><option>Small<option>Large</select><input type="number" name="qty">
	<div class="group"><input type="checkbox" name="extras[]" value="Card"></div><input name="by">
	<span><output></output><input type="hidden" name="sum" value="999"></span>
	<span><output></output><input type="hidden" name="half"></span>
</form></div>`;

function load( html = FORM ) {
	document.body.innerHTML = html;
	document.documentElement.lang = 'de-DE';
	jest.isolateModules( () => void require( './view' ) );
	return document.querySelector( 'form' )!;
}

const field = ( name: string ) => document.querySelector< HTMLInputElement >( `[name="${ name }"]` )!;
const shown = ( name: string ) => field( name ).parentElement!.querySelector( 'output' )!.textContent;

function type( name: string, changes: object ) {
	Object.assign( field( name ), changes );
	field( name ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

test( 'a result follows what is typed and chosen, as the language writes it', () => {
	load();
	expect( field( 'sum' ).value ).toBe( '0' );
	type( 'qty', { value: '50' } );
	type( 'size', { value: 'Large' } );
	type( 'extras[]', { checked: true } );
	expect( field( 'sum' ).value ).toBe( '1252.5' );
	expect( shown( 'sum' ) ).toBe( '1.252,50' );
} );

test( 'one may ask for another, and by nothing nothing is divided', () => {
	load();
	type( 'qty', { value: '2' } );
	type( 'size', { value: 'Large' } );
	expect( field( 'half' ).value ).toBe( '' );
	type( 'by', { value: '4' } );
	expect( field( 'half' ).value ).toBe( '12.5' );
	type( 'by', { value: '' } );
	expect( [ field( 'half' ).value, shown( 'half' ) ] ).toEqual( [ '', '\u00a0' ] );
} );

test( 'text that comes back after a reload is reckoned with', () => {
	load();
	field( 'qty' ).value = '2';
	field( 'size' ).value = 'Large';
	field( 'size' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( shown( 'sum' ) ).toBe( '50' );
} );

test( 'what stands in a hidden group counts nothing, and whoever waits for a result is told', () => {
	const form = load();
	type( 'extras[]', { checked: true } );
	expect( field( 'sum' ).value ).toBe( '2.5' );
	const heard = jest.fn();
	field( 'sum' ).addEventListener( 'input', heard );
	form.querySelector( '.group' )!.classList.add( 'wpcf7cf-hidden' );
	type( 'qty', {} );
	expect( field( 'sum' ).value ).toBe( '0' );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

test( 'a result is read out once nobody types any more, not at each key and not at load', () => {
	jest.useFakeTimers();
	load();
	const output = field( 'sum' ).parentElement!.querySelector( 'output' )!;
	jest.runAllTimers();
	expect( output.getAttribute( 'aria-live' ) ).toBe( 'off' );
	type( 'size', { value: 'Large' } );
	type( 'qty', { value: '1' } );
	jest.advanceTimersByTime( 900 );
	type( 'qty', { value: '12' } );
	const shownAt = output.firstChild;
	jest.advanceTimersByTime( 900 );
	expect( output.getAttribute( 'aria-live' ) ).toBe( 'off' );
	jest.advanceTimersByTime( 100 );
	expect( [ output.getAttribute( 'aria-live' ), output.textContent ] ).toEqual( [ 'polite', '300' ] );
	expect( output.firstChild ).not.toBe( shownAt );
	jest.useRealTimers();
} );

test( 'what follows from another result at load, or from a form that is emptied, is not read out', () => {
	jest.useFakeTimers();
	const form = load( FORM.replace( 'name="by"', 'name="by" value="4"' ) );
	const isSaid = () => [ ...document.querySelectorAll( 'output' ) ].map( ( one ) => one.getAttribute( 'aria-live' ) );
	document.querySelector( 'form' )!.dispatchEvent( new CustomEvent( 'frontage:pageshow' ) );
	jest.runAllTimers();
	expect( shown( 'half' ) ).toBe( '0' );
	expect( isSaid() ).toEqual( [ 'off', 'off' ] );
	type( 'qty', { value: '2' } );
	type( 'size', { value: 'Large' } );
	jest.runAllTimers();
	expect( isSaid() ).toEqual( [ 'polite', 'polite' ] );
	form.reset();
	jest.runAllTimers();
	expect( [ shown( 'sum' ), shown( 'half' ), ...isSaid() ] ).toEqual( [ '0', '0', 'off', 'off' ] );
	jest.useRealTimers();
} );

test( 'a field that is called like something every object has counts what was typed', () => {
	load( `<div class="wpcf7"><form data-calculations='${ JSON.stringify( [ [ 'sum', [ '$constructor' ], {}, 2 ] ] ) }'>
		<input name="constructor"><span><output></output><input type="hidden" name="sum"></span></form></div>` );
	type( 'constructor', { value: '7' } );
	expect( shown( 'sum' ) ).toBe( '7' );
} );

const TYPED = [
	[ 'twice', [ '$qty', 2, '*' ], {}, 2, true ],
	[ 'all', [ '$twice', 1, '+' ], {}, 2, false ],
];
const typed = ( decimal = '' ) =>
	load( `<div class="wpcf7" lang="de-DE"><form${ decimal } data-calculations='${ JSON.stringify( TYPED ) }'><input name="qty">
		<span><output></output><input type="hidden" name="twice"></span>
		<span><output></output><input type="hidden" name="all"></span></form></div>` );

test( 'a number is read as people of the form’s locale write it', () => {
	typed( ' data-decimal=","' );
	for ( const [ value, twice ] of [
		[ '10,5', '21' ],
		[ '1.000,50', '2001' ],
		[ '25.000', '50000' ],
		[ '1e3', '2000' ],
		[ '€ 10', '20' ],
	] as const ) {
		type( 'qty', { value } );
		expect( field( 'twice' ).value ).toBe( twice );
	}
	expect( shown( 'twice' ) ).toBe( '20,00' );
	typed();
	type( 'qty', { value: '25,000' } );
	expect( field( 'twice' ).value ).toBe( '50000' );
} );

test( 'what is no number has no result, nor has what asks for it', () => {
	typed();
	for ( const value of [ 'ten', '10,5', '2 or 3' ] ) {
		type( 'qty', { value } );
		expect( [ field( 'twice' ).value, field( 'all' ).value ] ).toEqual( [ '', '' ] );
	}
	type( 'qty', { value: '' } );
	expect( [ field( 'twice' ).value, field( 'all' ).value ] ).toEqual( [ '0', '1' ] );
	Object.defineProperty( field( 'qty' ), 'validity', { value: { badInput: true } } );
	type( 'qty', {} );
	expect( [ field( 'twice' ).value, field( 'all' ).value ] ).toEqual( [ '', '' ] );
} );

test( 'who answers each result with another change ends', () => {
	const form = load();
	form.addEventListener( 'input', () => {
		field( 'by' ).value = `${ Math.random() }`;
	} );
	type( 'size', { value: 'Large' } );
	type( 'qty', { value: '3' } );
	expect( field( 'sum' ).value ).toBe( '75' );
} );
