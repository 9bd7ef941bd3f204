import { request, type RequestFailure } from '@frontage/kit/request';
import type { Texts } from './props';
import type { Quiz } from './quiz';

/** One field in error, as the feedback route lists it. */
export interface InvalidField {
	field: string;
	message: string;
	idref: string | null;
	error_id: string;
}

/** What the feedback route answers (docs/reference/contact-forms.md §5), or what stands for it where none came. */
export interface Answer {
	contact_form_id?: number;
	status: string;
	message: string;
	invalid_fields?: InvalidField[];
	posted_data_hash?: string;
	into?: string;
	quiz?: Quiz;
}

/** A list when there is nothing to renew. */
export type Refill = { quiz?: Quiz };

export interface Delivery {
	answer: Answer;
	/** `judged`: the server has an opinion of these values · `refused`: they need another key · `unknown`: perhaps it has them. */
	outcome: 'judged' | 'refused' | 'unknown';
}

const PATIENCE = 30_000; // ms; docs/reference/security.md §4

/** Sends what was typed. Whatever happens comes back as an answer with a sentence for the visitor. */
export async function deliver( url: string, body: FormData, key: string, texts: Texts ): Promise< Delivery > {
	const result = await request< unknown >( `${ url }/feedback`, {
		method: 'POST',
		headers: { Accept: 'application/json, */*;q=0.1', 'Idempotency-Key': key },
		body,
		timeout: PATIENCE,
	} );
	if ( ! result.ok ) {
		const refused = result.kind === 'http' && result.status === 409 && result.retryAfter === undefined;
		return { answer: failed( explain( result, texts ) ), outcome: refused ? 'refused' : 'unknown' };
	}
	return isAnswer( result.data )
		? { answer: result.data, outcome: 'judged' }
		: { answer: failed( texts.notJson ), outcome: 'unknown' };
}

const SHORT_PATIENCE = 5000; // ms; until then the answer to a message that was sent stays hidden.

/** What has to be fresh in a form that begins anew or stands in an old copy of the page. */
export async function refill( url: string ): Promise< Refill | undefined > {
	const result = await request< unknown >( `${ url }/refill`, { timeout: SHORT_PATIENCE } );
	return result.ok && isRecord( result.data ) ? result.data : undefined;
}

function failed( message: string ): Answer {
	return { status: 'mail_failed', message };
}

function explain( { kind, data }: RequestFailure, texts: Texts ): string {
	const isJson = kind !== 'not-json' && ( kind !== 'http' || data !== undefined );
	if ( ! isJson ) {
		return texts.notJson;
	}
	if ( kind === 'http' ) {
		return sentence( data ) ?? texts.failed;
	}
	return kind === 'timeout' ? texts.unsure : texts.offline;
}

/** The text of an error from our routes; a crash's HTML is not for visitors. */
function sentence( data: unknown ): string | undefined {
	const message = isRecord( data ) ? data.message : undefined;
	return typeof message === 'string' && message && ! message.includes( '<' ) ? message : undefined;
}

function isAnswer( data: unknown ): data is Answer {
	return isRecord( data ) && typeof data.status === 'string' && typeof data.message === 'string';
}

function isRecord( data: unknown ): data is Record< string, unknown > {
	return typeof data === 'object' && data !== null;
}
