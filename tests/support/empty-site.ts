import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface EmptySite {
	address: string;
	/** Its received emails, unparsed. */
	mails: () => Promise< string[] >;
	/** PHP's error log. */
	log: () => Promise< string >;
	stop: () => Promise< void >;
}

/** Serves a separate site with WordPress's default content only. */
export async function emptySite(): Promise< EmptySite > {
	const child = spawn( 'node', [ path.join( __dirname, 'empty-site.mjs' ) ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const gone = once( child, 'exit' );
	const [ line ] = ( await Promise.race( [
		once( createInterface( child.stdout ), 'line' ),
		gone.then( () => Promise.reject( new Error( 'The empty site ended before it answered.' ) ) ),
	] ) ) as [ string ];
	const { address, site } = JSON.parse( line ) as { address: string; site: string };
	return {
		address,
		mails: async () => {
			const names = ( await readdir( `${ site }/mail` ) ).filter(
				( name ) => name.endsWith( '.eml' ) && ! name.startsWith( '.' )
			);
			return Promise.all( names.map( ( name ) => readFile( `${ site }/mail/${ name }`, 'utf8' ) ) );
		},
		log: () => readFile( `${ site }/debug.log`, 'utf8' ).catch( () => '' ),
		stop: async () => {
			child.stdin.end();
			await gone;
		},
	};
}
