<?php
/** One request of load.mjs, in a worker of PHP-FPM: `/` is the front page, everything else a call of the REST API. The environment names the site (tests/bootstrap.php). */

declare( strict_types=1 );

$server = $_SERVER;
require dirname( __DIR__ ) . '/bootstrap.php';

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
