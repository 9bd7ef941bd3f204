import { arrange, readingOrder, type Phone, type Piece, type PieceKind } from './layer-arrangement';
import type { Words } from './text-measure';

const WIDE = { width: 1240, height: 600 };
const PHONE: Phone = { width: 480, height: 420, margin: 24, top: 24, bottom: 48, text: 22, target: 59 };

const at = ( left: number, top: number, width: number, height: number ) => ( { left, top, width, height } );
const words = ( size: number, ...lines: number[][] ): Words => ( {
	size,
	line: size * 1.2,
	lines,
	space: size / 4,
	padding: { x: 0, y: 0 },
} );

const piece = ( id: string, kind: PieceKind, wide: Piece[ 'wide' ], more: Partial< Piece > = {} ): Piece => ( {
	id,
	kind,
	wide,
	box: at( -178, 40, 422, 60 ),
	isOutside: true,
	...more,
} );
const headline = piece( 'headline', 'text', at( 40, 100, 760, 130 ), { words: words( 33, [ 80, 120, 90 ] ) } );
const text = piece( 'text', 'text', at( 40, 250, 560, 30 ), {
	words: words( 16, Array( 12 ).fill( 60 ) as number[] ),
} );
const one = piece( 'one', 'button', at( 40, 320, 160, 52 ), {
	words: { ...words( 15, [ 60, 40 ] ), padding: { x: 28, y: 14 } },
} );
const two = piece( 'two', 'button', at( 220, 322, 160, 52 ), {
	words: { ...words( 15, [ 70 ] ), padding: { x: 28, y: 14 } },
} );

/** Where everything lies, as wide and as high as it was put. */
function boxes( pieces: readonly Piece[], phone = PHONE ) {
	const { layers, height } = arrange( pieces, phone, WIDE );
	return { layers, height, of: ( id: string ) => layers.get( id )! };
}

test( 'one reads from the top down and, side by side, in the direction of the language', () => {
	const order = ( isRtl: boolean ) =>
		readingOrder( [ two, one, text, headline ], isRtl ).map( ( row ) => row.map( ( { id } ) => id ) );
	expect( order( false ) ).toEqual( [ [ 'headline' ], [ 'text' ], [ 'one', 'two' ] ] );
	expect( order( true ) ).toEqual( [ [ 'headline' ], [ 'text' ], [ 'two', 'one' ] ] );
} );

test( 'layers stand below each other, whole and on the slide, buttons beside each other where there is room', () => {
	const { of, height, layers } = boxes( [ two, text, headline, one ] );
	expect( height ).toBe( 420 );
	expect( [ ...layers.keys() ] ).toEqual( [ 'headline', 'text', 'one', 'two' ] );
	expect( of( 'headline' ) ).toMatchObject( { edge: 'left', x: 24, width: 432, height: 'auto' } );
	expect( of( 'headline' ).y ).toBeGreaterThanOrEqual( 24 );
	expect( of( 'text' ).y ).toBeGreaterThanOrEqual( of( 'headline' ).y! + 40 );
	expect( of( 'one' ).y ).toBe( of( 'two' ).y );
	expect( of( 'one' ).y ).toBeGreaterThan( of( 'text' ).y! );
	expect( of( 'two' ).x ).toBeGreaterThan( of( 'one' ).x! );
} );

test( 'type can be read and buttons can be hit', () => {
	const { of } = boxes( [ headline, text, one ] );
	expect( of( 'text' ) ).toMatchObject( { fontSize: 22, lineHeight: 26 } );
	expect( of( 'headline' ).fontSize ).toBeUndefined(); // Large enough.
	const { fontSize, padding } = of( 'one' );
	expect( fontSize ).toBe( 22 );
	expect( 26 + 2 * padding!.y ).toBeGreaterThanOrEqual( 59 );
} );

test( 'a headline whose longest word is too long becomes smaller', () => {
	const long = piece( 'long', 'text', at( 40, 100, 1100, 130 ), { words: words( 60, [ 700 ] ) } );
	expect( boxes( [ long ] ).of( 'long' ).fontSize ).toBe( 37 );
} );

