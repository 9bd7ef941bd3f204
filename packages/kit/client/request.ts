/** Why a request gave no answer that can be used. */
export interface RequestFailure {
	ok: false;
	/** `offline`: no connection, or it broke · `http`: refused, status 300 or more · `not-json`: answered, but not in JSON. */
	kind: 'offline' | 'timeout' | 'not-json' | 'http' | 'aborted';
	status?: number;
	/** The body of an HTTP error, where it is JSON. */
	data?: unknown;
	/** Seconds, from the header Retry-After. */
	retryAfter?: number;
}

export interface RequestSuccess< T > {
	ok: true;
	status: number;
	/** `undefined` where HTTP knows no body: status 204, and answers to HEAD. */
	data: T;
}

export type RequestResult< T > = RequestSuccess< T > | RequestFailure;

export interface RequestOptions extends RequestInit {
	/** Milliseconds for the whole request, its body and its retry included. */
	timeout?: number;
	/** Told what came with an answer, before its body is read. */
	onHeaders?: ( headers: Headers ) => void;
}

const PAUSE = 300; // ms before the retry.

/** Seconds from now, of a header that holds seconds or a date. */
function secondsOf( header: string | null ): number | undefined {
	const seconds = Number( header ?? NaN );
	const wait = Number.isNaN( seconds ) ? ( Date.parse( header ?? '' ) - Date.now() ) / 1000 : seconds;
	return Number.isNaN( wait ) ? undefined : Math.max( 0, Math.ceil( wait ) );
}

async function read< T >( response: Response, bodyless: boolean ): Promise< RequestResult< T > > {
	const { ok, status } = response;
	const body = await response.text();
	let data: unknown;
	let isJson = true;
	try {
		data = bodyless || status === 204 ? undefined : JSON.parse( body );
	} catch {
		isJson = false;
	}
	if ( ok ) {
		return isJson ? { ok, status, data: data as T } : { ok: false, kind: 'not-json', status };
	}
	const retryAfter = secondsOf( response.headers.get( 'Retry-After' ) );
	return { ok: false, kind: 'http', status, data, ...( retryAfter === undefined ? {} : { retryAfter } ) };
}

/** Not reached, or a gateway that could not reach the site: may be over in a moment. */
const isPassing = ( { kind, status, retryAfter }: RequestFailure ) =>
	kind === 'offline' || ( [ 502, 503, 504 ].includes( status ?? 0 ) && retryAfter === undefined );

/**
 * Asks a server for JSON. What goes wrong comes back as a value; the promise never rejects.
 *
 * GET and HEAD are tried a second time when the first failed in passing; what may have been received is not sent twice.
 */
export async function request< T >(
	url: string | URL,
	{ timeout = 30_000, signal, onHeaders, ...init }: RequestOptions = {}
): Promise< RequestResult< T > > {
	const control = new AbortController();
	let cause: 'offline' | 'timeout' | 'aborted' = 'offline';
	const stop = ( why: typeof cause ) => {
		cause = why;
		control.abort();
	};
	const onAbort = () => stop( 'aborted' );
	const timer = setTimeout( () => stop( 'timeout' ), timeout );
	signal?.addEventListener( 'abort', onAbort );
	if ( signal?.aborted ) {
		onAbort();
	}

	const method = ( init.method ?? 'GET' ).toUpperCase();
	const attempt = async (): Promise< RequestResult< T > > => {
		try {
			const headers = new Headers( init.headers );
			if ( ! headers.has( 'Accept' ) ) {
				headers.set( 'Accept', 'application/json, */*;q=0.1' );
			}
			const response = await fetch( url, { ...init, method, headers, signal: control.signal } );
			onHeaders?.( response.headers );
			return await read( response, method === 'HEAD' );
		} catch {
			return { ok: false, kind: cause };
		}
	};

	let result = await attempt();
	if ( ! result.ok && isPassing( result ) && ( method === 'GET' || method === 'HEAD' ) ) {
		await new Promise( ( later ) => setTimeout( later, PAUSE ) );
		result = await attempt();
	}
	clearTimeout( timer );
	signal?.removeEventListener( 'abort', onAbort );
	return result;
}
