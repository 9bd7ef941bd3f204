import type { UploadClient } from '../upload-types';
import { createLazyClient, type UploadClientModule } from './lazy-client';

const mockClient: UploadClient = {
	upload: async () => ( { id: 'a1', reference: 'b2' } ),
	findUpload: async () => 'gone',
	remove: async () => undefined,
};

jest.mock( 'there', () => ( { createClient: () => mockClient } ), { virtual: true } );
jest.mock( 'missing&again=2', () => ( { createClient: () => mockClient } ), { virtual: true } );

const create = jest.fn( ( module: UploadClientModule ) =>
	module.createClient( document.createElement( 'form' ), '', { words: {} } as never, '', () => '' )
);
const upload = ( client: UploadClient ) => client.upload( new File( [], 'a.txt' ), {} as never );

let isOnline: boolean[];
beforeEach( () => {
	create.mockClear();
	isOnline = [];
	jest.spyOn( navigator, 'onLine', 'get' ).mockImplementation( () => isOnline.shift() ?? true );
} );

test( 'the module is loaded with the first file, once', async () => {
	const client = createLazyClient( 'there', create );
	expect( create ).not.toHaveBeenCalled();
	await expect( Promise.all( [ upload( client ), upload( client ) ] ) ).resolves.toHaveLength( 2 );
	expect( create ).toHaveBeenCalledTimes( 1 );
} );

test( 'where loading fails with a connection the upload fails, and the next one loads it under another URL', async () => {
	const client = createLazyClient( 'missing', create );
	await expect( upload( client ) ).rejects.toThrow( 'missing' );
	await expect( upload( client ) ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );

test( 'without a connection it waits for one', async () => {
	isOnline = [ false, false, false ];
	const uploaded = upload( createLazyClient( 'missing', create ) );
	await new Promise( ( later ) => setTimeout( later ) );
	expect( create ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'online' ) );
	await expect( uploaded ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );

test( 'a connection that comes back while the failure is on its way is used at once', async () => {
	isOnline = [ false ];
	await expect( upload( createLazyClient( 'missing', create ) ) ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );
