import { FIELD_HASH, FIELD_QUIZ } from '../format';

/**
 * The Idempotency-Key of one filling-in: the same for every try, so that a message that did arrive is not taken twice.
 * A message that was judged and then changed is another one. docs/reference/contact-forms.md §5
 */
export function createKey() {
	let key = randomKey();
	let tried = '';
	let judged: string | undefined;

	return {
		/** The key to send these values with. */
		of( data: FormData ): string {
			tried = fingerprint( data );
			if ( judged !== undefined && judged !== tried ) {
				this.renew();
			}
			return key;
		},
		/** The server has given its answer about the values last tried. */
		judged() {
			judged = tried;
		},
		renew() {
			key = randomKey();
			judged = undefined;
		},
	};
}

/** What was typed, as one string; what the server itself changes between two tries is left out. */
function fingerprint( data: FormData ): string {
	const typed = Array.from( data ).filter( ( [ name ] ) => name !== FIELD_HASH && ! name.startsWith( FIELD_QUIZ ) );
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
