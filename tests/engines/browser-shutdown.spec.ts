import { execFileSync } from 'node:child_process';
import { expect, open, test, withEngine } from '../support/engines/test';

/** What this test runner has started, and what that has: ids of processes that live. */
function started( root = process.pid ): number[] {
	const rows = execFileSync( 'ps', [ '-eo', 'pid=,ppid=,stat=,comm=' ], { encoding: 'utf8' } )
		.trim()
		.split( '\n' )
		.map( ( row ) => row.trim().split( /\s+/ ) );
	const below = ( id: string ): string[] =>
		rows
			.filter( ( [ , parent, state, name ] ) => parent === id && ! state!.startsWith( 'Z' ) && name !== 'ps' )
			.flatMap( ( [ child ] ) => [ child!, ...below( child! ) ] );
	return below( String( root ) ).map( Number );
}

const alive = ( ids: number[] ) =>
	ids.filter( ( id ) => {
		const state = execFileSync( 'ps', [ '-o', 'stat=', '-p', `${ id },${ process.pid }` ], { encoding: 'utf8' } );
		return state.trim().split( '\n' ).length > 1 && ! state.includes( 'Z' );
	} );

test( 'a browser whose journey breaks off is gone with all that it started', async ( {}, info ) => {
	let browser: number[] = [];
	const journey = withEngine( open( info ), async ( engine ) => {
		await engine.go( 'data:text/html,<title>Here</title>' );
		browser = started();
		await engine.click( 'main' );
	} );
	await expect( journey ).rejects.toThrow();
	expect( browser.length ).toBeGreaterThan( 2 );
	await expect.poll( () => alive( browser ) ).toEqual( [] );
	expect( started() ).toEqual( [] );
} );

test( 'so is one that died on the way', async ( {}, info ) => {
	let browser: number[] = [];
	const journey = withEngine( open( info ), async ( engine ) => {
		browser = started();
		process.kill( browser[ 0 ]!, 'SIGKILL' );
		await engine.go( 'data:text/html,<title>Here</title>' );
	} );
	await expect( journey ).rejects.toThrow();
	await expect.poll( () => alive( browser ) ).toEqual( [] );
} );
