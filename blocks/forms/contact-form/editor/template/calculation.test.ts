import { followInCalculations, readPrice, renamedIn } from './calculation';
import { choicesOf } from './choices';
import { changeField, readField, type Placed } from './field';

/** Fields by their blocks, as they stand in a form. */
const on = ( ...sources: string[] ): Placed[] =>
	sources.map( ( source, id ) => ( { id: String( id ), field: readField( source )! } ) );

const TOTAL = '[calculation total "size * qty" "size=Small=10" "size=Large=25"]';

/** What the last of the fields, a calculation, says after the others changed. */
function follow( before: string[], after: string[] ) {
	const calculation = after.at( -1 )!;
	const values = followInCalculations( on( ...before ), on( ...after ) ).get( String( after.length - 1 ) );
	return values ? changeField( calculation, { values } ) : calculation;
}

test( 'a formula and its prices follow the name of a field, and nothing that only looks like it', () => {
	const names = new Map( [
		[ 'a', 'price' ],
		[ 'min', 'least' ],
		[ 'lt', 'x' ],
	] );
	expect( renamedIn( 'a*2 + a-1 + min( a; min ) - (a) &lt; 2a', names ) ).toBe(
		'price*2 + a-1 + min( price; least ) - (price) &lt; 2a'
	);
	expect( follow( [ '[select size "Small"]', TOTAL ], [ '[select format "Small"]', TOTAL ] ) ).toBe(
		'[calculation total "format * qty" "format=Small=10" "format=Large=25"]'
	);
	expect(
		follow(
			[ '[calculation sum "1"]', '[calculation total "sum * 2"]' ],
			[ '[calculation price "1"]', '[calculation total "sum * 2"]' ]
		)
	).toBe( '[calculation total "price * 2"]' );
} );

test( 'a name that another field still has stays in the formula', () => {
	const before = [ '[select size "Small"]', '[radio size "Large"]', TOTAL ];
	expect( follow( before, before.with( 0, '[select format "Small"]' ) ) ).toBe( TOTAL );
} );

test( 'a price follows the text of its choice while it is typed, also past the text of another one', () => {
	let before = [
		'[select size "Small" "Large" "Largest"]',
		'[calculation t "size" "size=Large=25" "size=Largest=40"]',
	];
	const type = ( ...choices: string[] ) => {
		const changed = changeField( before[ 0 ]!, { values: choices } );
		before = [ changed, follow( before, [ changed, before[ 1 ]! ] ) ];
		return before[ 1 ]!;
	};
	type( 'Small', 'Large', 'Larges' );
	expect( type( 'Small', 'Large', 'Large' ) ).toBe( '[calculation t "size" "size=Large=25" "size=Large=40"]' );
	expect( type( 'Small', 'Large', 'Large =' ) ).toBe( '[calculation t "size" "size=Large=25" "size=Large ==40"]' );
	expect( type( 'Small', '', 'Large =' ) ).toBe( '[calculation t "size" "size==25" "size=Large ==40"]' );
	expect( type( 'Small', 'R&amp;D "x"|5', 'Large =' ) ).toBe(
		`[calculation t "size" 'size=R&amp;D "x"=25' "size=Large ==40"]`
	);
	expect( type( 'Small', 'R&amp;D "x"|5' ) ).toBe( `[calculation t "size" 'size=R&amp;D "x"=25']` );
	expect( type( 'Small', 'R&amp;D "x"|5', 'New' ) ).toBe( before[ 1 ] );
} );

test( 'choices that only change places keep their prices', () => {
	expect( follow( [ '[select size "Small" "Large"]', TOTAL ], [ '[select size "Large" "Small"]', TOTAL ] ) ).toBe(
		TOTAL
	);
} );

test( 'a name and a choice of two fields do not mix', () => {
	expect( follow( [ '[radio other "Small"]', TOTAL ], [ '[radio other "Tiny"]', TOTAL ] ) ).toBe( TOTAL );
} );

test( 'what has followed once has nothing more to follow', () => {
	const before = [ '[select size "Small" "Large"]', TOTAL ];
	const renamed = '[select format "Small" "Huge"]';
	const after = [ renamed, follow( before, [ renamed, TOTAL ] ) ];
	expect( after[ 1 ] ).toBe( '[calculation total "format * qty" "format=Small=10" "format=Huge=25"]' );
	expect( followInCalculations( on( ...before ), on( ...after ) ).size ).toBe( 0 );
} );

test( 'a price is read as the server reads it', () => {
	expect( readPrice( ' size = A = B &amp; C = -2.5 ' ) ).toEqual( {
		field: 'size',
		choice: 'A = B & C',
		amount: '-2.5',
	} );
	for ( const text of [ '', 'size', 'size=5', 'size=Large=much', '=Large=5', 'a b=c=1' ] ) {
		expect( readPrice( text ) ).toBeUndefined();
	}
	expect( choicesOf( readField( '[select a " Sales |x@y.z" "B"]' )! ) ).toEqual( [ 'Sales', 'B' ] );
} );
