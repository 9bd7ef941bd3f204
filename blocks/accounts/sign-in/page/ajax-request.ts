/** Requests to admin-ajax.php. The nonce is fetched, since the page may come from a cache and be days old. */
import { told } from './page-data';

export interface Answer {
	error?: boolean;
	message?: string;
	redirect?: string;
	challenge?: string;
	[ key: string ]: unknown;
}

/** `page`: HTML instead of JSON; `old`: nonce refused twice. */
export type Reply = Answer | 'page' | 'old' | 'away' | 'unsure';

const PATIENCE = 30_000; // ms

let nonce: Promise< string > | undefined;

const post = ( body: URLSearchParams ) =>
	fetch( told.ajax, {
		method: 'POST',
		body,
		credentials: 'same-origin',
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout( PATIENCE ),
	} );

async function ask(): Promise< string > {
	const response = await post( new URLSearchParams( { action: told.actions.nonce } ) );
	const answer = ( await response.json() ) as { nonce?: string };
	const old = ( window as { userpress?: { nonce: string } } ).userpress;
	if ( old && answer.nonce ) {
		old.nonce = answer.nonce; // For custom scripts of the site.
	}
	return answer.nonce ?? '';
}

/** Fetches the nonce once; again after a failure. */
export function expectNonce(): Promise< string > {
	nonce ??= ask();
	nonce.catch( () => ( nonce = undefined ) );
	return nonce;
}

export async function call( body: URLSearchParams ): Promise< Reply > {
	try {
		for ( const isLast of [ false, true ] ) {
			body.set( '_ajax_nonce', await expectNonce().catch( () => '' ) );
			const response = await post( body );
			if ( response.status === 403 && ! isLast ) {
				nonce = undefined;
				continue;
			}
			const answer: unknown = await response.json().catch( () => undefined );
			if ( answer && typeof answer === 'object' ) {
				return answer as Answer;
			}
			return response.status === 403 ? 'old' : 'page';
		}
	} catch ( reason ) {
		return ( reason as Error ).name === 'TimeoutError' ? 'unsure' : 'away';
	}
	return 'old';
}
