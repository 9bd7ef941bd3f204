import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Play } from '../engine/types/playback-config';
import type { MarkupNode } from '../model/compiler/markup-node';

/** What PHP makes of a document. */
export interface Compiled {
	/** As it was before normalise(). */
	model: Record< string, unknown >;
	/** What compile() was told of the page. */
	page: { endpoint: string; first: boolean };
	play: Play;
	tree: MarkupNode;
	html: string;
	rules: string;
}

/** Rows of cases-compile.json, the demo's sliders, every fixture. */
export const SOURCES = [
	'cases',
	'demo',
	...readdirSync( 'tests/fixtures/slider' ).filter( ( name ) => name.endsWith( '.json' ) ),
];

function run( sources: string[], input?: string ): Record< string, Compiled[] > {
	const printed = execFileSync( 'php', [ 'packages/slider/tests/compiled.php', ...sources ], {
		maxBuffer: 2 ** 28,
		stdio: 'pipe',
		...( input === undefined ? {} : { input } ),
	} );
	return JSON.parse( printed.toString() );
}

/** One process compiles every source, when the first is asked for. */
let known: Record< string, Compiled[] > | undefined;

/** What PHP compiles of a source, or of the documents themselves; later: for a page that has a slider already. */
export function compiledByPhp( source: string | object[], later = false ): Compiled[] {
	if ( typeof source !== 'string' ) {
		const name = later ? '--later' : '-';
		return run( [ name ], JSON.stringify( source ) )[ name ]!;
	}
	return ( known ??= run( SOURCES ) )[ source ]!;
}
