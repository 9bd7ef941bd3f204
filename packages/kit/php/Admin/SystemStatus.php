<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** The card of Settings → Frontage with facts for support. */
final class SystemStatus {

	/** A scheduled task that is this late (seconds) does not run. */
	private const LATE = HOUR_IN_SECONDS;

	public static function print_card(): void {
		$facts = self::facts();
		printf(
			'<section class="frontage-hub__card" aria-labelledby="frontage-hub-status"><div class="frontage-hub__head"><div><h2 id="frontage-hub-status">%s</h2><p>%s</p></div><button type="button" class="button" id="frontage-hub-copy" hidden>%s</button></div><dl class="frontage-hub__facts">',
			esc_html__( 'System status', 'frontage-kit' ),
			esc_html__( 'For support requests. Contains no messages, passwords, or keys.', 'frontage-kit' ),
			esc_html__( 'Copy status', 'frontage-kit' )
		);
		foreach ( $facts as $name => $value ) {
			printf( '<div><dt>%s</dt><dd><bdi>%s</bdi></dd></div>', esc_html( $name ), esc_html( $value ) );
		}
		printf( '</dl><p class="frontage-hub__foot"><a href="%s">%s</a> <span id="frontage-hub-copied" role="status"></span></p></section>', esc_url( admin_url( 'site-health.php' ) ), esc_html__( 'Open Site Health', 'frontage-kit' ) );
		$text = implode( "\n", array_map( static fn ( string $name, string $value ): string => "$name: $value", array_keys( $facts ), $facts ) );
		wp_print_inline_script_tag(
			sprintf(
				'{const [copy,copied]=["copy","copied"].map((name)=>document.getElementById("frontage-hub-"+name));if(navigator.clipboard){copy.hidden=false;copy.addEventListener("click",()=>navigator.clipboard.writeText(%s).then(()=>{copied.textContent=%s},()=>{copied.textContent=%s}))}}',
				wp_json_encode( $text, JSON_HEX_TAG ),
				wp_json_encode( __( 'Status copied.', 'frontage-kit' ), JSON_HEX_TAG ),
				wp_json_encode( __( 'Could not copy the status. Select the text and copy it.', 'frontage-kit' ), JSON_HEX_TAG )
			)
		);
	}

	/** @return array<string, string> Fact by its name. */
	private static function facts(): array {
		global $wpdb;
		$uploads = wp_upload_dir( null, false );
		$free    = function_exists( 'disk_free_space' ) && is_dir( $uploads['basedir'] ) ? disk_free_space( $uploads['basedir'] ) : false;
		$theme   = wp_get_theme();
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		return [
			'WordPress'                             => implode( ', ', [ wp_get_wp_version(), get_locale(), is_multisite() ? __( 'network', 'frontage-kit' ) : __( 'single site', 'frontage-kit' ) ] ),
			/* translators: 1: version of PHP, 2: amount of memory, such as 256M. */
			'PHP'                                   => sprintf( __( '%1$s, memory limit %2$s', 'frontage-kit' ), PHP_VERSION, $text( ini_get( 'memory_limit' ) ) ),
			__( 'Database', 'frontage-kit' )        => implode( ', ', array_filter( [ $text( $wpdb->db_server_info() ), $text( $wpdb->charset ) ] ) ),
			__( 'Theme', 'frontage-kit' )           => $text( $theme->get( 'Name' ) ) . ' ' . $text( $theme->get( 'Version' ) ),
			'Frontage'                              => self::plugins(),
			__( 'Scheduled tasks', 'frontage-kit' ) => self::is_cron_late() ? __( 'Late: ask your host to run WP-Cron', 'frontage-kit' ) : __( 'On time', 'frontage-kit' ),
			__( 'Uploads folder', 'frontage-kit' )  => ( wp_is_writable( $uploads['basedir'] ) ? __( 'Writable', 'frontage-kit' ) : __( 'Not writable: change its permissions', 'frontage-kit' ) )
				/* translators: %s: amount of disk space. */
				. ( false === $free ? '' : ', ' . sprintf( __( '%s free', 'frontage-kit' ), (string) size_format( (int) $free ) ) ),
		];
	}

	/** Names and versions of the active plugins of the suite. */
	private static function plugins(): string {
		$names = [];
		foreach ( [ ...wp_get_active_and_valid_plugins(), ...( is_multisite() ? wp_get_active_network_plugins() : [] ) ] as $file ) {
			if ( str_starts_with( basename( $file ), 'frontage-' ) ) {
				$names[] = implode( ' ', get_file_data( $file, [ 'Plugin Name', 'Version' ] ) );
			}
		}
		return implode( ', ', $names );
	}

	private static function is_cron_late(): bool {
		$next = array_key_first( _get_cron_array() );
		return is_int( $next ) && $next < time() - self::LATE;
	}
}
