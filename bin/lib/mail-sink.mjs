// A mail server that stores received emails as files: node bin/lib/mail-sink.mjs PORT FOLDER PORT-FILE. If the port is in
// use, it takes a free one; the file contains its number as soon as emails are accepted. A recipient whose name begins with
// "refuse" is rejected, for testing failed deliveries.
import { createWriteStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

const [ port, folder, portFile ] = process.argv.slice( 2 );
mkdirSync( folder, { recursive: true } );
let count = 0;

const server = new SMTPServer( {
	authOptional: true,
	disabledCommands: [ 'STARTTLS' ],
	disableReverseLookup: true,
	size: 64 * 1024 * 1024,
	onRcptTo( { address }, session, done ) {
		done(
			address.startsWith( 'refuse' )
				? Object.assign( new Error( 'Mailbox unavailable' ), { responseCode: 550 } )
				: undefined
		);
	},
	onData( stream, session, done ) {
		const name = `${ new Date().toISOString().replaceAll( ':', '-' ) }-${ String( ++count ).padStart( 4, '0' ) }.eml`;
		const part = path.join( folder, `.${ name }` );
		stream.pipe( createWriteStream( part ) ).on( 'finish', () => {
			renameSync( part, path.join( folder, name ) ); // Atomic: readers never see a partial email.
			done();
		} );
	},
} );
let isSecondTry = false;
server.on( 'error', ( error ) => {
	process.stderr.write( `mail sink: ${ error.message }\n` );
	if ( error.code === 'EADDRINUSE' && ! isSecondTry ) {
		isSecondTry = true;
		server.listen( 0, '127.0.0.1' );
	} else if ( ! server.server.listening ) {
		process.exitCode = 1;
	}
} );
server.server.on( 'listening', () => {
	writeFileSync( `${ portFile }.part`, String( server.server.address().port ) );
	renameSync( `${ portFile }.part`, portFile );
} );
server.listen( Number( port ), '127.0.0.1' );
