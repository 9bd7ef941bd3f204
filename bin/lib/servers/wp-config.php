<?php
/** Configuration of the site of bin/lib/servers/run.sh, as docs/guides/several-servers.md has it. It is in each server's own copy of WordPress. */

define( 'DB_NAME', getenv( 'DB_NAME' ) );
define( 'DB_USER', getenv( 'DB_USER' ) );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', getenv( 'DB_HOST' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
// What a test gives this server alone, such as other salts.
if ( is_file( dirname( __DIR__ ) . '/config.php' ) ) {
	require dirname( __DIR__ ) . '/config.php';
}
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	defined( $name ) || define( $name, hash( 'sha256', 'the same on every server' . $name ) );
}
define( 'WP_HOME', getenv( 'FRONTAGE_HOME' ) );
define( 'WP_SITEURL', getenv( 'FRONTAGE_HOME' ) );
define( 'FRONTAGE_SERVER_NAME', basename( dirname( __DIR__ ) ) );
define(
	'FRONTAGE_FORMS_S3',
	array(
		'bucket'   => 'visitors',
		'region'   => 'eu-central-1',
		'endpoint' => 'http://localhost:' . getenv( 'FRONTAGE_STORAGE_PORT' ),
		'key'      => 'S3RVER',
		'secret'   => 'S3RVER',
	)
);
define( 'WP_REDIS_SCHEME', 'unix' );
define( 'WP_REDIS_PATH', getenv( 'FRONTAGE_REDIS_SOCKET' ) );
define( 'WP_REDIS_PREFIX', 'frontage:' );
defined( 'WP_REDIS_GRACEFUL' ) || define( 'WP_REDIS_GRACEFUL', true );
define( 'DISABLE_WP_CRON', true );
define( 'DISALLOW_FILE_MODS', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'FRONTAGE_EMPTY', true ); // Of the demo only where its mail goes.
define( 'FRONTAGE_MAIL_PORT', (int) getenv( 'FRONTAGE_MAIL_PORT' ) );

$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
