import { drawn, split, turns, type SplitBy } from './text-pieces';

function cut( html: string, by: SplitBy ) {
	const content = document.createElement( 'div' );
	content.innerHTML = html;
	document.body.replaceChildren( content );
	return { content, ...split( content, by ) };
}
const texts = ( list: HTMLElement[] ) => list.map( ( { textContent } ) => textContent );

/** What assistive tech reads: everything that is not hidden from it. */
function read( element: Element ): string {
	return [ ...element.childNodes ]
		.map( ( node ) => {
			if ( node instanceof Element ) {
				return node.getAttribute( 'aria-hidden' ) === 'true' ? '' : read( node );
			}
			return node.textContent;
		} )
		.join( '' );
}

test.each< [ SplitBy, string[] ] >( [
	[ 'chars', [ ...'Hello👩‍👩‍👧'.slice( 0, 5 ), '👩‍👩‍👧', ...'world' ] ],
	[ 'words', [ 'Hello👩‍👩‍👧', 'world' ] ],
	[ 'lines', [ 'Hello👩‍👩‍👧 world' ] ], // jsdom has one line for everything.
] )( 'text by %s', ( by, pieces ) => {
	expect( texts( cut( 'Hello👩‍👩‍👧 world', by ).list ) ).toEqual( pieces );
} );

test( 'the text is read once and whole, and is back as it was', () => {
	const html = 'One <b>two</b> three\n four';
	const { content, undo } = cut( html, 'chars' );
	expect( read( content ) ).toBe( 'One two three\n four' );
	expect( content.innerHTML ).not.toBe( html );
	undo();
	expect( content.innerHTML ).toBe( html );
} );

test( 'a link stays whole, reachable and itself', () => {
	const { content, list, undo } = cut( 'See <a href="/here">this page</a>', 'chars' );
	expect( texts( list ) ).toEqual( [ 'S', 'e', 'e', 'this page' ] );
	const link = content.querySelector( 'a' )!;
	expect( link.closest( '[aria-hidden]' ) ).toBeNull();
	undo();
	expect( content.querySelector( 'a' ) ).toBe( link );
	expect( content.innerHTML ).toBe( 'See <a href="/here">this page</a>' );
} );

test.each( [
	[ 'مرحبا بالعالم', [ 'مرحبا', 'بالعالم' ] ],
	[ 'नमस्ते दुनिया', [ 'नमस्ते', 'दुनिया' ] ],
	[ 'שלום', [ ...'שלום' ] ],
] )( 'letters that join stay together: %s', ( text, pieces ) => {
	expect( texts( cut( text, 'chars' ).list ) ).toEqual( pieces );
} );

test( 'a script without spaces is cut into its words', () => {
	const { list } = cut( '我喜欢咖啡', 'words' );
	expect( list.length ).toBeGreaterThan( 1 );
	expect( texts( list ).join( '' ) ).toBe( '我喜欢咖啡' );
} );

test( 'what stands on one line is one piece', () => {
	const top = jest.spyOn( HTMLElement.prototype, 'offsetTop', 'get' ).mockImplementation( function (
		this: HTMLElement
	) {
		return [ 'three', 'four' ].includes( this.textContent ?? '' ) ? 40 : 0;
	} );
	const height = jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockReturnValue( 30 );
	const { list, content, undo } = cut( 'one two three four', 'lines' );
	expect( texts( list ) ).toEqual( [ 'one two', 'three four' ] );
	expect( read( content ) ).toBe( 'one two three four' );
	undo();
	expect( content.innerHTML ).toBe( 'one two three four' );
	top.mockRestore();
	height.mockRestore();
} );

test.each( [
	[ 'forward', [ 0, 1, 2, 3, 4 ] ],
	[ 'backward', [ 4, 3, 2, 1, 0 ] ],
	[ 'middletoedge', [ 2, 1, 0, 1, 2 ] ],
	[ 'edgetomiddle', [ 0, 1, 2, 1, 0 ] ],
] as const )( 'pieces come %s', ( order, steps ) => {
	expect( turns( 5, order, () => 0 ) ).toEqual( steps );
} );

test( 'by chance, each piece has a turn of its own', () => {
	const values = [ 0.9, 0.1, 0.5, 0.3 ];
	const steps = turns( 5, 'random', () => values.pop()! );
	expect( steps ).not.toEqual( [ 0, 1, 2, 3, 4 ] );
	expect( [ ...steps ].sort() ).toEqual( [ 0, 1, 2, 3, 4 ] );
} );

test.each( [
	[ 'random(-40,40)', 0, 20 ],
	[ 'random(-40%,40%)', 0, '20%' ],
	[ 'cycle(100%,-100%)', 3, '-100%' ],
	[ 'mirrored(15%)', 3, '15%' ],
	[ '15%', 3, '15%' ],
	[ 12, 3, 12 ],
	[ undefined, 3, undefined ],
] )( 'the value %s for one piece', ( value, nth, own ) => {
	expect( drawn( value, nth, () => 0.75 ) ).toBe( own );
} );
