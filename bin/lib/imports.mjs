/**
 * The import boundaries, in one table. It drives the lint rule (`bin/lib/import-rule.mjs`) and, cell by cell, its negative
 * tests (`tests/checks/imports.test.mjs`). Imports that a row does not list are refused, by alias and by relative path, as a
 * value and as a type.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../../', import.meta.url ) );

const PURE = 'Pure TypeScript needs nothing but itself: take what you need as an argument.';
const AT_LOAD =
	'It loads before anybody touches the page: use the DOM, or move this to page/island.tsx or the files of page/island/, which come later.';
const ON_TOUCH = 'Visitors download it: use @frontage/kit/* or the platform, and let PHP pass texts and data in.';
const EDITING = 'Share it through a package (packages/) that both import, or a WordPress hook.';

/**
 * The modules of the table, in lookup order. `at`: their paths (`*` is one name); `may`: allowed imports; `types`: imports
 * allowed as types only; `instead`: advice for other imports; `file`: where negative tests pretend to be. Every module may
 * import itself, but never another set, plugin or block set of the same module.
 */
export const rooms = {
	conditions: {
		at: [ 'condition-evaluator', 'formula', 'number-reader', 'typed-value' ].map(
			( name ) => `packages/rules/src/${ name }`
		),
		may: [],
		instead: 'Pages load it at once: write it with the language alone.',
		file: 'packages/rules/src/formula.planted.ts',
	},
	rules: {
		at: [ 'packages/rules/src' ],
		may: [ 'conditions' ],
		instead: PURE,
		file: 'packages/rules/src/planted.ts',
	},
	gesture: { at: [ 'packages/gesture/src' ], may: [], instead: PURE, file: 'packages/gesture/src/planted.ts' },
	engine: {
		at: [ 'packages/slider/engine' ],
		may: [ 'gesture' ],
		instead: 'The engine runs on any page, without React, WordPress or defaults: put it into the play document.',
		file: 'packages/slider/engine/modules/planted.ts',
	},
	model: {
		at: [ 'packages/slider/model', 'packages/slider/generated' ],
		may: [],
		types: [ 'engine' ],
		instead: `${ PURE } Of the engine it knows the types of the play document alone (import type).`,
		file: 'packages/slider/model/compiler/planted.ts',
	},
	'slider in React': {
		at: [ 'packages/slider/react' ],
		may: [ 'engine', 'model', 'react' ],
		instead: 'It shows a slider to editors and knows the model, the engine and React alone.',
		file: 'packages/slider/react/planted.tsx',
	},
	'kit with React': {
		at: [ 'packages/kit/client/slot' ],
		may: [ 'kit for any page', 'kit', 'react' ],
		instead: ON_TOUCH,
		file: 'packages/kit/client/slot.planted.tsx',
	},
	'kit for any page': {
		at: [
			'announce',
			'browser',
			'errors',
			'links',
			'load',
			'notify',
			'openers',
			'overlay',
			'parts/arrivals',
			'parts/back-button',
			'parts/overlay-links',
			'parts/history-entries',
			'parts/error-summary',
			'parts/module-data',
			'parts/plain-click',
			'parts/presence',
			'storage',
		].map( ( name ) => `packages/kit/client/${ name }` ),
		may: [],
		instead: 'Every page may have it from the start: write it with the platform.',
		file: 'packages/kit/client/announce.planted.ts',
	},
	kit: {
		at: [ 'packages/kit/client' ],
		may: [ 'kit for any page' ],
		types: [ 'react' ],
		instead: `${ ON_TOUCH } React is WordPress's own, fetched by react.ts; other files of the kit know its types alone.`,
		file: 'packages/kit/client/parts/planted.ts',
	},
	'shared editor controls': {
		at: [ 'packages/editor' ],
		may: [ 'rules', 'gesture', 'engine', 'model', 'slider in React', 'react', 'wordpress' ],
		instead: EDITING,
		file: 'packages/editor/src/planted.tsx',
	},
	island: {
		at: [ 'blocks/*/*/page/island', 'blocks/*/*/page/*/island' ],
		may: [ 'page', 'rules', 'gesture', 'engine', 'kit', 'kit for any page', 'kit with React', 'react' ],
		instead: ON_TOUCH,
		file: 'blocks/forms/contact-form/page/island/deeper/planted.tsx',
	},
	'lazy part of a page': {
		at: [ 'blocks/*/*/page/lazy' ],
		may: [ 'page', 'gesture', 'engine', 'kit for any page', 'uploads in pieces' ],
		instead: ON_TOUCH,
		file: 'blocks/forms/contact-form/page/lazy/planted.ts',
	},
	page: {
		at: [ 'blocks/*/*/page' ],
		may: [ 'conditions', 'gesture', 'engine', 'kit for any page' ],
		instead: AT_LOAD,
		file: 'blocks/forms/contact-form/page/on-load/planted.ts',
	},
	editor: {
		at: [ 'blocks/*/*/editor' ],
		may: [
			'page',
			'rules',
			'conditions',
			'gesture',
			'engine',
			'model',
			'slider in React',
			'shared editor controls',
			'style of a block',
			'react',
			'wordpress',
		],
		instead: EDITING,
		file: 'blocks/forms/contact-form/editor/panels/planted.tsx',
	},
	'style of a block': { at: [ 'blocks/*/*/style.css', 'blocks/*/*/css' ] },
	'editor of a behavior': {
		at: [ 'behaviors/*/*/editor' ],
		may: [ 'behavior', 'rules', 'gesture', 'engine', 'shared editor controls', 'react', 'wordpress' ],
		instead: EDITING,
		file: 'behaviors/forms/contact-form/editor.planted.tsx',
	},
	'lazy part of a behavior': {
		at: [ 'behaviors/*/*/lazy' ],
		may: [ 'behavior', 'gesture', 'engine', 'kit for any page', 'pictures', 'positioning' ],
		instead: ON_TOUCH,
		file: 'behaviors/forms/contact-form/lazy/planted.ts',
	},
	behavior: {
		at: [ 'behaviors/*/*' ],
		may: [ 'gesture', 'engine', 'kit for any page' ],
		instead: 'A behavior runs on visitors’ pages without React: use the DOM and what view.ts of a block may use.',
		file: 'behaviors/forms/contact-form/planted.ts',
	},
	screen: {
		at: [ 'plugins/*/admin' ],
		may: [
			'rules',
			'gesture',
			'engine',
			'model',
			'slider in React',
			'shared editor controls',
			'react',
			'wordpress',
			'charts',
			'spreadsheets',
		],
		instead: EDITING,
		file: 'plugins/frontage-forms/admin/inbox/planted.tsx',
	},
};

