<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** The private folder, whose files no web server serves. */
final class PrivateFolder {

	// phpcs:disable WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Set for one call and restored.
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem may use FTP and ask for a password; here a visitor waits, and a folder must be private from the start.

	/** Files that deny access: Apache 2.4 and 2.2, LiteSpeed, IIS. For nginx, Site Health shows what to configure. */
	private const GUARDS = [
		'.htaccess'  => "<IfModule authz_core_module>\nRequire all denied\n</IfModule>\n<IfModule !authz_core_module>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php\n",
		'web.config' => '<?xml version="1.0"?><configuration><system.webServer><authorization><deny users="*" /></authorization></system.webServer></configuration>',
	];

	/** Its path; the folder may not exist yet. */
	public static function path(): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/frontage-private';
		/**
		 * Filters the folder for files that visitors sent. All web servers of a site must share it, and it is best outside of the public
		 * folder.
		 *
		 * @since 0.1.0
		 *
		 * @param string $folder Absolute path.
		 */
		$filtered = apply_filters( 'frontage_forms_private_folder', $folder );
		return untrailingslashit( is_string( $filtered ) && '' !== $filtered ? $filtered : $folder );
	}

	/** Creates it, or a folder below it, including the files that deny access; '' when the disk refuses. */
	public static function create( string $subfolder = '' ): string {
		$base = self::path();
		if ( ! wp_mkdir_p( $base ) || ! self::deny_access( $base ) ) {
			return '';
		}
		$folder = '' === $subfolder ? $base : "$base/$subfolder";
		// Two requests may create it at the same time.
		return is_dir( $folder ) || self::run_without_warnings( static fn (): bool => mkdir( $folder, 0700, true ) ) || is_dir( $folder ) ? $folder : '';
	}

	/** Free bytes on its disk; null when unknown. */
	public static function free_bytes(): ?int {
		$folder = self::create();
		$free   = '' !== $folder && function_exists( 'disk_free_space' ) ? disk_free_space( $folder ) : false;
		return false === $free ? null : (int) min( $free, PHP_INT_MAX );
	}

	/** Denies web access to a folder. */
	public static function deny_access( string $folder ): bool {
		foreach ( self::GUARDS as $name => $content ) {
			if ( ! is_file( "$folder/$name" ) && false === file_put_contents( "$folder/$name", $content ) ) {
				return false;
			}
		}
		return true;
	}

	/** Runs a function that returns false on failure, without PHP's warning in the response. */
	public static function run_without_warnings( \Closure $callback ): bool {
		set_error_handler( static fn (): bool => true );
		try {
			return (bool) $callback();
		} finally {
			restore_error_handler();
		}
	}
	// phpcs:enable
}
