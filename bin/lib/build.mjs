// Builds the suite into the plugins' own folders: `node bin/lib/build.mjs [--php] [--watch]`. --php copies only the PHP of
// the kit and the rules, and the handbook, which is instant. ONLY=quotes builds only frontage-quotes.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { writeBehaviors, writeBundles } from './behaviors.mjs';
import { writeHandbook } from './handbook.mjs';
import { compileLanguages } from './languages/compile.mjs';
import { writeNotices } from './notices.mjs';

const options = new Set( process.argv.slice( 2 ) );
const only = process.env.ONLY && `frontage-${ process.env.ONLY }`;
const plugins = readdirSync( 'plugins' ).filter(
	( name ) => statSync( `plugins/${ name }` ).isDirectory() && ( ! only || name === only )
);
const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) );

const isSource = ( file ) => ! /\.test\.|(^|\/)tests(\/|$)/.test( file );

/** Copies changed files only, so that a running site never misses a file. `edit` changes the text of PHP files. */
function copy( from, to, edit = ( text ) => text ) {
	if ( ! existsSync( from ) || ! isSource( from ) ) {
		return;
	}
	if ( statSync( from ).isDirectory() ) {
		mkdirSync( to, { recursive: true } );
		const expected = readdirSync( from );
		for ( const name of readdirSync( to ) ) {
			if ( ! expected.includes( name ) ) {
				rmSync( path.join( to, name ), { recursive: true } );
			}
		}
		expected.forEach( ( name ) => copy( path.join( from, name ), path.join( to, name ), edit ) );
		return;
	}
	const content = from.endsWith( '.php' )
		? Buffer.from( edit( readFileSync( from, 'utf8' ) ) )
		: readFileSync( from );
	if ( ! existsSync( to ) || ! content.equals( readFileSync( to ) ) ) {
		mkdirSync( path.dirname( to ), { recursive: true } );
		writeFileSync( to, content );
	}
}

/** Every plugin has its own copy of the shared PHP and of the kit's client modules. */
function copyKit() {
	for ( const plugin of plugins ) {
		const to = `plugins/${ plugin }/kit`;
		copy( 'packages/kit/load.php', `${ to }/load.php` );
		copy( 'packages/kit/uninstall.php', `${ to }/uninstall.php` );
		// A plugin translates the texts of its kit in its own domain, which WordPress.org demands.
		copy( 'packages/kit/php', `${ to }/php`, ( text ) => text.replaceAll( "'frontage-kit'", `'${ plugin }'` ) );
		copy( 'packages/rules/php', `${ to }/rules` );
		if ( existsSync( 'packages/kit/kit.php' ) ) {
			const source = readFileSync( 'packages/kit/kit.php', 'utf8' ).replaceAll( '{VERSION}', version );
			if ( ! existsSync( `${ to }/kit.php` ) || readFileSync( `${ to }/kit.php`, 'utf8' ) !== source ) {
				writeFileSync( `${ to }/kit.php`, source );
			}
		}
		copy( '.cache/build/kit', `${ to }/client` );
		copy( '.cache/build/editor', `${ to }/editor` );
		writeHandbook( plugin );
	}
	if ( plugins.includes( 'frontage-slider' ) ) {
		copy( 'packages/slider/php', 'plugins/frontage-slider/build/model' );
		copy( 'packages/slider-import/php', 'plugins/frontage-slider/build/import' );
		copy( 'packages/slider/allowed-html.json', 'plugins/frontage-slider/build/allowed-html.json' );
		writeCompilerHash();
	}
}

/** Compiled sliders are stored under the hash of the code that made them: the same on every server, unlike the time of a file. */
function writeCompilerHash() {
	const hash = createHash( 'sha256' );
	const sources = [ 'packages/slider/php', 'plugins/frontage-slider/src', 'packages/kit/php/Frontend' ];
	for ( const file of glob.sync( sources.map( ( folder ) => `${ folder }/**/*.php` ) ).sort() ) {
		hash.update( readFileSync( file ) );
	}
	const to = 'plugins/frontage-slider/build/compiler-hash.php';
	const text = `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn '${ hash.digest( 'hex' ).slice( 0, 16 ) }';\n`;
	if ( ! existsSync( to ) || readFileSync( to, 'utf8' ) !== text ) {
		writeFileSync( to, text );
	}
}

function manifests() {
	for ( const plugin of plugins ) {
		const blocks = `plugins/${ plugin }/build/blocks`;
		if (
			existsSync( blocks ) &&
			readdirSync( blocks ).some( ( name ) => existsSync( `${ blocks }/${ name }/block.json` ) )
		) {
			const manifest = `${ blocks }/blocks-manifest.php`;
			execFileSync(
				'npx',
				[ 'wp-scripts', 'build-blocks-manifest', `--input=${ blocks }`, `--output=${ manifest }` ],
				{ stdio: 'ignore' }
			);
			writeFileSync(
				manifest,
				readFileSync( manifest, 'utf8' ).replace( /^<\?php\n/, "<?php\ndefined( 'ABSPATH' ) || exit;\n" )
			);
		}
		writeBehaviors( plugin );
		writeBundles( plugin );
	}
}

if ( options.has( '--php' ) ) {
	copyKit();
} else if ( options.has( '--watch' ) ) {
	copyKit();
	const child = spawn( 'npx', [ 'wp-scripts', 'start' ], { stdio: 'inherit' } );
	const timer = setInterval( copyKit, 1000 );
	child.on( 'exit', ( code ) => {
		clearInterval( timer );
		process.exitCode = code ?? 1;
	} );
} else {
	const before = Date.now();
	if ( ! only ) {
		rmSync( '.cache/build/contents', { recursive: true, force: true } );
	}
	const { status } = spawnSync( 'npx', [ 'wp-scripts', 'build' ], { stdio: [ 'ignore', 'inherit', 'inherit' ] } );
	if ( status ) {
		copyKit(); // After a failed build, the compiled parts are usable.
		process.exit( 1 );
	}
	// In module mode webpack leaves old files in place: this deletes files that this build did not write, and empty scripts
	// of styles.
	const sweep = ( folder ) => {
		for ( const name of existsSync( folder ) ? readdirSync( folder ) : [] ) {
			const file = path.join( folder, name );
			const found = statSync( file );
			if ( found.isDirectory() ) {
				sweep( file );
			} else if (
				found.mtimeMs < before - 1000 ||
				( found.size === 0 && name.endsWith( '.js' ) ) ||
				/\/build\/blocks\/[^/]+\/style\.(js|asset\.php)$/.test( file )
			) {
				rmSync( file );
			}
		}
	};
	plugins.forEach( ( plugin ) => sweep( `plugins/${ plugin }/build` ) );
	if ( ! only ) {
		sweep( '.cache/build/kit' );
		sweep( '.cache/build/editor' );
	}
	manifests();
	copyKit();
	compileLanguages();
	const against = writeNotices( plugins, version );
	against.forEach( ( sentence ) => console.error( sentence ) );
	process.exitCode = against.length ? 1 : 0;
}
