<?php
/** One call of admin-ajax.php in a process of its own, where another plugin takes the sign-in over; prints what the browser gets. Argument: how; `second-factor` is the plugin Two Factor where TWO_FACTOR_DIR names it, else its double. */

declare( strict_types = 1 );

require dirname( __DIR__, 3 ) . '/tests/bootstrap.php';

Frontage\Accounts\DatabaseUpgrade::steps();
$how = $argv[1] ?? '';
register_shutdown_function(
	static function (): void { // What ends in a fault ends the request, too.
		$fault = error_get_last();
		if ( $fault && $fault['type'] & ( E_ERROR | E_PARSE | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) {
			fwrite( STDERR, $fault['message'] );
		}
	}
);
wp_create_user( 'taken-over', 'right password', 'taken-over@example.test' );
add_filter( 'send_auth_cookies', '__return_false' );
add_filter( 'wp_doing_ajax', '__return_true' );
if ( 'second-factor' === $how ) {
	$original = (string) getenv( 'TWO_FACTOR_DIR' );
	if ( '' !== $original ) {
		require "$original/two-factor.php";
	}
	require dirname( __DIR__, 3 ) . '/demo/frontage-second-factor.php';
	Frontage\Demo\SecondFactor\want();
	add_filter( 'pre_wp_mail', '__return_true' );
}
'second-factor' === $how || add_action(
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
Frontage\Accounts\Endpoints\AjaxController::sign_in();
