import { aroundAll, type Turned } from './box';
import { resize, withRatio } from './resize';
import { scaledWith, turnedWith } from './group-transform';

const box = ( left: number, top: number, width: number, height: number, angle = 0 ): Turned => ( {
	left,
	top,
	width,
	height,
	angle,
} );
const round = ( { left, top, width, height }: { left: number; top: number; width: number; height: number } ) =>
	[ left, top, width, height ].map( Math.round );

test( 'several boxes keep their parts of the one around them', () => {
	const boxes = [ box( 100, 100, 50, 20 ), box( 250, 180, 50, 20 ) ];
	const outer = aroundAll( boxes )!;
	const to = box( 100, 100, 400, 50 );
	expect( boxes.map( ( one ) => round( scaledWith( one, outer, to ) ) ) ).toEqual( [
		[ 100, 100, 100, 10 ],
		[ 400, 140, 100, 10 ],
	] );
} );

test( 'a box on its side becomes longer where the pull goes', () => {
	const wide = scaledWith( box( 0, 0, 100, 20, 90 ), box( 0, 0, 100, 100 ), box( 0, 0, 200, 100 ) );
	expect( [ wide.width, wide.height, wide.angle ].map( Math.round ) ).toEqual( [ 100, 40, 90 ] );
} );

test( 'several boxes go round their common middle', () => {
	const right = turnedWith( box( 180, 90, 20, 20 ), { x: 100, y: 100 }, 90 );
	expect( round( right ) ).toEqual( [ 90, 180, 20, 20 ] );
	expect( right.angle ).toBe( 90 );
} );

test( 'with its ratio kept a box goes to the nearer of two lines', () => {
	const own = box( 0, 0, 200, 100 );
	const handle = { x: 1, y: 1 } as const;
	const made = resize( own, handle, { by: { x: 100, y: 0 }, ratio: true } );
	expect( round( made ) ).toEqual( [ 0, 0, 300, 150 ] );
	const there = ( jump: { x: number; y: number } ) =>
		round( resize( own, handle, { by: withRatio( own, made, handle, jump ), ratio: true } ) );
	expect( there( { x: 0, y: 0 } ) ).toEqual( [ 0, 0, 300, 150 ] );
	expect( there( { x: 4, y: 0 } ) ).toEqual( [ 0, 0, 304, 152 ] );
	expect( there( { x: 6, y: -2 } ) ).toEqual( [ 0, 0, 296, 148 ] );
} );
