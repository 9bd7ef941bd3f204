/** Uploads files to the server: loaded when the first file is chosen. */
import { hiddenField } from '../events';
import { FIELD_NONCE } from '../format';
import type { Carried, OnTheWay, PageData, Refusal, Server } from '../upload/upload-types';

/** The result of a failed request; status 0: the connection broke. */
export interface Fault {
	status: number;
	text: string;
}

interface Road {
	url: string;
	headers: () => Record< string, string >;
	field: string;
	/** For servers that do not accept PATCH. */
	override: boolean;
}

/** The exports of `lazy/resumable-upload.ts`. */
interface PiecesModule {
	sendInPieces: (
		file: File,
		way: OnTheWay & Road & { piece: number }
	) => Promise< { url: string; reference: string } >;
}

/** Larger files are sent in chunks of this size in bytes. A broken connection loses one chunk at most, and servers with a limit accept them. */
const PIECE = 5 * 1024 * 1024;

const PAUSES = [ 1000, 3000, 8000, 15_000 ]; // ms before another attempt.
const PASSING = [ 0, 423, 460, 502, 503, 504 ];

const base64 = ( text: string ) => btoa( String.fromCodePoint( ...new TextEncoder().encode( text ) ) );

/** Sends a file in one request; `fetch` does not report upload progress. */
function sendWhole( file: File, { url, headers, field, signal, sent }: Road & OnTheWay ): Promise< Carried > {
	return new Promise( ( arrived, failed ) => {
		const xhr = new XMLHttpRequest();
		let isThere = false;
		xhr.open( 'POST', url );
		const all = {
			...headers(),
			'Tus-Resumable': '1.0.0',
			'Upload-Length': String( file.size ),
			'Upload-Metadata': `field ${ base64( field ) },filename ${ base64( file.name ) }`,
			'Content-Type': 'application/offset+octet-stream',
		};
		Object.entries( all ).forEach( ( [ name, value ] ) => xhr.setRequestHeader( name, value ) );
		xhr.upload.onprogress = ( { loaded, total } ) => sent( loaded / total );
		xhr.upload.onload = () => ( isThere = true );
		xhr.onerror = xhr.onabort = () => failed( { status: 0, text: '' } );
		xhr.onload = () => {
			const { id, reference } = read( xhr.responseText );
			if ( xhr.status === 201 && id && reference ) {
				arrived( { id, reference } );
			} else {
				failed( { status: xhr.status, text: xhr.responseText } );
			}
		};
		// A file that the server already has is deleted by its ID, which the response contains.
		signal.addEventListener( 'abort', () => isThere || xhr.abort() );
		xhr.send( file );
	} );
}

const idOf = ( url: string ) => /[0-9a-f]{32}$/.exec( url )?.[ 0 ] ?? '';

async function sendInPieces( file: File, way: Road & OnTheWay, module: string ): Promise< Carried > {
	const { sendInPieces: send } = ( await import( /* webpackIgnore: true */ module ).catch( () => {
		throw { status: 0, text: '' };
	} ) ) as PiecesModule;
	const { url, reference } = await send( file, {
		...way,
		piece: PIECE,
		begun: ( address ) => way.begun( idOf( address ) ),
	} );
	return { id: idOf( url ), reference };
}

function read( text: string ): Record< string, string | undefined > {
	try {
		return Object( JSON.parse( text ) );
	} catch {
		return {};
	}
}

const refused = ( message: string, again = true, isClosed = false ): Error & Refusal =>
	Object.assign( new Error( message ), { again, isClosed } );

/** Waits `ms` milliseconds or, when offline, until there is a connection. */
function pause( ms: number, signal: AbortSignal ): Promise< void > {
	return new Promise( ( over ) => {
		const go = () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', go );
			over();
		};
		const timer = navigator.onLine ? setTimeout( go, ms ) : undefined;
		window.addEventListener( 'online', go );
		signal.addEventListener( 'abort', go );
	} );
}

