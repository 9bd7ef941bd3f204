<?php
/** Configuration of the demo and test sites. It is inside the site's copy of core; other paths are derived from it. */

$site = dirname( __DIR__ );
define( 'DB_DIR', $site . '/db' );
define( 'DB_FILE', 'site.sqlite' );
define( 'DB_NAME', 'site' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, hash( 'sha256', $site . $name . filemtime( __FILE__ ) ) );
}
$host = $_SERVER['HTTP_HOST'] ?? ( getenv( 'FRONTAGE_HOST' ) ?: 'localhost:8888' );
// Additional configuration of a check's site: a subfolder for WordPress, a network.
if ( is_file( $site . '/config.php' ) ) {
	require $site . '/config.php';
}
if ( ! defined( 'MULTISITE' ) ) { // Each site of a network has its own URL.
	define( 'WP_HOME', 'http://' . $host );
	defined( 'WP_SITEURL' ) || define( 'WP_SITEURL', 'http://' . $host );
}
define( 'WP_CONTENT_DIR', $site . '/content' );
define( 'WP_CONTENT_URL', ( defined( 'WP_SITEURL' ) ? WP_SITEURL : 'http://' . $host ) . '/wp-content' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', $site . '/debug.log' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_AUTO_UPDATE_CORE', false );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
// Tests save explicitly. On a busy machine, the editor's autosave after a minute would interfere.
define( 'AUTOSAVE_INTERVAL', getenv( 'FRONTAGE_WITHOUT_LIMITS' ) ? 86400 : 60 );
define( 'FRONTAGE_MAIL_PORT', (int) ( getenv( 'FRONTAGE_MAIL_PORT' ) ?: 0 ) );

$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
