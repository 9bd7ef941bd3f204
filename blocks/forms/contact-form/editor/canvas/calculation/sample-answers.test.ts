import { readField, type Field } from '../../template/field';
import { insertPiece } from './insert-term';
import { deciding, firstAnswers, idle, offered, reckon, withPrice, written } from './sample-answers';

const on = ( ...sources: string[] ): Field[] => sources.map( ( source ) => readField( source )! );
const NONE = new Map< string, string[] >();
const trial = ( fields: Field[], samples = NONE ) => ( {
	all: fields.map( ( field ) => ( { field, groups: [] as string[] } ) ),
	conditions: '',
	samples,
	locale: 'en_US',
} );

const ORDER = on(
	'<label>Size [select size "Small" "Large"]</label>',
	'[number qty min:2]',
	'[checkbox extras "Gift wrap" "Card"]',
	'[calculation sum "size * qty" "size=Small=10" "size=Large=25"]',
	'[calculation total "sum + extras" "extras=Card=2"]'
);

test.each( [
	[ '[number a "7"]', [ '7' ] ],
	[ '[number a placeholder "7"]', [ '1' ] ],
	[ '[number a min:3]', [ '3' ] ],
	[ '[number a min:0]', [ '1' ] ],
	[ '[range a "many"]', [ '1' ] ],
	[ '[select a "x|1" "R&amp;D"]', [ 'x' ] ],
	[ '[checkbox a default:1_2 "x" "R&amp;D"]', [ 'x', 'R&D' ] ],
	[ '[radio a default:9 "x"]', [ 'x' ] ],
	[ '[select a]', [] ],
] )( 'a sample begins with what the field says itself: %s', ( source, answers ) => {
	expect( firstAnswers( readField( source )! ) ).toEqual( answers );
} );

test( 'a calculation comes to what the page would show, those before it first', () => {
	expect( reckon( ORDER[ 4 ]!, trial( ORDER ) ) ).toEqual( { result: '20' } );
	const samples = new Map( [
		[ 'size', [ 'Large' ] ],
		[ 'qty', [ '1.5' ] ],
		[ 'extras', [ 'Gift wrap', 'Card' ] ],
	] );
	expect( reckon( ORDER[ 4 ]!, trial( ORDER, samples ) ).result ).toBe( '39.5' );
	const [ loose, fixed ] = on( '[calculation a "1"]', '[calculation a decimals:2 "1"]' ) as [ Field, Field ];
	expect( written( '1234.5', loose, 'de_DE' ) ).toBe( '1.234,50' );
	expect( [ written( '1234', loose, 'en_US' ), written( '', loose, 'en_US' ) ] ).toEqual( [ '1,234', '' ] );
	expect( written( '1234', fixed, 'en_US' ) ).toBe( '1,234.00' );
} );

test( 'what the sample’s answers hide counts nothing, as on the page', () => {
	const [ kind, people, size, twice, sum ] = on(
		'<label>Kind [select kind "Firm" "Person"]</label>',
		'<label>People [number people "10"]</label>',
		'<label>Size [number size "5"]</label>',
		'[calculation twice "people * 2"]',
		'[calculation sum "people + size + twice"]'
	) as [ Field, Field, Field, Field, Field ];
	const all = [
		{ field: kind, groups: [] },
		{ field: people, groups: [ 'firm' ] },
		{ field: size, groups: [ 'firm', 'large' ] },
		{ field: twice, groups: [ 'firm' ] },
		{ field: sum, groups: [] },
	];
	const conditions = 'show [firm] if [kind] equals "Firm"\nshow [large] if [twice] greater than "15"';
	const result = ( ...samples: [ string, string[] ][] ) =>
		reckon( sum, { all, conditions, samples: new Map( samples ), locale: '' } ).result;
	expect( result() ).toBe( '35' );
	expect( result( [ 'people', [ '7' ] ] ) ).toBe( '21' );
	expect( result( [ 'kind', [ 'Person' ] ] ) ).toBe( '0' );
	// A group without a condition is never shown.
	expect( reckon( sum, { all, conditions: '', samples: NONE, locale: '' } ).result ).toBe( '0' );
	expect( deciding( [ 'people', 'size', 'twice' ], all, conditions ) ).toEqual( [ kind, people, size ] );
	expect( deciding( [ 'kind' ], all, conditions ) ).toEqual( [ kind ] );
} );

