<?php
/**
 * A request in which the database goes away after WordPress has begun: prints what the visitor gets.
 *
 * Arguments: the request's address, its fields as JSON.
 */

declare( strict_types = 1 );

$_POST               = (array) json_decode( $argv[2], true );

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

$_SERVER['REQUEST_METHOD'] = 'POST';
$_SERVER['REQUEST_URI']    = $argv[1];
Frontage\Forms\Processing\Response\DatabaseErrorResponse::register_handler();
ob_start(
	static fn ( string $body ): string => (string) wp_json_encode( [ 'status' => http_response_code(), 'body' => $body ] )
);
if ( 'other' === ( $argv[3] ?? '' ) ) {
	wp_die( 'Something else', 'Else' );
}
dead_db();
