import { inkIn } from './painted-bounds';

/** Nothing is laid out here: each node has the box that its text or its class says, "left top width height". */
const boxOf = ( said: string | null | undefined ) => {
	const [ left = 0, top = 0, width = 0, height = 0 ] = ( said ?? '' ).split( ' ' ).map( Number );
	return [ { left, top, width, height, right: left + width, bottom: top + height } ] as unknown as DOMRectList;
};

beforeEach( () => {
	let selected: Node | undefined;
	jest.spyOn( document, 'createRange' ).mockReturnValue( {
		selectNode: ( node: Node ) => ( selected = node ),
		getClientRects: () => boxOf( selected?.textContent ),
	} as unknown as Range );
	jest.spyOn( Element.prototype, 'getClientRects' ).mockImplementation( function ( this: Element ) {
		return boxOf( this.getAttribute( 'data-box' ) );
	} );
} );
afterEach( () => jest.restoreAllMocks() );

const ink = ( html: string ) => {
	const content = document.body.appendChild( document.createElement( 'div' ) );
	content.innerHTML = html;
	return inkIn( content );
};

test( 'a paragraph in a text is seen as far as its letters go, not as wide as its box', () => {
	expect(
		ink( '<p data-box="-240 0 1920 30">300 0 400 20</p> <p data-box="-240 30 1920 30">280 30 100 20</p>' )
	).toEqual( {
		left: 280,
		top: 0,
		width: 420,
		height: 50,
	} );
} );

test( 'what is painted, and images, count as far as their box goes', () => {
	expect(
		ink(
			'<div data-box="10 0 200 40" style="background-color:#fff">50 10 80 20</div><img data-box="0 50 300 100">'
		)
	).toEqual( { left: 0, top: 0, width: 300, height: 150 } );
	expect( ink( ' <p data-box="0 0 90 20"></p>' ) ).toBeUndefined();
} );
