<?php
/** Delivers queued emails on a site below .cache/sites, as a server's cron would: php deliver.php {site's folder} {port}. */

declare( strict_types=1 );

if ( ! is_file( $argv[1] . '/core/wp-load.php' ) ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST']   = 'localhost:' . ( $argv[2] ?? '80' );
$_SERVER['REQUEST_URI'] = '/';
if ( getenv( 'FRONTAGE_TEST_SITE' ) ) {
	require_once __DIR__ . '/test-site.php';
	\Frontage\TestSite\lock( $argv[1], LOCK_SH );
}
define( 'DOING_CRON', true );
require $argv[1] . '/core/wp-load.php';
do_action( 'frontage_forms_deliver' );
