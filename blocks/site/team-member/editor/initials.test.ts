import { initials } from './initials';

test.each( [
	[ 'Ada King Byron', 'AB' ],
	[ '<strong>ada</strong>', 'A' ],
	[ ' ', '' ],
	[ 'Élodie Ørsted', 'ÉØ' ],
] )( 'the initials of "%s"', ( name, expected ) => {
	expect( initials( name ) ).toBe( expected );
} );
