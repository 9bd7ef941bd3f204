// A visitor without a browser, for checks that ask whether a site works where it stands.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const decoded = ( html ) =>
	html.replace( /&(?:#0*(\d+)|(quot|amp|lt|gt));/g, ( all, code, name ) =>
		code ? String.fromCodePoint( Number( code ) ) : { quot: '"', amp: '&', lt: '<', gt: '>' }[ name ]
	);

/** Sends the first form of a page as its script does; gives the site's answer. */
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

/** What a page loads from its own site: scripts, modules, styles, pictures. */
export function assets( html, page ) {
	const found = [ ...html.matchAll( /(?:src|href)="([^"]+\.(?:js|css|webp|jpg|png|svg|woff2)(?:\?[^"]*)?)"/g ) ];
	const imported = [ ...html.matchAll( /"(https?:\\?\/\\?\/[^"]+\.js(?:\?[^"]*)?)"/g ) ];
	const all = [ ...found, ...imported ].map(
		( [ , url ] ) => new URL( decoded( url.replaceAll( '\\/', '/' ) ), page )
	);
	return [ ...new Set( all.filter( ( { host } ) => host === new URL( page ).host ).map( String ) ) ];
}

/** The mails that a site's mail server has taken. */
export const mails = ( site ) => readdirSync( path.join( site, 'mail' ) ).filter( ( name ) => name.endsWith( '.eml' ) );

/** Asks for a page until something is there that comes after an answer: mail leaves then, and of two requests one does an upgrade. */
export async function askUntil( isThere, page ) {
	for ( let asked = 0; asked < 200 && ! isThere(); asked++ ) {
		await ( await fetch( page ) ).text();
	}
}
