// Makes the installable zips: node bin/lib/zip.mjs → dist/<name>.zip. The output is deterministic.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import AdmZip from 'adm-zip';

const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) );

/** Sources of built files and of translations, and development files are left out. */
const LEFT_OUT = /(^|\/)(tests|admin|node_modules)(\/|$)|\.(test|map)\b|\.(tsx?|po)$|(^|\/)\./;

function* files( folder, below = '' ) {
	for ( const name of readdirSync( path.join( folder, below ) ).sort() ) {
		const file = path.posix.join( below, name );
		if ( LEFT_OUT.test( file ) && ! file.startsWith( 'build/' ) ) {
			continue;
		}
		if ( statSync( path.join( folder, file ) ).isDirectory() ) {
			yield* files( folder, file );
		} else if ( ! file.endsWith( '.map' ) ) {
			yield file;
		}
	}
}

rmSync( 'dist', { recursive: true, force: true } );
mkdirSync( 'dist' );
for ( const kind of [ 'plugins', 'themes' ] ) {
	for ( const name of existsSync( kind ) ? readdirSync( kind ).sort() : [] ) {
		const zip = new AdmZip();
		for ( const file of files( path.join( kind, name ) ) ) {
			zip.addFile( `${ name }/${ file }`, readFileSync( path.join( kind, name, file ) ), '', 0o644 );
		}
		zip.addFile( `${ name }/LICENSE`, readFileSync( 'LICENSE' ), '', 0o644 );
		for ( const entry of zip.getEntries() ) {
			entry.header.time = new Date( 2026, 0, 1 ); // A fixed time, so that a zip can be reproduced from its tag.
		}
		zip.writeZip( `dist/${ name }.zip` );
		console.log(
			`dist/${ name }.zip ${ version } ${ Math.ceil( statSync( `dist/${ name }.zip` ).size / 1024 ) } KB`
		);
	}
}
