/** Uploads files to the server: loaded when the first file is chosen. */
import { hiddenField } from '../events';
import { FIELD_NONCE } from '../format';
import type { UploadedFile, UploadOptions, PageData, UploadFailure, UploadClient } from '../upload/upload-types';

/** The result of a failed request; status 0: the connection broke. */
export interface RequestFault {
	status: number;
	text: string;
}

/** Where a file is sent. */
interface UploadTarget {
	url: string;
	headers: () => Record< string, string >;
	field: string;
	/** For servers that do not accept PATCH. */
	override: boolean;
}

/** The exports of `lazy/resumable-upload.ts`. */
interface ChunksModule {
	uploadInChunks: (
		file: File,
		options: UploadOptions & UploadTarget & { chunkSize: number }
	) => Promise< { url: string; reference: string } >;
}

/** Larger files are sent in chunks of this size in bytes. A broken connection loses one chunk at most, and servers with a limit accept them. */
const CHUNK_SIZE = 5 * 1024 * 1024;

const PAUSES = [ 1000, 3000, 8000, 15_000 ]; // ms before another attempt.
const TEMPORARY = [ 0, 423, 460, 502, 503, 504 ];

const base64 = ( text: string ) => btoa( String.fromCodePoint( ...new TextEncoder().encode( text ) ) );

/** Sends a file in one request; `fetch` does not report upload progress. */
function uploadWhole(
	file: File,
	{ url, headers, field, signal, onProgress }: UploadTarget & UploadOptions
): Promise< UploadedFile > {
	return new Promise( ( resolve, reject ) => {
		const xhr = new XMLHttpRequest();
		let isReceived = false;
		xhr.open( 'POST', url );
		const allHeaders = {
			...headers(),
			'Tus-Resumable': '1.0.0',
			'Upload-Length': String( file.size ),
			'Upload-Metadata': `field ${ base64( field ) },filename ${ base64( file.name ) }`,
			'Content-Type': 'application/offset+octet-stream',
		};
		Object.entries( allHeaders ).forEach( ( [ name, value ] ) => xhr.setRequestHeader( name, value ) );
		xhr.upload.onprogress = ( { loaded, total } ) => onProgress( loaded / total );
		xhr.upload.onload = () => ( isReceived = true );
		xhr.onerror = xhr.onabort = () => reject( { status: 0, text: '' } );
		xhr.onload = () => {
			const { id, reference } = parseRecord( xhr.responseText );
			if ( xhr.status === 201 && id && reference ) {
				resolve( { id, reference } );
			} else {
				reject( { status: xhr.status, text: xhr.responseText } );
			}
		};
		// A file that the server already has is deleted by its ID, which the response contains.
		signal.addEventListener( 'abort', () => isReceived || xhr.abort() );
		xhr.send( file );
	} );
}

const idOf = ( url: string ) => /[0-9a-f]{32}$/.exec( url )?.[ 0 ] ?? '';

async function uploadChunks(
	file: File,
	options: UploadTarget & UploadOptions,
	moduleUrl: string
): Promise< UploadedFile > {
	const { uploadInChunks } = ( await import( /* webpackIgnore: true */ moduleUrl ).catch( () => {
		throw { status: 0, text: '' };
	} ) ) as ChunksModule;
	const { url, reference } = await uploadInChunks( file, {
		...options,
		chunkSize: CHUNK_SIZE,
		onStarted: ( uploadUrl ) => options.onStarted( idOf( uploadUrl ) ),
	} );
	return { id: idOf( url ), reference };
}

function parseRecord( text: string ): Record< string, string | undefined > {
	try {
		return Object( JSON.parse( text ) );
	} catch {
		return {};
	}
}

const createFailure = ( message: string, canRetry = true, isClosed = false ): Error & UploadFailure =>
	Object.assign( new Error( message ), { canRetry, isClosed } );

/** Waits `ms` milliseconds or, when offline, until there is a connection. */
function pause( ms: number, signal: AbortSignal ): Promise< void > {
	return new Promise( ( resolve ) => {
		const end = () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', end );
			resolve();
		};
		const timer = navigator.onLine ? setTimeout( end, ms ) : undefined;
		window.addEventListener( 'online', end );
		signal.addEventListener( 'abort', end );
	} );
}

