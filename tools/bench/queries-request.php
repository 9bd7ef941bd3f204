<?php
/** For queries.php: one message to the form of this id, as a request of its own. Prints what it asked the database, before and after the answer. */

declare( strict_types=1 );

$statements                                = [];
$GLOBALS['wp_filter']['query'][10][]       = [
	'function'      => static function ( string $statement ) use ( &$statements ): string {
		$statements[] = $statement;
		return $statement;
	},
	'accepted_args' => 1,
];
$GLOBALS['wp_filter']['pre_wp_mail'][10][] = [
	'function'      => static fn (): bool => true,
	'accepted_args' => 0,
];
define( 'WP_DEBUG', false );
require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

use Frontage\Forms\Document\FormFormat;

$form   = (int) ( $argv[1] ?? 0 );
$_POST  = [
	FormFormat::FIELD_UNIT_TAG => "wpcf7-f$form-o1",
	'your-name'                => 'Ann',
	'your-email'               => 'ann@example.test',
	'your-subject'             => 'Boats',
	'your-message'             => 'Hello ' . wp_generate_uuid4(),
];
$_SERVER = [
	'REQUEST_METHOD'       => 'POST',
	'CONTENT_TYPE'         => 'multipart/form-data; boundary=x',
	'HTTP_IDEMPOTENCY_KEY' => wp_generate_uuid4(),
] + $_SERVER;
ob_start();
rest_get_server()->serve_request( "/frontage/v1/contact-forms/$form/feedback" );
$answered = count( $statements );
$answer   = (string) ob_get_clean();
if ( ! str_contains( $answer, '"mail_sent"' ) ) {
	fwrite( STDERR, $answer );
	exit( 1 );
}
// WordPress's own `shutdown` was registered before.
register_shutdown_function(
	static function () use ( &$statements, $answered ): void {
		echo wp_json_encode( [ 'before' => array_slice( $statements, 0, $answered ), 'after' => array_slice( $statements, $answered ) ], JSON_INVALID_UTF8_SUBSTITUTE );
	}
);
