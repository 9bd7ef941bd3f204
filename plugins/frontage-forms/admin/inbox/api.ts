import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { DailyCounts, Filter, MoveTarget, MessageList, MessageMarks, Note, Submission, Count } from './types';

/** Errors are returned as values: a message that says what to do. */
export type Result< T > = { ok: true; data: T } | { ok: false; gone: boolean; message: string };

const PATH = '/frontage/v1/submissions';

/** Messages per page; `InboxScreen.php` preloads the first page with the same number. */
export const PER_PAGE = 20;

type RestError = { code?: unknown; message?: unknown; data?: { status?: unknown } | null };

/** Turns an error into a message for the user. */
export function explainError( error: unknown ): { gone: boolean; message: string } {
	const { code, message, data } = ( typeof error === 'object' && error ? error : {} ) as RestError;
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

export async function request< T >( path: string, method = 'GET', data?: object ): Promise< Result< T > > {
	try {
		return { ok: true, data: await apiFetch< T >( { path, method, ...( data ? { data } : {} ) } ) };
	} catch ( error ) {
		return { ok: false, ...explainError( error ) };
	}
}

/** Loads a page of the list; it begins at the `older` cursor of the page before. */
export function fetchList( filter: Filter, older?: string ) {
	return request< MessageList >(
		addQueryArgs( PATH, { per_page: PER_PAGE, ...filter, ...( older ? { older } : {} ) } )
	);
}

export function fetchSubmission( id: number ) {
	return request< Submission >( `${ PATH }/${ id }` );
}

/** Returns the changed IDs. Others were deleted meanwhile, or the user may not change them. */
export function markMessages( ids: number[], marks: MessageMarks ) {
	return request< { changed: number[] } >( PATH, 'PATCH', { ids, ...marks } );
}

export function deleteMessages( ids: number[] ) {
	return request< { changed: number[] } >( PATH, 'DELETE', { ids } );
}

/** Returns the moved IDs; `second`: the visitor receives the copy, too. */
export function moveMessages( ids: number[], to: MoveTarget, includesCopy = false ) {
	return request< { changed: number[]; unread: Count } >( `${ PATH }/move`, 'POST', {
		ids,
		to,
		second: includesCopy,
	} );
}

/** Deletes a batch of the trash; `more` means that another request is needed. */
export function emptyTrash() {
	return request< { deleted: number; more: boolean } >( `${ PATH }/trash`, 'DELETE' );
}

export function addNote( id: number, text: string ) {
	return request< Submission >( `${ PATH }/${ id }/notes`, 'POST', { text } );
}

export function removeNote( id: number, { at, by }: Note ) {
	return request< Submission >( `${ PATH }/${ id }/notes`, 'DELETE', { at: at.utc, by: by.id } );
}

/** With the same key a reply is sent once, however often it is requested. */
export function sendReply( id: number, text: string, key: string ) {
	return request< Submission >( `${ PATH }/${ id }/replies`, 'POST', { text, key } );
}

export function retryReply( id: number, reply: string ) {
	return request< Submission >( `${ PATH }/${ id }/replies/retry`, 'POST', { reply } );
}

/** `old` is the answer as the user saw it: nothing is saved if someone else has changed it. */
export function editAnswer( id: number, field: string, old: string, value: string ) {
	return request< Submission >( `${ PATH }/${ id }/answers`, 'POST', { field, old, value } );
}

export function fetchDailyCounts( days: number, form = 0 ) {
	return request< DailyCounts >( addQueryArgs( `${ PATH }/days`, { days, ...( form ? { form } : {} ) } ) );
}
