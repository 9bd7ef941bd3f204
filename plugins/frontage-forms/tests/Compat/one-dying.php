<?php
/**
 * A process with an add-on that ends it before each mail: php one-dying.php {form}: takes in one submission; without a form: runs the
 * runner. The caller's environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Queue\DeliveryWorker;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

ContactForm7Loader::declare_all();
ContactForm7Loader::init();
add_filter( 'pre_wp_mail', '__return_true' );
add_action(
	'wpcf7_before_send_mail',
	static function (): void {
		echo 'dead';
		exit( 0 );
	}
);
if ( isset( $argv[1] ) ) {
	$fields  = [ '_wpcf7_unit_tag' => "wpcf7-f$argv[1]-o1", 'your-name' => 'Ann' ];
	$_POST   = $fields;
	$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$argv[1]/feedback" );
	$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
	$request->set_body_params( $fields );
	rest_do_request( $request );
} else {
	( new DeliveryWorker() )->run();
	echo 'done';
}
