import apiFetch from '@wordpress/api-fetch';

/** A slider that has come, as far as the screen asks. */
export interface Taken {
	id: number;
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
}

export const take = ( choice: Choice, slider: number, last: boolean ) =>
	apiFetch< Taken >( {
		path: '/frontage/v1/sliders/import/take',
		method: 'POST',
		data: { ...choice, slider, last },
	} );

export const fetchPictures = ( id: number, hosts: string[], again = false ) =>
	apiFetch< Fetched >( { path: `/frontage/v1/sliders/${ id }/pictures`, method: 'POST', data: { hosts, again } } );

/** Whoever failed: a sentence. WordPress's REST errors carry one. */
export const sentence = ( error: unknown ): string =>
	typeof error === 'object' && error !== null && 'message' in error ? String( error.message ) : String( error );
