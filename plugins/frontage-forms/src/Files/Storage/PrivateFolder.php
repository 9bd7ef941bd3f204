<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** The private folder: what lies in it no web server hands out. */
final class PrivateFolder {

	// phpcs:disable WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Set for one call, and put back.
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem may go by FTP and ask for a password; here a visitor waits, and a folder has to be private from its first moment.

	/** Tells web servers to keep out: Apache 2.4 and 2.2, LiteSpeed, IIS. For nginx Site Health says what to add. */
	private const GUARDS = [
		'.htaccess'  => "<IfModule authz_core_module>\nRequire all denied\n</IfModule>\n<IfModule !authz_core_module>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php\n",
		'web.config' => '<?xml version="1.0"?><configuration><system.webServer><authorization><deny users="*" /></authorization></system.webServer></configuration>',
	];

	/** Where it lies; not made yet, perhaps. */
	public static function path(): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/frontage-private';
		/**
		 * Filters the folder for files that visitors sent. Several web servers of one site must share it; best it lies outside of what they serve.
		 *
		 * @since 0.1.0
		 *
		 * @param string $folder Absolute.
		 */
		$filtered = apply_filters( 'frontage_forms_private_folder', $folder );
		return untrailingslashit( is_string( $filtered ) && '' !== $filtered ? $filtered : $folder );
	}

	/** Makes it, or a folder below it, with its guards; '' when the disk refuses. */
	public static function make( string $below = '' ): string {
		$base = self::path();
		if ( ! wp_mkdir_p( $base ) || ! self::guard( $base ) ) {
			return '';
		}
		$folder = '' === $below ? $base : "$base/$below";
		// Two requests may make it at the same moment.
		return is_dir( $folder ) || self::quietly( static fn (): bool => mkdir( $folder, 0700, true ) ) || is_dir( $folder ) ? $folder : '';
	}

	/** Bytes free where it lies; null when the system does not say. */
	public static function free(): ?int {
		$folder = self::make();
		$free   = '' !== $folder && function_exists( 'disk_free_space' ) ? disk_free_space( $folder ) : false;
		return false === $free ? null : (int) min( $free, PHP_INT_MAX );
	}

	/** Closes a folder to web servers. */
	public static function guard( string $folder ): bool {
		foreach ( self::GUARDS as $name => $content ) {
			if ( ! is_file( "$folder/$name" ) && false === file_put_contents( "$folder/$name", $content ) ) {
				return false;
			}
		}
		return true;
	}

	/** Runs what answers false by itself, without PHP's warning in a visitor's answer. */
	public static function quietly( \Closure $work ): bool {
		set_error_handler( static fn (): bool => true );
		try {
			return (bool) $work();
		} finally {
			restore_error_handler();
		}
	}
	// phpcs:enable
}
