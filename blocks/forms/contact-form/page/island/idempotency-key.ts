import { FIELD_HASH, FIELD_OWN, FIELD_QUIZ } from '../format';

/**
 * The Idempotency-Key of one filling-in: the same for every try, so that a message that did arrive is not taken twice.
 * A message that was judged and then changed is another one. docs/reference/contact-forms.md §5
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
			inDoubt = true; // From here on it may arrive, and the page may end before it is told.
			return key;
		},
		/** A key that was kept comes back, perhaps later than the island; what was sent since has its own. */
		restore( kept: string ) {
			if ( ! tried ) {
				key = kept;
				inDoubt = true;
			}
		},
		/** What came of the values last tried: the server judged them, wants another key for them, or nobody knows. */
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
		/** As it stands before anything is sent. */
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

/** What was typed, as one string; what the server itself changes between two tries is left out. */
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

/** 128 bits; `crypto.randomUUID` is missing on sites without https. */
function randomKey(): string {
	return Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
