import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { createSpamGuard } from './spam-guard';
import { putForm } from './test-form';

test( 'the trap is seen and reached by nobody, and goes with the island', () => {
	const form = putForm( 'f03' );
	const controller = new AbortController();
	createSpamGuard( form, { trap: '_website_1' }, controller.signal );
	const trap = form.querySelector< HTMLInputElement >( '[name="_website_1"]' )!;
	expect( trap.tabIndex ).toBe( -1 );
	expect( trap.closest( '[aria-hidden="true"]' ) ).not.toBeNull();
	expect( new FormData( form ).get( '_website_1' ) ).toBe( '' );
	controller.abort();
	expect( trap.isConnected ).toBe( false );
} );

test( 'the stamp is sent back as it came', async () => {
	const data = new FormData();
	await createSpamGuard( putForm( 'f03' ), { stamp: 'signed' } ).addProof( data, 'key' );
	expect( [ ...data ] ).toEqual( [ [ '_frontage_stamp', 'signed' ] ] );
} );

test( 'the sum is done for the key of the message', async () => {
	Object.assign( globalThis, { TextEncoder } );
	Object.defineProperty( crypto, 'subtle', { value: webcrypto.subtle, configurable: true } );
	const data = new FormData();
	await createSpamGuard( putForm( 'f03' ), { stamp: 'signed', work: 8 } ).addProof( data, 'key' );
	const hash = createHash( 'sha256' )
		.update( `signed:key:${ data.get( '_frontage_work' ) }` )
		.digest();
	expect( hash[ 0 ] ).toBe( 0 );
	delete ( crypto as { subtle?: unknown } ).subtle;
} );

test( 'a browser that cannot do the sum sends without it', async () => {
	const data = new FormData();
	await createSpamGuard( putForm( 'f03' ), { work: 8 } ).addProof( data, 'key' ); // jsdom has no crypto.subtle.
	expect( [ ...data ] ).toEqual( [] );
} );
