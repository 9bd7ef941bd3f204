// Module boundaries inside a PHP plugin or package. A module (in the code: room) is a folder below src (or php), or a single
// file there. If the order is listed here, a module uses only those below it; elsewhere folders must not depend on each
// other in cycles. Nowhere may more than three files form a cycle.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { circles, phpFiles, phpGraph } from './circles.mjs';

/**
 * From bottom to top. Modules that are not listed (Plugin, Settings, DatabaseUpgrade) are on top: they may use all, and no
 * listed one uses them.
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
		'Uploads',
		'Processing',
		'Subscription',
		'Privacy',
		'Admin',
		'SaveAndContinue',
		'Compat',
	],
	'packages/slider/php': [ 'Generated', 'Document', 'Sanitizer', 'Compiler' ],
};

/** Maximum number of files in a cycle: two parts of one thing, or a reader and its callback. */
export const LARGEST_CIRCLE = 3;

const roomOf = ( file, house ) =>
	path
		.relative( house, file )
		.split( path.sep )[ 0 ]
		.replace( /\.php$/, '' );

/** Every folder with its own PHP modules (in the code: house): plugins' src, packages' php. */
export function houses( root = '.' ) {
	const found = [];
	for ( const [ folder, inside ] of [
		[ 'plugins', 'src' ],
		[ 'packages', 'php' ],
	] ) {
		const at = path.join( root, folder );
		for ( const name of existsSync( at ) ? readdirSync( at ).sort() : [] ) {
			if ( existsSync( path.join( at, name, inside ) ) ) {
				found.push( path.join( folder, name, inside ) );
			}
		}
	}
	return found;
}

/** The modules of a folder as a graph, and for each edge the files that cause it. */
function rooms( graph, house ) {
	const steps = new Map();
	const byRoom = new Map();
	for ( const [ file, targets ] of graph ) {
		const from = roomOf( file, house );
		byRoom.set( from, byRoom.get( from ) ?? new Set() );
		for ( const target of targets ) {
			const to = roomOf( target, house );
			if ( to !== from ) {
				byRoom.get( from ).add( to );
				steps.set( `${ from } → ${ to }`, [
					...( steps.get( `${ from } → ${ to }` ) ?? [] ),
					[ file, target ],
				] );
			}
		}
	}
	return { byRoom, steps };
}

function againstOrder( { byRoom, steps }, house, order ) {
	const floor = ( room ) => ( order.includes( room ) ? order.indexOf( room ) : order.length );
	return [ ...byRoom ].flatMap( ( [ from, targets ] ) =>
		[ ...targets ]
			.filter( ( to ) => floor( to ) > floor( from ) )
			.map( ( to ) => {
				const [ file, target ] = steps.get( `${ from } → ${ to }` )[ 0 ];
				return `${ file } uses ${ target }, but ${ from } stands below ${ to }: move what it needs of it down, or let ${ to } listen to a hook (order in bin/lib/rooms.mjs).`;
			} )
	);
}

/** Single files may form cycles; a folder must not. */
const circlesOfRooms = ( { byRoom, steps }, house ) => {
	const hasFolder = ( circle ) => circle.some( ( room ) => existsSync( path.join( house, room ) ) );
	return circles( byRoom )
		.filter( hasFolder )
		.map( ( circle ) => {
			const ways = circle.flatMap( ( from ) =>
				[ ...byRoom.get( from ) ]
					.filter( ( to ) => circle.includes( to ) )
					.map( ( to ) => steps.get( `${ from } → ${ to }` )[ 0 ].join( ' uses ' ) )
			);
			return `${ house }: the rooms ${ circle.join( ', ' ) } lead back to themselves (${ ways.join( '; ' ) }): take one of these steps away, by moving what is shared into a room below both.`;
		} );
};

/** Violations of the order of modules, and cycles of too many files; each with what to do. */
export function roomBreaches( root = '.' ) {
	return houses( root ).flatMap( ( house ) => {
		const at = path.join( root, house );
		const graph = phpGraph( phpFiles( at ) );
		const found = rooms( graph, at );
		const large = circles( graph ).filter( ( circle ) => circle.length > LARGEST_CIRCLE );
		return [
			...( ORDER[ house ] ? againstOrder( found, at, ORDER[ house ] ) : circlesOfRooms( found, at ) ),
			...large.map(
				( circle ) =>
					`${ circle.length } files stand in a circle, ${ LARGEST_CIRCLE } at most may: ${ circle.join( ', ' ) }. Move what they ask of each other into a class below them, pass it in, or tell it by a hook.`
			),
		].map( ( breach ) => breach.replaceAll( `${ root }${ path.sep }`, '' ) );
	} );
}
