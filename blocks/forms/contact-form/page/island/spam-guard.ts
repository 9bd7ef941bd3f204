import type { Guard } from './form-props';

const STAMP = '_frontage_stamp';
const WORK = '_frontage_work';

/**
 * Adds the honeypot and computes the proof of work; returns the functions that add the results to a message. A browser that supports
 * neither sends without them, and the server decides.
 */
export function createGuard( form: HTMLFormElement, { trap, stamp, work }: Guard = {} ) {
	const field = trap && ! form.elements.namedItem( trap ) ? layTrap( form, trap ) : undefined;
	const sums = new Map< string, Promise< string > >();

	return {
		/** Starts the proof of work for a key, so that it is done when the message is written. */
		prepare( key: string ): Promise< string > {
			const sum =
				sums.get( key ) ??
				( work ? solve( `${ stamp }:${ key }:`, work ) : Promise.resolve( '' ) ).catch( () => '' );
			sums.set( key, sum );
			return sum;
		},
		async addTo( data: FormData, key: string ): Promise< void > {
			if ( stamp ) {
				data.set( STAMP, stamp );
			}
			const sum = await this.prepare( key );
			if ( sum ) {
				data.set( WORK, sum );
			}
		},
		destroy: () => field?.remove(),
	};
}

/** Neither visible nor reachable by keyboard, and not filled in by browsers: only a bot enters a value. */
function layTrap( form: HTMLFormElement, name: string ): HTMLElement {
	const place = document.createElement( 'div' );
	place.setAttribute( 'aria-hidden', 'true' );
	Object.assign( place.style, {
		position: 'absolute',
		blockSize: '1px',
		overflow: 'hidden',
		clipPath: 'inset(50%)',
	} );
	const input = document.createElement( 'input' );
	Object.assign( input, { type: 'text', name, tabIndex: -1, autocomplete: 'off' } );
	place.append( input );
	form.append( place );
	return place;
}

/** Finds the number whose hash after `text` begins with the given number of zero bits. */
async function solve( text: string, bits: number ): Promise< string > {
	const encoder = new TextEncoder();
	for ( let number = 0; number < 2 ** ( bits + 5 ); number++ ) {
		const hash = await crypto.subtle.digest( 'SHA-256', encoder.encode( text + number ) );
		if ( zeroBits( new Uint8Array( hash ) ) >= bits ) {
			return String( number );
		}
	}
	return '';
}

function zeroBits( hash: Uint8Array ): number {
	const at = hash.findIndex( ( byte ) => byte > 0 );
	return at < 0 ? hash.length * 8 : at * 8 + Math.clz32( hash[ at ]! ) - 24;
}
