import {
	findFault,
	fillPlaceholders,
	formatTypes,
	typeHint,
	formatSize,
	limitsOf,
	type FileLimits,
} from './file-limits';

const USUAL = { most: 10, limit: 10_485_760, types: [ 'jpg', 'pdf' ] };
const of = ( data: DOMStringMap ) => limitsOf( data, USUAL );
const fault = ( name: string, size = 5, terms: Partial< FileLimits > = {} ) =>
	findFault( { name, size }, { ...of( { type: 'txt|PDF|.Jpg' } ), ...terms } );

describe( 'what a field takes', () => {
	test( 'is what its tag says, else the usual', () => {
		expect( of( {} ) ).toEqual( {
			maxFiles: USUAL.most,
			maxSize: USUAL.limit,
			types: USUAL.types,
			refused: [],
		} );
		expect( of( { max: '3', limit: '2000', type: 'txt| .PDF|txt', blackList: 'zip|RAR' } ) ).toEqual( {
			maxFiles: 3,
			maxSize: 2000,
			types: [ 'txt', 'pdf' ],
			refused: [ 'zip', 'rar' ],
		} );
		expect( of( { type: 'pdf|*' } ).types ).toBeUndefined();
		expect( of( { max: '0', limit: '5mb' } ) ).toMatchObject( { maxFiles: 10, maxSize: 10_485_760 } );
	} );

	test( 'is named where it is little', () => {
		expect( typeHint( of( { type: 'pdf|jpg|jpeg' } ) ) ).toBe( 'PDF, JPG · ' );
		expect( formatTypes( of( { type: 'pdf|jpg|png' } ), 'en-US' ) ).toBe( 'PDF, JPG or PNG' );
		expect( formatTypes( of( { type: 'pdf|jpg' } ), 'de-DE' ) ).toBe( 'PDF oder JPG' );
		expect( formatTypes( of( { type: '*' } ), '' ) ).toBe( '' );
		expect( typeHint( of( { type: '*' } ) ) ).toBe( '' );
		expect( typeHint( of( { type: 'a|b|c|d|e|f|g|h|i' } ) ) ).toBe( '' );
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
	expect( formatSize( 1023, 'en' ) ).toBe( '1,023\u00a0byte' );
	expect( formatSize( 1024, 'en' ) ).toBe( '1\u00a0kB' );
	expect( formatSize( 1_572_864, 'de' ) ).toBe( '1,5\u00a0MB' );
} );

test( 'sentences are filled in', () => {
	expect( fillPlaceholders( '%1$s of %2$s', 1, 3 ) ).toBe( '1 of 3' );
	expect( fillPlaceholders( '%2$s: %1$s', 1, 3 ) ).toBe( '3: 1' );
	expect( fillPlaceholders( 'Only %count% files', 3 ) ).toBe( 'Only 3 files' );
	expect( fillPlaceholders( 'Remove %s', '%s <b>' ) ).toBe( 'Remove %s <b>' );
	expect( fillPlaceholders( undefined, 1 ) ).toBe( '' );
} );
