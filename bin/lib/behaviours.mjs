// Writes what Kit\Behaviours reads: plugins/frontage-<set>/build/behaviours/manifest.php (those that a block may use) and
// on-call.php (those that only PHP asks for), made of the behaviours' own
// behaviour.json and of what webpack built of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import json2php from 'json2php';

const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** A built file as the manifest names it: browsers ask for it anew when its version changes. */
function built( folder, file ) {
	const whole = path.join( folder, file );
	if ( ! existsSync( whole ) ) {
		return undefined;
	}
	const { dependencies = [] } = existsSync( whole.replace( /\.\w+$/, '.asset.json' ) )
		? read( whole.replace( /\.\w+$/, '.asset.json' ) )
		: {};
	const version = createHash( 'sha256' ).update( readFileSync( whole ) ).digest( 'hex' ).slice( 0, 20 );
	return { file, dependencies, version };
}

export function writeBehaviours( plugin, root = '.' ) {
	const source = path.join( root, 'behaviours', plugin.replace( 'frontage-', '' ) );
	const folder = path.join( root, 'plugins', plugin, 'build/behaviours' );
	const names = existsSync( source )
		? readdirSync( source ).filter( ( name ) => existsSync( path.join( source, name, 'behaviour.json' ) ) )
		: [];
	if ( ! names.length ) {
		rmSync( folder, { recursive: true, force: true } );
		return;
	}
	const manifest = Object.fromEntries(
		names.sort().map( ( name ) => {
			const { usedBy = {}, textdomain = plugin, ...said } = read( path.join( source, name, 'behaviour.json' ) );
			// A style alone is what a look of core's blocks is; what webpack made beside it is empty.
			const hasModule = existsSync( path.join( source, name, 'view.ts' ) );
			const module = hasModule ? built( folder, `${ name }/view.js` ) : undefined;
			if ( ! hasModule ) {
				[ 'js', 'asset.json' ].forEach( ( end ) =>
					rmSync( path.join( folder, `${ name }/view.${ end }` ), { force: true } )
				);
			}
			const style = built( folder, `${ name }/view.css` );
			const editor = built( folder, `${ name }/editor.js` );
			if ( ! module && ! style ) {
				throw new Error(
					`behaviours/${ path.basename( source ) }/${ name } has neither view.ts nor style.css: pages would get nothing of it.`
				);
			}
			return [
				said.name,
				{
					usedBy,
					textdomain,
					...( module && { module } ),
					...( style && { style: { ...style, dependencies: [] } } ),
					...( editor && { editor } ),
				},
			];
		} )
	);
	const write = ( file, isOfBlocks ) => {
		const some = Object.fromEntries(
			Object.entries( manifest ).filter(
				( [ , { usedBy } ] ) => Boolean( Object.keys( usedBy ).length ) === isOfBlocks
			)
		);
		if ( ! Object.keys( some ).length ) {
			rmSync( path.join( folder, file ), { force: true } );
			return;
		}
		writeFileSync(
			path.join( folder, file ),
			`<?php\n// Made by the build.\nreturn ${ json2php.make( { linebreak: '\n', indent: '\t' } )( some ) };\n`
		);
	};
	write( 'manifest.php', true );
	write( 'on-call.php', false ); // What only PHP asks for is no page's business until it does.
}
