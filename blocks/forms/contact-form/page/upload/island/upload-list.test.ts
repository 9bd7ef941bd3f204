import { tasks } from '../../../../../../tests/support/run-tasks';
import type { UploadedFile, UploadOptions, UploadClient } from '../upload-types';
import { UploadList, type ListView } from './upload-list';
import type { StoredFile } from './upload-session';

const WORDS = {
	failed: 'It failed.',
	again: 'It is gone.',
	choose: 'Choose it again.',
	done: '%s is there.',
	removed: '%s is removed.',
	inavalid_type: 'Wrong kind',
	large_file: 'Too large.',
	not_kind: '%1$s was not added: %2$s only.',
	not_added: '%s was not added.',
	max_file_limit: 'Only %count%.',
};
const LIMITS = { maxFiles: 3, maxSize: 100, types: [ 'txt' ], refused: [] };

interface Journey {
	file: File;
	way: UploadOptions;
	arrive: ( id?: string ) => Promise< void >;
	fail: ( error?: unknown ) => Promise< void >;
}

/** A list whose server answers when a test says so. */
function begin( {
	kept = [] as StoredFile[],
	most = 3,
	look = undefined as Awaited< ReturnType< UploadClient[ 'findUpload' ] > >,
} = {} ) {
	const journeys: Journey[] = [];
	const removed: string[] = [];
	let stored = kept;
	let view: ListView = { items: [], notice: '', status: '' };
	const closed = jest.fn();
	const list = new UploadList( {
		limits: { ...LIMITS, maxFiles: most },
		words: WORDS,
		types: 'PDF or TXT',
		storeFiles: ( files ) => ( stored = files ),
		onChange: ( now ) => ( view = now ),
		onClosed: closed,
		client: {
			findUpload: async () => look,
			remove: async ( id ) => removed.push( id ),
			upload: ( file, way ) =>
				new Promise< UploadedFile >( ( arrived, failed ) => {
					const then = async ( call: () => void ) => {
						call();
						await tasks( 2 );
					};
					journeys.push( {
						file,
						way,
						arrive: ( id = file.name ) => then( () => arrived( { id, reference: `own.a/${ id }` } ) ),
						fail: ( error = new Error( 'Broken.' ) ) => then( () => failed( error ) ),
					} );
				} ),
		},
	} );
	const add = async ( ...names: string[] ) => {
		list.add( names.map( ( name ) => new File( [ 'text' ], name, { lastModified: 1 } ) ) );
		await tasks( 2 );
	};
	return {
		list,
		restore: () => list.restore( kept ),
		journeys,
		removed,
		closed,
		add,
		stored: () => stored.map( ( { id, reference } ) => `${ id } ${ reference }` ),
		view: () => view,
		states: () => view.items.map( ( { name, state } ) => `${ name } ${ state }` ),
	};
}

test( 'three files travel at once, and each makes room for the next', async () => {
	const { add, journeys, states, view, stored } = begin( { most: 5 } );
	await add( 'a.txt', 'b.txt', 'c.txt', 'd.txt' );
	expect( states() ).toEqual( [ 'a.txt in-progress', 'b.txt in-progress', 'c.txt in-progress', 'd.txt waiting' ] );
	journeys[ 1 ]!.way.onProgress( 0.5 );
	expect( view().items[ 1 ]!.sent ).toBe( 0.5 );
	await journeys[ 1 ]!.arrive();
	expect( states() ).toEqual( [ 'a.txt in-progress', 'b.txt complete', 'c.txt in-progress', 'd.txt in-progress' ] );
	expect( view().status ).toBe( 'b.txt is there.' );
	expect( stored() ).toEqual( [ 'b.txt own.a/b.txt' ] );
} );

test( 'what is refused at once is told, travels nowhere and takes no place; what is too much is left out', async () => {
	const { add, journeys, states, view } = begin();
	await add( 'a.exe', 'a.txt', 'b.txt', 'c.txt' );
	expect( states()[ 0 ] ).toBe( 'a.exe error' );
	expect( view().items[ 0 ]!.message ).toBe( 'Wrong kind. a.exe was not added: PDF or TXT only.' );
	expect( journeys ).toHaveLength( 3 );
	expect( view().status ).toBe( 'Wrong kind. a.exe was not added: PDF or TXT only.' );
	await add( 'd.txt' );
	expect( view().notice ).toBe( 'Only 3.' );
	expect( view().items ).toHaveLength( 4 );
} );

