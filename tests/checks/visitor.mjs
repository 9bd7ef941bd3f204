// A visitor without a browser, for checks of sites in other environments.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const decoded = ( html ) =>
	html.replace( /&(?:#0*(\d+)|(quot|amp|lt|gt));/g, ( all, code, name ) =>
		code ? String.fromCodePoint( Number( code ) ) : { quot: '"', amp: '&', lt: '<', gt: '>' }[ name ]
	);

/** Submits the first form of a page as its script does; returns the response. */
export async function sendForm( page, values = {} ) {
	const html = await ( await fetch( page ) ).text();
	const form = html.match( /<form[^>]*data-island="frontage\/contact-form".*?<\/form>/s )?.[ 0 ];
	if ( ! form ) {
		throw new Error( `There is no form on ${ page }.` );
	}
	const { url } = JSON.parse( decoded( form.match( /data-props="([^"]*)"/ )[ 1 ] ) );
	const body = new FormData();
	for ( const [ , name, value ] of form.matchAll( /<input type="hidden" name="([^"]*)" value="([^"]*)"/g ) ) {
		body.append( name, decoded( value ) );
	}
	const said = { 'your-name': 'Ann', 'your-email': 'ann@example.com', 'your-message': 'Hello', ...values };
	Object.entries( said ).forEach( ( [ name, value ] ) => body.append( name, value ) );
	const answer = await fetch( `${ url }/feedback`, {
		method: 'POST',
		body,
		headers: { 'Idempotency-Key': crypto.randomUUID() },
	} );
	return { http: answer.status, ...( await answer.json() ) };
}

/** Files that a page loads from its own site: scripts, modules, styles, images. */
export function assets( html, page ) {
	const found = [ ...html.matchAll( /(?:src|href)="([^"]+\.(?:js|css|webp|jpg|png|svg|woff2)(?:\?[^"]*)?)"/g ) ];
	const imported = [ ...html.matchAll( /"(https?:\\?\/\\?\/[^"]+\.js(?:\?[^"]*)?)"/g ) ];
	const all = [ ...found, ...imported ].map(
		( [ , url ] ) => new URL( decoded( url.replaceAll( '\\/', '/' ) ), page )
	);
	return [ ...new Set( all.filter( ( { host } ) => host === new URL( page ).host ).map( String ) ) ];
}

/** Emails that a site's mail server has received. */
export const mails = ( site ) => readdirSync( path.join( site, 'mail' ) ).filter( ( name ) => name.endsWith( '.eml' ) );

/**
 * Requests a page repeatedly until something after a response has happened: emails are sent then, and only one of two
 * requests runs an upgrade.
 */
export async function askUntil( isThere, page ) {
	for ( let asked = 0; asked < 200 && ! isThere(); asked++ ) {
		await ( await fetch( page ) ).text();
	}
}
