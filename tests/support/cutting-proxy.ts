import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy with an unreliable connection: two of three uploaded chunks are cut off after this many bytes, until `cuts` is
 * reached. Everything else passes. The uploader gives up on a connection that never recovers; this one recovers.
 */
export async function cuttingProxy( cuts: number, after = 1_000_000 ) {
	const counted = { cut: 0 };
	let pieces = 0;
	const server = createServer( ( asked, answer ) => {
		const onward = request( asked.url!, { method: asked.method!, headers: asked.headers }, ( said ) => {
			answer.writeHead( said.statusCode!, said.headers );
			said.pipe( answer );
		} );
		onward.on( 'error', () => asked.socket.destroy() );
		if ( asked.method !== 'PATCH' || counted.cut >= cuts || ++pieces % 3 === 0 ) {
			asked.pipe( onward );
			return;
		}
		let bytes = 0;
		asked.on( 'data', ( piece: Buffer ) => {
			bytes += piece.length;
			if ( bytes < after ) {
				onward.write( piece );
			} else if ( ! asked.socket.destroyed ) {
				counted.cut++;
				onward.destroy();
				asked.socket.destroy();
			}
		} );
	} );
	await new Promise< void >( ( listening ) => server.listen( 0, '127.0.0.1', listening ) );
	return {
		counted,
		proxy: { server: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`, bypass: '<-loopback>' },
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
