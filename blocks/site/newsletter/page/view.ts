import { onArrival } from '@frontage/kit/arrivals';

type Answer = { message?: unknown; code?: unknown };
type Errors = typeof import( '@frontage/kit/errors' );
type Words = { away: string; unsure: string };

/** Submits the form without leaving the page; if the REST route is not accessible, the form submits natively. */
function startForm( form: HTMLFormElement ) {
	const at = < Kind extends HTMLElement >( selector: string ) => form.querySelector< Kind >( selector )!;
	const field = at< HTMLInputElement >( '[type=email]' );
	const error = at( '.fr-newsletter__error' );
	const status = at( '.fr-newsletter__status' );
	const { away: offlineText, unsure } = JSON.parse( form.dataset.words! ) as Words;
	let isBusy = false;
	let errors: Errors | void; // Loaded with the first submit.

	const showMessage = ( message: string, isOfField: boolean ) => {
		error.textContent = isOfField ? message : '';
		status.textContent = isOfField ? '' : message;
		field.setAttribute( 'aria-invalid', `${ isOfField }` );
		if ( ! isOfField ) {
			errors?.forgetError( form, field );
		} else if ( errors ) {
			errors.showErrors( form, [ [ field, message ] ] );
		} else {
			field.focus(); // The error is beside it.
		}
	};

	const fetchErrors = async () => {
		// The platform's own import: webpack's would bring its run time.
		errors ??= await import( /* webpackIgnore: true */ '@frontage/kit/errors' );
		form.onclick = errors.followErrors;
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
			showMessage( ( reason as Error ).name === 'TimeoutError' ? unsure : offlineText, false );
			return;
		}
		const { message, code } = ( await response.json().catch( () => ( {} ) ) ) as Answer;
		const isOurs = response.ok || String( code ).startsWith( 'frontage_' );
		if ( ! isOurs || typeof message !== 'string' ) {
			if ( ! response.ok && response.status < 500 ) {
				form.submit();
			} else {
				showMessage( unsure, false );
			}
			return;
		}
		const isOfField = code === 'frontage_subscription_email';
		if ( isOfField ) {
			await fetchErrors().catch( () => {} );
		}
		showMessage( message, isOfField );
		if ( response.ok ) {
			field.value = '';
		}
	};

	field.addEventListener( 'input', () => error.textContent && showMessage( '', false ) );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( ! isBusy ) {
			isBusy = true;
			showMessage( '', false );
			form.setAttribute( 'aria-busy', 'true' );
			void send().finally( () => {
				isBusy = false;
				form.removeAttribute( 'aria-busy' );
			} );
		}
	} );
}

onArrival( 'form.fr-newsletter', startForm );
