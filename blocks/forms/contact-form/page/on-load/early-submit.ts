import { note } from './status-note';
import { ONLINE, refuseOffline } from './offline';
import { FORMS, LIVE_REGION, PARENT, RESPONSE } from '../format';
import { setStatus } from '../status';
import { words } from '../page-texts';

/** Handles a submission before the island is loaded: immediately, using only texts that are in the page. */
export function answerEarly( page: Document ): void {
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
				say( form, refuseOffline( form, event.submitter ) );
				form.addEventListener(
					ONLINE,
					() => form.dataset.state !== 'ready' && say( form, words().online ?? '' ),
					{
						once: true,
					}
				);
			} else if ( form.dataset.island && state !== 'native' ) {
				note( form, 'busy', words().busy ?? '' );
			}
		},
		true
	);
	// The connection may break while a submission waits for its island; it is sent when the connection is back.
	const tell = () => {
		for ( const form of page.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-state="held"]` ) ) {
			note( form, 'busy', ( navigator.onLine ? words().busy : words().waiting ) ?? '' );
		}
	};
	window.addEventListener( 'offline', tell );
	window.addEventListener( 'online', tell );
}

/** Shows a message where the island would; the island takes it over when it loads. */
function say( form: HTMLFormElement, text: string ): void {
	const live = form.closest( PARENT )?.querySelector( LIVE_REGION );
	for ( const place of [ live, ...form.querySelectorAll( RESPONSE ) ] ) {
		if ( place ) {
			place.textContent = text;
		}
	}
	setStatus( form, 'failed' );
}