/** Sends a file, several times if an error may be temporary; `renewNonce` replaces the nonce of an old page. */
async function uploadWithRetries(
	file: File,
	options: UploadOptions,
	target: Omit< UploadTarget, 'override' > & { chunksUrl: string },
	renewNonce: () => Promise< void >
): Promise< UploadedFile > {
	const { signal } = options;
	let { id } = options;
	let furthest = 0;
	let failures = 0;
	let moduleLoads = 0;
	let isNonceRenewed = false;
	let override = false;
	const onProgress = ( part: number ) => {
		if ( part > furthest ) {
			furthest = part;
			failures = 0; // There is progress: start counting attempts again.
		}
		options.onProgress( part );
	};
	const onStarted = ( uploadId: string ) => options.onStarted( ( id = uploadId ) );
	const send = () => {
		const all = { ...options, ...target, override, id, onProgress, onStarted };
		// Browsers remember that a module URL failed to load and do not request it again.
		const moduleUrl = `${ target.chunksUrl }${ moduleLoads++ ? `&again=${ moduleLoads }` : '' }`;
		return file.size > CHUNK_SIZE ? uploadChunks( file, all, moduleUrl ) : uploadWhole( file, all );
	};
	/** Prepares another attempt; returns false when another attempt does not help. */
	const prepareRetry = async ( { status, text }: RequestFault ): Promise< boolean > => {
		const { code } = parseRecord( text );
		if ( code === 'rest_cookie_invalid_nonce' && ! isNonceRenewed ) {
			isNonceRenewed = true;
			await renewNonce();
			return true;
		}
		if ( [ 405, 501 ].includes( status ) && ! override ) {
			return ( override = true );
		}
		const isTemporary = TEMPORARY.includes( status ) || code === 'frontage_upload_open';
		if ( ! isTemporary || ( failures === PAUSES.length && navigator.onLine ) ) {
			return false;
		}
		await pause( PAUSES[ Math.min( failures++, PAUSES.length - 1 ) ]!, signal );
		return true;
	};
	while ( ! signal.aborted ) {
		try {
			return await send();
		} catch ( fault ) {
			if ( ! signal.aborted && ! ( await prepareRetry( fault as RequestFault ) ) ) {
				throw fault;
			}
		}
	}
	throw createFailure( '' );
}

/** A client for the upload routes of a form, for one field. */
export function createClient(
	form: HTMLFormElement,
	field: string,
	{ words, pieces: chunksUrl }: PageData,
	formUrl: string,
	visitor: () => string
): UploadClient {
	const url = `${ formUrl }/uploads`;
	const headers = () => {
		const nonce = hiddenField( form, FIELD_NONCE )?.value;
		return { 'Frontage-Visitor': visitor(), ...( nonce && { 'X-WP-Nonce': nonce } ) };
	};
	const request = ( method: string, id: string ) =>
		fetch( `${ url }/${ id }`, { method, headers: { ...headers(), 'Tus-Resumable': '1.0.0' } } );

	/** The nonce of an old page is expired. */
	const renewNonce = async () => {
		const input = hiddenField( form, FIELD_NONCE );
		const response = await fetch( formUrl.replace( /\d+$/, 'nonce' ), { cache: 'no-store' } ).catch(
			() => undefined
		);
		const { nonce } = parseRecord( ( await response?.text() ) ?? '' );
		if ( input && nonce ) {
			input.value = nonce;
		}
	};

	const toFailure = ( { status, text }: RequestFault ) => {
		const { code = '', message } = parseRecord( text );
		if ( ! status ) {
			return createFailure( words.failed ?? '' );
		}
		if ( message && code.startsWith( 'frontage_' ) ) {
			return createFailure( message, status >= 429 );
		}
		return [ 401, 403, 404 ].includes( status )
			? createFailure( '', false, true )
			: createFailure( words.server_max_error ?? '' );
	};

	return {
		upload: ( file, options ) =>
			uploadWithRetries( file, options, { url, headers, field, chunksUrl }, renewNonce ).catch( ( fault ) => {
				throw fault instanceof Error ? fault : toFailure( fault );
			} ),
		async findUpload( id ) {
			let response = await request( 'HEAD', id );
			if ( response.status === 404 ) {
				await new Promise( ( resolve ) => setTimeout( resolve, PAUSES[ 0 ] ) );
				response = await request( 'HEAD', id ); // A busy database returns no result, too.
			}
			const { ok, status, headers: received } = response;
			if ( [ 404, 410 ].includes( status ) ) {
				return 'gone';
			}
			const isComplete = received.get( 'Upload-Offset' ) === received.get( 'Upload-Length' );
			return ok ? { reference: isComplete ? ( received.get( 'Frontage-Reference' ) ?? '' ) : '' } : undefined;
		},
		remove: ( id ) => request( 'DELETE', id ),
	};
}
