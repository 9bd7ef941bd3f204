import { piecesOf } from './pieces';

const upper = ( html: string ) => {
	const { values, join } = piecesOf( html );
	return join( values.map( ( value ) => value.toUpperCase() ) );
};

test.each( [
	[ 'words with marks', 'One <b>two</b>', [ 'One <b>two</b>' ], 'ONE <b>TWO</b>' ],
	[ 'nothing', '', [ '' ], '' ],
	[ 'paragraphs', '<p class="a">One</p><p>Two</p>', [ 'One', 'Two' ], '<p class="a">ONE</p><p>TWO</p>' ],
	[ 'a list', '<ul><li>One</li><li>Two</li></ul>', [ 'One', 'Two' ], '<ul><li>ONE</li><li>TWO</li></ul>' ],
	[
		'words beside a list',
		'One <i>two</i><ul><li>Three</li></ul>',
		[ 'One <i>two</i>', 'Three' ],
		'ONE <i>TWO</i><ul><li>THREE</li></ul>',
	],
	[
		'what stands in boxes',
		'<div><span>One</span><div>Two</div></div>',
		[ '<span>One</span>', 'Two' ],
		'<div><span>ONE</span><div>TWO</div></div>',
	],
] )( '%s: each piece is written in, and what is around them stays', ( _, html, values, written ) => {
	expect( piecesOf( html ).values ).toEqual( values );
	expect( upper( html ) ).toBe( written );
} );

test( 'they are drawn where they stand, empty, and in the order of their values', () => {
	const into = document.createElement( 'h2' );
	const found = piecesOf( '<p>One</p>two<p>Three</p>' ).draw( into );
	expect( found.map( ( { localName } ) => localName ) ).toEqual( [ 'p', 'fr-loose', 'p' ] );
	expect( into.textContent ).toBe( '' );
} );

test( 'a text that nobody has looked at yet runs nothing where it is written in', () => {
	const { values } = piecesOf(
		'<b>Bold</b><img src="/a.jpg" onerror="alert(1)"><a href="java\tscript:alert(1)">x</a><svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>'
	);
	expect( values ).toEqual( [ '<b>Bold</b><img src="/a.jpg"><a>x</a><svg></svg>' ] );
} );
