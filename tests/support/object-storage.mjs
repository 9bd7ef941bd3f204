// Object storage for tests: node tests/support/object-storage.mjs FOLDER → prints its port, and listens on this machine
// only. s3rver stores the files. This proxy adds S3 features that it lacks: reading requires a signature, all parts but the
// last have at least 5 MiB, and an upload can be aborted. `POST /be/{how}` makes it fail from then on, and `POST /be/well`
// ends that.
//
// `away` cuts connections, `slow` never responds, `refusing` responds with 403, `full` rejects uploads. `open` allows public
// reading, and `dying` accepts the last part and ends before it responds.
import { rmSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import S3rver from 's3rver';

const SMALLEST = 5 * 1024 * 1024;
const [ folder ] = process.argv.slice( 2 );
const storage = new S3rver( {
	directory: folder,
	silent: true,
	address: '127.0.0.1',
	port: 0,
	configureBuckets: [ { name: 'visitors', configs: [] } ],
} );
const { port } = await storage.run();
let how = 'well';
const asked = [];

const fail = ( response, status, code ) => {
	response.writeHead( status, { 'Content-Type': 'application/xml' } );
	response.end( `<Error><Code>${ code }</Code><Message>As the test wants it</Message></Error>` );
};

/** Sizes of an upload's parts, in order. */
const sizes = ( id, numbers ) =>
	numbers.map( ( number ) => statSync( path.join( folder, 'visitors', '._S3rver_uploads', id, number ) ).size );

function forward( request, response, body ) {
	const asks = http.request(
		{ port, host: '127.0.0.1', method: request.method, path: request.url, headers: request.headers },
		( answer ) => {
			response.writeHead( answer.statusCode, answer.headers );
			answer.pipe( response );
		}
	);
	asks.on( 'error', () => response.destroy() );
	if ( body === undefined ) {
		request.pipe( asks );
	} else {
		asks.end( body );
	}
}

async function join( request, response, id ) {
	let body = '';
	for await ( const piece of request ) {
		body += piece;
	}
	const parts = sizes(
		id,
		[ ...body.matchAll( /<PartNumber>(\d+)</g ) ].map( ( [ , number ] ) => number )
	);
	if ( parts.slice( 0, -1 ).some( ( size ) => size < SMALLEST ) ) {
		return fail( response, 400, 'EntityTooSmall' );
	}
	if ( how === 'dying' ) {
		const { writeHead } = response;
		response.writeHead = ( ...words ) => ( response.destroy(), writeHead.apply( response, words ) );
	}
	forward( request, response, body );
}

const server = http.createServer( ( request, response ) => {
	const url = new URL( request.url, 'http://localhost' );
	const told = url.pathname.match( /^\/be\/(\w+)$/ );
	if ( told ) {
		how = told[ 1 ];
		response.end( JSON.stringify( asked.splice( 0 ) ) );
		return;
	}
	asked.push( `${ request.method } ${ [ ...url.searchParams.keys() ].join( ' ' ) }`.trim() );
	const id = url.searchParams.get( 'uploadId' );
	if ( how === 'away' ) {
		request.destroy();
	} else if ( how === 'slow' ) {
		request.resume();
	} else if ( how === 'refusing' || ( how !== 'open' && ! request.headers.authorization ) ) {
		request.resume();
		fail( response, 403, 'AccessDenied' );
	} else if ( how === 'full' && request.method === 'PUT' ) {
		request.resume();
		fail( response, 507, 'QuotaExceeded' );
	} else if ( request.method === 'DELETE' && id ) {
		rmSync( path.join( folder, 'visitors', '._S3rver_uploads', id ), { recursive: true, force: true } );
		response.writeHead( 204 ).end();
	} else if ( request.method === 'POST' && id ) {
		join( request, response, id ).catch( () => fail( response, 404, 'NoSuchUpload' ) );
	} else {
		forward( request, response );
	}
} );
server.listen( 0, '127.0.0.1', () => process.stdout.write( `${ server.address().port }\n` ) );
process.stdin.resume().on( 'end', () => process.exit() ); // Ends with the test that started it.
