<?php
/**
 * One request of pages.php, in PHP's own server. Its headers choose what is active: X-Bench-Plugins (files below the plugins'
 * folder, paths of peers, separated by commas), X-Bench-Theme, X-Bench-User, X-Bench-Plain (no behavior is on, no logo is set),
 * X-Bench-Demo (the demo makes its content, and pages with one thing each are added). What the request cost is written into
 * the file BENCH_RESULT. The environment names the site, as for tests/bootstrap.php.
 */

declare( strict_types = 1 );

$begin = (array) getrusage();
$root  = dirname( __DIR__, 2 );
define( 'WP_USE_THEMES', true );
define( 'WP_DEBUG', false ); // As on a site that visitors use.
define( 'ABSPATH', rtrim( (string) realpath( (string) getenv( 'WP_CORE_DIR' ) ), '/' ) . '/' );
define( 'WP_CONTENT_DIR', getenv( 'FRONTAGE_TEST_DIR' ) . '/content' );
define( 'WP_PLUGIN_DIR', $root . '/plugins' );
define( 'WPMU_PLUGIN_DIR', isset( $_SERVER['HTTP_X_BENCH_DEMO'] ) ? $root . '/demo' : WP_CONTENT_DIR . '/no-must-use' );
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', WP_HOME );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
foreach ( [ 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ] as $name ) {
	define( $name, hash( 'sha256', $name ) );
}
foreach ( [ 'DB_NAME' => 'frontage_tests', 'DB_USER' => 'root', 'DB_HOST' => 'localhost' ] as $name => $default ) {
	define( $name, getenv( $name ) ?: $default );
}
define( 'DB_PASSWORD', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', (string) getenv( 'FRONTAGE_TEST_DIR' ) );
define( 'DB_FILE', 'base.sqlite' );
$table_prefix = 'wptests_';

/** Adds a filter before WordPress has its functions for it. */
$filter  = static function ( string $hook, callable $callback ): void {
	$GLOBALS['wp_filter'][ $hook ][30][] = [ // After WordPress's own, which would forget the user.
		'function'      => $callback,
		'accepted_args' => 1,
	];
};
$plugins = array_filter( explode( ',', $_SERVER['HTTP_X_BENCH_PLUGINS'] ?? '' ) );
$peers   = array_filter( $plugins, static fn ( string $file ): bool => '/' === $file[0] );
$filter( 'pre_option_active_plugins', static fn (): array => array_values( array_diff( $plugins, $peers ) ) );
foreach ( [ 'template', 'stylesheet' ] as $option ) {
	$filter( "pre_option_$option", static fn (): string => $_SERVER['HTTP_X_BENCH_THEME'] ?? 'frontage' );
}
if ( isset( $_SERVER['HTTP_X_BENCH_PLAIN'] ) ) {
	foreach ( [ 'frontage_site_behaviours', 'frontage_site_portfolio' ] as $option ) {
		$filter( "pre_option_$option", static fn (): array => [] );
	}
	$filter( 'pre_option_site_logo', static fn (): int => 0 );
}
$filter(
	'muplugins_loaded',
	static function () use ( $peers ): void {
		foreach ( $peers as $file ) {
			require_once $file;
		}
	}
);
$filter( 'determine_current_user', static fn (): int => (int) ( $_SERVER['HTTP_X_BENCH_USER'] ?? 0 ) );
$filter( 'rest_authentication_errors', static fn (): bool => true ); // The user comes without a nonce.
if ( isset( $_SERVER['HTTP_X_BENCH_DEMO'] ) ) {
	$filter(
		'wp',
		static function (): void {
			$forms  = get_posts( [ 'post_type' => 'wpcf7_contact_form' ] );
			$slider = get_posts( [ 'post_type' => 'frontage_slider' ] );
			$pages  = [
				'bench-plain'       => '<!-- wp:heading --><h2 class="wp-block-heading">Heading</h2><!-- /wp:heading -->' . str_repeat( '<!-- wp:paragraph --><p>Words of a page that uses nothing.</p><!-- /wp:paragraph -->', 20 ),
				'bench-form'        => sprintf( '<!-- wp:shortcode -->[contact-form-7 id="%d"]<!-- /wp:shortcode -->', $forms[0]->ID ?? 0 ), // Contact Form 7 reads the same form.
				'bench-slider'      => sprintf( '<!-- wp:frontage/slider {"ref":%d} /-->', $slider[0]->ID ?? 0 ),
				'bench-peer-slider' => (string) getenv( 'BENCH_SLIDER_CONTENT' ),
				'bench-peer-home'   => (string) getenv( 'BENCH_HOME_CONTENT' ),
			];
			foreach ( $pages as $name => $content ) {
				wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => $content ] );
			}
		}
	);
}

register_shutdown_function(
	static function () use ( $begin ): void {
		$end  = (array) getrusage();
		$used = static fn ( array $usage ): float => 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
		file_put_contents(
			(string) getenv( 'BENCH_RESULT' ),
			(string) json_encode(
				[
					'ms'      => $used( $end ) - $used( $begin ),
					'memory'  => memory_get_peak_usage() / 1024,
					'files'   => count( get_included_files() ),
					'queries' => $GLOBALS['wpdb']->num_queries ?? 0,
					'read'    => getenv( 'BENCH_FILES' ) ? get_included_files() : [],
				]
			)
		);
	}
);

$_SERVER['PHP_SELF']    = '/index.php';
$_SERVER['SCRIPT_NAME'] = '/index.php';
require ABSPATH . 'wp-settings.php';
wp();
require ABSPATH . WPINC . '/template-loader.php';
