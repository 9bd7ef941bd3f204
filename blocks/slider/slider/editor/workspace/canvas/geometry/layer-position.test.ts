import { move, offsetOf, resizeTo, rotateTo } from './layer-position';

const units = { size: 0.5, offset: 0.5, base: { width: 600, height: 250 }, frame: { width: 800, height: 600 } };
const at = ( box: object ) => ( { box } );

describe( 'a layer is moved', () => {
	it( 'from the edge at which it hangs', () => {
		const by = { x: 10, y: -5 };
		expect( move( at( { offsetX: [ 40 ] } ), 0, by, units ) ).toEqual(
			at( { offsetX: [ 60 ], offsetY: [ -10 ] } )
		);
		expect( move( at( { x: [ 'right' ], y: [ 'bottom' ], offsetX: [ 40 ] } ), 0, by, units ) ).toEqual(
			at( { x: [ 'right' ], y: [ 'bottom' ], offsetX: [ 20 ], offsetY: [ 10 ] } )
		);
		expect( move( at( { x: [ 'center' ] } ), 0, { x: 10, y: 0 }, units ) ).toEqual(
			at( { x: [ 'center' ], offsetX: [ 20 ] } )
		);
	} );

	it( 'in the unit in which its place is written', () => {
		expect( move( at( { offsetX: [ '10%' ], offsetY: [ '2vh' ] } ), 0, { x: 6, y: 6 }, units ) ).toEqual(
			at( { offsetX: [ '11%' ], offsetY: [ '3vh' ] } )
		);
	} );

	it( 'on one level; wider ones stay, narrower ones that say nothing follow', () => {
		const mobile = move( at( { offsetX: [ 40 ] } ), 3, { x: -10, y: 0 }, units );
		expect( mobile ).toEqual( at( { offsetX: [ 40, null, null, 20 ] } ) );
		expect( move( mobile, 0, { x: 5, y: 0 }, units ) ).toEqual( at( { offsetX: [ 50, null, null, 20 ] } ) );
		expect( offsetOf( mobile, 3 ) ).toEqual( [ '20', '0' ] );
	} );

	it( 'from where it stands, where what nobody set follows the grid', () => {
		const following = { ...units, offsets: { x: -80, y: -56 } };
		const mobile = move( at( { offsetX: [ -206 ], offsetY: [ -80 ] } ), 3, { x: 10, y: 0 }, following );
		expect( mobile ).toEqual( at( { offsetX: [ -206, null, null, -60 ], offsetY: [ -80 ] } ) );
		expect( offsetOf( mobile, 3, following.offsets ) ).toEqual( [ '-60', '-56' ] );
	} );

	it( 'not at all without a way', () => {
		const layer = at( { offsetX: [ 40 ] } );
		expect( move( layer, 0, { x: 0, y: 0 }, units ) ).toBe( layer );
	} );
} );

describe( 'a layer is resized', () => {
	const from = { left: 100, top: 50, width: 200, height: 100, angle: 0 };

	it( 'only where it changed, and stays at the edge at which it hangs', () => {
		const to = { ...from, left: 80, width: 220 };
		expect( resizeTo( at( { offsetX: [ 200 ] } ), 0, from, to, units ) ).toEqual(
			at( { offsetX: [ 160 ], width: [ 440 ] } )
		);
		expect( resizeTo( at( { x: [ 'right' ] } ), 0, from, to, units ) ).toEqual(
			at( { x: [ 'right' ], width: [ 440 ] } )
		);
		expect( resizeTo( at( { x: [ 'center' ] } ), 0, from, to, units ) ).toEqual(
			at( { x: [ 'center' ], width: [ 440 ], offsetX: [ -20 ] } )
		);
	} );

	it( 'in parts of its base where it was written so, and no longer fills it', () => {
		expect( resizeTo( at( { inset: true, width: [ '50%' ] } ), 0, from, { ...from, width: 300 }, units ) ).toEqual(
			at( { width: [ '50%' ] } )
		);
	} );
} );

describe( 'a layer is turned', () => {
	it( 'where its angle stands', () => {
		expect( rotateTo( {}, 2, 15 ) ).toEqual( { transform: { rotateZ: [ null, null, 15 ] } } );
		const resting = { frames: [ { id: 'frame_0' }, { to: { rotateZ: [ 5 ] } } ] };
		expect( rotateTo( resting, 0, 15 ) ).toEqual( { frames: [ { id: 'frame_0' }, { to: { rotateZ: [ 15 ] } } ] } );
	} );
} );
