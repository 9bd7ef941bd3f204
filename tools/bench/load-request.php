<?php
/**
 * One request of load.mjs, in a worker of PHP-FPM: `/` is the front page, everything else a call of the REST API.
 * The parameter BENCH_PLUGIN names the only plugin that is active: `frontage-forms`, or `contact-form-7` (its folder is CF7_DIR).
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

define( 'WP_DEBUG', false ); // As on a site that visitors use.
$server   = $_SERVER;
$original = 'contact-form-7' === ( $server['BENCH_PLUGIN'] ?? '' );

$GLOBALS['wp_filter']['pre_option_active_plugins'][10][] = [
	'function'      => static fn (): array => $original ? [] : [ 'frontage-forms/frontage-forms.php' ],
	'accepted_args' => 0,
];
// As on a site: tests leave the names of Contact Form 7 away.
$GLOBALS['wp_filter']['frontage_forms_declare_original_names'][ PHP_INT_MAX ][] = [
	'function'      => static fn (): bool => true,
	'accepted_args' => 0,
];
if ( $original ) {
	$GLOBALS['wp_filter']['muplugins_loaded'][10][] = [
		'function'      => static fn () => require getenv( 'CF7_DIR' ) . '/wp-contact-form-7.php',
		'accepted_args' => 0,
	];
}
require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

$_SERVER = array_merge( $_SERVER, array_intersect_key( $server, array_flip( [ 'REQUEST_METHOD', 'REQUEST_URI', 'CONTENT_TYPE', 'CONTENT_LENGTH', 'REMOTE_ADDR', 'HTTP_IDEMPOTENCY_KEY' ] ) ) );
add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 1_000_000_000, 'address' => 1_000_000_000, 'most' => 1_000_000_000 ] );
add_action(
	'phpmailer_init',
	static function ( PHPMailer\PHPMailer\PHPMailer $mailer ): void {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = (int) getenv( 'FRONTAGE_SMTP' );
		$mailer->SMTPAutoTLS = false;
	}
);
if ( '/' === $_SERVER['REQUEST_URI'] ) {
	define( 'WP_USE_THEMES', true );
	wp();
	require ABSPATH . WPINC . '/template-loader.php';
} else {
	rest_get_server()->serve_request( substr( $_SERVER['REQUEST_URI'], strlen( '/wp-json' ) ) );
}
