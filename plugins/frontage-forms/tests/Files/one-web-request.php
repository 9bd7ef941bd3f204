<?php
/**
 * A site of the test run behind PHP's own web server, as a call of the REST API. The environment names the site
 * (tests/bootstrap.php); FRONTAGE_PEAK is a file that is told how much memory a request took at most, FRONTAGE_OBJECTS the settings of a bucket, if the site has one.
 */

declare( strict_types=1 );

if ( getenv( 'FRONTAGE_OBJECTS' ) ) {
	define( 'FRONTAGE_FORMS_S3', json_decode( (string) getenv( 'FRONTAGE_OBJECTS' ), true ) );
}
$sent = [ $_SERVER['REQUEST_METHOD'], (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ];
require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ $_SERVER['REQUEST_METHOD'], $path ] = $sent;
$route = substr( $path, strlen( '/wp-json' ) );

$GLOBALS['wp']->query_vars['rest_route'] = $route;
rest_get_server()->serve_request( $route );
file_put_contents( (string) getenv( 'FRONTAGE_PEAK' ), (string) memory_get_peak_usage() );
