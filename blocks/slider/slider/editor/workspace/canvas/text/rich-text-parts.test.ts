import { piecesOf } from './rich-text-parts';

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

describe( 'another paragraph, another item', () => {
	const halved = ( html: string, index: number, halves: [ string, string ] ) => {
		const pieces = piecesOf( html );
		const next = pieces.split( pieces.values, index, halves );
		return next && next.join( next.values );
	};
	test.each( [
		[ '<ul><li class="a" id="b">One</li></ul>', 0, '<ul><li class="a" id="b">x</li><li class="a">y</li></ul>' ],
		[ '<p>One</p><p>Two</p>', 1, '<p>One</p><p>x</p><p>y</p>' ],
		[ '<ul><li>One<ul><li>Two</li></ul></li></ul>', 0, '<ul><li>x</li><li>y<ul><li>Two</li></ul></li></ul>' ],
		[ 'One', 0, undefined ],
		[ '<h2>One</h2><p>Two</p>', 0, undefined ],
	] )( '%s, piece %d', ( html, index, whole ) => expect( halved( html, index, [ 'x', 'y' ] ) ).toBe( whole ) );

	test( 'an empty one before other lists can be written in', () => {
		const pieces = piecesOf( '<ul><li>One<ul><li>Two</li></ul></li></ul>' );
		expect( pieces.split( pieces.values, 0, [ 'One', '' ] )!.values ).toEqual( [ 'One', '', 'Two' ] );
	} );

	test.each( [
		[ '<ul><li>One</li><li>T<b>wo</b></li></ul>', 1, '<ul><li>OneT<b>wo</b></li></ul>' ],
		[ '<ul><li>One</li></ul><p>Two</p>', 1, undefined ],
		[ '<p>One</p>', 0, undefined ],
	] )( '%s, back from piece %d', ( html, index, whole ) => {
		const pieces = piecesOf( html );
		const next = pieces.merge( pieces.values, index );
		expect( next && next.join( next.values ) ).toBe( whole );
	} );
} );
