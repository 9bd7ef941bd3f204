<?php
/** Fills the inbox of a site of bin/start or the browser tests: php tests/support/fill-inbox.php SITE_FOLDER COUNT [FORM_ID]. */

declare( strict_types = 1 );

use Frontage\Tests\Submissions;

if ( 'cli' !== PHP_SAPI || ! isset( $argv[2] ) ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$argv[1]/core/wp-load.php";
require __DIR__ . '/Submissions.php';
$frontage_form = (int) ( $argv[3] ?? 0 );
if ( ! $frontage_form ) {
	$frontage_form = (int) ( get_posts( [ 'post_type' => 'wpcf7_contact_form', 'numberposts' => 1, 'fields' => 'ids' ] )[0] ?? 1 );
}
echo wp_json_encode( Submissions::fill( (int) $argv[2], [ 'form_id' => $frontage_form ] ) ), PHP_EOL;
