<?php
/**
 * Loads a real WordPress with the suite's plugins, on a database of this run's own.
 *
 * Environment: WP_CORE_DIR (WordPress), FRONTAGE_TEST_DIR (folder for the database and content),
 * FRONTAGE_PLUGINS (in the order in which they are switched on), FRONTAGE_TEST_DB sqlite or mysql, FRONTAGE_INSTALL 1 to install instead of test, DB_HOST for mysql.
 * FRONTAGE_TEST_OLD_TABLES 1: WordPress's tables are made of three bytes a character, and MariaDB stays strict.
 * bin/lib/phpunit.sh sets them. WOOCOMMERCE_DIR: the original, which then stands where its double would.
 */

declare( strict_types = 1 );

require_once dirname( __DIR__ ) . '/vendor/autoload.php';

( static function (): void {
	$root = dirname( __DIR__ );
	$dir  = (string) getenv( 'FRONTAGE_TEST_DIR' );
	define( 'ABSPATH', rtrim( (string) realpath( (string) getenv( 'WP_CORE_DIR' ) ), '/' ) . '/' );
	define( 'WP_CONTENT_DIR', $dir . '/content' );
	define( 'WP_PLUGIN_DIR', $root . '/plugins' );
	defined( 'WP_HOME' ) || define( 'WP_HOME', 'http://example.test' );
	defined( 'WP_SITEURL' ) || define( 'WP_SITEURL', 'http://example.test' );
	define( 'WP_CONTENT_URL', 'http://example.test/wp-content' );
	define( 'WP_PLUGIN_URL', 'http://example.test/wp-content/plugins' );
	defined( 'WP_DEBUG' ) || define( 'WP_DEBUG', true );
	define( 'WP_DEBUG_DISPLAY', true );
	define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true ); // Else a run that ends early prints a page for visitors instead of what happened.
	define( 'DISABLE_WP_CRON', true );
	define( 'WP_HTTP_BLOCK_EXTERNAL', true );
	define( 'WP_ENVIRONMENT_TYPE', 'local' );
	foreach ( [ 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ] as $name ) {
		define( $name, hash( 'sha256', $name ) );
	}
	define( 'DB_NAME', getenv( 'DB_NAME' ) ?: 'frontage_tests' );
	define( 'DB_USER', getenv( 'DB_USER' ) ?: 'root' );
	define( 'DB_PASSWORD', '' );
	define( 'DB_HOST', getenv( 'DB_HOST' ) ?: 'localhost' );
	define( 'DB_CHARSET', 'utf8mb4' );
	define( 'DB_COLLATE', '' );
	if ( 'mysql' !== getenv( 'FRONTAGE_TEST_DB' ) ) {
		define( 'DB_DIR', $dir );
		define( 'DB_FILE', getenv( 'FRONTAGE_DB_FILE' ) ?: 'base.sqlite' );
	}
} )();

$GLOBALS['table_prefix'] = 'wptests_';

if ( getenv( 'FRONTAGE_TEST_OLD_TABLES' ) ) {
	$GLOBALS['wp_filter']['incompatible_sql_modes'][10][] = [
		'function'      => static fn (): array => [],
		'accepted_args' => 0,
	];
}

$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['HTTP_HOST']       = 'example.test';
$_SERVER['SERVER_NAME']     = 'example.test';
$_SERVER['SERVER_PORT']     = '80';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REMOTE_ADDR']     = '192.0.2.10';
$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (test)';
$_SERVER['PHP_SELF']        = '/index.php';
$GLOBALS['PHP_SELF']        = '/index.php';

if ( getenv( 'FRONTAGE_INSTALL' ) ) {
	define( 'WP_INSTALLING', true );
	require ABSPATH . 'wp-settings.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'Test', 'admin', 'admin@example.test', true, '', 'password' );
	update_option( 'active_plugins', array_filter( explode( ' ', (string) getenv( 'FRONTAGE_PLUGINS' ) ) ) );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'template', 'frontage' );
	update_option( 'stylesheet', 'frontage' );
	if ( getenv( 'WOOCOMMERCE_DIR' ) ) {
		require getenv( 'WOOCOMMERCE_DIR' ) . '/woocommerce.php';
		WC_Install::install();
	}
	if ( getenv( 'FRONTAGE_TEST_OLD_TABLES' ) ) {
		foreach ( $GLOBALS['wpdb']->tables() as $table ) {
			$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( 'ALTER TABLE %i CONVERT TO CHARACTER SET utf8mb3', $table ) );
		}
	}
	echo 'installed WordPress ', esc_html( $GLOBALS['wp_version'] ), PHP_EOL;
	return;
}

// Before the suite's plugins, as a site loads what they ask for.
if ( getenv( 'WOOCOMMERCE_DIR' ) ) {
	$GLOBALS['wp_filter']['muplugins_loaded'][10][] = [
		'function'      => static fn () => require getenv( 'WOOCOMMERCE_DIR' ) . '/woocommerce.php',
		'accepted_args' => 0,
	];
}
// Tests say themselves which names of Contact Form 7 are there; a command would have them from the start.
$GLOBALS['wp_filter']['frontage_forms_declare_original_names'][10][] = [
	'function'      => static fn (): bool => false,
	'accepted_args' => 0,
];

require_once __DIR__ . '/support/parsed-once.php';
require ABSPATH . 'wp-settings.php';

// Playground has the two constants fixed to its own address before this file runs.
add_filter( 'option_home', static fn (): string => 'http://example.test', 20 );
add_filter( 'option_siteurl', static fn (): string => 'http://example.test', 20 );

// Many users are made, and nobody guesses at their passwords.
add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );

// With no installed site WordPress redirects and ends with status 0: say so instead.
if ( ! is_blog_installed() ) {
	fwrite( STDERR, "The test site is not installed.\n" );
	exit( 1 );
}

require_once __DIR__ . '/WordPressTestCase.php';
require_once __DIR__ . '/RefusingDatabase.php';
require_once __DIR__ . '/CacheWithoutServer.php';
require_once __DIR__ . '/BlockTestCase.php';
require_once __DIR__ . '/ShopTestCase.php';
require_once __DIR__ . '/Growth.php';