/** npm packages that a row may list; a package in none of these groups may not be imported. */
export const npm = {
	react: [ 'react', 'react-dom', 'react/*', 'react-dom/*' ],
	wordpress: [ '@wordpress/*' ],
	charts: [ 'uplot', 'uplot/*' ], // One chart library for all screens: small, and without dependencies.
	spreadsheets: [ 'write-excel-file/*' ], // Loaded lazily for an export; see decision 20.
	pictures: [ 'photoswipe', 'photoswipe/*' ], // Zoom and pan by touch, which browsers do not provide.
	positioning: [ '@floating-ui/dom' ], // Positions tooltips in browsers without CSS anchor positioning.
	'uploads in pieces': [ 'tus-js-client' ], // The protocol's own client, for large files.
	'old libraries': [ 'jquery', 'lodash', 'lodash/*', 'lodash-es', 'underscore', 'moment', 'backbone' ],
	'another npm package': [ 'date-fns', 'zustand/*' ], // Examples of packages that are in no group.
};

const escaped = ( text ) => text.replace( /[.\/]/g, '\\$&' );
const begins = ( pattern ) => new RegExp( `^${ escaped( pattern ).replaceAll( '*', '[^/]+' ) }(?=[/.]|$)` );
const named = ( pattern ) => new RegExp( `^${ escaped( pattern ).replace( '*', '.+' ) }$` );
const homes = Object.entries( rooms ).flatMap( ( [ room, { at } ] ) =>
	at.map( ( pattern ) => [ begins( pattern ), room ] )
);
const names = Object.entries( npm ).flatMap( ( [ kind, all ] ) => all.map( ( name ) => [ named( name ), kind ] ) );

/** Tests and test helpers: they may import anything, and shipped code must not import them. */
export const isTest = ( file ) =>
	/\.test(\.\w+)?$|(^|\/)test-[\w-]+(\.\w+)?$|^((packages|plugins)\/[^/]+\/)?tests(\/|$)/.test( file );

export const roomOf = ( file ) => homes.find( ( [ begin ] ) => begin.test( file ) )?.[ 1 ];

