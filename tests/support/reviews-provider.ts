/**
 * A test double of the reviews provider: its iframe page, which communicates like the real one, and a page of another origin
 * that imitates it. Both have their own host names, so that the browser isolates them.
 */
import type { BrowserContext, Page } from '@playwright/test';

export const PROVIDER = 'https://widget.trustpilot.com';
export const STRANGER = 'https://stranger.test';

/** Introduces itself, and executes the test's `window.say`. */
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

/** An attacker that knows the messages but has another origin. */
const PRETENDS = `<!doctype html><html lang="en"><title>Stranger</title><script>
	addEventListener( 'message', ( { data } ) => parent.postMessage( data, '*' ) );
</script></html>`;

/** Responds for both hosts; returns the requests to hosts other than the site. */
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
