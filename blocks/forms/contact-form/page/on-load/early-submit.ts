import { setStatusNote } from './status-note';
import { ONLINE, refuseOffline } from './offline';
import { FORMS, LIVE_REGION, PARENT, RESPONSE } from '../format';
import { setStatus } from '../status';
import { pageTexts } from '../page-texts';

/** Handles a submission before the island is loaded: immediately, using only texts that are in the page. */
export function handleEarlySubmit( page: Document ): void {
	page.addEventListener(
		'submit',
		( event ) => {
			const form = event.target as HTMLFormElement;
			const { state } = form.dataset;
			if ( ! form.matches( FORMS ) || state === 'ready' ) {
				return;
			}
			if ( ! navigator.onLine ) {
				event.preventDefault();
				event.stopImmediatePropagation(); // The browser's own error page would lose the text.
				showMessage( form, refuseOffline( form, event.submitter ) );
				form.addEventListener(
					ONLINE,
					() => form.dataset.state !== 'ready' && showMessage( form, pageTexts().online ?? '' ),
					{
						once: true,
					}
				);
			} else if ( form.dataset.island && state !== 'native' ) {
				setStatusNote( form, 'busy', pageTexts().busy ?? '' );
			}
		},
		true
	);
	// The connection may break while a submission waits for its island; it is sent when the connection is back.
	const updateBusyNotes = () => {
		for ( const form of page.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-state="held"]` ) ) {
			setStatusNote( form, 'busy', ( navigator.onLine ? pageTexts().busy : pageTexts().waiting ) ?? '' );
		}
	};
	window.addEventListener( 'offline', updateBusyNotes );
	window.addEventListener( 'online', updateBusyNotes );
}

/** Shows a message where the island would; the island takes it over when it loads. */
function showMessage( form: HTMLFormElement, text: string ): void {
	const liveRegion = form.closest( PARENT )?.querySelector( LIVE_REGION );
	for ( const element of [ liveRegion, ...form.querySelectorAll( RESPONSE ) ] ) {
		if ( element ) {
			element.textContent = text;
		}
	}
	setStatus( form, 'failed' );
}
