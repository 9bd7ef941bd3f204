<?php
/** One call of admin-ajax.php in a process of its own, where another plugin takes the sign-in over; prints what the browser gets. Argument: how. */

declare( strict_types = 1 );

require dirname( __DIR__, 3 ) . '/tests/bootstrap.php';

Frontage\Accounts\Upgrade::steps();
$how = $argv[1] ?? '';
wp_create_user( 'taken-over', 'right password', 'taken-over@example.test' );
add_filter( 'send_auth_cookies', '__return_false' );
add_filter( 'wp_doing_ajax', '__return_true' );
add_action(
	'wp_login',
	static function () use ( $how ): void {
		if ( 'prints' === $how ) {
			echo '<p>Welcome</p>';
			return;
		}
		if ( 'unbuffered' === $how ) {
			ob_end_clean();
		}
		if ( 'dies' === $how ) {
			wp_die( 'Not from there.' );
		}
		echo '<!doctype html><title>One more step</title>';
		exit;
	},
	PHP_INT_MAX
);
$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
$_SERVER['REQUEST_METHOD']      = 'POST';
$_POST                          = [ '_ajax_nonce' => wp_create_nonce( 'up-nonce-ajax' ), 'data' => [ 'user' => 'taken-over', 'pass' => 'right password' ] ];
Frontage\Accounts\Door\Ajax::sign_in();
