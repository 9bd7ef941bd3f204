import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import DependencyExtraction from '@wordpress/dependency-extraction-webpack-plugin';
import webpack from 'webpack';
import { NativeImports } from '../../bin/lib/native-imports.cjs';

test( 'what a module brings by the platform’s own import stands in its list, and costs no run time', async () => {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	const entry = path.join( folder, 'entry.mjs' );
	writeFileSync(
		entry,
		`import { announce } from '@frontage/kit/announce';
		announce( () => import( /* webpackIgnore: true */ '@frontage/kit/announce' ) );
		announce( () => import( /* webpackIgnore: true */ '@frontage/kit/errors' ) );
		announce( () => import( /* webpackIgnore: true */ '@frontage/slider' ) );`
	);
	const requestToExternalModule = ( request ) => request.startsWith( '@frontage/' ) && `module-import ${ request }`;
	const stats = await promisify( webpack )( {
		mode: 'production',
		entry: { view: entry },
		output: { path: folder, filename: '[name].js', module: true },
		experiments: { outputModule: true },
		plugins: [ new DependencyExtraction( { useDefaults: false, requestToExternalModule } ), new NativeImports() ],
	} );
	assert.deepEqual(
		stats.toJson( { all: false, errors: true } ).errors.map( ( { message } ) => message ),
		[]
	);
	const [ script, list ] = [ 'view.js', 'view.asset.php' ].map( ( file ) =>
		readFileSync( path.join( folder, file ), 'utf8' )
	);
	rmSync( folder, { recursive: true } );
	const [ , dependencies ] = /'dependencies' => array\((.*)\), 'version'/.exec( list );
	assert.deepEqual( dependencies.split( /, (?='@|array)/ ).sort(), [
		"'@frontage/kit/announce'",
		"array('id' => '@frontage/kit/errors', 'import' => 'dynamic')",
		"array('id' => '@frontage/slider', 'import' => 'dynamic')",
	] );
	assert.match( script, /import\("@frontage\/slider"\)/ );
	assert.doesNotMatch( script, /exports/ );
} );
