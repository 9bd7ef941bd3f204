import { faultOf, fill, kindsInWords, kindsOf, sizeInWords, termsOf, type Terms } from './file-limits';

const USUAL = { most: 10, limit: 10_485_760, types: [ 'jpg', 'pdf' ] };
const of = ( data: DOMStringMap ) => termsOf( data, USUAL );
const fault = ( name: string, size = 5, terms: Partial< Terms > = {} ) =>
	faultOf( { name, size }, { ...of( { type: 'txt|PDF|.Jpg' } ), ...terms } );

describe( 'what a field takes', () => {
	test( 'is what its tag says, else the usual', () => {
		expect( of( {} ) ).toEqual( { ...USUAL, refused: [] } );
		expect( of( { max: '3', limit: '2000', type: 'txt| .PDF|txt', blackList: 'zip|RAR' } ) ).toEqual( {
			most: 3,
			limit: 2000,
			types: [ 'txt', 'pdf' ],
			refused: [ 'zip', 'rar' ],
		} );
		expect( of( { type: 'pdf|*' } ).types ).toBeUndefined();
		expect( of( { max: '0', limit: '5mb' } ) ).toMatchObject( { most: 10, limit: 10_485_760 } );
	} );

	test( 'is named where it is little', () => {
		expect( kindsOf( of( { type: 'pdf|jpg|jpeg' } ) ) ).toBe( 'PDF, JPG · ' );
		expect( kindsInWords( of( { type: 'pdf|jpg|png' } ), 'en-US' ) ).toBe( 'PDF, JPG or PNG' );
		expect( kindsInWords( of( { type: 'pdf|jpg' } ), 'de-DE' ) ).toBe( 'PDF oder JPG' );
		expect( kindsInWords( of( { type: '*' } ), '' ) ).toBe( '' );
		expect( kindsOf( of( { type: '*' } ) ) ).toBe( '' );
		expect( kindsOf( of( { type: 'a|b|c|d|e|f|g|h|i' } ) ) ).toBe( '' );
	} );
} );

test.each( [
	[ 'a.txt', '' ],
	[ 'A.TXT', '' ],
	[ 'a.b.pdf', '' ],
	[ 'a.exe', 'inavalid_type' ],
	[ 'a.txt.exe', 'inavalid_type' ],
	[ 'a', 'inavalid_type' ],
	[ '.txt', 'inavalid_type' ],
	[ 'a.txt.', 'inavalid_type' ],
] )( 'a file called %s', ( name, wrong ) => {
	expect( fault( name ) ).toBe( wrong );
} );

test( 'size and refused kinds are judged', () => {
	expect( fault( 'a.txt', 10_485_760 ) ).toBe( '' );
	expect( fault( 'a.txt', 10_485_761 ) ).toBe( 'large_file' );
	expect( fault( 'a.txt', 0 ) ).toBe( 'empty' );
	expect( fault( 'a.zip', 5, { types: undefined } ) ).toBe( '' );
	expect( fault( 'a.zip', 5, { types: undefined, refused: [ 'zip' ] } ) ).toBe( 'inavalid_type' );
} );

test( 'sizes are told in the language of the page', () => {
	expect( sizeInWords( 1023, 'en' ) ).toBe( '1,023\u00a0byte' );
	expect( sizeInWords( 1024, 'en' ) ).toBe( '1\u00a0kB' );
	expect( sizeInWords( 1_572_864, 'de' ) ).toBe( '1,5\u00a0MB' );
} );

test( 'sentences are filled in', () => {
	expect( fill( '%1$s of %2$s', 1, 3 ) ).toBe( '1 of 3' );
	expect( fill( '%2$s: %1$s', 1, 3 ) ).toBe( '3: 1' );
	expect( fill( 'Only %count% files', 3 ) ).toBe( 'Only 3 files' );
	expect( fill( 'Remove %s', '%s <b>' ) ).toBe( 'Remove %s <b>' );
	expect( fill( undefined, 1 ) ).toBe( '' );
} );
