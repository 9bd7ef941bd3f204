// A mail server that keeps what it gets as files: node bin/lib/mail-sink.mjs PORT FOLDER.
// A recipient whose name begins with "refuse" is refused, so a failed delivery can be seen.
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

const [ port, folder ] = process.argv.slice( 2 );
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
			renameSync( part, path.join( folder, name ) ); // Whole or not there: readers never see half a mail.
			done();
		} );
	},
} );
server.on( 'error', ( error ) => {
	process.stderr.write( `mail sink: ${ error.message }\n` );
	process.exitCode = 1;
} );
server.listen( Number( port ), '127.0.0.1' );
