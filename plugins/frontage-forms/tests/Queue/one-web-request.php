<?php
/**
 * A site of the test run behind PHP's own web server: php -S 127.0.0.1:0 one-web-request.php. Each request is a call of the REST API.
 * The environment names the site (tests/bootstrap.php), the form (FRONTAGE_FORM) and the port of the mail server (FRONTAGE_SMTP).
 */

declare( strict_types=1 );

$sent   = [ $_SERVER['REQUEST_METHOD'], (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), $_SERVER['CONTENT_TYPE'] ?? '' ];
require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';
require __DIR__ . '/MailServer.php';

[ $_SERVER['REQUEST_METHOD'], $path, $_SERVER['CONTENT_TYPE'] ] = $sent;
\Frontage\Forms\Tests\Queue\MailServer::use( (int) getenv( 'FRONTAGE_SMTP' ) );
rest_get_server()->serve_request( substr( $path, strlen( '/wp-json' ) ) );
