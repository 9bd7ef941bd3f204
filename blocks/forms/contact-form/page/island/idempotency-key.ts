import { FIELD_HASH, FIELD_OWN, FIELD_QUIZ } from '../format';

/**
 * The Idempotency-Key of one message: the same for every attempt, so that a message that arrived is not accepted twice. A message changed
 * after validation gets a new key. docs/reference/contact-forms.md §5
 */
export function createIdempotencyKey( restored = '' ) {
	let key = restored || randomKey();
	let sentFingerprint = '';
	let validatedFingerprint: string | undefined;
	let isUncertain = !! restored;

	return {
		/** The key to send these values with. */
		keyFor( data: FormData ): string {
			sentFingerprint = fingerprint( data );
			if ( validatedFingerprint !== undefined && validatedFingerprint !== sentFingerprint ) {
				this.renew();
			}
			isUncertain = true; // From here on the message may arrive, and the page may close before the response.
			return key;
		},
		/** Restores a stored key, perhaps after the island loaded. A message sent since then has its own key. */
		restore( storedKey: string ) {
			if ( ! sentFingerprint ) {
				key = storedKey;
				isUncertain = true;
			}
		},
		/** The result of the last attempt: the server validated the values, requires another key for them, or the result is unknown. */
		recordOutcome( outcome: 'judged' | 'refused' | 'unknown' ) {
			if ( outcome === 'refused' ) {
				this.renew();
			}
			isUncertain = outcome === 'unknown';
			validatedFingerprint = outcome === 'judged' ? sentFingerprint : validatedFingerprint;
		},
		/** The key of a message that may have arrived. */
		get uncertainKey() {
			return isUncertain ? key : undefined;
		},
		/** The current key, before anything is sent. */
		get current() {
			return key;
		},
		renew() {
			key = randomKey();
			validatedFingerprint = undefined;
			isUncertain = false;
		},
	};
}

/** The values as one string, without values that the server changes between two attempts. */
function fingerprint( data: FormData ): string {
	const entries = Array.from( data ).filter(
		( [ name ] ) =>
			name !== FIELD_HASH && ! [ FIELD_OWN, FIELD_QUIZ ].some( ( prefix ) => name.startsWith( prefix ) )
	);
	return JSON.stringify(
		entries.map( ( [ name, value ] ) => [
			name,
			typeof value === 'string' ? value : [ value.name, value.size, value.lastModified ],
		] )
	);
}

/** 128 bits; `crypto.randomUUID` is missing on sites without HTTPS. */
function randomKey(): string {
	return Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
