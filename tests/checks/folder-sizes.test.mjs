// Folders of the slider engine have at most 12 files and 12 folders, tests not counted.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const MAXIMUM = 12;

/** Each folder with too many entries; `read` lists a folder as readdirSync() does. */
const largeFolders = ( folder, read ) => {
	const entries = read( folder, { withFileTypes: true } ).filter( ( { name } ) => ! /\.test\.tsx?$/.test( name ) );
	const folders = entries.filter( ( entry ) => entry.isDirectory() );
	return [
		...[ folders.length, entries.length - folders.length ]
			.filter( ( count ) => count > MAXIMUM )
			.map(
				( count ) => `${ folder } has ${ count } entries of a kind: group those of one concern in a folder.`
			),
		...folders.flatMap( ( { name } ) => largeFolders( path.join( folder, name ), read ) ),
	];
};

const planted = ( count, name, isFolder ) => ( folder ) =>
	folder === 'engine'
		? Array.from( { length: count }, ( _, at ) => ( {
				name: name.replace( '*', at ),
				isDirectory: () => isFolder,
			} ) )
		: [];

test( 'no folder of the engine is larger', () =>
	assert.deepEqual( largeFolders( 'packages/slider/engine', readdirSync ), [] ) );

for ( const [ what, count, name, isFolder, found ] of [
	[ 'twelve files', 12, 'planted-*.ts', false, 0 ],
	[ 'a thirteenth file', 13, 'planted-*.ts', false, 1 ],
	[ 'a thirteenth test', 13, 'planted-*.test.ts', false, 0 ],
	[ 'a thirteenth folder', 13, 'planted-*', true, 1 ],
] ) {
	test( `${ what }: ${ found ? 'refused' : 'right' }`, () =>
		assert.equal( largeFolders( 'engine', planted( count, name, isFolder ) ).length, found ) );
}
