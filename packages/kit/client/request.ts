/** Why a request returned no usable response. */
export interface RequestFailure {
	ok: false;
	/**
	 * `offline`: no connection, or it was interrupted · `http`: status 300 or higher · `not-json`: a response that is not
	 * JSON.
	 */
	kind: 'offline' | 'timeout' | 'not-json' | 'http' | 'aborted';
	status?: number;
	/** The body of an HTTP error, if it is JSON. */
	data?: unknown;
	/** Seconds, from the Retry-After header. */
	retryAfter?: number;
}

export interface RequestSuccess< T > {
	ok: true;
	status: number;
	/** `undefined` where HTTP defines no body: status 204, and responses to HEAD. */
	data: T;
}

export type RequestResult< T > = RequestSuccess< T > | RequestFailure;

export interface RequestOptions extends RequestInit {
	/** Timeout in milliseconds for the whole request, including its body and the retry. */
	timeout?: number;
	/** Receives the response headers before the body is read. */
	onHeaders?: ( headers: Headers ) => void;
}

const RETRY_DELAY = 300; // ms before the retry.

/** Seconds from now, from a header with seconds or an HTTP date. */
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

/** A temporary failure: the server was not reached, or a gateway could not reach the site. */
const isPassing = ( { kind, status, retryAfter }: RequestFailure ) =>
	kind === 'offline' || ( [ 502, 503, 504 ].includes( status ?? 0 ) && retryAfter === undefined );

/**
 * Requests JSON from a server. Errors are returned as a value; the promise never rejects.
 *
 * GET and HEAD are retried once after a temporary failure. Other methods are not, since the server may have received the
 * request.
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
		await new Promise( ( later ) => setTimeout( later, RETRY_DELAY ) );
		result = await attempt();
	}
	clearTimeout( timer );
	signal?.removeEventListener( 'abort', onAbort );
	return result;
}
