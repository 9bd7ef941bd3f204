import apiFetch from '@wordpress/api-fetch';

/** An imported slider, with the properties that the screen uses. */
export interface Taken {
	id: number;
	alias: string;
	title: string;
	report: { pictures?: { url: string }[] };
}

export interface Fetched {
	copied: number;
	failed: number;
	left: number;
}

export interface Choice {
	source: string;
	media: string;
	status: string;
	/** What becomes of sliders that the site has already, by their number in the file. */
	choices: Record< string, string >;
}

/** `aliases`: those that sliders of the file got before, by number, since dialogs open them. */
export const take = ( choice: Choice, slider: number, aliases: Record< string, string >, last: boolean ) =>
	apiFetch< Taken >( {
		path: '/frontage/v1/sliders/import/take',
		method: 'POST',
		data: { ...choice, slider, aliases, last },
	} );

export const fetchPictures = ( id: number, hosts: string[], again = false ) =>
	apiFetch< Fetched >( { path: `/frontage/v1/sliders/${ id }/pictures`, method: 'POST', data: { hosts, again } } );

/** Message of an error; errors of WordPress's REST API contain one. */
export const sentence = ( error: unknown ): string =>
	typeof error === 'object' && error !== null && 'message' in error ? String( error.message ) : String( error );