test( 'a failed file may be tried again, a refused one may not, and the words stay', async () => {
	const { add, list, journeys, view } = begin();
	await add( 'a.txt', 'b.txt' );
	await journeys[ 0 ]!.fail();
	await journeys[ 1 ]!.fail( Object.assign( new Error( 'Too large.' ), { canRetry: false } ) );
	expect( view().items.map( ( { message, remedy } ) => [ message, remedy ] ) ).toEqual( [
		[ 'It failed.', 'again' ],
		[ 'Too large.', '' ],
	] );
	expect( list.isIncomplete ).toBe( true );
	list.retry( view().items[ 0 ]!.key );
	await tasks( 2 );
	await journeys[ 2 ]!.arrive();
	expect( view().items[ 0 ] ).toMatchObject( { state: 'complete', message: '' } );
	expect( list.isIncomplete ).toBe( false );
} );

test( 'a file that is taken away on its way is stopped, and taken from the server when it arrived all the same', async () => {
	const { add, list, journeys, removed, view, stored } = begin();
	await add( 'a.txt', 'b.txt' );
	list.remove( view().items[ 0 ]!.key );
	expect( journeys[ 0 ]!.way.signal.aborted ).toBe( true );
	await journeys[ 0 ]!.arrive();
	await journeys[ 1 ]!.arrive();
	expect( removed ).toEqual( [ 'a.txt' ] );
	list.remove( view().items[ 0 ]!.key );
	await tasks( 2 );
	expect( removed ).toEqual( [ 'a.txt', 'b.txt' ] );
	expect( view().status ).toBe( 'b.txt is removed.' );
	expect( stored() ).toEqual( [] );
} );

test( 'who waits is told when nothing is on its way any more', async () => {
	const { add, list, journeys } = begin();
	const settled = jest.fn();
	await add( 'a.txt', 'b.txt' );
	void list.settled().then( settled );
	await journeys[ 0 ]!.arrive();
	expect( settled ).not.toHaveBeenCalled();
	await journeys[ 1 ]!.fail();
	expect( settled ).toHaveBeenCalledTimes( 1 );
	await list.settled();
} );

test( 'a form that was sent has its files; one that is reset lets them go', async () => {
	const { add, list, journeys, removed, states, stored } = begin();
	await add( 'a.txt' );
	await journeys[ 0 ]!.arrive();
	list.clear( false );
	expect( [ states(), removed, stored() ] ).toEqual( [ [], [], [] ] );
	await add( 'b.txt', 'c.txt' );
	await journeys[ 1 ]!.arrive();
	list.clear( true );
	await tasks( 2 );
	expect( journeys[ 2 ]!.way.signal.aborted ).toBe( true );
	expect( [ states(), removed ] ).toEqual( [ [], [ 'b.txt' ] ] );
} );

describe( 'after a reload', () => {
	const known = ( reference: string ): StoredFile => ( { id: '1', name: 'a.txt', size: 4, modified: 1, reference } );

	test( 'what had arrived is there, with what the server says of it now', async () => {
		const { restore, view } = begin( { kept: [ known( 'own.a/1' ) ], look: { reference: 'own.a/2' } } );
		restore();
		await tasks( 2 );
		expect( view().items[ 0 ] ).toMatchObject( { state: 'complete', reference: 'own.a/2' } );
	} );

	test( 'what the server has no more is told, and is not sent', async () => {
		const { restore, view, stored } = begin( { kept: [ known( 'own.a/1' ) ], look: 'gone' } );
		restore();
		await tasks( 2 );
		expect( view().items[ 0 ] ).toMatchObject( { state: 'error', message: 'It is gone.', reference: '' } );
		expect( stored() ).toEqual( [] );
	} );

	test( 'half a file goes on when it is chosen once more, and not with another of its name', async () => {
		const { add, list, restore, journeys, states } = begin( { kept: [ known( '' ) ], look: { reference: '' } } );
		restore();
		expect( list.isIncomplete ).toBe( true );
		list.add( [ new File( [ 'other text' ], 'a.txt', { lastModified: 1 } ) ] );
		await tasks( 2 );
		expect( states() ).toEqual( [ 'a.txt error', 'a.txt in-progress' ] );
		await add( 'a.txt' );
		expect( states()[ 0 ] ).toBe( 'a.txt in-progress' );
		expect( journeys[ 1 ]!.way.id ).toBe( '1' );
	} );
} );

test( 'where the routes are closed, whoever draws is told, and has the files', async () => {
	const { add, closed, list, journeys } = begin();
	await add( 'a.txt' );
	await journeys[ 0 ]!.fail( Object.assign( new Error( '' ), { canRetry: false, isClosed: true } ) );
	expect( closed ).toHaveBeenCalledTimes( 1 );
	expect( list.files.map( ( { name } ) => name ) ).toEqual( [ 'a.txt' ] );
} );
