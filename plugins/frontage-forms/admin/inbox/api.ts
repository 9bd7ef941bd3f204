import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Days, Filter, Goal, List, Marks, Note, Submission, Count } from './types';

/** Errors are returned as values: a message that says what to do. */
export type Answer< T > = { ok: true; data: T } | { ok: false; gone: boolean; message: string };

const PATH = '/frontage/v1/submissions';

/** Messages per page; `InboxScreen.php` preloads the first page with the same number. */
export const PER_PAGE = 20;

type Refusal = { code?: unknown; message?: unknown; data?: { status?: unknown } | null };

/** Turns an error into a message for the user. */
export function explain( reason: unknown ): { gone: boolean; message: string } {
	const { code, message, data } = ( typeof reason === 'object' && reason ? reason : {} ) as Refusal;
	const status = data?.status;
	if ( code === 'offline_error' || code === 'fetch_error' ) {
		return {
			gone: false,
			message: __( 'Could not reach the site. Check your connection and try again.', 'frontage-forms' ),
		};
	}
	if ( status === 401 || code === 'rest_cookie_invalid_nonce' ) {
		return {
			gone: false,
			message: __(
				'You have been signed out. Sign in again in another tab, then try again here.',
				'frontage-forms'
			),
		};
	}
	if ( status === 404 && code === 'frontage_submission_missing' ) {
		return { gone: true, message: typeof message === 'string' ? message : '' };
	}
	if ( typeof status === 'number' && typeof message === 'string' && message !== '' ) {
		return { gone: false, message };
	}
	return {
		gone: false,
		message: __(
			'The site returned an invalid response. Try again. If it keeps happening, check the site’s error log.',
			'frontage-forms'
		),
	};
}

export async function ask< T >( path: string, method = 'GET', data?: object ): Promise< Answer< T > > {
	try {
		return { ok: true, data: await apiFetch< T >( { path, method, ...( data ? { data } : {} ) } ) };
	} catch ( reason ) {
		return { ok: false, ...explain( reason ) };
	}
}

/** Loads a page of the list; it begins at the `older` cursor of the page before. */
export function fetchList( filter: Filter, older?: string ) {
	return ask< List >( addQueryArgs( PATH, { per_page: PER_PAGE, ...filter, ...( older ? { older } : {} ) } ) );
}

export function fetchSubmission( id: number ) {
	return ask< Submission >( `${ PATH }/${ id }` );
}

/** Returns the changed IDs. Others were deleted meanwhile, or the user may not change them. */
export function mark( ids: number[], marks: Marks ) {
	return ask< { changed: number[] } >( PATH, 'PATCH', { ids, ...marks } );
}

export function remove( ids: number[] ) {
	return ask< { changed: number[] } >( PATH, 'DELETE', { ids } );
}

/** Returns the moved IDs; `second`: the visitor receives the copy, too. */
export function move( ids: number[], to: Goal, second = false ) {
	return ask< { changed: number[]; unread: Count } >( `${ PATH }/move`, 'POST', { ids, to, second } );
}

/** Deletes a batch of the trash; `more` means that another request is needed. */
export function emptyTrash() {
	return ask< { deleted: number; more: boolean } >( `${ PATH }/trash`, 'DELETE' );
}

export function addNote( id: number, text: string ) {
	return ask< Submission >( `${ PATH }/${ id }/notes`, 'POST', { text } );
}

export function removeNote( id: number, { at, by }: Note ) {
	return ask< Submission >( `${ PATH }/${ id }/notes`, 'DELETE', { at: at.utc, by: by.id } );
}

/** With the same key a reply is sent once, however often it is requested. */
export function sendReply( id: number, text: string, key: string ) {
	return ask< Submission >( `${ PATH }/${ id }/replies`, 'POST', { text, key } );
}

export function retryReply( id: number, reply: string ) {
	return ask< Submission >( `${ PATH }/${ id }/replies/retry`, 'POST', { reply } );
}

/** `old` is the answer as the user saw it: nothing is saved if someone else has changed it. */
export function editAnswer( id: number, field: string, old: string, value: string ) {
	return ask< Submission >( `${ PATH }/${ id }/answers`, 'POST', { field, old, value } );
}

export function fetchDays( days: number, form = 0 ) {
	return ask< Days >( addQueryArgs( `${ PATH }/days`, { days, ...( form ? { form } : {} ) } ) );
}
