import { request } from '@frontage/kit/request';
import type { Cart } from './cart-types';
import { readCart, readRefusal } from './cart-parser';

/** `refused`: with the server's own message · `offline`, `unsure`: no readable response. */
export type Answer =
	| { ok: true; cart: Cart }
	| { ok: false; kind: 'refused'; message: string; cart: Cart | undefined }
	| { ok: false; kind: 'offline' | 'unsure' };

const STALE = [ 'woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce' ];
const PATIENCE = 20_000; // ms
const MOST_WAITS = 3;
const LONGEST_WAIT = 60; // s

/** Renewed by every response. Pages contain none, so they may be cached. */
let nonce = '';

const pause = ( seconds: number ) => new Promise( ( later ) => setTimeout( later, seconds * 1000 ) );

/** Sends a request to the Store API; retries once if only the nonce was outdated, and later if the server asks for a delay. */
export async function ask(
	route: string,
	path: string,
	body: object | undefined,
	onWait: () => void
): Promise< Answer > {
	let waits = 0;
	for ( let renewed = false; ; ) {
		let after = '';
		const result = await request< unknown >( route + path, {
			timeout: PATIENCE,
			cache: 'no-store',
			onHeaders: ( headers ) => {
				nonce = headers.get( 'Nonce' ) ?? nonce;
				after = headers.get( 'RateLimit-Retry-After' ) ?? '';
			},
			...( body && {
				method: 'POST',
				body: JSON.stringify( body ),
				headers: { 'Content-Type': 'application/json', ...( nonce && { Nonce: nonce } ) },
			} ),
		} );
		if ( result.ok ) {
			const cart = readCart( result.data );
			return cart ? { ok: true, cart } : { ok: false, kind: 'unsure' };
		}
		const { code, message, cart } = readRefusal( result.data );
		if ( ! renewed && STALE.includes( code ) ) {
			renewed = true;
		} else if ( result.status === 429 && waits++ < MOST_WAITS ) {
			onWait();
			await pause( Math.min( LONGEST_WAIT, Math.max( 1, Number( after ) || result.retryAfter || 1 ) ) );
		} else if ( result.kind === 'http' && message ) {
			return { ok: false, kind: 'refused', message, cart };
		} else {
			return { ok: false, kind: result.kind === 'offline' ? 'offline' : 'unsure' };
		}
	}
}
