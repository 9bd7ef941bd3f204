<?php
/**
 * A process in which the plugin is deleted, on a site that keeps files in a bucket: php one-uninstall.php {settings of the bucket as JSON}.
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/tests/bootstrap.php';

define( 'FRONTAGE_FORMS_S3', json_decode( $argv[1], true ) );
define( 'WP_UNINSTALL_PLUGIN', 'frontage-forms/frontage-forms.php' );
wp_cache_set( 'plugins', [ '' => [] ], 'plugins' );
require dirname( __DIR__ ) . '/uninstall.php';
