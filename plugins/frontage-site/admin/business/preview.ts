import apiFetch from '@wordpress/api-fetch';

const DELAY = 400; // ms after the last change.

/** Shows in the card what PHP renders of the form as it is now. A failed request leaves the card as it was. */
export function watchPreview( card: HTMLElement ) {
	const form = card.closest( '.wrap' )!.querySelector( 'form' )!;
	let timer: ReturnType< typeof setTimeout >;
	let running = new AbortController();

	async function show() {
		running.abort();
		running = new AbortController();
		const { signal } = running;
		const body = new URLSearchParams();
		for ( const [ name, value ] of new FormData( form ) ) {
			if ( name.startsWith( 'frontage_site_business' ) && typeof value === 'string' ) {
				body.append( name, value );
			}
		}
		try {
			const { html } = await apiFetch< { html: string } >( {
				path: '/frontage/v1/business/preview',
				method: 'POST',
				body,
				signal,
			} );
			card.innerHTML = html; // Escaped by PHP.
		} catch {}
	}

	const showLater = () => {
		clearTimeout( timer );
		timer = setTimeout( show, DELAY );
	};
	[ 'input', 'change', 'reset' ].forEach( ( name ) => form.addEventListener( name, showLater ) );
	form.addEventListener( 'click', ( { target } ) => ( target as Element ).closest( 'button' ) && showLater() );
}
