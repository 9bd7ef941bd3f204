/**
 * A double of the provider of reviews: the page inside of its frame, which speaks as its own does, and a page of somebody
 * else that pretends to. Both answer under names of their own, so that the browser keeps them apart as it does on the web.
 */
import type { BrowserContext, Page } from '@playwright/test';

export const PROVIDER = 'https://widget.trustpilot.com';
export const STRANGER = 'https://stranger.test';

/** Says who it is, and does what the test tells it by `window.say`. */
const WIDGET = `<!doctype html><html lang="en"><title>Widget</title><body style="margin:0"><main><h1>Rated well</h1><p>By our customers.</p></main><script>
	window.heard = [];
	let widgetId;
	window.say = ( what ) => parent.postMessage( typeof what === 'string' ? what : JSON.stringify( { widgetId, ...what } ), '*' );
	addEventListener( 'message', ( { data } ) => {
		const said = JSON.parse( data );
		heard.push( said );
		if ( said.command === 'setId' ) {
			widgetId = said.widgetId;
			say( { command: 'loaded' } );
			say( { command: 'impression' } );
			say( { command: 'resize-height', name: 'main', height: 180 } );
		}
	} );
</script></body></html>`;

/** Somebody who knows the words, but not who is listened to. */
const PRETENDS = `<!doctype html><html lang="en"><title>Stranger</title><script>
	addEventListener( 'message', ( { data } ) => parent.postMessage( data, '*' ) );
</script></html>`;

/** Answers for both; gives what was asked of anybody but the site. */
export async function provide( of: Page | BrowserContext, how: 'answers' | 'blocked' | 'silent' = 'answers' ) {
	const asked: string[] = [];
	await of.route(
		( { origin } ) => origin !== new URL( process.env.WP_BASE_URL! ).origin,
		async ( route ) => {
			const url = route.request().url();
			asked.push( url );
			if ( url.startsWith( STRANGER ) ) {
				await route.fulfill( { contentType: 'text/html', body: PRETENDS } );
			} else if ( how === 'blocked' ) {
				await route.abort( 'blockedbyclient' );
			} else if ( how === 'answers' && url.startsWith( PROVIDER ) ) {
				await route.fulfill( { contentType: 'text/html', body: WIDGET } );
			} else if ( how === 'answers' ) {
				await route.abort();
			}
		}
	);
	return asked;
}
