import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compiledByPhp } from '../../../packages/slider/tests/compiled';
import { answerCompiled, type Look } from '../compiled-slider';
import { test as engines } from './test';

/** Stories of pages without WordPress: a server answers, since nobody stands between these engines and the network. */
export const test = engines.extend< {
	/** Opens a page with what PHP prints of a model; the engine is not asked for. */
	openModel: ( model: object, look?: Look ) => Promise< void >;
} >( {
	openModel: async ( { engine }, give ) => {
		let answer: ( pathname: string ) => ReturnType< typeof answerCompiled >;
		const server = createServer( ( { url }, response ) => {
			// Modules are asked for with their version.
			answer( new URL( url!, 'http://localhost' ).pathname ).then(
				( { contentType, body } ) => response.writeHead( 200, { 'content-type': contentType } ).end( body ),
				() => response.writeHead( 404 ).end()
			);
		} );
		await new Promise< void >( ( listening ) => server.listen( 0, 'localhost', listening ) );
		await give( async ( model, look ) => {
			const [ compiled ] = compiledByPhp( [ { schema: 1, alias: 'printed', title: 'Printed', ...model } ] );
			answer = ( pathname ) => answerCompiled( pathname, compiled!, look );
			await engine.go( `http://localhost:${ ( server.address() as AddressInfo ).port }/` );
		} );
		server.closeAllConnections();
		server.close();
	},
} );
