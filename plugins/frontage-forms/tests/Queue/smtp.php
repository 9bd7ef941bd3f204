<?php
/**
 * A mail server that fails as asked: php smtp.php {how}. Prints its port, then a line for each message it has taken: its Message-ID.
 *
 * how: `takes`, `refuses-recipient` (550), `refuses-one` (550 to addresses with "nobody"), `not-now` (451), `refuses-text` (554),
 * `refuses-login` (535), `refuses-sender` (550), `silent` (says nothing at all), `hangs-up` (in the middle of the text),
 * `hangs-up-after` (has the text and says no word), `waits` (takes a message, and its 250 only after a line on its own input).
 */

declare( strict_types=1 );

$how    = $argv[1] ?? 'takes';
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( ! $server ) {
	exit( 1 );
}
$say = static function ( string $line ): void {
	fwrite( STDOUT, "$line\n" );
	fflush( STDOUT );
};
$say( (string) preg_replace( '/.*:/', '', (string) stream_socket_get_name( $server, false ) ) );

while ( $client = stream_socket_accept( $server, -1 ) ) {
	$answer = static fn ( string $line ) => fwrite( $client, "$line\r\n" );
	if ( 'silent' === $how ) {
		fgets( $client ); // Until the other side gives up.
		fclose( $client );
		continue;
	}
	$answer( '220 faulty ESMTP' );
	while ( is_resource( $client ) && false !== ( $line = fgets( $client ) ) ) {
		$word = strtoupper( substr( trim( $line ), 0, 4 ) );
		if ( 'EHLO' === $word ) {
			$answer( 'refuses-login' === $how ? "250-faulty\r\n250 AUTH LOGIN" : '250 faulty' );
		} elseif ( 'AUTH' === $word ) {
			$answer( '535 5.7.8 Authentication failed' );
		} elseif ( 'MAIL' === $word && 'refuses-sender' === $how ) {
			$answer( '550 5.7.1 Sender not allowed' );
		} elseif ( 'RCPT' === $word ) {
			$answer(
				match ( true ) {
					'refuses-recipient' === $how                               => '550 5.1.1 No such user',
					'refuses-one' === $how && str_contains( $line, 'nobody' ) => '550 5.1.1 No such user',
					'not-now' === $how                                         => '451 4.7.1 Greylisted, come again later',
					default                                                    => '250 OK',
				}
			);
		} elseif ( 'DATA' === $word ) {
			$answer( '354 go on' );
			$id = '';
			while ( false !== ( $text = fgets( $client ) ) && ".\r\n" !== $text ) {
				$id = preg_match( '/^Message-ID: (\S+)/i', $text, $found ) ? $found[1] : $id;
				if ( 'hangs-up' === $how && '' !== $id ) {
					fclose( $client );
					break 2;
				}
			}
			if ( 'refuses-text' === $how ) {
				$answer( '554 5.6.0 This is spam' );
				continue;
			}
			$say( $id );
			if ( 'hangs-up-after' === $how ) {
				fclose( $client );
				break;
			}
			if ( 'waits' === $how ) {
				fgets( STDIN );
			}
			$answer( '250 2.0.0 Taken' );
		} elseif ( 'QUIT' === $word ) {
			$answer( '221 bye' );
			fclose( $client );
			break;
		} else {
			$answer( '250 OK' );
		}
	}
	if ( is_resource( $client ) ) {
		fclose( $client );
	}
}
