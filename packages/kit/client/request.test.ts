/* @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from './request';

let answer: ( incoming: IncomingMessage, outgoing: ServerResponse, count: number ) => void;
let count = 0;
let url = '';

const server = createServer( ( incoming, outgoing ) => answer( incoming, outgoing, ++count ) );

beforeAll( async () => {
	await new Promise< void >( ( ready ) => server.listen( 0, '127.0.0.1', ready ) );
	url = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/`;
} );

afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

/** The request's time-out comes when a test says so; its pause before a retry is over at once. */
let timeOut: () => void;

beforeEach( () => {
	count = 0;
	jest.spyOn( globalThis, 'setTimeout' ).mockImplementation( ( ( call: () => void, ms: number ) => {
		if ( ms < 1000 ) {
			queueMicrotask( call );
		} else {
			timeOut = call;
		}
	} ) as unknown as typeof setTimeout );
} );

afterEach( () => jest.restoreAllMocks() );

const respond = ( status: number, body: string, headers: Record< string, string > = {} ) => {
	answer = ( _incoming, outgoing ) => outgoing.writeHead( status, headers ).end( body );
};

test( 'an answer in JSON comes back whole', async () => {
	respond( 200, '{"status":"mail_sent"}' );
	expect( await request( url, { method: 'POST', body: 'a=1' } ) ).toEqual( {
		ok: true,
		status: 200,
		data: { status: 'mail_sent' },
	} );
} );

test( 'it says that it wants JSON, unless told otherwise, and sends what it is given', async () => {
	answer = ( incoming, outgoing ) => {
		let body = '';
		incoming.on( 'data', ( chunk ) => ( body += chunk ) );
		incoming.on( 'end', () =>
			outgoing.end(
				JSON.stringify( {
					accept: incoming.headers.accept,
					key: incoming.headers[ 'idempotency-key' ],
					method: incoming.method,
					body,
				} )
			)
		);
	};
	expect( await request( url, { method: 'post', body: 'a=1', headers: { 'Idempotency-Key': 'k' } } ) ).toMatchObject(
		{
			data: { accept: 'application/json, */*;q=0.1', key: 'k', method: 'POST', body: 'a=1' },
		}
	);
	expect( await request( url, { headers: { Accept: 'text/plain' } } ) ).toMatchObject( {
		data: { accept: 'text/plain' },
	} );
} );

test.each( [
	[ 'a page', '<!doctype html><p>Hello' ],
	[ 'a warning before the JSON', '<b>Warning</b>{"status":"mail_sent"}' ],
	[ 'nothing', '' ],
] )( '%s instead of JSON is named so', async ( _what, body ) => {
	respond( 200, body );
	expect( await request( url ) ).toEqual( { ok: false, kind: 'not-json', status: 200 } );
	expect( count ).toBe( 1 );
} );

test( 'an HTTP error brings its body and when to come back', async () => {
	respond( 429, '{"code":"frontage_too_many","message":"Wait."}', { 'Retry-After': '120' } );
	expect( await request( url, { method: 'POST' } ) ).toEqual( {
		ok: false,
		kind: 'http',
		status: 429,
		data: { code: 'frontage_too_many', message: 'Wait.' },
		retryAfter: 120,
	} );
} );

test( 'a date in Retry-After becomes seconds, nonsense nothing, the past zero', async () => {
	jest.spyOn( Date, 'now' ).mockReturnValue( Date.UTC( 2026, 0, 1 ) );
	respond( 503, '{}', { 'Retry-After': 'Thu, 01 Jan 2026 00:01:00 GMT' } );
	expect( await request( url ) ).toMatchObject( { retryAfter: 60 } );
	respond( 503, '{}', { 'Retry-After': 'Wed, 01 Jan 2020 00:00:00 GMT' } );
	expect( await request( url ) ).toMatchObject( { retryAfter: 0 } );
	respond( 429, '{}', { 'Retry-After': 'soon' } );
	expect( await request( url ) ).toEqual( { ok: false, kind: 'http', status: 429, data: {} } );
} );

