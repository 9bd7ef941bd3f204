import { kindOf, lineOf } from './transforms';

test.each( [
	[ '+47 55 12 34 56', 'phone' ],
	[ '<strong>post@example.com</strong>', 'email' ],
	[ 'Strandgaten 18, 5013 Bergen', 'custom' ],
	[ '2024', 'custom' ],
] )( 'a line %s of a list becomes the kind %s', ( text, kind ) => {
	expect( kindOf( text ) ).toBe( kind );
} );

test( 'an item becomes a line with all that was typed', () => {
	expect( lineOf( { label: 'Visit', text: 'Bergen', url: 'https://example.com/?a=1&b="' } ) ).toBe(
		'Visit: <a href="https://example.com/?a=1&amp;b=&quot;">Bergen</a>'
	);
	expect( lineOf( { text: '55 12' } ) ).toBe( '55 12' );
} );
