<?php
/**
 * What a stored submission costs over the refill route (budget: 2 ms of processor time, 9 statements, 2 commits).
 *
 * Run by tools/bench/run.sh. Both calls are made in turns in one process; median and best of all are printed.
 */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;

$rounds = max( 10, (int) ( $argv[1] ?? 300 ) );
$rows   = max( 0, (int) ( $argv[2] ?? 0 ) );
$words  = [ 'boat', 'harbour', 'price', 'visit', 'Grüße', 'tomorrow', 'engine', 'sail', 'question', 'offer' ];
mt_srand( 15 ); // The same words every time.
$text = static fn ( int $count ): string => implode( ' ', array_map( static fn (): string => $words[ mt_rand( 0, 9 ) ], range( 1, $count ) ) );

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 1_000_000_000, 'address' => 1_000_000_000 ] );
$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' ) );
if ( ! $form instanceof Form ) {
	exit( 1 );
}

$submit = static function () use ( $form, $text ): void {
	$request = new WP_REST_Request( 'POST', "/frontage/v1/contact-forms/{$form->id}/feedback" );
	$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
	$request->set_header( 'idempotency-key', wp_generate_uuid4() );
	$request->set_body_params(
		[
			FormFormat::FIELD_UNIT_TAG => "wpcf7-f{$form->id}-o1",
			'your-name'            => $text( 2 ),
			'your-email'           => 'visitor' . mt_rand( 1, 9999 ) . '@example.test',
			'your-subject'         => $text( 4 ),
			'your-message'         => $text( 60 ),
		]
	);
	$data = rest_do_request( $request )->get_data();
	if ( 'mail_sent' !== ( is_array( $data ) ? $data['status'] ?? '' : '' ) ) {
		fwrite( STDERR, (string) wp_json_encode( $data ) . "\n" );
		exit( 1 );
	}
};
$refill = static fn () => rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$form->id}/refill" ) );

$cost = static function ( callable $call ): array {
	global $wpdb;
	wp_cache_delete( (int) $GLOBALS['form_id'], 'posts' ); // As in a request of its own.
	wp_cache_delete( (int) $GLOBALS['form_id'], 'post_meta' );
	wp_cache_delete( 'disallowed_keys', 'options' );
	$queries = $wpdb->num_queries;
	$begin   = getrusage();
	$call();
	$end  = getrusage();
	$used = static fn ( array $usage ): float => 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
	return [ $used( $end ) - $used( $begin ), $wpdb->num_queries - $queries ];
};

$form_id = $form->id;
for ( $n = 0; $n < $rows; $n++ ) {
	$submit();
}
$calls = [
	'refill'   => $refill,
	'feedback' => $submit,
];
$seen  = [];
for ( $n = 0; $n < $rounds; $n++ ) {
	foreach ( $calls as $name => $call ) {
		$seen[ $name ][] = $cost( $call );
	}
}
printf( "%d rounds, %d submissions before, %s\n", $rounds, $rows, getenv( 'FRONTAGE_TEST_DB' ) );
foreach ( $seen as $name => $costs ) {
	$ms = array_column( $costs, 0 );
	sort( $ms );
	printf( "%-9s median %.2f ms, best %.2f ms, %d queries\n", $name, $ms[ intdiv( count( $ms ), 2 ) ], $ms[0], max( array_column( $costs, 1 ) ) );
}