test( 'what stood in the middle stands in the middle; from right to left all hangs at the right', () => {
	const central = { ...one, wide: at( 540, 320, 160, 52 ) };
	const width = 105 * ( 22 / 15 );
	const x = boxes( [ central ] ).of( 'one' ).x!;
	expect( Math.abs( x + width / 2 - 240 ) ).toBeLessThan( 60 );
	expect( x ).toBeGreaterThan( 100 );
	const { of } = boxes( [ headline, one, two ], { ...PHONE, isRtl: true } );
	expect( of( 'headline' ) ).toMatchObject( { edge: 'right', x: 24 } );
	expect( of( 'one' ).x ).toBeGreaterThan( of( 'two' ).x! );
} );

test( 'a button stands as the texts are set, wherever all of it was dragged on the desktop', () => {
	const set = ( align: 'center' | 'end' ) => ( { ...headline, words: { ...headline.words!, align } } );
	const width = 105 * ( 22 / 15 );
	const x = ( ...pieces: Piece[] ) => boxes( pieces ).of( 'one' ).x!;
	expect( Math.abs( x( set( 'center' ), one ) + width / 2 - 240 ) ).toBeLessThan( 60 );
	expect( x( set( 'end' ), one ) ).toBeGreaterThan( x( set( 'center' ), one ) );
	expect( x( headline, { ...one, wide: at( 540, 320, 160, 52 ) } ) ).toBe( 24 );
} );

test( 'pictures make room, and where that is not enough the slide becomes higher', () => {
	const picture = piece( 'picture', 'picture', at( 700, 60, 500, 400 ), { box: at( 0, 0, 400, 320 ) } );
	const { of, height } = boxes( [ headline, text, picture ] );
	expect( of( 'picture' ).height ).toBeLessThan( 320 );
	expect( Number( of( 'picture' ).width ) / Number( of( 'picture' ).height ) ).toBeCloseTo( 1.25, 1 );
	expect( height ).toBe( 420 );
	const much = Array.from( { length: 8 }, ( _, n ) => ( {
		...text,
		id: `t${ n }`,
		wide: at( 40, n * 60, 500, 30 ),
	} ) );
	const full = boxes( much );
	expect( full.height ).toBeGreaterThan( 420 );
	const { y } = full.of( 't7' );
	expect( y! + 26 * 2 ).toBeLessThanOrEqual( full.height - 48 + 1 );
} );

test( 'what is painted behind layers is behind them again, and no part of the order', () => {
	const card = piece( 'card', 'shape', at( 20, 80, 800, 320 ), { box: at( -300, 0, 800, 320 ) } );
	const { of } = boxes( [ card, headline, text ] );
	const behind = of( 'card' );
	expect( behind.x ).toBeLessThan( of( 'headline' ).x! );
	expect( behind.y ).toBeLessThan( of( 'headline' ).y! );
	expect( behind.x! + Number( behind.width ) ).toBeLessThanOrEqual( 480 );
	expect( behind.y! + Number( behind.height ) ).toBeGreaterThan( of( 'text' ).y! + 50 );
	const far = piece( 'far', 'shape', at( 1000, 0, 200, 100 ), { box: at( 460, -20, 200, 100 ) } );
	expect( boxes( [ far ] ).of( 'far' ) ).toEqual( { edge: 'left', x: 280, y: 0 } );
} );

test( 'a group that has no room is arranged inside; one that has stays', () => {
	const group = piece( 'group', 'group', at( 100, 100, 800, 200 ), {
		box: at( 0, 0, 800, 200 ),
		pieces: [
			{ ...headline, wide: at( 10, 10, 700, 60 ) },
			{ ...text, wide: at( 10, 90, 700, 60 ) },
		],
	} );
	const { of } = boxes( [ group ] );
	expect( of( 'group' ) ).toMatchObject( { width: 432, x: 24 } );
	expect( of( 'headline' ) ).toMatchObject( { x: 20, y: 20 } );
	expect( of( 'text' ).y! ).toBeGreaterThan( of( 'headline' ).y! );
	expect( Number( of( 'group' ).height ) ).toBeGreaterThan( of( 'text' ).y! );
	const fits = { ...group, box: at( 0, 0, 300, 100 ), pieces: [ { ...headline, isOutside: false } ] };
	expect( boxes( [ fits ] ).layers.has( 'headline' ) ).toBe( false );
} );
