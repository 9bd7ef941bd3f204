// Imports between TypeScript files, including types: cycles, and folders with too many files.
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { forbidden, options } = createRequire( import.meta.url )( '../../.dependency-cruiser.cjs' );

/** A sentence for each cycle below these folders; each cycle is reported once. */
export async function importCircles( folders, baseDir = process.cwd() ) {
	const tsConfig = extractTSConfig( path.resolve( options.tsConfig.fileName ) );
	const { output } = await cruise(
		folders,
		{ ...options, baseDir, validate: true, ruleSet: { forbidden } },
		{},
		{ tsConfig }
	);
	const circles = new Map();
	for ( const { from, cycle } of output.summary.violations ) {
		const files = [ from, ...cycle.map( ( { name } ) => name ) ].slice( 0, cycle.length );
		circles.set( [ ...files ].sort().join(), files );
	}
	return [ ...circles.values() ].map(
		( files ) =>
			`${ [ ...files, files[ 0 ] ].join( ' → ' ) } is a circle of imports: move what both sides need (often only a type) ` +
			'into a file of its own that imports neither.'
	);
}

/** Maximum number of files, and of folders, in one folder. */
const MOST = 12;

/** A sentence for each folder of `root` with too many entries; tests do not count, since they are beside what they test. */
export function broadFolders( root, files ) {
	const inside = new Map();
	for ( const file of files ) {
		if ( ! file.startsWith( `${ root }/` ) || /\.test\.tsx?$/.test( file ) ) {
			continue;
		}
		const steps = file.split( '/' );
		for ( let depth = root.split( '/' ).length; depth < steps.length; depth++ ) {
			const folder = steps.slice( 0, depth ).join( '/' );
			const own = inside.get( folder ) ?? { files: new Set(), folders: new Set() };
			own[ depth === steps.length - 1 ? 'files' : 'folders' ].add( steps[ depth ] );
			inside.set( folder, own );
		}
	}
	return [ ...inside ].flatMap( ( [ folder, own ] ) =>
		Object.entries( own )
			.filter( ( [ , { size } ] ) => size > MOST )
			.map(
				( [ kind, { size } ] ) =>
					`${ folder } holds ${ size } ${ kind }, and ${ MOST } can be looked over: put those of one concern into a folder named after it.`
			)
	);
}
