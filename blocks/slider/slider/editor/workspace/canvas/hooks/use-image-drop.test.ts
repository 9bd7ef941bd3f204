import type { Block } from '@wordpress/blocks';
import { layerAt, collectUploads } from './use-image-drop';

jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '@wordpress/notices', () => ( {} ) );
jest.mock( '../layers/new-layers', () => ( {} ) );
jest.mock( './use-new-layer-context', () => ( {} ) );

const picture = ( id: number ) => ( { id, url: `${ id }.jpg` } );
const waiting = { id: 0, url: 'blob:' };

describe( 'pictures that are dropped together', () => {
	test( 'come when all are there, once', () => {
		const done = jest.fn();
		const { came } = collectUploads( 2, done );
		came( [ waiting, waiting ] );
		came( [ waiting, picture( 2 ) ] );
		expect( done ).not.toHaveBeenCalled();
		came( [ picture( 1 ), picture( 2 ) ] );
		came( [ picture( 1 ), picture( 2 ) ] );
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'come without the one that failed, whether it failed first or last', () => {
		const done = jest.fn();
		const first = collectUploads( 3, done );
		first.failed();
		first.came( [ picture( 1 ), waiting ] );
		first.came( [ picture( 1 ), picture( 2 ) ] );
		expect( done ).toHaveBeenLastCalledWith( [ picture( 1 ), picture( 2 ) ] );
		const last = collectUploads( 2, done );
		last.came( [ picture( 3 ), waiting ] );
		last.came( [ picture( 3 ) ] );
		last.failed();
		expect( done ).toHaveBeenLastCalledWith( [ picture( 3 ) ] );
		expect( done ).toHaveBeenCalledTimes( 2 );
	} );
} );

test( 'a picture lies where it was let go, the next one a step further', () => {
	const layer = { attributes: { box: { x: [ 'center' ], y: [ 'middle' ], width: [ 100 ] } } } as unknown as Block;
	const stage = { grid: { x: 100, y: 0, width: 600, height: 300 }, unit: 0.5 };
	const box = ( index: number ) => layerAt( layer, stage, { x: 450, y: 100 }, index ).attributes.box;
	expect( box( 0 ) ).toMatchObject( { x: [ 'center' ], offsetX: [ 100 ], offsetY: [ -100 ], width: [ 100 ] } );
	expect( box( 1 ) ).toMatchObject( { offsetX: [ 124 ], offsetY: [ -76 ] } );
	// On a phone it is put there for phones.
	expect( layerAt( layer, stage, { x: 450, y: 100 }, 0, 3 ).attributes.box ).toMatchObject( {
		offsetX: [ 0, null, null, 100 ],
		offsetY: [ 0, null, null, -100 ],
	} );
} );
