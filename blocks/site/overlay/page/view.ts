/**
 * Links and buttons open the overlays of this page; without it a link leads to the overlay where it stands. What plays by
 * itself waits until it is seen (PHP says so: `data-autoplay`), and of one that has gone nothing is heard.
 */
import { listenForOpeners } from '@frontage/kit/openers';
import type { OverlayDetail } from '@frontage/kit/overlay';

const when = ( state: string, call: ( overlay: HTMLDialogElement ) => void ) =>
	document.addEventListener( `frontage:overlay:${ state }`, ( event ) => {
		if ( ! event.defaultPrevented ) {
			call( ( event as CustomEvent< OverlayDetail > ).detail.overlay );
		}
	} );

when( 'opened', ( overlay ) => {
	if ( ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		overlay
			.querySelectorAll< HTMLMediaElement >( '[data-autoplay]' )
			.forEach( ( film ) => void film.play().catch( () => {} ) ); // A browser may want to be asked first.
	}
} );
when( 'closing', ( overlay ) => {
	overlay.querySelectorAll< HTMLMediaElement >( 'video,audio' ).forEach( ( film ) => film.pause() );
	// Another site's player is told by nobody; one of its own that begins anew leaves no step in the history. A video popup
	// has taken its player's address away by itself.
	overlay
		.querySelectorAll( 'iframe[src][allow*="autoplay"]' )
		.forEach( ( player ) => player.replaceWith( player.cloneNode() ) );
} );

listenForOpeners();
