import apiFetch from '@wordpress/api-fetch';

/** What `FormCodePanels::list_changes()` returns: markup, of problems by part. */
type Changes = { nonce: string; problems: Record< string, string >; shown: string };

export type ScreenRequest = ( action: string ) => Promise< Changes >;

/** Posts the form as its button `what` does, for the parts of the screen that change. Nothing is saved. */
export const createScreenRequest =
	( form: HTMLFormElement ): ScreenRequest =>
	async ( action ) => {
		const body = new FormData( form );
		body.set( 'action', 'check' ); // Add-ons read this field, and save when it says so.
		body.set( 'frontage-do', action );
		body.set( 'frontage-partial', '1' );
		const changes = await apiFetch< Changes >( { url: form.getAttribute( 'action' ) ?? '', method: 'POST', body } );
		const nonce = form.querySelector< HTMLInputElement >( '[name="_wpnonce"]' );
		if ( nonce ) {
			nonce.value = changes.nonce;
		}
		return changes;
	};
