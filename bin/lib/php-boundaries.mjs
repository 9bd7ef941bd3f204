// Import boundaries of PHP: the namespaces that a plugin or package may use, the order of folders inside it, and circles.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { calledFunction, owners, phpIn } from './php.mjs';

/** Namespaces of the suite, after `Frontage\`, that a plugin or package may use besides its own: packages that it ships. */
const SHIPPED = [ 'Kit', 'Rules' ];
const MAY_USE = {
	'plugins/frontage-slider': [ ...SHIPPED, 'SliderImport' ],
	'packages/kit': [ 'Rules' ],
	'packages/slider': [ 'Kit' ],
	'packages/slider-import': [ 'Kit', 'Slider' ],
};

/**
 * Folders from bottom to top; a folder uses only those below it. Files beside them (Plugin, Settings, DatabaseUpgrade) are on
 * top: they may use all, and no folder uses them. In plugins without an order no folder leads back to itself.
 */
const ORDER = {
	'plugins/frontage-forms/src': [
		'PluginFiles',
		'StorageErrors',
		'Request',
		'Database',
		'Document',
		'Tags',
		'Form',
		'Logic',
		'Storage',
		'Rendering',
		'TagTypes',
		'Starters',
		'Submission',
		'Files',
		'Mail',
		'Checks',
		'SubmissionStore',
		'Inbox',
		'Queue',
		'MailDelivery',
		'Webhook',
		'SpamProtection',
		'Captcha',
		'Processing',
		'Subscription',
		'Privacy',
		'Admin',
		'SaveAndContinue',
		'Compat',
	],
	'packages/slider/php': [ 'Generated', 'Document', 'Sanitizer', 'Compiler' ],
};

/** Maximum number of files in a circle: two parts of one thing, or a reader and its callback. */
const LARGEST_CIRCLE = 3;

/** Names of the plugins that ours replace: hooks, functions and classes. */
const LEGACY_NAME = /^(?:wpcf7_?\w*|WPCF7_?\w*|dnd_\w+|revslider\w*)/;
const NAMING_CALLS = [ 'add_action', 'add_filter', 'do_action', 'apply_filters', 'function_exists', 'class_exists' ];

/** The classes that a file declares, and the full names that it uses, by PHP's name resolution rules. */
export function classNames( nodes ) {
	let namespace = '';
	const imported = new Map();
	const declared = new Set();
	const used = new Set();
	const full = ( name ) => ( namespace ? `${ namespace }\\${ name }` : name );
	const addUsed = ( name ) => {
		const [ first, ...rest ] = name.split( '\\' );
		used.add( first === '' ? rest.join( '\\' ) : [ imported.get( first ) ?? full( first ), ...rest ].join( '\\' ) );
	};
	for ( const node of nodes ) {
		if ( node.kind === 'namespace' ) {
			namespace = node.name;
		} else if ( node.kind === 'usegroup' ) {
			for ( const { name, alias } of node.items ) {
				const whole = `${ node.name ? `${ node.name }\\` : '' }${ name }`.replace( /^\\/, '' );
				used.add( whole );
				if ( ! node.type ) {
					imported.set( alias?.name ?? name.split( '\\' ).pop(), whole );
				}
			}
		} else if ( [ 'class', 'interface', 'trait', 'enum' ].includes( node.kind ) && node.name ) {
			declared.add( full( node.name.name ) );
		} else if ( node.kind === 'attribute' ) {
			addUsed( node.name );
		} else if ( node.kind === 'name' ) {
			if ( node.resolution === 'rn' ) {
				used.add( full( node.name ) );
			} else {
				addUsed( node.name );
			}
		}
	}
	return { declared, used };
}

/** Which file uses classes of which other file: a map of paths to sets of paths. */
export function phpGraph( files ) {
	const read = files.map( ( { file, nodes } ) => ( { file, ...classNames( nodes ) } ) );
	const home = new Map( read.flatMap( ( { file, declared } ) => [ ...declared ].map( ( name ) => [ name, file ] ) ) );
	return new Map(
		read.map( ( { file, used } ) => [
			file,
			new Set( [ ...used ].map( ( name ) => home.get( name ) ).filter( ( to ) => to && to !== file ) ),
		] )
	);
}

/** The strongly connected components with more than one node (Tarjan), largest first. */
export function circles( graph ) {
	const index = new Map();
	const low = new Map();
	const stack = [];
	const found = [];
	const visit = ( node ) => {
		index.set( node, index.size );
		low.set( node, index.get( node ) );
		stack.push( node );
		for ( const next of graph.get( node ) ?? [] ) {
			if ( ! index.has( next ) ) {
				visit( next );
				low.set( node, Math.min( low.get( node ), low.get( next ) ) );
			} else if ( stack.includes( next ) ) {
				low.set( node, Math.min( low.get( node ), index.get( next ) ) );
			}
		}
		if ( low.get( node ) === index.get( node ) ) {
			const circle = stack.splice( stack.indexOf( node ) );
			if ( circle.length > 1 ) {
				found.push( circle.sort() );
			}
		}
	};
	[ ...graph.keys() ].forEach( ( node ) => index.has( node ) || visit( node ) );
	return found.sort( ( one, other ) => other.length - one.length );
}

