import cases from '../cases.json';
import type { Steps } from './formula';
import { readFormula } from './formula-parser';

type Row = { formula: string; steps: Steps | null };

test.each( cases.formulas as unknown as Row[] )( 'is read as PHP reads it: $formula', ( { formula, steps } ) => {
	const read = readFormula( formula );
	expect( 'steps' in read ? read.steps : null ).toEqual( steps );
} );

test.each( [
	[ '', 'end', '' ],
	[ 'size *', 'end', '' ],
	[ 'size * ) qty', 'before', ') qty' ],
	[ '* 2', 'before', '* 2' ],
	[ 'min( , 2 )', 'before', ', 2 )' ],
	[ 'size qty', 'between', 'qty' ],
	[ '2 (3)', 'between', '(3)' ],
	[ '1 < 2 < 3', 'stray', '< 3' ],
	[ 'size )', 'stray', ')' ],
	[ '( size * 2', 'open', '' ],
	[ 'max( size', 'open', '' ],
	[ 'size % 2', 'unknown', '% 2' ],
	[ '2x + 1', 'unknown', '2x + 1' ],
	[ '1,5 + 😀', 'unknown', '😀' ],
	[ 'sum( size )', 'function', 'sum( size )' ],
	[ 'if( size, 2 )', 'values', 'if( size, 2 )' ],
	[ 'round( 1, 2, 3 )', 'values', 'round( 1, 2, 3 )' ],
	[ '1+'.repeat( 500 ) + '1', 'long', '' ],
	[ '('.repeat( 30 ), 'long', '('.repeat( 10 ) ],
] )( 'where it breaks, and why: %s', ( formula, why, rest ) => {
	const read = readFormula( formula );
	expect( 'broken' in read && [ read.broken.why, formula.slice( read.broken.at ) ] ).toEqual( [ why, rest ] );
} );

test( 'it says which fields it asks for, and where', () => {
	expect( readFormula( 'a × ( your-qty − a )' ) ).toMatchObject( {
		asked: [
			{ name: 'a', at: 0 },
			{ name: 'your-qty', at: 6 },
			{ name: 'a', at: 17 },
		],
	} );
} );

test( 'whatever is typed is read or refused, and never throws', () => {
	const pieces = [
		'a',
		'1',
		'.',
		'-',
		'*',
		'(',
		')',
		',',
		'if(',
		' ',
		'<',
		'=',
		'"',
		'\0',
		'×',
		'\u00a0',
		'__proto__',
		'$',
	];
	let seed = 7;
	for ( let round = 0; round < 3000; round++ ) {
		let text = '';
		for ( let at = 0; at < 9; at++ ) {
			seed = ( seed * 1103515245 + 12345 ) % 2147483648;
			text += pieces[ Math.floor( seed / 65536 ) % pieces.length ];
		}
		const read = readFormula( text );
		if ( 'broken' in read ) {
			expect( text.startsWith( read.broken.word, read.broken.at ) ).toBe( true );
		}
	}
	expect( readFormula( 'constructor(1)' ) ).toMatchObject( { broken: { why: 'function' } } );
} );
