import { onArrival } from '@frontage/kit/arrivals';
import { followErrors, forgetError, showErrors } from '@frontage/kit/error-summary';

type Answer = { message?: unknown; code?: unknown };
type Words = { away: string; unsure: string };

/** Signs up without leaving the page; where the route is closed to visitors the form posts itself. */
function begin( form: HTMLFormElement ) {
	const at = < Kind extends HTMLElement >( selector: string ) => form.querySelector< Kind >( selector )!;
	const field = at< HTMLInputElement >( '[type=email]' );
	const error = at( '.fr-newsletter__error' );
	const status = at( '.fr-newsletter__status' );
	const { away, unsure } = JSON.parse( form.dataset.words! ) as Words;
	let isBusy = false;

	const say = ( message: string, isOfField: boolean ) => {
		error.textContent = isOfField ? message : '';
		status.textContent = isOfField ? '' : message;
		field.setAttribute( 'aria-invalid', `${ isOfField }` );
		if ( isOfField ) {
			showErrors( form, [ [ field, message ] ] );
		} else {
			forgetError( form, field );
		}
	};

	const send = async () => {
		let response;
		try {
			response = await fetch( form.dataset.route!, {
				method: 'POST',
				body: new FormData( form ),
				headers: { Accept: 'application/json' },
				signal: AbortSignal.timeout( 30_000 ),
			} );
		} catch ( reason ) {
			say( ( reason as Error ).name === 'TimeoutError' ? unsure : away, false );
			return;
		}
		const { message, code } = ( await response.json().catch( () => ( {} ) ) ) as Answer;
		const isOurs = response.ok || String( code ).startsWith( 'frontage_' );
		if ( ! isOurs || typeof message !== 'string' ) {
			if ( ! response.ok && response.status < 500 ) {
				form.submit();
			} else {
				say( unsure, false );
			}
			return;
		}
		say( message, code === 'frontage_subscription_email' );
		if ( response.ok ) {
			field.value = '';
		}
	};

	form.addEventListener( 'click', followErrors );
	field.addEventListener( 'input', () => error.textContent && say( '', false ) );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( ! isBusy ) {
			isBusy = true;
			say( '', false );
			form.setAttribute( 'aria-busy', 'true' );
			void send().finally( () => {
				isBusy = false;
				form.removeAttribute( 'aria-busy' );
			} );
		}
	} );
}

onArrival( 'form.fr-newsletter', begin );
