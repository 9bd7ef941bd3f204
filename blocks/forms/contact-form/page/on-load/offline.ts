import { words } from '../page-texts';

type Button = HTMLInputElement | HTMLButtonElement;

/** On the form: there is a connection again, and nobody asked for the message to be sent by itself. */
export const ONLINE = 'frontage:online';

/**
 * A submit without a connection: gives the sentence to tell. The first press offers to send later by the button's name,
 * the second one takes the offer: the form is sent as soon as the browser is online.
 *
 * What was pressed stands in `data-offline`, because the small module and the island both come here.
 */
export function refuseOffline( form: HTMLFormElement, submitter: HTMLElement | null ): string {
	const { offline = '', waiting = '', later = '' } = words();
	if ( form.dataset.offline ) {
		form.dataset.offline = 'later';
		return waiting;
	}
	form.dataset.offline = 'told';
	const names = Array.from( form.querySelectorAll< Button >( '.wpcf7-submit' ), ( button ) => {
		const own = nameOf( button );
		rename( button, later || own );
		return () => rename( button, own );
	} );
	const back = () => {
		const send = form.dataset.offline === 'later';
		delete form.dataset.offline;
		names.forEach( ( restore ) => restore() );
		if ( ! send ) {
			form.dispatchEvent( new Event( ONLINE ) );
		} else if ( form.isConnected ) {
			form.requestSubmit( submitter?.isConnected ? submitter : null );
		}
	};
	window.addEventListener( 'online', back, { once: true } );
	return offline;
}

const nameOf = ( button: Button ) =>
	button instanceof HTMLInputElement ? button.value : ( button.textContent ?? '' );

function rename( button: Button, name: string ): void {
	if ( button instanceof HTMLInputElement ) {
		button.value = name;
	} else {
		button.textContent = name;
	}
}
