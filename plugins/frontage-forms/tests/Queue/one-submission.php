<?php
/**
 * A process that takes in one submission with a file, and stops at a hook so that it can be killed there:
 * php one-submission.php {form} {key} {hook} {mail server's port}. Says `there` at the hook, or the answer's status at its end. With
 * `exit ` before the hook PHP ends there.
 * The caller's environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Processing\SubmissionController;
use Frontage\Forms\Processing\SubmissionFiles;
use Frontage\Forms\Processing\SubmissionProcessor;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Queue\MailServer;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';
require __DIR__ . '/MailServer.php';

[ , $form, $key, $hook, $port ] = $argv;
MailServer::use( (int) $port );
// A server that waits is let go by the test, however busy the machine is: nobody gives it up after ten seconds.
add_action(
	'phpmailer_init',
	static function ( PHPMailer\PHPMailer\PHPMailer $mailer ): void {
		$mailer->Timeout                      = 600;
		$mailer->getSMTPInstance()->Timelimit = 600;
	},
	20
);
$stop = static function ( mixed $value = null ): mixed {
	echo "there\n";
	fgets( STDIN );
	return $value;
};
if ( str_starts_with( $hook, 'query ' ) ) {
	add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, substr( $hook, 6 ) ) ? $stop( $sql ) : $sql );
} elseif ( str_starts_with( $hook, 'exit ' ) ) {
	add_action( substr( $hook, 5 ), static fn () => exit );
} elseif ( '' !== $hook ) {
	add_filter( $hook, $stop );
}
remove_action( 'frontage_kit_rest_routes', [ SubmissionController::class, 'register' ] );
add_action( 'rest_api_init', static fn () => ( new SubmissionController( new FormRepository(), new SubmissionProcessor( files: new SubmissionFiles( copy( ... ) ) ) ) )->register_routes() );

$file = (string) tempnam( sys_get_temp_dir(), 'upload' );
file_put_contents( $file, 'What I attached.' );
$request = new WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form/feedback" );
$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
$request->set_header( 'idempotency-key', $key );
$request->set_body_params( [ '_wpcf7_unit_tag' => "wpcf7-f$form-o1", 'your-name' => 'Ann' ] );
$request->set_file_params( [ 'up' => [ 'name' => 'a.txt', 'type' => 'text/plain', 'tmp_name' => $file, 'error' => UPLOAD_ERR_OK, 'size' => 16 ] ] );
$data = rest_do_request( $request )->get_data();
unlink( $file );
remove_action( 'shutdown', [ DeferredDelivery::class, 'run' ], DeferredDelivery::LAST );
DeferredDelivery::run();
echo is_array( $data ) && is_string( $data['status'] ?? null ) ? $data['status'] : 'no answer', "\n";