test( 'an HTTP error without JSON is still an HTTP error', async () => {
	respond( 500, '<h1>Critical error</h1>' );
	expect( await request( url, { method: 'POST' } ) ).toEqual( {
		ok: false,
		kind: 'http',
		status: 500,
		data: undefined,
	} );
} );

test( 'where HTTP knows no body there is no data', async () => {
	respond( 204, '' );
	expect( await request( url, { method: 'DELETE' } ) ).toEqual( { ok: true, status: 204, data: undefined } );
	respond( 200, '' );
	expect( await request( url, { method: 'HEAD' } ) ).toEqual( { ok: true, status: 200, data: undefined } );
} );

test( 'no connection is offline', async () => {
	expect( await request( 'http://127.0.0.1:1/', { method: 'POST' } ) ).toEqual( { ok: false, kind: 'offline' } );
	expect( await request( 'http://127.0.0.1:1/' ) ).toEqual( { ok: false, kind: 'offline' } );
} );

test( 'a connection that breaks inside the body is offline; a POST is not sent again', async () => {
	answer = ( _incoming, outgoing ) => {
		outgoing.writeHead( 200, { 'Content-Length': '100' } );
		outgoing.write( '{"status":', () => outgoing.destroy() );
	};
	expect( await request( url, { method: 'POST' } ) ).toEqual( { ok: false, kind: 'offline' } );
	expect( count ).toBe( 1 );
} );

test.each( [ 'GET', 'HEAD', undefined ] )( 'a %s that failed in passing is tried once more', async ( method ) => {
	answer = ( incoming, outgoing, nth ) => ( nth === 1 ? incoming.socket.destroy() : outgoing.end( '{"a":1}' ) );
	expect( await request( url, method ? { method } : {} ) ).toMatchObject( { ok: true, status: 200 } );
	expect( count ).toBe( 2 );
} );

test( 'a bad gateway is tried once more, then told', async () => {
	respond( 502, 'bad' );
	expect( await request( url ) ).toMatchObject( { ok: false, kind: 'http', status: 502 } );
	expect( count ).toBe( 2 );
} );

test.each( [
	[ 500, {} ],
	[ 404, {} ],
	[ 503, { 'Retry-After': '5' } ],
] )( 'a %i %j is an answer: not asked again', async ( status, headers ) => {
	respond( status, '{}', headers );
	expect( await request( url ) ).toMatchObject( { ok: false, kind: 'http', status } );
	expect( count ).toBe( 1 );
} );

test.each( [ 'POST', 'PUT', 'DELETE' ] )( 'a %s is never sent twice', async ( method ) => {
	respond( 503, '' );
	expect( await request( url, { method } ) ).toMatchObject( { ok: false, status: 503 } );
	expect( count ).toBe( 1 );
} );

test( 'no answer in time is a time-out, also when only the body is late', async () => {
	answer = () => timeOut();
	expect( await request( url ) ).toEqual( { ok: false, kind: 'timeout' } );
	answer = ( _incoming, outgoing ) => void outgoing.writeHead( 200 ).write( '{"status":' );
	const { fetch } = globalThis;
	jest.spyOn( globalThis, 'fetch' ).mockImplementation( async ( ...asked ) => {
		const response = await fetch( ...asked );
		timeOut();
		return response;
	} );
	expect( await request( url, { method: 'POST' } ) ).toEqual( { ok: false, kind: 'timeout' } );
	expect( count ).toBe( 2 );
} );

test( 'the time-out is thirty seconds unless told otherwise', async () => {
	respond( 200, '{}' );
	await request( url );
	expect( setTimeout ).toHaveBeenLastCalledWith( expect.any( Function ), 30_000 );
	await request( url, { timeout: 2000 } );
	expect( setTimeout ).toHaveBeenLastCalledWith( expect.any( Function ), 2000 );
} );

test( 'a caller can give up, before and during', async () => {
	const control = new AbortController();
	answer = () => control.abort();
	expect( await request( url, { signal: control.signal } ) ).toEqual( { ok: false, kind: 'aborted' } );
	expect( await request( url, { signal: control.signal } ) ).toEqual( { ok: false, kind: 'aborted' } );
	expect( count ).toBe( 1 );
} );
