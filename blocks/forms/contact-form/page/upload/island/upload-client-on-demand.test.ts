import type { Server } from '../upload-types';
import { onDemand, type UploadClientModule } from './upload-client-on-demand';

const server: Server = {
	carry: async () => ( { id: 'a1', reference: 'b2' } ),
	look: async () => 'gone',
	remove: async () => undefined,
};

jest.mock( 'there', () => ( { createServer: () => server } ), { virtual: true } );
jest.mock( 'missing&again=2', () => ( { createServer: () => server } ), { virtual: true } );

const create = jest.fn( ( module: UploadClientModule ) =>
	module.createServer( document.createElement( 'form' ), '', { words: {} } as never, '', () => '' )
);
const carry = ( client: Server ) => client.carry( new File( [], 'a.txt' ), {} as never );

let isOnline: boolean[];
beforeEach( () => {
	create.mockClear();
	isOnline = [];
	jest.spyOn( navigator, 'onLine', 'get' ).mockImplementation( () => isOnline.shift() ?? true );
} );

test( 'the module is loaded with the first file, once', async () => {
	const client = onDemand( 'there', create );
	expect( create ).not.toHaveBeenCalled();
	await expect( Promise.all( [ carry( client ), carry( client ) ] ) ).resolves.toHaveLength( 2 );
	expect( create ).toHaveBeenCalledTimes( 1 );
} );

test( 'where loading fails with a connection the upload fails, and the next one loads it under another URL', async () => {
	const client = onDemand( 'missing', create );
	await expect( carry( client ) ).rejects.toThrow( 'missing' );
	await expect( carry( client ) ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );

test( 'without a connection it waits for one', async () => {
	isOnline = [ false, false, false ];
	const carried = carry( onDemand( 'missing', create ) );
	await new Promise( ( later ) => setTimeout( later ) );
	expect( create ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'online' ) );
	await expect( carried ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );

test( 'a connection that comes back while the failure is on its way is used at once', async () => {
	isOnline = [ false ];
	await expect( carry( onDemand( 'missing', create ) ) ).resolves.toEqual( { id: 'a1', reference: 'b2' } );
} );
