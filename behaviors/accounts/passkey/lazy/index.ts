/**
 * Requests a passkey: when the button is pressed, and before that for the browser's autofill list in the username field. The
 * browser's response is submitted with the form itself, so that WordPress handles the sign-in.
 */
import { moduleData } from '@frontage/kit/module-data';

interface Data {
	challenge: string;
	signIn: string;
	field: string;
	renew: number;
}

/** A browser handles one credential request at a time. */
let asking: AbortController | undefined;

async function requestCredential( url: string, mediation: CredentialMediationRequirement ) {
	asking?.abort();
	asking = new AbortController();
	const { signal } = asking;
	const response = await fetch( url, { method: 'POST', signal } );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON( await response.json() );
	return navigator.credentials.get( { publicKey, mediation, signal } );
}

function post( form: HTMLFormElement, { signIn, field }: Data, answer: Credential ) {
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = field;
	input.value = JSON.stringify( answer );
	form.append( input );
	form.action = signIn;
	form.method = 'post';
	// Submits natively, bypassing validation and submit listeners, since username and password are not needed. Called on the
	// prototype, because a field may be named `submit`.
	HTMLFormElement.prototype.submit.call( form );
}

/** Runs once per form. */
export function offer( place: HTMLElement ) {
	const data = moduleData< Data >( '@frontage/behaviours/passkey' ) as Data;
	const form = place.closest( 'form' )!;
	const buttons = place.querySelectorAll( 'button' );
	const status = place.querySelector< HTMLElement >( '[role="status"]' )!;
	const user = form.querySelector< HTMLInputElement >( '[autocomplete~="username"]' );

	/** For the domain that new passkeys are bound to, or the host that older ones are bound to. */
	const ask = async ( mediation: CredentialMediationRequirement, isOlder = false ) => {
		const answer = await requestCredential( isOlder ? `${ data.challenge }&older=1` : data.challenge, mediation );
		if ( answer ) {
			post( form, data, answer );
		}
	};

	/** Stays pending until the user picks a passkey from the list; renewed, since a challenge expires before the page does. */
	const wait = async () => {
		if ( user && ( await PublicKeyCredential.isConditionalMediationAvailable?.() ) ) {
			user.autocomplete = 'username webauthn';
			const timer = setTimeout( wait, data.renew );
			ask( 'conditional' ).catch( () => clearTimeout( timer ) );
		}
	};

	const press = async ( button: HTMLButtonElement ) => {
		status.textContent = '';
		buttons.forEach( ( one ) => ( one.disabled = true ) );
		try {
			await ask( 'required', button.hasAttribute( 'data-older' ) );
		} catch {
			status.textContent = place.dataset.failed ?? '';
			void wait();
		}
		buttons.forEach( ( one ) => ( one.disabled = false ) );
	};
	buttons.forEach( ( button ) => button.addEventListener( 'click', () => void press( button ) ) );
	void wait();
}
