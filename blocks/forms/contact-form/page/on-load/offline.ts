import { pageTexts } from '../page-texts';

type Button = HTMLInputElement | HTMLButtonElement;

/** On the form: the connection is back, and no automatic submission was requested. */
export const ONLINE = 'frontage:online';

/**
 * Handles a submission without a connection and returns the message to show. The first press renames the button to offer sending later. The
 * second press accepts: the form is submitted as soon as the browser is online.
 *
 * The state is stored in `data-offline`, because the on-load module and the island both call this function.
 */
export function refuseOffline( form: HTMLFormElement, submitter: HTMLElement | null ): string {
	const { offline = '', waiting = '', later = '' } = pageTexts();
	if ( form.dataset.offline ) {
		form.dataset.offline = 'later';
		return waiting;
	}
	form.dataset.offline = 'told';
	const restoreLabels = Array.from( form.querySelectorAll< Button >( '.wpcf7-submit' ), ( button ) => {
		const label = labelOf( button );
		setLabel( button, later || label );
		return () => setLabel( button, label );
	} );
	const onOnline = () => {
		const shouldSend = form.dataset.offline === 'later';
		delete form.dataset.offline;
		restoreLabels.forEach( ( restore ) => restore() );
		if ( ! shouldSend ) {
			form.dispatchEvent( new Event( ONLINE ) );
		} else if ( form.isConnected ) {
			form.requestSubmit( submitter?.isConnected ? submitter : null );
		}
	};
	window.addEventListener( 'online', onOnline, { once: true } );
	return offline;
}

const labelOf = ( button: Button ) =>
	button instanceof HTMLInputElement ? button.value : ( button.textContent ?? '' );

function setLabel( button: Button, label: string ): void {
	if ( button instanceof HTMLInputElement ) {
		button.value = label;
	} else {
		button.textContent = label;
	}
}
