<?php
/**
 * Makes PHP's built-in server act like a web server for WordPress: static files with their types, compressed; everything
 * else goes to WordPress. wp-content comes from the site's content folder, the rest from core.
 */

$site = dirname( $_SERVER['DOCUMENT_ROOT'] );
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( str_contains( $path, "\0" ) || str_contains( $path, '..' ) ) {
	http_response_code( 400 );
	return true;
}

// WordPress in a subfolder, and sites of a subfolder network: rewrites as .htaccess does.
$folder = preg_match( '#^(/[\w-]+)(/(?:wp-(?:admin|content|includes)/.*|wp-[\w-]+\.php))$#D', $path, $parts ) ? $parts[1] : '';
$path   = $parts[2] ?? $path;

// Lets a test run verify that it talks to its own site, not to a server left over from another run.
if ( '/frontage-site-token' === $path ) {
	header( 'Content-Type: text/plain' );
	readfile( $site . '/token' );
	return true;
}

$file = str_starts_with( $path, '/wp-content/' ) ? $site . '/content' . substr( $path, 11 ) : $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_dir( $file ) ) {
	$file = rtrim( $file, '/' ) . '/index.php';
}

if ( is_file( $file ) && ! str_ends_with( $file, '.php' ) ) {
	// As Apache and nginx do by default, and as .htaccess files in private folders require.
	if ( preg_match( '#/\.|/wpcf7_uploads/|/frontage-private/#', $path ) ) {
		http_response_code( 403 );
		return true;
	}
	$types = [
		'js'    => 'text/javascript; charset=utf-8',
		'mjs'   => 'text/javascript; charset=utf-8',
		'css'   => 'text/css; charset=utf-8',
		'json'  => 'application/json',
		'svg'   => 'image/svg+xml',
		'webp'  => 'image/webp',
		'avif'  => 'image/avif',
		'png'   => 'image/png',
		'jpg'   => 'image/jpeg',
		'jpeg'  => 'image/jpeg',
		'gif'   => 'image/gif',
		'ico'   => 'image/x-icon',
		'woff2' => 'font/woff2',
		'txt'   => 'text/plain; charset=utf-8',
		'html'  => 'text/html; charset=utf-8',
		'pdf'   => 'application/pdf',
		'mp4'   => 'video/mp4',
	];
	$type  = $types[ strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream';
	$body  = (string) file_get_contents( $file );
	header( "Content-Type: $type" );
	header( 'Cache-Control: public, max-age=31536000' );
	// PHP's server never compresses; without this, size measurements would be meaningless.
	if ( preg_match( '/javascript|css|json|svg|text/', $type ) && str_contains( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip' ) ) {
		$body = (string) gzencode( $body, 6 );
		header( 'Content-Encoding: gzip' );
		header( 'Vary: Accept-Encoding' );
	}
	header( 'Content-Length: ' . strlen( $body ) );
	echo $body;
	return true;
}

// Sites of browser tests are reset before each test file, when no request is running.
if ( getenv( 'FRONTAGE_TEST_SITE' ) ) {
	require_once __DIR__ . '/test-site.php';
	if ( preg_match( '#^/frontage-test-site/(keep|restore)$#D', $path, $parts ) ) {
		$error = \Frontage\TestSite\run( $site, $parts[1] );
		http_response_code( '' === $error ? 200 : 500 );
		header( 'Content-Type: text/plain' );
		echo $error;
		return true;
	}
	\Frontage\TestSite\lock( $site, LOCK_SH );
}

$script = is_file( $file ) && ! str_starts_with( $path, '/wp-content/' ) ? substr( $file, strlen( $_SERVER['DOCUMENT_ROOT'] ) ) : '/index.php';

$_SERVER['SCRIPT_NAME']     = $folder . $script;
$_SERVER['PHP_SELF']        = $folder . $script;
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $script;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
return true;
