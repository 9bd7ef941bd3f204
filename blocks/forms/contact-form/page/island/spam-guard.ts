import type { Guard } from './form-props';

const STAMP = '_frontage_stamp';
const WORK = '_frontage_work';

/**
 * Adds the honeypot and computes the proof of work; returns the functions that add the results to a message. A browser that supports
 * neither sends without them, and the server decides.
 */
export function createSpamGuard( form: HTMLFormElement, { trap, stamp, work }: Guard = {}, signal?: AbortSignal ) {
	const honeypot = trap && ! form.elements.namedItem( trap ) ? addHoneypot( form, trap ) : undefined;
	signal?.addEventListener( 'abort', () => honeypot?.remove() );
	const proofs = new Map< string, Promise< string > >();

	return {
		/** Starts the proof of work for a key, so that it is done when the message is written. */
		prepare( key: string ): Promise< string > {
			const proof =
				proofs.get( key ) ??
				( work ? solveChallenge( `${ stamp }:${ key }:`, work ) : Promise.resolve( '' ) ).catch( () => '' );
			proofs.set( key, proof );
			return proof;
		},
		async addProof( data: FormData, key: string ): Promise< void > {
			if ( stamp ) {
				data.set( STAMP, stamp );
			}
			const proof = await this.prepare( key );
			if ( proof ) {
				data.set( WORK, proof );
			}
		},
	};
}

/** Neither visible nor reachable by keyboard, and not filled in by browsers: only a bot enters a value. */
function addHoneypot( form: HTMLFormElement, name: string ): HTMLElement {
	const container = document.createElement( 'div' );
	container.setAttribute( 'aria-hidden', 'true' );
	Object.assign( container.style, {
		position: 'absolute',
		blockSize: '1px',
		overflow: 'hidden',
		clipPath: 'inset(50%)',
	} );
	const input = document.createElement( 'input' );
	Object.assign( input, { type: 'text', name, tabIndex: -1, autocomplete: 'off' } );
	container.append( input );
	form.append( container );
	return container;
}

/** Finds the number whose hash after `text` begins with the given number of zero bits. */
async function solveChallenge( text: string, bits: number ): Promise< string > {
	const encoder = new TextEncoder();
	for ( let number = 0; number < 2 ** ( bits + 5 ); number++ ) {
		const hash = await crypto.subtle.digest( 'SHA-256', encoder.encode( text + number ) );
		if ( countZeroBits( new Uint8Array( hash ) ) >= bits ) {
			return String( number );
		}
	}
	return '';
}

function countZeroBits( hash: Uint8Array ): number {
	const at = hash.findIndex( ( byte ) => byte > 0 );
	return at < 0 ? hash.length * 8 : at * 8 + Math.clz32( hash[ at ]! ) - 24;
}
