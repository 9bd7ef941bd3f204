// Writes the manifests that the kit's Behaviors class reads: plugins/frontage-<set>/build/behaviors/manifest.php (behaviors
// that blocks may use) and on-demand.php (those that only PHP enqueues). Sources are each behavior.json and webpack's
// output. switches.php has the size of each behavior that an owner can turn on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import json2php from 'json2php';
import { laterDependencies } from './native-imports.cjs';

const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** A built file's manifest entry: its version changes with its content, for browser caches. */
function built( folder, file ) {
	const whole = path.join( folder, file );
	if ( ! existsSync( whole ) ) {
		return undefined;
	}
	const { dependencies: found = [] } = existsSync( whole.replace( /\.\w+$/, '.asset.json' ) )
		? read( whole.replace( /\.\w+$/, '.asset.json' ) )
		: {};
	// webpack's asset files list neither the import that webpack.config.js adds to each module, nor imports that webpack
	// ignores.
	const text = readFileSync( whole, 'utf8' );
	const [ , browser ] = /^import\s*["'](@frontage\/kit\/browser)["']/.exec( text ) ?? [];
	const dependencies = [ ...found, ...( browser ? [ browser ] : [] ), ...laterDependencies( text, found ) ];
	const version = createHash( 'sha256' ).update( readFileSync( whole ) ).digest( 'hex' ).slice( 0, 20 );
	return { file, dependencies, version };
}

const gzipped = ( folder, one ) =>
	one ? gzipSync( readFileSync( path.join( folder, one.file ) ), { level: 9 } ).length : 0;

/** URL data for a module's lazy part, and its entries for the import map. */
function withLazy( folder, name, module ) {
	const script = built( folder, `${ name }/lazy.js` );
	if ( ! module || ! script ) {
		return module;
	}
	const style = built( folder, `${ name }/lazy.css` );
	const idOf = ( need ) => need.id ?? need;
	const known = module.dependencies.map( idOf );
	const needs = script.dependencies
		.map( idOf )
		.filter( ( id ) => ! known.includes( id ) )
		.map( ( id ) => ( { id, import: 'dynamic' } ) );
	const address = ( { file, version } ) => ( { file, version } );
	return {
		...module,
		dependencies: [ ...module.dependencies, ...needs ],
		lazy: { script: address( script ), ...( style && { style: address( style ) } ) },
	};
}

const php = ( value ) =>
	`<?php\n// Made by the build.\nreturn ${ json2php.make( { linebreak: '\n', indent: '\t' } )( value ) };\n`;

/**
 * Writes what Site\\Behaviors\\ModuleBundles reads, plugins/frontage-<set>/build/bundles/manifest.php: each bundle's file, and the
 * modules in it; those of the kit with their version, since another plugin may bring a newer kit.
 */
export function writeBundles( plugin, root = '.' ) {
	const list = path.join( root, 'behaviors', plugin.replace( 'frontage-', '' ), 'bundles.json' );
	const folder = path.join( root, 'plugins', plugin, 'build/bundles' );
	const kit = path.join( root, '.cache/build/kit/assets.php' );
	if ( ! existsSync( list ) || ! existsSync( folder ) || ! existsSync( kit ) ) {
		return; // Without a manifest, pages load each module by itself.
	}
	const assets = readFileSync( kit, 'utf8' );
	const versionOf = ( id ) =>
		id.startsWith( '@frontage/kit/' )
			? new RegExp( `'${ path.basename( id ) }\\.js' =>.*?'version' => '(\\w+)'` ).exec( assets )[ 1 ]
			: '';
	const manifest = Object.entries( read( list ) ).map( ( [ name, ids ] ) => {
		const { file, version } = built( folder, `${ name }.js` );
		rmSync( path.join( folder, `${ name }.asset.php` ), { force: true } );
		return [ name, { file, version, modules: Object.fromEntries( ids.map( ( id ) => [ id, versionOf( id ) ] ) ) } ];
	} );
	writeFileSync( path.join( folder, 'manifest.php' ), php( Object.fromEntries( manifest ) ) );
}

export function writeBehaviors( plugin, root = '.' ) {
	const source = path.join( root, 'behaviors', plugin.replace( 'frontage-', '' ) );
	const folder = path.join( root, 'plugins', plugin, 'build/behaviors' );
	const names = existsSync( source )
		? readdirSync( source ).filter( ( name ) => existsSync( path.join( source, name, 'behavior.json' ) ) )
		: [];
	if ( ! names.length ) {
		rmSync( folder, { recursive: true, force: true } );
		return;
	}
	const switches = {};
	const manifest = Object.fromEntries(
		names.sort().flatMap( ( name ) => {
			const { usedBy = {}, textdomain = plugin, ...said } = read( path.join( source, name, 'behavior.json' ) );
			// A behavior without view.ts has only a style; webpack's script for it is empty.
			const hasModule = existsSync( path.join( source, name, 'view.ts' ) );
			const module = hasModule ? withLazy( folder, name, built( folder, `${ name }/view.js` ) ) : undefined;
			if ( ! hasModule ) {
				[ 'js', 'asset.json' ].forEach( ( end ) =>
					rmSync( path.join( folder, `${ name }/view.${ end }` ), { force: true } )
				);
			}
			const style = built( folder, `${ name }/view.css` );
			if ( said.switch ) {
				switches[ said.name ] = [ module, style ].reduce( ( bytes, one ) => bytes + gzipped( folder, one ), 0 );
			}
			if ( ! module && ! style && said.switch ) {
				return []; // It is implemented in PHP only.
			}
			if ( ! module && ! style ) {
				throw new Error(
					`behaviors/${ path.basename( source ) }/${ name } has neither view.ts nor style.css: pages would get nothing of it.`
				);
			}
			const editor = existsSync( path.join( source, name, 'editor.tsx' ) );
			return [
				[
					said.name,
					{
						usedBy,
						textdomain,
						...( module && { module } ),
						...( style && { style: { ...style, dependencies: [] } } ),
						...( editor && { editor } ), // In the plugin's editor bundle.
					},
				],
			];
		} )
	);
	const ofBlocks = ( isOfBlocks ) =>
		Object.fromEntries(
			Object.entries( manifest ).filter(
				// Behaviors with an editor script are registered even before a page uses them.
				( [ , { usedBy, editor } ] ) => Boolean( editor || Object.keys( usedBy ).length ) === isOfBlocks
			)
		);
	const write = ( file, some ) => {
		if ( ! Object.keys( some ).length ) {
			rmSync( path.join( folder, file ), { force: true } );
			return;
		}
		writeFileSync( path.join( folder, file ), php( some ) );
	};
	write( 'manifest.php', ofBlocks( true ) );
	write( 'switches.php', switches );
	write( 'on-demand.php', ofBlocks( false ) ); // Behaviors that only PHP enqueues are not registered on every page.
}
