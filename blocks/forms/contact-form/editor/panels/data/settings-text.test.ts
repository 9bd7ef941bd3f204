import { isOn, turn, valueOf, write } from './settings-text';

test.each( [
	[ 'demo_mode: on', true ],
	[ ' demo_mode : true ', true ],
	[ 'demo_mode: 1', true ],
	[ 'demo_mode: off', false ],
	[ 'no_demo_mode: on', false ],
	[ 'demo_mode: off\ndemo_mode: on', false ],
	[ '', false ],
] )( '%j means demo mode %s', ( text, on ) => {
	expect( isOn( text, 'demo_mode' ) ).toBe( on );
} );

test( 'switching one setting leaves the other lines alone', () => {
	expect( turn( 'skip_mail: on\nflamingo_email: "[your-email]"', 'demo_mode', true ) ).toBe(
		'skip_mail: on\nflamingo_email: "[your-email]"\ndemo_mode: on'
	);
	expect( turn( 'skip_mail: on\n# why\ndemo_mode: on', 'skip_mail', false ) ).toBe( '# why\ndemo_mode: on' );
} );

test( 'a setting that was off is on after it is switched on', () => {
	expect( isOn( turn( 'demo_mode: off', 'demo_mode', true ), 'demo_mode' ) ).toBe( true );
} );

test( 'a value is read, written and taken away again', () => {
	const text = write( 'skip_mail: on\nkeep_for: 1 month', 'keep_for', '6 months' );
	expect( valueOf( text, 'keep_for' ) ).toBe( '6 months' );
	expect( write( text, 'keep_for', '' ) ).toBe( 'skip_mail: on' );
	expect( valueOf( '', 'keep_for' ) ).toBe( '' );
} );
