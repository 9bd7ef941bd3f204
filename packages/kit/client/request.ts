/** Why a request gave no answer that can be used. */
export interface RequestFailure {
	ok: false;
	/** `offline`: no connection, or it broke · `http`: refused with a status of 400 or more · `not-json`: answered, but not in JSON. */
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
	data: T;
}

export interface RequestOptions extends RequestInit {
	/** Milliseconds for the whole request, its retry and its body included. */
	timeout?: number;
}