/** Each import alias and its file, from the packages' own package.json. */
export const aliases = Object.fromEntries(
	readdirSync( path.join( root, 'packages' ) )
		.filter( ( name ) => existsSync( path.join( root, 'packages', name, 'package.json' ) ) )
		.flatMap( ( name ) =>
			Object.entries(
				JSON.parse( readFileSync( path.join( root, 'packages', name, 'package.json' ), 'utf8' ) ).exports ?? {}
			).map( ( [ door, file ] ) => [
				path.posix.join( '@frontage', name, door ),
				path.posix.join( 'packages', name, file ),
			] )
		)
);

/** `blocks/forms`, `behaviors/site`, `plugins/frontage-forms`, `packages/slider`: units that must not import each other. */
const unit = ( file ) => file.split( '/' ).slice( 0, 2 ).join( '/' );
/** A package, a plugin, or one block or behavior, with its own data and styles. */
const own = ( file ) => file.split( '/', /^(blocks|behaviors)\//.test( file ) ? 3 : 2 ).join( '/' );

/** Returns one sentence about a forbidden import that says what to do, or undefined. */
export function breach( file, source, kind = 'value' ) {
	if ( isTest( file ) ) {
		return undefined;
	}
	const from = roomOf( file );
	if ( ! from ) {
		return `${ file } stands in no room: give it a row in bin/lib/imports.mjs.`;
	}
	const { may = [], types = [], instead = 'Styles are CSS alone.' } = rooms[ from ];
	const refused = ( what ) => `${ file } (${ from }) may not import ${ what } (${ source }). ${ instead }`;
	const allows = ( room ) => may.includes( room ) || ( kind === 'type' && types.includes( room ) );
	const relative = source.startsWith( '.' );

	if ( ! relative && ! source.startsWith( '@frontage/' ) ) {
		const name = names.find( ( [ is ] ) => is.test( source ) )?.[ 1 ] ?? 'another npm package';
		return allows( name ) ? undefined : refused( name );
	}
	const target = relative
		? path.posix.join( path.posix.dirname( file ), source )
		: ( aliases[ source ] ?? path.posix.normalize( source.replace( '@frontage', 'packages' ) ) );
	if ( isTest( target ) ) {
		return `${ file } ships and may not import a test’s file (${ source }): move what both need beside what ships.`;
	}
	if ( relative && target.startsWith( 'packages/' ) && unit( target ) !== unit( file ) ) {
		return `${ refused( 'a package by its path' ) } A package is imported by its alias, @frontage/….`;
	}
	if ( target.endsWith( '.json' ) ) {
		return own( target ) === own( file ) ? undefined : refused( 'the data of another' );
	}
	const to = roomOf( target );
	if ( ! to ) {
		return refused( 'what stands in no room' );
	}
	if ( to !== from && ! allows( to ) ) {
		return refused( to );
	}
	return /^(blocks|behaviors|plugins)\//.test( target ) && unit( target ) !== unit( file )
		? `${ refused( `from ${ unit( target ) }` ) } Sets and plugins do not know each other: share through packages/.`
		: undefined;
}

/** Styles shared by several blocks: the build copies them into each. */
const KIT_STYLES = 'packages/kit/client/css/';

/** A sentence for each `@import` in CSS that leaves its block, package or plugin without permission. */
export const styleBreaches = ( file, css ) =>
	[ ...css.matchAll( /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)/g ) ]
		.map( ( [ , source ] ) => source )
		.filter( ( source ) => {
			const name = names.find( ( [ is ] ) => is.test( source ) )?.[ 1 ];
			const target = path.posix.join( path.posix.dirname( file ), source );
			return name
				? ! rooms[ roomOf( file ) ].may?.includes( name )
				: /^(~|\w+:|\/\/)/.test( source ) ||
						( own( target ) !== own( file ) && ! target.startsWith( KIT_STYLES ) );
		} )
		.map(
			( source ) =>
				`${ file } may not import ${ source }. A style imports what its own block, package or plugin has: give the rules there, or put the values into theme.json.`
		);

/** The table as Markdown for ARCHITECTURE.md. */
export const asMarkdown = () =>
	[
		'| Room | Its files | May import, besides itself |',
		'|---|---|---|',
		...Object.entries( rooms )
			.filter( ( [ , { may } ] ) => may )
			.map( ( [ name, { at, may, types = [] } ] ) => {
				const whom = [ ...may, ...types.map( ( type ) => `${ type } (types alone)` ) ];
				return `| ${ name } | ${ at.map( ( place ) => `\`${ place }\`` ).join( ', ' ) } | ${ whom.join( ', ' ) || '–' } |`;
			} ),
	].join( '\n' );
