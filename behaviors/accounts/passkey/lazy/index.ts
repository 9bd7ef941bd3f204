/**
 * Asks for a passkey: when the button is pressed, and before, for the list that browsers show in the field of the user's
 * name. What the browser answers is posted with the form itself, so the page after it is WordPress's own.
 */
import { moduleData } from '@frontage/kit/module-data';

interface Data {
	challenge: string;
	signIn: string;
	field: string;
	renew: number;
}

/** A browser answers one question at a time. */
let asking: AbortController | undefined;

async function answerOf( url: string, mediation: CredentialMediationRequirement ) {
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
	// As the browser does it, past whoever listens: names and passwords are not asked for. A field may be called `submit`.
	HTMLFormElement.prototype.submit.call( form );
}

/** Once for each form. */
export function offer( place: HTMLElement ) {
	const data = moduleData< Data >( '@frontage/behaviours/passkey' ) as Data;
	const form = place.closest( 'form' )!;
	const buttons = place.querySelectorAll( 'button' );
	const status = place.querySelector< HTMLElement >( '[role="status"]' )!;
	const user = form.querySelector< HTMLInputElement >( '[autocomplete~="username"]' );

	/** For the domain that new passkeys are bound to, or the host that those before it are. */
	const ask = async ( mediation: CredentialMediationRequirement, isOlder = false ) => {
		const answer = await answerOf( isOlder ? `${ data.challenge }&older=1` : data.challenge, mediation );
		if ( answer ) {
			post( form, data, answer );
		}
	};

	/** Stays until somebody chooses one of the list; a challenge does not last as long as a page. */
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
