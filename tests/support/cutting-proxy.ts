import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A line that breaks: pieces of files end in the middle, after so many bytes, two of three until `cuts` are reached. Everything
 * else comes through. What never goes on at all is given up by the uploader; this line goes on, badly.
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