/** A client for the upload routes of a form, for one field. */
export function createServer(
	form: HTMLFormElement,
	field: string,
	{ words, pieces }: PageData,
	formUrl: string,
	visitor: () => string
): Server {
	const url = `${ formUrl }/uploads`;
	const headers = () => {
		const nonce = hiddenField( form, FIELD_NONCE )?.value;
		return { 'Frontage-Visitor': visitor(), ...( nonce && { 'X-WP-Nonce': nonce } ) };
	};
	const ask = ( method: string, id: string ) =>
		fetch( `${ url }/${ id }`, { method, headers: { ...headers(), 'Tus-Resumable': '1.0.0' } } );

	/** The nonce of an old page is expired. */
	const renewNonce = async () => {
		const input = hiddenField( form, FIELD_NONCE );
		const answer = await fetch( formUrl.replace( /\d+$/, 'nonce' ), { cache: 'no-store' } ).catch(
			() => undefined
		);
		const { nonce } = read( ( await answer?.text() ) ?? '' );
		if ( input && nonce ) {
			input.value = nonce;
		}
	};

	const refusal = ( { status, text }: Fault ) => {
		const { code = '', message } = read( text );
		if ( message && code.startsWith( 'frontage_' ) ) {
			return refused( message, status >= 429 );
		}
		return [ 401, 403, 404 ].includes( status )
			? refused( '', false, true )
			: refused( words.server_max_error ?? '' );
	};

	return {
		async carry( file, way ) {
			let { id } = way;
			let furthest = 0;
			let tries = 0;
			let asked = 0;
			let renewed = false;
			let override = false;
			const sent = ( part: number ) => {
				if ( part > furthest ) {
					furthest = part;
					tries = 0; // There is progress: start counting attempts again.
				}
				way.sent( part );
			};
			const begun = ( name: string ) => way.begun( ( id = name ) );
			const go = () => {
				const road = { ...way, url, headers, field, override, id, sent, begun };
				// Browsers remember that a module URL failed to load and do not request it again.
				const module = `${ pieces }${ asked++ ? `&again=${ asked }` : '' }`;
				return file.size > PIECE ? sendInPieces( file, road, module ) : sendWhole( file, road );
			};
			/** Prepares another attempt; returns false when another attempt does not help. */
			const mend = async ( { status, text }: Fault ): Promise< boolean > => {
				const { code } = read( text );
				if ( code === 'rest_cookie_invalid_nonce' && ! renewed ) {
					renewed = true;
					await renewNonce();
					return true;
				}
				if ( [ 405, 501 ].includes( status ) && ! override ) {
					return ( override = true );
				}
				const isPassing = PASSING.includes( status ) || code === 'frontage_upload_open';
				if ( ! isPassing || ( tries === PAUSES.length && navigator.onLine ) ) {
					return false;
				}
				await pause( PAUSES[ Math.min( tries++, PAUSES.length - 1 ) ]!, way.signal );
				return true;
			};
			while ( ! way.signal.aborted ) {
				try {
					return await go();
				} catch ( thrown ) {
					const fault = thrown as Fault;
					if ( ! way.signal.aborted && ! ( await mend( fault ) ) ) {
						throw fault.status ? refusal( fault ) : refused( words.failed ?? '' );
					}
				}
			}
			throw refused( '' );
		},
		async look( id ) {
			let answer = await ask( 'HEAD', id );
			if ( answer.status === 404 ) {
				await new Promise( ( later ) => setTimeout( later, PAUSES[ 0 ] ) );
				answer = await ask( 'HEAD', id ); // A busy database returns no result, too.
			}
			const { ok, status, headers: said } = answer;
			if ( [ 404, 410 ].includes( status ) ) {
				return 'gone';
			}
			const whole = said.get( 'Upload-Offset' ) === said.get( 'Upload-Length' );
			return ok ? { reference: whole ? ( said.get( 'Frontage-Reference' ) ?? '' ) : '' } : undefined;
		},
		remove: ( id ) => ask( 'DELETE', id ),
	};
}