test( 'a field that is gone, or a calculation that comes later, is said where it stands', () => {
	const left = ORDER.slice( 1 );
	expect( reckon( left[ 2 ]!, trial( left ) ).broken ).toEqual( { why: 'field', at: 0, word: 'size' } );
	const turned = on( '[calculation a "1 + b"]', '[calculation b "2"]' );
	expect( reckon( turned[ 0 ]!, trial( turned ) ).broken ).toEqual( { why: 'field', at: 4, word: 'b' } );
	const itself = on( '[calculation a "a + 1"]' );
	expect( reckon( itself[ 0 ]!, trial( itself ) ) ).toMatchObject( { broken: { why: 'field' } } );
	expect( reckon( readField( '[calculation a "1 +"]' )!, trial( [] ) ) ).toMatchObject( { broken: { why: 'end' } } );
	expect( reckon( readField( '[calculation a "1 / 0"]' )!, trial( [] ) ) ).toEqual( { result: '' } );
} );

test( 'a number is read as people of the form’s locale write it, and what is none has no result', () => {
	const [ qty, sum, total ] = on( '[text qty]', '[calculation sum "qty * 2"]', '[calculation total "sum + 1"]' ) as [
		Field,
		Field,
		Field,
	];
	const comes = ( answer: string, locale: string ) => {
		const form = { ...trial( [ qty, sum, total ], new Map( [ [ 'qty', [ answer ] ] ] ) ), locale };
		return [ reckon( sum, form ).result, reckon( total, form ).result ];
	};
	expect( comes( '1.000,50', 'de_DE' ) ).toEqual( [ '2001', '2002' ] );
	expect( comes( '25,000', 'en_US' ) ).toEqual( [ '50000', '50001' ] );
	expect( comes( 'ten', 'en_US' ) ).toEqual( [ '', '' ] );
	expect( comes( '', 'en_US' ) ).toEqual( [ '0', '1' ] );
} );

test( 'fields that count have a button, each name once', () => {
	const fields = [
		...on( '[text a]', '[email b]', '[number qty-]', '[number qty]', '[count qty]', '[submit]' ),
		...ORDER,
	];
	expect( offered( fields, 'sum' ).map( ( { name } ) => name ) ).toEqual( [ 'qty', 'size', 'extras' ] );
	expect( offered( fields, 'total' ).map( ( { name } ) => name ) ).toContain( 'sum' );
} );

test( 'a price is put where its choice is, changed, and taken away', () => {
	const size = readField( '[select size "S" "M &amp; L" "XL|x"]' )!;
	const put = ( values: string[], place: number, amount: string ) => withPrice( values, size, place, amount );
	expect( put( [ 'size', 'a=b=1', 'size=XL=3', 'size=Gone=9' ], 1, '2.5' ) ).toEqual( [
		'size',
		'a=b=1',
		'size=M &amp; L=2.5',
		'size=XL=3',
		'size=Gone=9',
	] );
	expect( put( [ 'size', 'size=S=1' ], 0, '-.5' ) ).toEqual( [ 'size', 'size=S=-0.5' ] );
	expect( put( [ 'size', 'size=S=1' ], 0, '' ) ).toEqual( [ 'size' ] );
	expect( put( [], 2, '7' ) ).toEqual( [ '', 'size=XL=7' ] );
} );

test( 'a price of no choice is told', () => {
	expect( idle( [ 'size', 'size=Small=1', 'size=Huge=2', 'gone=a=1', 'much' ], ORDER, 'sum' ) ).toEqual( [
		2, 3, 4,
	] );
} );

test.each( [
	[ 'size|', 'qty', 'size qty|' ],
	[ 'size * |', 'qty', 'size * qty|' ],
	[ 'size| * 2', '+', 'size +| * 2' ],
	[ '|size', '2', '2 |size' ],
	[ '0|', 'size', 'size|' ],
	[ 'size + |qty|', '( … )', 'size + ( qty )|' ],
	[ 'size *|', '( … )', 'size * ( | )' ],
	[ 'max(|)', 'size', 'max(size|)' ],
	[ '|a + b|', 'round( …, 0 )', 'round( a + b, 0 )|' ],
] )( 'a piece goes where the caret stands: %s and %s', ( before, piece, after ) => {
	const [ start = '', middle, end ] = before.split( '|' );
	const typed = { text: start + ( middle ?? '' ) + ( end ?? '' ), from: start.length, to: start.length };
	if ( end !== undefined ) {
		typed.to += ( middle ?? '' ).length;
	}
	const { text, from } = insertPiece( typed, piece );
	expect( `${ text.slice( 0, from ) }|${ text.slice( from ) }` ).toBe( after );
} );
