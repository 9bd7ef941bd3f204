import { readFileSync } from 'node:fs';

/** The body of a recorded response. */
export const recorded = ( name: string ) =>
	JSON.parse( readFileSync( `tests/fixtures/store-api/${ name }.json`, 'utf8' ) ).response.body;

export const MUG = 'c20ad4d76fe97759aa27a0c99bff6710';

/** The recorded cart with mugs only, in this quantity. */
export function mugs( quantity: number ) {
	const cart = recorded( '24-cart-one' );
	if ( ! quantity ) {
		return { ...cart, items: [], items_count: 0, totals: { ...cart.totals, total_items: '0' } };
	}
	const [ item ] = cart.items;
	const sum = String( 1250 * quantity );
	return {
		...cart,
		items: [ { ...item, quantity, totals: { ...item.totals, line_subtotal: sum } } ],
		items_count: quantity,
		totals: { ...cart.totals, total_items: sum },
	};
}

/** A fake server: responds with the result of `judge` and a nonce, and records the requests. */
export function answerBy(
	judge: (
		path: string,
		body: Record< string, unknown >,
		at: number
	) => { status?: number; data?: unknown; headers?: Record< string, string > } | undefined
) {
	const asked: Array< { path: string; body: Record< string, unknown >; nonce: string | null } > = [];
	window.fetch = jest.fn( async ( url: string, init: RequestInit = {} ) => {
		const path = String( url ).split( '/v1/' )[ 1 ]!;
		const body = init.body ? JSON.parse( init.body as string ) : {};
		asked.push( { path, body, nonce: new Headers( init.headers ).get( 'Nonce' ) } );
		const answer = judge( path, body, asked.length );
		if ( ! answer ) {
			throw new TypeError( 'offline' );
		}
		const { status = 200, data, headers = {} } = answer;
		const text = typeof data === 'string' ? data : JSON.stringify( data );
		return {
			ok: status < 300,
			status,
			headers: new Headers( { Nonce: `nonce${ asked.length }`, ...headers } ),
			text: async () => text,
			json: async () => JSON.parse( text ),
		} as unknown as Response;
	} ) as unknown as typeof fetch;
	return asked;
}
