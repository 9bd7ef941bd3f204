import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MODULES, slowly } from './slow-network';

/**
 * Runs before any other script of a page: stores unhandled errors in session storage, for the next page. The view transition
 * itself is not accessed: its promises reject for every reader when it is skipped.
 */
const WATCH = `<script>
	for ( const type of [ 'error', 'unhandledrejection' ] ) {
		addEventListener( type, ( { message, reason } ) => {
			const said = JSON.parse( sessionStorage.getItem( 'slow-site:errors' ) ?? '[]' );
			sessionStorage.setItem( 'slow-site:errors', JSON.stringify( [ ...said, type + ': ' + ( message ?? reason ) ] ) );
		} );
	}
	addEventListener( 'pagereveal', () => ( window.isTurned = document.documentElement.matches( ':active-view-transition' ) ) );
</script>`;

/** Runs in the page: unhandled errors and rejections of this tab. */
export const unheard = (): string[] => JSON.parse( sessionStorage.getItem( 'slow-site:errors' ) ?? '[]' );

/**
 * The site at a second address, with a connection that a test controls: for engines whose driver cannot intercept requests.
 * `/empty` is an empty page.
 */
export async function slowSite() {
	const origin = process.env.WP_BASE_URL!;
	let isMissing = false;
	const held: string[] = [];
	let release = () => {};
	let released = Promise.resolve();

	const server = createServer( ( asked, answer ) => {
		void ( async () => {
			const path = asked.url!;
			const to = `http://${ asked.headers.host! }`;
			if ( path === '/empty' ) {
				answer.end( '<!doctype html><html lang="en"><title>Empty</title><body></body></html>' );
				return;
			}
			if ( MODULES.test( path ) ) {
				held.push( path );
				if ( isMissing ) {
					answer.writeHead( 404 ).end();
					return;
				}
				await released;
			}
			if ( path.includes( 'slow-page' ) ) {
				await slowly();
			}
			const said = await onward( asked, origin );
			const headers = { ...said.headers };
			if ( headers.location ) {
				headers.location = headers.location.replace( origin, to );
			}
			if ( ! headers[ 'content-type' ]?.startsWith( 'text/html' ) ) {
				answer.writeHead( said.statusCode!, headers );
				said.pipe( answer );
				return;
			}
			const body = ( await text( said ) )
				.replaceAll( origin, to )
				.replaceAll( origin.replaceAll( '/', '\\/' ), to.replaceAll( '/', '\\/' ) )
				.replace( /<head[^>]*>/, `$&${ WATCH }` );
			delete headers[ 'content-length' ];
			answer.writeHead( said.statusCode!, headers ).end( body );
		} )().catch( () => answer.destroy() );
	} );
	await new Promise< void >( ( listening ) => server.listen( 0, 'localhost', listening ) );
	return {
		url: `http://localhost:${ ( server.address() as AddressInfo ).port }`,
		/** Modules requested so far. */
		held,
		/** From now on modules are delayed; the returned function releases them. */
		hold() {
			released = new Promise( ( resolve ) => ( release = resolve ) );
			return release;
		},
		/** From now on modules are missing. */
		miss() {
			isMissing = true;
		},
		close() {
			release();
			server.closeAllConnections();
			server.close();
		},
	};
}
export type SlowSite = Awaited< ReturnType< typeof slowSite > >;

/** Forwards to the site itself, which redirects to its own address. */
const onward = ( asked: IncomingMessage, origin: string ) =>
	new Promise< IncomingMessage >( ( done, fail ) => {
		const headers = { ...asked.headers, host: new URL( origin ).host };
		delete headers[ 'accept-encoding' ];
		asked.pipe( request( origin + asked.url, { method: asked.method!, headers }, done ).on( 'error', fail ) );
	} );
