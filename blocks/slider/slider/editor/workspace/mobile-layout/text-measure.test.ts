import { lineCount, linesOf, lineWidth, widest, type Words } from './text-measure';

const words = ( ...lines: number[][] ): Words => ( {
	size: 20,
	line: 30,
	lines,
	space: 5,
	padding: { x: 0, y: 0 },
} );

test( 'words take as many lines as they need', () => {
	const text = words( [ 50, 50, 50 ] );
	expect( lineCount( text, 1, 200 ) ).toBe( 1 );
	expect( lineCount( text, 1, 105 ) ).toBe( 2 );
	expect( lineCount( text, 1, 60 ) ).toBe( 3 );
	expect( lineCount( text, 2, 200 ) ).toBe( 3 );
	expect( lineCount( words( [ 50 ], [ 50 ] ), 1, 500 ) ).toBe( 2 );
	expect( lineCount( words(), 1, 500 ) ).toBe( 1 );
} );

test( 'the widest word, and the widest line', () => {
	expect( widest( words( [ 50, 80 ], [ 60 ] ) ) ).toBe( 80 );
	expect( lineWidth( words( [ 50, 80 ], [ 60 ] ) ) ).toBe( 135 );
} );

test( 'a text has the lines that somebody gave it, without what only moves', () => {
	const element = document.createElement( 'div' );
	element.innerHTML = 'One <b>two</b><br>three<p>four</p><span aria-hidden="true">pieces</span>';
	expect( linesOf( element ) ).toEqual( [ 'One two', 'three', 'four' ] );
} );
