import { FIELD_HASH, FIELD_OWN, FIELD_QUIZ } from '../format';

/**
 * The Idempotency-Key of one message: the same for every attempt, so that a message that arrived is not accepted twice. A message changed
 * after validation gets a new key. docs/reference/contact-forms.md §5
 */
export function createKey( restored = '' ) {
	let key = restored || randomKey();
	let tried = '';
	let judged: string | undefined;
	let inDoubt = !! restored;

	return {
		/** The key to send these values with. */
		of( data: FormData ): string {
			tried = fingerprint( data );
			if ( judged !== undefined && judged !== tried ) {
				this.renew();
			}
			inDoubt = true; // From here on the message may arrive, and the page may close before the response.
			return key;
		},
		/** Restores a stored key, perhaps after the island loaded. A message sent since then has its own key. */
		restore( kept: string ) {
			if ( ! tried ) {
				key = kept;
				inDoubt = true;
			}
		},
		/** The result of the last attempt: the server validated the values, requires another key for them, or the result is unknown. */
		learned( outcome: 'judged' | 'refused' | 'unknown' ) {
			if ( outcome === 'refused' ) {
				this.renew();
			}
			inDoubt = outcome === 'unknown';
			judged = outcome === 'judged' ? tried : judged;
		},
		/** The key of a message that may have arrived. */
		get inDoubt() {
			return inDoubt ? key : undefined;
		},
		/** The current key, before anything is sent. */
		get now() {
			return key;
		},
		renew() {
			key = randomKey();
			judged = undefined;
			inDoubt = false;
		},
	};
}

/** The values as one string, without values that the server changes between two attempts. */
function fingerprint( data: FormData ): string {
	const typed = Array.from( data ).filter(
		( [ name ] ) => name !== FIELD_HASH && ! [ FIELD_OWN, FIELD_QUIZ ].some( ( own ) => name.startsWith( own ) )
	);
	return JSON.stringify(
		typed.map( ( [ name, value ] ) => [
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
