// The rooms inside a plugin or package of PHP: a folder below src (or php), or a file that lies there by itself. Where the
// order is written down a room uses those below it alone; elsewhere no folder may lead back to itself. And nowhere may
// more than three files stand in a circle.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { circles, phpFiles, phpGraph } from './circles.mjs';

/** From the ground up. What is not named (Plugin, Settings, Upgrade) stands on top: it may use all and is used by none below. */
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

/** So many files may lead to each other: two parts of one thing, or a reader and the one who calls it back. */
export const LARGEST_CIRCLE = 3;

const roomOf = ( file, house ) =>
	path
		.relative( house, file )
		.split( path.sep )[ 0 ]
		.replace( /\.php$/, '' );

/** Every folder with PHP of its own: plugins' src, packages' php. */
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

/** The rooms of a house as a graph, and for each step from one to another the files that take it. */
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

/** Files that lie by themselves may lead to each other; a folder that is in a circle is no room. */
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

/** What stands against the order of rooms, and every circle of files that is too large; each with what to do. */
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
