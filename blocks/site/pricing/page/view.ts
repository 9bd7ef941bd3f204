import { announce } from '@frontage/kit/announce';
import { onArrival } from '@frontage/kit/arrivals';
import { get, set } from '@frontage/kit/storage';

/** One key for the site: the choice applies to all pages. */
const KEY = 'pricing';
const LIFETIME = 30 * 24 * 60 * 60; // s

/** CSS switches the prices; the script announces it to screen readers, and remembers it if the author turned that on. */
onArrival( '.fr-pricing', ( block ) => {
	const shouldRemember = 'remember' in block.dataset;
	const period = shouldRemember && get( KEY );
	for ( const input of block.querySelectorAll< HTMLInputElement >( '[data-announce]' ) ) {
		input.checked ||= input.value === period;
	}
	block.addEventListener( 'change', ( { target } ) => {
		const { dataset, value } = target as HTMLInputElement;
		if ( dataset.announce ) {
			announce( dataset.announce );
			if ( shouldRemember ) {
				set( KEY, value, { lifetime: LIFETIME } );
			}
		}
	} );
} );
