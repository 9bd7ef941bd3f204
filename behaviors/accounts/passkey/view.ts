/**
 * Sign-in forms that offer a passkey: what asks for one is fetched when somebody reaches for the form. Where the browser
 * has none, the offer is not there.
 */
import { moduleData } from '@frontage/kit/module-data';

type Late = { offer: ( place: HTMLElement ) => void };

const REACHING = [ 'focusin', 'pointerover', 'touchstart' ];

function watch( place: HTMLElement ) {
	const form = place.closest( 'form' )!;
	// A tap reaches the form and presses a button at once, before what asks is there.
	let pressed: HTMLElement | undefined;
	place.onclick = ( { target } ) => ( pressed = target as HTMLElement );
	const reached = async () => {
		REACHING.forEach( ( type ) => form.removeEventListener( type, reached ) );
		const { load } = await import( '@frontage/kit/load' );
		const { lazy } = moduleData< { lazy: { script: string } } >( '@frontage/behaviours/passkey' );
		load< Late >( 'frontage/passkey', { url: lazy!.script } ).then(
			( { offer } ) => {
				place.onclick = null;
				offer( place );
				pressed?.click();
			},
			() => place.remove() // The password works.
		);
	};
	REACHING.forEach( ( type ) => form.addEventListener( type, reached, { passive: true } ) );
	if ( form.contains( form.ownerDocument.activeElement ) ) {
		void reached();
	}
}

document.querySelectorAll< HTMLElement >( 'form .frontage-passkey' ).forEach( ( place ) => {
	if ( window.PublicKeyCredential?.parseRequestOptionsFromJSON as unknown ) {
		watch( place );
	} else {
		place.remove();
	}
} );
