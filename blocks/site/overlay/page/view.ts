/**
 * Links and buttons open the overlays of this page; without script a link leads to the overlay in place. Autoplaying media
 * start when the overlay opens (`data-autoplay`, set by PHP) and stop when it closes.
 */
import { listenForOpeners } from '@frontage/kit/openers';
import type { OverlayDetail } from '@frontage/kit/overlay';

const onState = ( state: string, call: ( overlay: HTMLDialogElement ) => void ) =>
	document.addEventListener( `frontage:overlay:${ state }`, ( event ) => {
		if ( ! event.defaultPrevented ) {
			call( ( event as CustomEvent< OverlayDetail > ).detail.overlay );
		}
	} );

onState( 'opened', ( overlay ) => {
	if ( ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		overlay
			.querySelectorAll< HTMLMediaElement >( '[data-autoplay]' )
			.forEach( ( film ) => void film.play().catch( () => {} ) ); // The browser may block autoplay.
	}
} );
onState( 'closing', ( overlay ) => {
	overlay.querySelectorAll< HTMLMediaElement >( 'video,audio' ).forEach( ( film ) => film.pause() );
	// Embedded players of other sites cannot be paused; replacing the iframe stops them without a history entry. A video
	// popup removes its player's URL itself.
	overlay
		.querySelectorAll( 'iframe[src][allow*="autoplay"]' )
		.forEach( ( player ) => player.replaceWith( player.cloneNode() ) );
} );

listenForOpeners();
