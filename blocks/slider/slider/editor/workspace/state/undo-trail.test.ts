import { createTrail } from './undo-trail';

/** The reach after each call: may be undone, may be done again. */
const reach = ( { reach: now }: ReturnType< typeof createTrail > ) => [ now().canUndo, now().canRedo ];

test( 'at the opening nothing is undone, whatever the page did before', () => {
	expect( reach( createTrail( 'opening' ) ) ).toEqual( [ false, false ] );
} );

test( 'steps are undone back to the opening, and done again up to the last', () => {
	const trail = createTrail( 'opening' );
	trail.see( 'moved', true );
	trail.see( 'red', true );
	trail.go( -1 );
	trail.see( 'moved', false );
	expect( reach( trail ) ).toEqual( [ true, true ] );
	trail.go( -1 );
	trail.see( 'opening', false );
	expect( reach( trail ) ).toEqual( [ false, true ] );
	trail.go( 1 );
	trail.see( 'moved', false );
	trail.see( 'blue', true );
	expect( reach( trail ) ).toEqual( [ true, false ] );
} );

test( 'letters that run on are one step', () => {
	const trail = createTrail( 'opening' );
	for ( const [ typed, isStep ] of [
		[ 'B', true ],
		[ 'Bo', false ],
		[ 'Boats', false ],
	] as const ) {
		trail.see( typed, isStep );
	}
	trail.go( -1 );
	trail.see( 'opening', false );
	expect( reach( trail ) ).toEqual( [ false, true ] );
	trail.go( 1 );
	trail.see( 'Boats', false );
	expect( reach( trail ) ).toEqual( [ true, false ] );
} );

test( 'what looks like the opening, since a slide was added and deleted, is not the opening', () => {
	const trail = createTrail( 'opening' );
	trail.see( 'two slides', true );
	trail.see( 'opening', true );
	expect( reach( trail ) ).toEqual( [ true, false ] );
	trail.see( 'red', true );
	trail.go( -1 );
	trail.see( 'opening', false );
	expect( reach( trail ) ).toEqual( [ true, true ] );
	trail.go( -1 );
	trail.see( 'two slides', false );
	trail.go( 1 );
	trail.see( 'opening', false );
	expect( reach( trail ) ).toEqual( [ true, true ] );
} );

test( 'what runs on with a step of the page is no step of the workspace', () => {
	const trail = createTrail( 'opening' );
	trail.see( 'renamed', false );
	expect( reach( trail ) ).toEqual( [ false, false ] );
} );

test( 'a state that undo brings otherwise than it was is one step less', () => {
	const trail = createTrail( 'opening' );
	trail.see( 'moved', true );
	trail.see( 'red', true );
	trail.go( -1 );
	trail.see( 'moved and cleaned', false );
	expect( reach( trail ) ).toEqual( [ true, true ] );
} );