const pascal = ( slug ) =>
	slug.replace( /^frontage-/, '' ).replace( /(^|-)(.)/g, ( all, dash, letter ) => letter.toUpperCase() );

function namespaceBreaches( folder, files ) {
	const others = MAY_USE[ folder ] ?? ( folder.startsWith( 'packages/' ) ? [] : SHIPPED );
	const allowed = [ pascal( path.basename( folder ) ), ...others ];
	return files.flatMap( ( { file, nodes } ) => {
		const strings = nodes.filter( ( { kind } ) => kind === 'string' ).map( ( { value } ) => value );
		const foreign = [ ...classNames( nodes ).used, ...strings ]
			.flatMap( ( name ) => [ ...name.matchAll( /(?:^|\W)Frontage\\+([A-Z]\w*)/g ) ].map( ( [ , own ] ) => own ) )
			.filter( ( name ) => ! allowed.includes( name ) );
		const legacy = file.includes( '/Compat/' )
			? []
			: nodes
					.map( ( node ) =>
						node.kind === 'function'
							? node.name.name
							: NAMING_CALLS.includes( calledFunction( node ) ) && node.arguments[ 0 ]?.value
					)
					.filter( ( name ) => LEGACY_NAME.test( name || '' ) );
		return [
			...new Set( [
				...foreign.map( ( name ) => `${ file } uses Frontage\\${ name }; plugins meet through hooks.` ),
				...legacy.map( ( name ) => `${ file } uses the old name ${ name }; old names are under src/Compat.` ),
			] ),
		];
	} );
}

/** Violations of the order of folders below `base`, or folders that lead back to themselves. */
function folderBreaches( root, base, graph ) {
	const folderOf = ( file ) =>
		path
			.relative( base, file )
			.split( path.sep )[ 0 ]
			.replace( /\.php$/, '' );
	const steps = [ ...graph ]
		.flatMap( ( [ file, targets ] ) =>
			[ ...targets ].map( ( target ) => ( {
				from: folderOf( file ),
				to: folderOf( target ),
				what: `${ file } uses ${ target }`,
			} ) )
		)
		.filter( ( { from, to } ) => from !== to );
	if ( ORDER[ base ] ) {
		const order = ORDER[ base ];
		const level = ( name ) => ( order.includes( name ) ? order.indexOf( name ) : order.length );
		const first = new Map(
			steps
				.filter( ( { from, to } ) => level( to ) > level( from ) )
				.reverse()
				.map( ( step ) => [ `${ step.from } ${ step.to }`, step ] )
		);
		return [ ...first.values() ].map(
			( { from, to, what } ) =>
				`${ what }, but ${ from } is below ${ to }: move what it needs down, or let ${ to } listen to a hook.`
		);
	}
	const folders = new Map( steps.map( ( { from } ) => [ from, new Set() ] ) );
	steps.forEach( ( { from, to } ) => folders.get( from ).add( to ) );
	return circles( folders )
		.filter( ( circle ) => circle.some( ( name ) => existsSync( path.join( root, base, name ) ) ) )
		.map( ( circle ) => {
			const ways = steps.filter( ( { from, to } ) => circle.includes( from ) && circle.includes( to ) );
			const uses = ways.map( ( { what } ) => what ).join( '; ' );
			return `${ base }: the folders ${ circle.join( ', ' ) } lead back to themselves (${ uses }): move what they share into a folder below both.`;
		} );
}

function circleBreaches( graph ) {
	return circles( graph )
		.filter( ( { length } ) => length > LARGEST_CIRCLE )
		.map(
			( circle ) =>
				`A circle of ${ circle.length } files, at most ${ LARGEST_CIRCLE } are allowed: ${ circle.join( ', ' ) }. Move what they need of each other into a class below them, pass it in, or use a hook.`
		);
}

/** Each violation as a sentence with what to do. */
export const phpBreaches = ( root = '.' ) =>
	owners( root, 'plugins', 'blocks', 'packages' ).flatMap( ( folder ) => {
		const base = `${ folder }/${ folder.startsWith( 'packages/' ) ? 'php' : 'src' }`;
		const graph = phpGraph( phpIn( root, base ) );
		return [
			...namespaceBreaches( folder, phpIn( root, folder ) ),
			...folderBreaches( root, base, graph ),
			...circleBreaches( graph ),
		];
	} );
