/**
 * Import boundaries of TypeScript, in one table, as rules of dependency-cruiser. `tests/checks/imports.test.mjs` runs them and
 * has a negative test for every cell; by hand: `npx depcruise packages blocks behaviors plugins`.
 */
const PURE = 'Pure TypeScript needs nothing but itself: take what you need as an argument.';
const AT_LOAD =
	'It loads before anybody touches the page: use the DOM, or move this to page/island.tsx or the files of page/island/, which come later.';
const ON_TOUCH = 'Visitors download it: use @frontage/kit/* or the platform, and let PHP pass texts and data in.';
const EDITING = 'Share it through a package (packages/) that both import, or a WordPress hook.';

/**
 * The modules, in lookup order. `files`: paths without ending (`*` is one name); `may`: what they may import besides
 * themselves, as values and as types; `types`: what they may import as types only; `instead`: advice for other imports.
 */
const modules = {
	conditions: {
		files: [ 'condition-evaluator', 'formula', 'number-reader', 'typed-value' ].map(
			( name ) => `packages/rules/src/${ name }`
		),
		may: [],
		instead: 'Pages load it at once: write it with the language alone.',
	},
	rules: { files: [ 'packages/rules/src' ], may: [ 'conditions' ], instead: PURE },
	gesture: { files: [ 'packages/gesture/src' ], may: [], instead: PURE },
	engine: {
		files: [ 'packages/slider/engine' ],
		may: [ 'gesture' ],
		instead: 'The engine runs on any page, without React, WordPress or defaults: put it into the play document.',
	},
	model: {
		files: [ 'packages/slider/model', 'packages/slider/generated' ],
		may: [],
		types: [ 'engine' ],
		instead: `${ PURE } Of the engine it knows the types of the play document alone (import type).`,
	},
	'slider in React': {
		files: [ 'packages/slider/react' ],
		may: [ 'engine', 'model', 'react' ],
		instead: 'It shows a slider to editors and knows the model, the engine and React alone.',
	},
	'kit with React': {
		files: [ 'packages/kit/client/slot' ],
		may: [ 'kit for any page', 'kit', 'react' ],
		instead: ON_TOUCH,
	},
	'kit for any page': {
		files: [
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
	},
	kit: {
		files: [ 'packages/kit/client' ],
		may: [ 'kit for any page' ],
		types: [ 'react' ],
		instead: `${ ON_TOUCH } React is WordPress's own, fetched by react.ts; other files of the kit know its types alone.`,
	},
	'shared editor controls': {
		files: [ 'packages/editor', 'blocks/*/lazy-edit' ],
		may: [ 'rules', 'gesture', 'engine', 'model', 'slider in React', 'react', 'wordpress' ],
		instead: EDITING,
	},
	island: {
		files: [ 'blocks/*/*/page/island', 'blocks/*/*/page/*/island' ],
		may: [ 'page', 'rules', 'gesture', 'engine', 'kit', 'kit for any page', 'kit with React', 'react' ],
		instead: ON_TOUCH,
	},
	'lazy part of a page': {
		files: [ 'blocks/*/*/page/lazy' ],
		may: [ 'page', 'gesture', 'engine', 'kit for any page', 'uploads in pieces' ],
		instead: ON_TOUCH,
	},
	page: {
		files: [ 'blocks/*/*/page' ],
		may: [ 'conditions', 'gesture', 'engine', 'kit for any page' ],
		instead: AT_LOAD,
	},
	editor: {
		files: [ 'blocks/*/*/editor' ],
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
	},
	'style of a block': { files: [ 'blocks/*/*/style', 'blocks/*/*/css' ], may: [], instead: 'Styles are CSS alone.' },
	'editor of a behavior': {
		files: [ 'behaviors/*/*/editor' ],
		may: [ 'behavior', 'rules', 'gesture', 'engine', 'shared editor controls', 'react', 'wordpress' ],
		instead: EDITING,
	},
	'lazy part of a behavior': {
		files: [ 'behaviors/*/*/lazy' ],
		may: [ 'behavior', 'gesture', 'engine', 'kit for any page', 'pictures', 'positioning' ],
		instead: ON_TOUCH,
	},
	behavior: {
		files: [ 'behaviors/*/*' ],
		may: [ 'gesture', 'engine', 'kit for any page' ],
		instead: 'A behavior runs on visitors’ pages without React: use the DOM and what view.ts of a block may use.',
	},
	screen: {
		files: [ 'plugins/*/admin' ],
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
	},
};

/** npm packages that a module may list; one in none of these groups may not be imported. */
const npm = {
	react: [ 'react', 'react-dom' ],
	wordpress: [ '@wordpress/*' ],
	charts: [ 'uplot' ], // One chart library for all screens: small, and without dependencies.
	spreadsheets: [ 'write-excel-file' ], // Loaded lazily for an export; see decision 20.
	pictures: [ 'photoswipe' ], // Zoom and pan by touch, which browsers do not provide.
	positioning: [ '@floating-ui/dom' ], // Positions tooltips in browsers without CSS anchor positioning.
	'uploads in pieces': [ 'tus-js-client' ], // The protocol's own client, for large files.
};

/** Tests and test helpers: they may import anything, and shipped code must not import them. */
const TESTS = [ '[.]test[.]', '/test-[^/]+$', '^(?:packages|plugins)/[^/]+/tests/' ];
const SHIPPED = `^(?!.*(?:${ TESTS.slice( 0, 2 ).join( '|' ) }))(?!${ TESTS[ 2 ].slice( 1 ) })`;
/** As its first group: the package, the plugin, or the one block or behavior of a file. */
const OWNER = '(?=((?:blocks|behaviors)/[^/]+/[^/]+|(?:packages|plugins)/[^/]+)/)';

const anyOf = ( paths ) => `(?:${ paths.join( '|' ).replaceAll( '*', '[^/]+' ) })`;
/** Matches the files of a module that are of no module before it, or an npm package, found in node_modules or not. */
const pathOf = ( name ) => {
	if ( npm[ name ] ) {
		return `(?:^|^node_modules/|[.]/node_modules/)${ anyOf( npm[ name ] ) }(?:/|$)`;
	}
	const { files } = modules[ name ];
	const inside = Object.entries( modules )
		.slice( 0, Object.keys( modules ).indexOf( name ) )
		.flatMap( ( [ , earlier ] ) => earlier.files )
		.filter( ( earlier ) => files.some( ( file ) => earlier.startsWith( `${ file }/` ) ) );
	return `${ SHIPPED }${ inside.length ? `(?!${ anyOf( inside ) }[/.])` : '' }${ anyOf( files ) }[/.]`;
};

/** What a module does not list is refused; data (JSON) may be imported beside it, in its own package, plugin or block. */
const boundaries = Object.entries( modules ).flatMap( ( [ name, { may, types = [], instead } ] ) => {
	const rule = ( allowed, to ) => ( {
		name,
		comment: instead,
		severity: 'error',
		from: { path: `^${ OWNER }${ pathOf( name ).slice( 1 ) }` },
		to: { pathNot: [ ...[ name, ...allowed ].map( pathOf ), `${ SHIPPED }$1/.*[.]json$` ], ...to },
	} );
	return types.length
		? [
				rule( may, { dependencyTypesNot: [ 'type-only' ] } ),
				rule( [ ...may, ...types ], { dependencyTypes: [ 'type-only' ] } ),
			]
		: [ rule( may, {} ) ];
} );

module.exports = {
	forbidden: [
		...boundaries,
		{
			name: 'no module',
			comment: 'Give the file a row in .dependency-cruiser.cjs.',
			severity: 'error',
			from: {
				path: '^(?:packages|blocks|behaviors|plugins)/',
				pathNot: [ ...TESTS, ...Object.keys( modules ).map( pathOf ) ],
			},
			to: {},
		},
		{
			name: 'another set or plugin',
			comment: 'Sets and plugins do not know each other: share through packages/.',
			severity: 'error',
			from: { path: '^(blocks|behaviors|plugins)/([^/]+)/', pathNot: TESTS },
			to: { path: '^(?:blocks|behaviors|plugins)/', pathNot: '^$1/$2/' },
		},
		{
			name: 'a package by its path',
			comment: 'A package is imported by its alias, @frontage/….',
			severity: 'error',
			from: { path: '^((?:packages|blocks|behaviors|plugins)/[^/]+)/', pathNot: TESTS },
			to: { path: '^packages/', pathNot: '^$1/', dependencyTypesNot: [ 'aliased', 'undetermined' ] },
		},
		{
			name: 'circular import',
			comment: 'Move what both sides need (often only a type) into a file of its own that imports neither.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
	],
	options: {
		tsPreCompilationDeps: true, // Types count.
		tsConfig: { fileName: 'tsconfig.json' },
		exclude: { path: [ '(^|/)build/', '^plugins/[^/]+/kit/' ] },
		doNotFollow: { path: 'node_modules' },
		exoticRequireStrings: [ 'require.resolve' ],
		enhancedResolveOptions: {
			extensions: [ '.ts', '.tsx', '.js', '.mjs', '.json' ],
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import' ],
		},
	},
};
// Not enumerable, since dependency-cruiser refuses keys that it does not know.
Object.defineProperty( module.exports, 'table', { value: { modules, npm } } );
