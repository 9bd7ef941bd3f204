import { looks, varying } from './pose';
import type { ModuleContext } from '../../types/module-context';
import type { Pose } from '../../types/playback-config';

const context = ( level = 0, perspective = 800 ) =>
	( { level: () => level, play: { perspective } } ) as unknown as ModuleContext;
const frames = ( poses: Pose[], level = 0 ) =>
	varying(
		looks( poses, { context: context( level ), edge: ( side ) => ( side === 'left' ? -300 : 700 ) } ),
		'frame'
	);

test( 'lengths scale with the layer, and all states have the same functions', () => {
	expect( frames( [ { x: 40, rotateZ: 45, opacity: 0 }, {} ] ) ).toEqual( [
		{ transform: 'translate3d(calc(40*var(--fr-k)),0px,0px) rotateZ(45deg)', opacity: '0' },
		{ transform: 'translate3d(0px,0px,0px) rotateZ(0deg)', opacity: '1' },
	] );
} );

test( 'units stay, edges are measured', () => {
	expect(
		frames( [ { x: '50%', y: '-2em' }, { x: 'right' }, { x: 'left' } ] ).map( ( { transform } ) => transform )
	).toEqual( [ 'translate3d(50%,-2em,0px)', 'translate3d(700px,0px,0px)', 'translate3d(-300px,0px,0px)' ] );
} );

test( 'depth has the perspective of the state, else of the slider', () => {
	expect( frames( [ { rotateY: 90, perspective: 400 }, {} ] ).map( ( { transform } ) => transform ) ).toEqual( [
		'perspective(400px) rotateY(90deg)',
		'perspective(800px) rotateY(0deg)',
	] );
} );

test( 'where one camera sees all layers, none has its own', () => {
	const around = { context: context( 0, 0 ), edge: () => 0 };
	expect( looks( [ { rotateY: 90, perspective: 400 } ], around )[ 0 ]!.frame.transform ).toBe( 'rotateY(90deg)' );
} );

test( 'each level has its own values', () => {
	const poses: Pose[] = [ { y: [ 10, 20, 30, 40 ] }, {} ];
	expect( frames( poses, 3 )[ 0 ] ).toEqual( { transform: 'translate3d(0px,calc(40*var(--fr-k)),0px)' } );
} );

test( 'what does not differ is not animated', () => {
	expect( frames( [ { scaleX: 2 }, { scaleX: 2 } ] ) ).toEqual( [ {}, {} ] );
} );

test( 'a shape opens to its own kind', () => {
	expect( frames( [ { clip: 'circle(0%)' }, {} ] ).map( ( { clipPath } ) => clipPath ) ).toEqual( [
		'circle(0%)',
		'circle(100%)',
	] );
	expect( frames( [ {}, { clip: 'inset(0 100% 0 0)' } ] ).map( ( { clipPath } ) => clipPath ) ).toEqual( [
		'inset(0 0 0 0)',
		'inset(0 100% 0 0)',
	] );
} );

test( 'where a state has no colour or border, the stylesheet decides', () => {
	const states = looks( [ { color: '#f00', style: { 'border-width': '2px' } }, {} ], {
		context: context(),
		edge: () => 0,
	} );
	expect( varying( states, 'paint' ) ).toEqual( [ { color: '#f00' }, { color: 'var(--fr-color,inherit)' } ] );
	expect( varying( states, 'style' ) ).toEqual( [ { borderWidth: '2px' }, { borderWidth: 'var(--fr-border,0)' } ] );
} );
