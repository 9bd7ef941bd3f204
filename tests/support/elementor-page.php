<?php
/** Makes a page of a test site an Elementor page: php tests/support/elementor-page.php SITE_FOLDER ID FIXTURE. */

declare( strict_types = 1 );

if ( 'cli' !== PHP_SAPI || ! isset( $argv[3] ) ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$argv[1]/core/wp-load.php";
$frontage_document = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/elementor/' . basename( $argv[3] ) . '.json' ), true );
update_post_meta( (int) $argv[2], '_elementor_data', wp_slash( (string) wp_json_encode( is_array( $frontage_document ) ? $frontage_document['content'] ?? $frontage_document : [] ) ) );
update_post_meta( (int) $argv[2], '_elementor_edit_mode', 'builder' );
