import { chipBeside, drawPieces, piecesOf, placeOf, pointAt, readText, type DescribeTag } from './chips';

const describeTag: DescribeTag = ( name ) => ( { label: name.toUpperCase(), kind: 'field' } );
const drawn = ( text: string ) => {
	const element = document.createElement( 'div' );
	drawPieces( element, piecesOf( text, describeTag ) );
	return element;
};

test.each( [
	'',
	'Hello',
	'[a]',
	'[a][b]',
	'Hello [a],\n\n[b]\n[_format_c "D"] and\n',
	'\n',
	'[[a]] [',
	'[ready]Yes, [a].[/ready] [!ready]No.[/ready]',
] )( 'what is drawn is read as it was: %j', ( text ) => {
	const element = drawn( text );
	expect( readText( element ) ).toBe( text );
	expect( drawPieces( element, piecesOf( text, describeTag ) ) ).toBe( false );
} );

test( 'a mail-tag is a chip that cannot be typed in, a section of a group is text', () => {
	const element = drawn( 'Hi [a] [group]x[/group]' );
	const chips = element.querySelectorAll( '.fr-mail-chip' );
	expect( chips ).toHaveLength( 1 );
	expect( chips[ 0 ]!.outerHTML ).toBe(
		'<span class="fr-mail-chip" contenteditable="false" dir="auto" data-kind="field" data-tag="[a]">A</span>'
	);
	expect( element.textContent ).toBe( 'Hi A [group]x[/group]' );
} );

test( 'a text node is on each side of a chip and on an empty line, so that the caret has a place', () => {
	const texts = ( text: string ) =>
		[ ...drawn( text ).childNodes ].map( ( node ) => ( node.nodeType === Node.TEXT_NODE ? node.nodeValue : 0 ) );
	expect( texts( '[a][b]' ) ).toEqual( [ '\ufeff', 0, '\ufeff', 0, '\ufeff' ] );
	expect( texts( 'x\n[a]\ny\n' ) ).toEqual( [ 'x\n\ufeff', 0, '\ufeff\ny\n\ufeff' ] );
	expect( texts( '' ) ).toEqual( [ '\ufeff' ] );
} );

test( 'every place of a text has a point in the element, and the other way round', () => {
	const text = '[a]x\n[b][c]\n\ny[a]';
	const pieces = piecesOf( text, describeTag );
	const element = drawn( text );
	for ( let place = 0; place <= text.length; place++ ) {
		const isInTag = /\[[^\]]*$/.test( text.slice( 0, place ) );
		const found = placeOf( element, ...pointAt( element, place ) );
		expect( found ).toBe( isInTag ? text.indexOf( ']', place ) + 1 : place );
	}
	expect( placeOf( element, ...pointAt( element, Infinity ) ) ).toBe( text.length );
	expect( chipBeside( pieces, 3, true ) ).toEqual( [ 0, 3 ] );
	expect( chipBeside( pieces, 3, false ) ).toBeUndefined();
	expect( chipBeside( pieces, 8, true ) ).toEqual( [ 5, 8 ] );
	expect( chipBeside( pieces, 8, false ) ).toEqual( [ 8, 11 ] );
} );

test( 'what browsers make of lines is read, too', () => {
	const element = document.createElement( 'div' );
	element.innerHTML = 'a<br>b<div>c<br></div><div><b>d</b></div><br>';
	expect( readText( element ) ).toBe( 'a\nb\nc\nd' );
} );
