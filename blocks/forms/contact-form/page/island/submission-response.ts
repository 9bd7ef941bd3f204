import { request, type RequestFailure, type RequestResult } from '@frontage/kit/request';
import { FIELD_NONCE } from '../format';
import type { Texts } from './form-props';
import type { Captcha, Quiz } from './quiz';

/** One invalid field, as in the feedback route's response. */
export interface InvalidField {
	field: string;
	message: string;
	idref: string | null;
	error_id: string;
}

/** The feedback route's response (docs/reference/contact-forms.md §5), or a replacement if there was none. */
export interface Answer extends Refill {
	contact_form_id?: number;
	status: string;
	message: string;
	invalid_fields?: InvalidField[];
	posted_data_hash?: string;
	into?: string;
}

/** An empty list when there is nothing to renew. */
export interface Refill {
	quiz?: Quiz;
	captcha?: Captcha;
}

export interface Delivery {
	answer: Answer;
	/**
	 * `judged`: the server validated these values. `refused`: they need another key. `unknown`: the server may have them. `closed`: the
	 * site blocks its REST routes, so the browser has to submit the form natively.
	 */
	outcome: 'judged' | 'refused' | 'unknown' | 'closed';
}

const TIMEOUT = 30_000; // ms; docs/reference/security.md §4

/** The URLs of a form's routes. Some sites block REST for visitors except for the namespace of Contact Form 7. */
const routeUrls = ( url: string ) => [ url, url.replace( 'frontage/v1', 'contact-form-7/v1' ) ];

/** Sends the form data. Failures are returned as a response with a message for the visitor. */
export async function sendFormData( url: string, body: FormData, key: string, texts: Texts ): Promise< Delivery > {
	for ( const routeUrl of routeUrls( url ) ) {
		const result = await postFeedback( routeUrl, body, key );
		if ( isNonceExpired( result ) ) {
			const retried = ( await renewNonce( url, body ) ) ? await postFeedback( routeUrl, body, key ) : result;
			// A visitor who is signed out now has a guest's nonce, and a members' form rejects it.
			const isRefused = retried.ok
				? isAnswer( retried.data ) && retried.data.status === 'error'
				: [ 401, 403 ].includes( retried.status ?? 0 );
			return isRefused
				? { answer: createFailure( texts.signedOut ), outcome: 'unknown' }
				: toDelivery( retried, texts );
		}
		if ( ! isRouteClosed( result ) ) {
			return toDelivery( result, texts );
		}
	}
	return { answer: createFailure( texts.failed ), outcome: 'closed' };
}

function postFeedback( url: string, body: FormData, key: string ): Promise< RequestResult< unknown > > {
	return request< unknown >( `${ url }/feedback`, {
		method: 'POST',
		headers: { Accept: 'application/json, */*;q=0.1', 'Idempotency-Key': key },
		body,
		timeout: TIMEOUT,
	} );
}

function toDelivery( result: RequestResult< unknown >, texts: Texts ): Delivery {
	if ( ! result.ok ) {
		const isKeyRefused = result.kind === 'http' && result.status === 409 && result.retryAfter === undefined;
		return {
			answer: createFailure( explainFailure( result, texts ) ),
			outcome: isKeyRefused ? 'refused' : 'unknown',
		};
	}
	return isAnswer( result.data )
		? { answer: result.data, outcome: 'judged' }
		: { answer: createFailure( texts.unsure ), outcome: 'unknown' };
}

const SHORT_TIMEOUT = 5000; // ms; until then the response to a sent message stays hidden.

/** Loads the data that has to be renewed when a form is reset or its page is an old copy. */
export async function fetchRefill( url: string ): Promise< Refill | undefined > {
	for ( const routeUrl of routeUrls( url ) ) {
		const result = await request< unknown >( `${ routeUrl }/refill`, { timeout: SHORT_TIMEOUT } );
		if ( ! isRouteClosed( result ) ) {
			return result.ok && isRecord( result.data ) ? result.data : undefined;
		}
	}
	return undefined;
}

/** Requests a current nonce once; returns false when none is available. */
async function renewNonce( url: string, body: FormData ): Promise< boolean > {
	const result = await request< unknown >( url.replace( /\d+$/, 'nonce' ), {
		timeout: SHORT_TIMEOUT,
		cache: 'no-store',
	} );
	const nonce = result.ok && isRecord( result.data ) ? result.data.nonce : '';
	if ( typeof nonce !== 'string' || ! nonce ) {
		return false;
	}
	body.set( FIELD_NONCE, nonce );
	return true;
}

function createFailure( message: string ): Answer {
	return { status: 'mail_failed', message };
}

/** WordPress itself rejects the nonce of an old page, or of a visitor who has signed out since. */
function isNonceExpired( result: RequestResult< unknown > ): boolean {
	return ! result.ok && codeOf( result ) === 'rest_cookie_invalid_nonce';
}

/** Rejected by something else: a plugin that closes REST, a firewall, or a server without this route. */
function isRouteClosed( result: RequestResult< unknown > ): boolean {
	return (
		! result.ok &&
		result.kind === 'http' &&
		[ 401, 403, 404 ].includes( result.status ?? 0 ) &&
		! /^(wpcf7|frontage)_/.test( codeOf( result ) )
	);
}

function codeOf( { data }: RequestFailure ): string {
	return isRecord( data ) && typeof data.code === 'string' ? data.code : '';
}

function explainFailure( { kind, status, data }: RequestFailure, texts: Texts ): string {
	if ( kind === 'http' && data !== undefined ) {
		return findMessage( data ) ?? texts.failed;
	}
	if ( kind === 'http' && status === 413 ) {
		return texts.tooLarge;
	}
	if ( kind === 'http' ) {
		return status === 502 || status === 504 ? texts.unsure : texts.notSent; // After a gateway error the result is unknown.
	}
	return kind === 'offline' ? texts.broken : texts[ kind === 'not-json' ? 'notJson' : 'unsure' ];
}

/** The message of an error from our routes; the HTML of a PHP crash is not shown to visitors. */
function findMessage( data: unknown ): string | undefined {
	const message = isRecord( data ) ? data.message : undefined;
	return typeof message === 'string' && message && ! message.includes( '<' ) ? message : undefined;
}

function isAnswer( data: unknown ): data is Answer {
	return isRecord( data ) && typeof data.status === 'string' && typeof data.message === 'string';
}

function isRecord( data: unknown ): data is Record< string, unknown > {
	return typeof data === 'object' && data !== null;
}
