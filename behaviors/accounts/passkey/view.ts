/**
 * Sign-in forms with passkeys: the code is loaded at the first interaction with the form. In browsers without passkeys the
 * button is removed.
 */
import { moduleData } from '@frontage/kit/module-data';

type Late = { offer: ( place: HTMLElement ) => void };

const REACHING = [ 'focusin', 'pointerover', 'touchstart' ];

function watch( place: HTMLElement ) {
	const form = place.closest( 'form' )!;
	// A tap can reach the form and press the button before the code is loaded; the pressed button is remembered.
	let pressed: HTMLElement | undefined;
	place.onclick = ( { target } ) => ( pressed = target as HTMLElement );
	const reached = async () => {
		REACHING.forEach( ( type ) => form.removeEventListener( type, reached ) );
		// The platform's own import: webpack's would bring its run time.
		const { load } = await import( /* webpackIgnore: true */ '@frontage/kit/load' );
		const { lazy } = moduleData< { lazy: { script: string } } >( '@frontage/behaviours/passkey' );
		load< Late >( 'frontage/passkey', { url: lazy!.script } ).then(
			( { offer } ) => {
				place.onclick = null;
				offer( place );
				pressed?.click();
			},
			() => place.remove() // The password still works.
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
