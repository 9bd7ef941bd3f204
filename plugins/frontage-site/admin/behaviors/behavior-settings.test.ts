import { allOff, kilobytes, recommended, whatIsOn, withOption } from './behavior-settings';
import type { Behavior } from './types';

const make = ( name: string, isRecommended = false ): Behavior => ( {
	name,
	group: 'pages',
	title: name,
	words: name,
	bytes: 100,
	idle: false,
	recommended: isRecommended,
	options: {},
} );
const ALL = [ make( 'a', true ), make( 'b' ), make( 'c', true ) ];

test( 'the recommended ones are switched on, and what is on besides stays', () => {
	const chosen = recommended( { b: { on: true }, c: { on: false, options: { mode: 'up' } } }, ALL );
	expect( whatIsOn( chosen, ALL ).map( ( { name } ) => name ) ).toEqual( [ 'a', 'b', 'c' ] );
	expect( chosen.c ).toEqual( { on: true, options: { mode: 'up' } } );
} );

test( 'all off keeps what was chosen of each', () => {
	expect( allOff( { a: { on: true, options: { mode: 'up' } }, b: { on: false } } ) ).toEqual( {
		a: { on: false, options: { mode: 'up' } },
		b: { on: false },
	} );
} );

test( 'an option is changed beside the others', () => {
	const chosen = { a: { on: true, options: { mode: 'up', bar: 3 } } };
	expect( withOption( chosen, 'a', 'mode', 'after' ) ).toEqual( {
		a: { on: true, options: { mode: 'after', bar: 3 } },
	} );
	expect( withOption( {}, 'a', 'mode', 'after' ) ).toEqual( { a: { on: false, options: { mode: 'after' } } } );
	expect( chosen.a.options.mode ).toBe( 'up' );
} );

test( 'bytes are said in the numbers of the language', () => {
	expect( kilobytes( 849, 'en' ) ).toBe( '0.8' );
	expect( kilobytes( 1250, 'de' ) ).toBe( '1,3' );
} );
