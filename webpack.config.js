/**
 * wp-scripts' own configuration, once per plugin, plus: islands are entries, the kit and React are shared modules.
 *
 * Output: plugins/<plugin>/build/blocks (one folder a block), build/behaviors (likewise), build/editor, build/admin (screens), and
 * .cache/build/kit and .cache/build/editor (what bin/lib/build.mjs copies into every plugin). ONLY=quotes builds what
 * the plugin frontage-quotes has of its own, and nothing else.
 */
const { createHash } = require( 'node:crypto' );
const { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { BannerPlugin, DefinePlugin, NormalModuleReplacementPlugin } = require( 'webpack' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { bundleEntries, editorEntry } = require( './bin/lib/bundle-entries.cjs' );
const Contents = require( './bin/lib/contents.cjs' );
const { NativeImports } = require( './bin/lib/native-imports.cjs' );

process.env.WP_EXPERIMENTAL_MODULES = 'true';
process.env.WP_COPY_PHP_FILES_TO_DIST = 'true';
const WP_SCRIPTS = require.resolve( '@wordpress/scripts/config/webpack.config.js' );

const REACT = [ 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime' ];

/** How a module reads what PHP told it, fills in the summary of errors, and hears of what comes into the page later or leaves it: without state, so each copies them. */
const COPIED = [
	'@frontage/kit/module-data',
	'@frontage/kit/error-summary',
	'@frontage/kit/arrivals',
	'@frontage/kit/presence',
];

/**
 * Without this the dependency plugin refuses React and everything of ours in a script module. `carried`: modules of the kit
 * that are in the file itself.
 */
const sharedModules = ( options, carried = COPIED ) =>
	new DependencyExtraction( {
		...options,
		useDefaults: false,
		requestToExternalModule( request ) {
			if ( REACT.includes( request ) ) {
				return 'module @frontage/kit/react';
			}
			// With the file that names it, or when that calls for it by `import()`.
			return request.startsWith( '@frontage/kit/' ) && ! carried.includes( request )
				? `module-import ${ request }`
				: undefined;
		},
	} );

/**
 * What an island carries itself, because none of it has state and each file would be one request more at the first touch:
 * the names of React, which are the page's own, and the kit's pure parts.
 */
const CARRIED = [ ...COPIED, '@frontage/kit/react', '@frontage/kit/request', '@frontage/kit/slot' ];
const islandModules = ( options ) =>
	new DependencyExtraction( {
		...options,
		useDefaults: false,
		requestToExternalModule: ( request ) =>
			request.startsWith( '@frontage/kit/' ) && ! CARRIED.includes( request ) ? `module ${ request }` : undefined,
	} );

/** An island with what puts it to work: one file for the loader to ask for. */
function islandEntry( file ) {
	const entry = path.resolve( '.cache/build/entries', file.replace( /\.tsx$/, '.mjs' ) );
	const lines = [
		`export { default } from '${ path.resolve( file ) }';`,
		`export { mount } from '@frontage/kit/react';`,
		'',
	];
	mkdirSync( path.dirname( entry ), { recursive: true } );
	writeFileSync( entry, lines.join( '\n' ) );
	return entry;
}

/** Controls that blocks share are one script of the running kit (packages/editor), for whoever edits. */
const EDITOR = { '@frontage/editor': { library: [ 'frontage', 'editor' ], handle: 'frontage-editor' } };
const sharedScripts = ( { shared = EDITOR, ...options } ) =>
	new DependencyExtraction( {
		...options,
		requestToExternal: ( request ) => shared[ request ]?.library,
		requestToHandle: ( request ) => shared[ request ]?.handle,
	} );

/** wp-scripts reads the source folder from the environment when its file is loaded, so it is loaded afresh per folder. */
function wpScripts( source ) {
	process.env.WP_SOURCE_PATH = source;
	delete require.cache[ WP_SCRIPTS ];
	const [ script, module_ ] = require( WP_SCRIPTS );
	const entries = ( config ) => ( typeof config.entry === 'function' ? config.entry() : config.entry );
	return { script, module_, scriptEntries: entries( script ), moduleEntries: entries( module_ ) };
}

const isExtraction = ( plugin ) => plugin instanceof DependencyExtraction;
const isCopy = ( plugin ) => plugin.constructor.name === 'CopyPlugin';
const isRtl = ( plugin ) => plugin.constructor.name === 'RtlCssPlugin';

/** Ours is written in logical properties and stands as it is from right to left: a mirrored copy would be wrong. */
const withoutRtl = ( config ) => ( { ...config, plugins: config.plugins.filter( ( plugin ) => ! isRtl( plugin ) ) } );

/** A behavior's style stands beside its module (view.css), not in a chunk of its own; it is written in logical properties. */
const plain = ( { optimization: { splitChunks, ...optimization }, ...config } ) => ( {
	...config,
	plugins: config.plugins.filter( ( plugin ) => ! isRtl( plugin ) && ! isCopy( plugin ) ),
	optimization,
} );

/** What a script loads later, and what is loaded by that, is for editors: no visitor is given a file of a folder `editor`. */
const chunkFilename = ( { chunk } ) => `${ chunk.name || `later/editor/${ chunk.id }` }.js?ver=[chunkhash]`;

/** Styles that come with them, too: else a browser shows a new editor in the styles it kept of the last one. */
const isStyle = ( plugin ) => plugin.constructor.name === 'MiniCssExtractPlugin';
const withVersion = ( plugin ) =>
	isStyle( plugin )
		? new plugin.constructor( { ...plugin.options, chunkFilename: '[name].css?ver=[contenthash]' } )
		: plugin;

function scripts( config, name, entry, output, copies = true, extraction = {} ) {
	return {
		...config,
		name,
		entry,
		// Every file is written anew: what an older build left is told apart by its age.
		output: { ...config.output, chunkFilename, path: path.resolve( output ), compareBeforeEmit: false },
		plugins: [
			...config.plugins
				.filter( ( plugin ) => ! isExtraction( plugin ) && ( copies || ! isCopy( plugin ) ) )
				.map( withVersion ),
			sharedScripts( extraction ),
		],
	};
}

/** Signs of a file's version: pages print it with each module, and it is what no compression makes smaller. */
const VERSION = 8;

function modules( config, name, entry, output, extraction = {}, carried = COPIED ) {
	return {
		...config,
		name,
		entry,
		// Every file is written anew: what an older build left is told apart by its age.
		output: { ...config.output, path: path.resolve( output ), compareBeforeEmit: false, hashDigestLength: VERSION },
		plugins: [
			...config.plugins.filter( ( plugin ) => ! isExtraction( plugin ) ),
			sharedModules( extraction, carried ),
			new NativeImports(),
		],
	};
}

function island( config, name, entry, output ) {
	const react = path.resolve( 'packages/kit/client/react.ts' );
	const alias = Object.fromEntries( REACT.map( ( request ) => [ `${ request }$`, react ] ) );
	const { plugins, ...rest } = modules( config, name, entry, output );
	return {
		...rest,
		resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
		plugins: [ ...plugins.filter( ( plugin ) => ! isExtraction( plugin ) ), islandModules() ],
	};
}

/** `blocks/<set>` belongs to `plugins/frontage-<set>`. */
function blocks( set ) {
	const source = `blocks/${ set }`;
	const output = `plugins/frontage-${ set }/build/blocks`;
	const { script, module_, scriptEntries, moduleEntries } = wpScripts( source );
	const own = ( pattern ) =>
		Object.fromEntries(
			glob( `${ source }/*/page/${ pattern }`, { ignore: [ '**/*.test.*' ] } ).map( ( file ) => [
				file.slice( source.length + 1 ).replace( /\.tsx?$/, '' ),
				`./${ file }`,
			] )
		);
	const islands = Object.entries( own( '{,*/}island.tsx' ) ).map( ( [ name, file ] ) => [
		name,
		islandEntry( file ),
	] );
	// `page/lazy`: parts that a page asks for by their address; `page/*/view`: what comes with a part of the block alone;
	// `page/classic`: scripts that other scripts depend on.
	const entry = { ...moduleEntries, ...own( '{lazy/*,*/view}.ts' ) };
	// `editor/screen`: a screen of the dashboard that shows the block's editor without a page around it.
	const onScreen = glob( `${ source }/*/editor/screen/index.tsx` ).map( ( file ) => [
		file.slice( source.length + 1 ).replace( /\.tsx$/, '' ),
		`./${ file }`,
	] );
	// A block's style is what pages load; bin/lib/build.mjs deletes the empty script beside it. It may be divided by subject:
	// `style.css` then imports `css/*.css`, and all go into one file.
	const styles = glob( `${ source }/*/style.css` ).map( ( file ) => [
		file.slice( source.length + 1 ).replace( /\.css$/, '' ),
		`./${ file }`,
	] );
	const entries = {
		...scriptEntries,
		...own( 'classic/*.ts' ),
		...Object.fromEntries( [ ...onScreen, ...styles ] ),
	};
	const ltr = { ...withoutRtl( script ), optimization: plain( script ).optimization };
	return [
		scripts( ltr, `${ set }:script`, entries, output ),
		...( Object.keys( entry ).length
			? [ modules( withoutRtl( module_ ), `${ set }:module`, entry, output ) ]
			: [] ),
		...( islands.length ? [ island( module_, `${ set }:island`, Object.fromEntries( islands ), output ) ] : [] ),
	];
}

/**
 * `plugins/<plugin>/admin/<screen>/index.tsx` becomes `build/admin/<screen>.js`. WordPress's table, which it does not register
 * itself, is a script of its own where a plugin has `admin/dataviews`: its screens depend on that instead of a copy each.
 */
function screens( plugin ) {
	const files = glob( `plugins/${ plugin }/admin/*/index.{ts,tsx}` );
	if ( ! files.length ) {
		return [];
	}
	const { script } = wpScripts( `plugins/${ plugin }/admin` );
	const output = `plugins/${ plugin }/build/admin`;
	const { dataviews, ...entry } = Object.fromEntries(
		files.map( ( file ) => [ path.basename( path.dirname( file ) ), `./${ file }` ] )
	);
	if ( ! dataviews ) {
		return [ scripts( script, `${ plugin }:admin`, entry, output, false ) ];
	}
	const library = [ 'frontage', 'dataviews' ];
	const shared = { ...EDITOR, '@wordpress/dataviews': { library, handle: `${ plugin }-dataviews` } };
	const table = scripts( script, `${ plugin }:dataviews`, { dataviews }, output, false );
	return [
		scripts( script, `${ plugin }:admin`, entry, output, false, { shared } ),
		{ ...table, output: { ...table.output, library: { name: library, type: 'window' } } },
	];
}

/**
 * `behaviors/<set>/<name>` belongs to `plugins/frontage-<set>`: `view.ts` with its `style.css` for pages that use it,
 * `lazy/index.ts` for what these fetch when somebody wants it. `editor.tsx` for editors is in the plugin's editor bundle.
 * bin/lib/build.mjs makes the manifest of what comes out.
 */
function behaviors( set ) {
	const source = `behaviors/${ set }`;
	const output = `plugins/frontage-${ set }/build/behaviors`;
	const found = ( file ) =>
		glob( `${ source }/*/${ file }` ).map( ( found_ ) => [
			path.basename( path.dirname( found_ ) ),
			`./${ found_ }`,
		] );
	const styles = Object.fromEntries( found( 'style.css' ) );
	// A style alone has an entry as well; bin/lib/behaviors.mjs takes the empty script away.
	const parts = { ...styles };
	for ( const [ name, file ] of found( 'view.ts' ) ) {
		parts[ name ] = styles[ name ] ? [ file, styles[ name ] ] : file;
	}
	const views = Object.entries( parts ).map( ( [ name, files ] ) => [ `${ name }/view`, files ] );
	if ( ! views.length ) {
		return [];
	}
	// What a page asks for by its address, with the style that it imports.
	const lazy = glob( `${ source }/*/lazy/index.ts` ).map( ( file ) => [
		`${ file.split( '/' )[ 2 ] }/lazy`,
		`./${ file }`,
	] );
	const { module_ } = wpScripts( source );
	const json = { outputFormat: 'json' };
	const entries = Object.fromEntries( [ ...views, ...lazy ] );
	const views_ = modules( plain( module_ ), `${ set }:behaviors`, entries, output, json );
	if ( set === 'site' ) {
		// What a site's pages do waits for a browser that has what it is written for (packages/kit/client/browser.ts). As
		// a line of its own, since a module of webpack's would bring its run time into each of these small files.
		views_.plugins.push(
			new BannerPlugin( { banner: `import '@frontage/kit/browser';`, raw: true, include: /view\.js$/ } )
		);
	}
	return [ views_ ];
}

/**
 * Everything that a plugin brings to block editors, in one script and one style: `build/editor/index.{js,css}`. It carries what
 * it uses of `packages/editor`, since that script would be one request more. Kit\Frontend\EditorBundle registers it.
 */
function editorBundle( set ) {
	const file = editorEntry( set );
	if ( ! file ) {
		return [];
	}
	const { script } = wpScripts( `blocks/${ set }` );
	const output = `plugins/frontage-${ set }/build/editor`;
	const config = scripts( plain( script ), `${ set }:editor`, { index: file }, output, false, { shared: {} } );
	// Editors have the metadata from the server, so the name is enough.
	const nameOnly = { parse: ( text ) => ( { name: JSON.parse( text ).name } ) };
	const rules = [ ...config.module.rules, { test: /[\\/]block\.json$/, type: 'json', parser: nameOnly } ];
	return [
		{
			...config,
			module: { ...config.module, rules },
			output: { ...config.output, uniqueName: `frontage-${ set }-editor` },
		},
	];
}

/**
 * `behaviors/<set>/bundles.json`: script modules that most pages load together, in one file each. It exports what its
 * modules of the kit export, so that it stands for each of them in the page's import map (Site\Behaviors\ModuleBundles).
 */
function bundles( set ) {
	const list = `behaviors/${ set }/bundles.json`;
	if ( ! existsSync( list ) ) {
		return [];
	}
	const members = JSON.parse( readFileSync( list, 'utf8' ) );
	const { module_ } = wpScripts( `behaviors/${ set }` );
	const entry = bundleEntries( set, members );
	const output = `plugins/frontage-${ set }/build/bundles`;
	return [
		modules( plain( module_ ), `${ set }:bundles`, entry, output, {}, [
			...COPIED,
			...Object.values( members ).flat(),
		] ),
	];
}

/** `packages/editor` is one script for all plugins, on `window.frontage.editor`. */
function editor() {
	const { script } = wpScripts( 'packages/editor/src' );
	const config = scripts(
		script,
		'editor',
		{ editor: './packages/editor/src/index.ts' },
		'.cache/build/editor',
		false
	);
	const library = { name: [ 'frontage', 'editor' ], type: 'window' };
	return [ { ...config, output: { ...config.output, library } } ];
}

function kit() {
	const files = glob( 'packages/kit/client/*.{ts,tsx}', { ignore: [ '**/*.test.*' ] } );
	const { module_ } = wpScripts( 'packages/kit/client' );
	const entry = Object.fromEntries( files.map( ( file ) => [ path.parse( file ).name, `./${ file }` ] ) );
	// One file names all modules (assets.php): Kit\Modules reads it once instead of one file each.
	return Object.keys( entry ).length
		? [ modules( module_, 'kit', entry, '.cache/build/kit', { combineAssets: true } ) ]
		: [];
}

/** Changes with the engine's sources: browsers ask for its files anew then. */
function engineVersion() {
	const hash = createHash( 'sha256' );
	glob( 'packages/{slider/engine,gesture/src}/**/*.ts', { ignore: [ '**/*.test.ts' ] } )
		.sort()
		.forEach( ( file ) => hash.update( readFileSync( file ) ) );
	return JSON.stringify( hash.digest( 'hex' ).slice( 0, 8 ) );
}

/**
 * The slider's engine as plain ES modules: `engine.js`, and a file under `modules/` for each that module-loader/module-imports.ts names. They
 * share no code, so that nothing of webpack travels with them.
 */
function engine() {
	const folder = 'packages/slider/engine';
	const list = `${ folder }/module-loader/module-imports.ts`;
	if ( ! existsSync( list ) ) {
		return [];
	}
	const { module_ } = wpScripts( folder );
	const files = readFileSync( list, 'utf8' ).matchAll( /(\S+): \(\) => import\( '(\S+)' \)/g );
	const entry = Object.fromEntries(
		[ ...files ].map( ( [ , name, file ] ) => [
			`modules/${ name.replaceAll( "'", '' ) }`,
			`./${ path.posix.join( folder, 'module-loader', file ) }`,
		] )
	);
	entry.engine = `./${ folder }/index.ts`;
	const config = modules( module_, 'slider:engine', entry, 'plugins/frontage-slider/build/engine' );
	return [
		{
			...config,
			plugins: [
				...config.plugins.filter( ( plugin ) => ! isExtraction( plugin ) ), // It needs nothing of anybody.
				new NormalModuleReplacementPlugin( /[\\/]module-loader[\\/]module-imports\.ts$/, 'module-urls.ts' ),
				new DefinePlugin( { 'process.env.ENGINE_VERSION': DefinePlugin.runtimeValue( engineVersion, true ) } ),
			],
		},
	];
}

const only = process.env.ONLY;
const plugins = readdirSync( 'plugins' ).filter( ( plugin ) => ! only || plugin === `frontage-${ only }` );
const sets = plugins.map( ( plugin ) => plugin.replace( 'frontage-', '' ) );
const withBlocks = sets.filter( ( set ) => glob( `blocks/${ set }/*/block.json` ).length );
const shared = only ? [] : [ ...kit(), ...editor() ];

/** Every build says what it is made of, and keeps what it compiled for the next one. */
const noted = ( config ) => ( {
	...config,
	cache: {
		type: 'filesystem',
		cacheDirectory: path.resolve( '.cache/webpack' ),
		name: `${ config.name }-${ config.mode }`.replaceAll( ':', '-' ),
		buildDependencies: { config: [ __filename, path.resolve( 'package-lock.json' ) ] },
	},
	plugins: [ ...config.plugins, new Contents( '.cache/build/contents' ) ],
} );

module.exports = [
	...shared,
	...( sets.includes( 'slider' ) ? engine() : [] ),
	...withBlocks.flatMap( blocks ),
	...sets.flatMap( behaviors ),
	...sets.flatMap( editorBundle ),
	...sets.flatMap( bundles ),
	...plugins.flatMap( screens ),
].map( noted );
