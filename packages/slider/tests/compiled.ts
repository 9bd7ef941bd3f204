import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Play } from '../engine/contract/play';
import type { MarkupNode } from '../model/compile/tree';

/** What PHP makes of a document. */
export interface Compiled {
	/** As it was before normalise(). */
	model: Record< string, unknown >;
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

/** What PHP compiles of a source, or of the documents themselves. */
export function compiledByPhp( source: string | object[] ): Compiled[] {
	const given = typeof source === 'string' ? {} : { input: JSON.stringify( source ) };
	const name = typeof source === 'string' ? source : '-';
	const printed = execFileSync( 'php', [ 'packages/slider/tests/compiled.php', name ], {
		maxBuffer: 2 ** 28,
		stdio: 'pipe',
		...given,
	} );
	return JSON.parse( printed.toString() ) as Compiled[];
}
