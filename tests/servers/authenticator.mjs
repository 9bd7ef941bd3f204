// An authenticator with one passkey (ES256), as a browser would answer with it: no browser is needed to try two servers.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = ( data ) => createHash( 'sha256' ).update( data ).digest();
const PRESENT_AND_VERIFIED = 0x05;
const NEW_CREDENTIAL = 0x40;

export class Authenticator {
	#id = randomBytes( 32 );
	#keys = generateKeyPairSync( 'ec', { namedCurve: 'P-256' } );
	#origin;
	#handle;

	constructor( origin ) {
		this.#origin = origin;
	}

	/** The answer to the options for a new passkey. */
	create( { challenge, user } ) {
		this.#handle = Buffer.from( user.id, 'base64url' );
		const { x, y } = this.#keys.publicKey.export( { format: 'jwk' } );
		// COSE: an EC2 key for ES256 on P-256. CBOR: `0x58 0x20` begins 32 bytes.
		const key = Buffer.concat( [
			Buffer.from( 'a5010203262001215820', 'hex' ),
			Buffer.from( x, 'base64url' ),
			Buffer.from( '225820', 'hex' ),
			Buffer.from( y, 'base64url' ),
		] );
		const data = Buffer.concat( [
			this.#data( NEW_CREDENTIAL ),
			Buffer.alloc( 16 ),
			Buffer.from( [ 0, this.#id.length ] ),
			this.#id,
			key,
		] );
		const size = Buffer.alloc( 2 );
		size.writeUInt16BE( data.length );
		return this.#answer( {
			clientDataJSON: this.#client( 'webauthn.create', challenge ),
			// CBOR: { fmt: 'none', attStmt: {}, authData }.
			attestationObject: Buffer.concat( [
				Buffer.from( '\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1' ),
				size,
				data,
			] ),
		} );
	}

	/** The answer to a challenge to sign in. */
	use( { challenge } ) {
		const data = this.#data();
		const client = this.#client( 'webauthn.get', challenge );
		return this.#answer( {
			clientDataJSON: client,
			authenticatorData: data,
			signature: sign( 'sha256', Buffer.concat( [ data, sha256( client ) ] ), this.#keys.privateKey ),
			userHandle: this.#handle,
		} );
	}

	#data( flags = 0 ) {
		const flagsAndCount = Buffer.from( [ PRESENT_AND_VERIFIED + flags, 0, 0, 0, 0 ] );
		return Buffer.concat( [ sha256( new URL( this.#origin ).hostname ), flagsAndCount ] );
	}

	#client( type, challenge ) {
		return Buffer.from( JSON.stringify( { type, challenge, origin: this.#origin, crossOrigin: false } ) );
	}

	#answer( response ) {
		const id = this.#id.toString( 'base64url' );
		const parts = Object.entries( response ).map( ( [ name, bytes ] ) => [ name, bytes.toString( 'base64url' ) ] );
		return JSON.stringify( { id, rawId: id, type: 'public-key', response: Object.fromEntries( parts ) } );
	}
}
