<?php
/**
 * A line that breaks: php cutting-proxy.php {port of the server} {cuts}. Says its own port, then takes one connection after another.
 * Cuts are a list such as `-,70000,answer`, one for each connection that brings a piece (PATCH): so many bytes pass and both ends
 * are hung up on; `answer`: all of it passes, and the answer is lost; `-`: nothing is cut, as after the last of them.
 */

declare( strict_types=1 );

[ , $port, $cuts ] = $argv;
$cuts   = explode( ',', $cuts );
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( ! $server ) {
	exit( 1 );
}
echo preg_replace( '/.*:/', '', (string) stream_socket_get_name( $server, false ) ), "\n";

while ( true ) {
	$client = @stream_socket_accept( $server, -1 );
	if ( ! $client ) {
		continue;
	}
	$head = '';
	while ( ! str_contains( $head, "\r\n\r\n" ) && ! feof( $client ) ) {
		$head .= (string) fread( $client, 1 );
	}
	$cut    = str_starts_with( $head, 'PATCH' ) ? array_shift( $cuts ) ?? '-' : '-';
	$length = preg_match( '/^content-length: (\d+)/mi', $head, $said ) ? (int) $said[1] : 0;
	$passes = ctype_digit( $cut ) ? min( $length, (int) $cut ) : $length;
	$there  = stream_socket_client( "tcp://127.0.0.1:$port" );
	if ( $there ) {
		fwrite( $there, $head );
		stream_copy_to_stream( $client, $there, $passes );
		if ( 'answer' === $cut ) {
			stream_get_contents( $there ); // The server is done with it.
		} elseif ( ! ctype_digit( $cut ) ) {
			stream_copy_to_stream( $there, $client );
		}
		fclose( $there );
	}
	fclose( $client );
}
