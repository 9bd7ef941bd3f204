import { announce } from '@frontage/kit/announce';

/** CSS switches the prices; this says so to who does not see it. */
for ( const block of document.querySelectorAll( '.fr-pricing' ) ) {
	block.addEventListener( 'change', ( { target } ) => {
		const text = ( target as HTMLElement ).dataset.announce;
		if ( text ) {
			announce( text );
		}
	} );
}
