<?php
/**
 * Another service on a socket of its own: says its port, answers each call with the next status of its arguments, and writes
 * down what came as a line of JSON. The status "200 packed" has a body of ten million signs, packed twice.
 */

declare( strict_types = 1 );

$server = stream_socket_server( 'tcp://localhost:0' );
echo substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 ), "\n";
foreach ( array_slice( $argv, 1 ) as $status ) {
	$call    = stream_socket_accept( $server, 60 );
	$request = trim( (string) fgets( $call ) );
	$headers = [];
	while ( '' !== ( $line = trim( (string) fgets( $call ) ) ) ) {
		[ $name, $value ]                      = explode( ':', $line, 2 );
		$headers[ strtolower( trim( $name ) ) ] = trim( $value );
	}
	$body = stream_get_contents( $call, (int) ( $headers['content-length'] ?? 0 ) );
	$answer = '200 packed' === $status ? gzencode( (string) gzencode( str_repeat( 'x', 10_000_000 ) ) ) : '';
	$packed = '' === $answer ? '' : "Content-Encoding: gzip\r\n";
	fwrite( $call, "HTTP/1.1 $status\r\n{$packed}Content-Length: " . strlen( $answer ) . "\r\nRetry-After: 7\r\nLocation: http://localhost/elsewhere\r\nConnection: close\r\n\r\n$answer" );
	fclose( $call );
	echo json_encode( [ 'request' => $request, 'headers' => $headers, 'body' => $body ] ), "\n";
}
