/**
 * Creates a passkey for the signed-in user: the browser prompts, and its response is submitted with the panel's form. Hidden
 * in browsers without passkeys.
 */
import { moduleData } from '@frontage/kit/module-data';

interface Data {
	ask: string;
	nonce: string;
	failed: string;
	known: string;
}

const data = moduleData< Data >( '@frontage/behaviours/new-passkey' ) as Data;

async function make(): Promise< Credential > {
	const body = new URLSearchParams( { _wpnonce: data.nonce } );
	const response = await fetch( data.ask, { method: 'POST', body } );
	const ceremony = await response.json();
	if ( ! response.ok ) {
		throw new Error( ceremony.message );
	}
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON( ceremony );
	return ( await navigator.credentials.create( { publicKey } ) )!;
}

function offer( place: HTMLElement ) {
	const button = place.querySelector( 'button' )!;
	const status = place.querySelector( '[role="status"]' )!;
	const answer = place.querySelector< HTMLInputElement >( '[type="hidden"]' )!;
	place.hidden = false;
	button.addEventListener( 'click', async () => {
		status.textContent = '';
		button.disabled = true;
		try {
			answer.value = JSON.stringify( await make() );
			answer.form!.submit();
		} catch ( error ) {
			const { name, message } = error as Error;
			status.textContent = { InvalidStateError: data.known, Error: message }[ name ] || data.failed;
			button.disabled = false;
		}
	} );
}

if ( window.PublicKeyCredential?.parseCreationOptionsFromJSON as unknown ) {
	document.querySelectorAll< HTMLElement >( '.frontage-new-passkey' ).forEach( offer );
}
