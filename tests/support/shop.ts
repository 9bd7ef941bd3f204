import type { Page } from '@playwright/test';

/** The shop's product IDs by SKU; IDs differ between sites. */
export async function productIds( page: Page ): Promise< Record< string, number > > {
	const answer = await page.request.get( '/wp-json/wc/store/v1/products?per_page=20' );
	const products = ( await answer.json() ) as Array< { sku: string; id: number } >;
	return Object.fromEntries( products.map( ( { sku, id } ) => [ sku, id ] ) );
}

/** Records the page's Store API requests from now on: `POST cart/add-item`. */
export function storeRequests( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , path ] = request.url().split( '/wc/store/v1/' );
		if ( path !== undefined ) {
			asked.push( `${ request.method() } ${ path }` );
		}
	} );
	return asked;
}

/** Adds a product as a custom script does: with the page's event. */
export const add = ( page: Page, detail: { id: number; quantity?: number; variation?: object[] } ) =>
	page.evaluate(
		( what ) => void document.dispatchEvent( new CustomEvent( 'frontage:cart:add', { detail: what } ) ),
		detail
	);
