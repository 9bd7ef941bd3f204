import { halvesAt, isAtStart, lettersIn, putCaret } from './caret';

/** As `RichText` draws it: it marks the breaks that are text. */
function fieldOf( html: string ) {
	document.body.innerHTML = `<div>${ html.replaceAll( '<br>', '<br data-rich-text-line-break="true">' ) }</div>`;
	return document.body.firstElementChild as HTMLElement;
}

test.each( [
	[ 'Boats', '', [ 'Boats', '' ] ],
	[ 'Big ', 'boats', [ 'Big ', 'boats' ] ],
	[ '<strong>Big</strong> ', 'boats', [ '<strong>Big</strong> ', 'boats' ] ],
	[ 'Big<br>', 'boats', [ 'Big<br>', 'boats' ] ],
	[ 'Big<br>old', 'boats<br>here', [ 'Big<br>old', 'boats<br>here' ] ],
	[ '<br><br>a', 'b', [ '<br><br>a', 'b' ] ],
] )( 'behind the letters of "%s" stands what came after them', ( before, after, halves ) => {
	const field = fieldOf( before + after );
	putCaret( field, lettersIn( before ) );
	expect( halvesAt( field ) ).toEqual( halves );
} );

test( 'behind none it is at the start, behind more than there are at the end', () => {
	const field = fieldOf( 'One<br>two' );
	putCaret( field, 0 );
	expect( isAtStart( field ) ).toBe( true );
	putCaret( field, Infinity );
	expect( isAtStart( field ) ).toBe( false );
	expect( halvesAt( field ) ).toEqual( [ 'One<br>two', '' ] );
} );
