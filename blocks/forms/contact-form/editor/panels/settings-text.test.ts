import { isOn, turn } from './settings-text';

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
