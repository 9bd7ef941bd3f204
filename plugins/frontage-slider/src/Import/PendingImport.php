<?php

namespace Frontage\Slider\Import;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** An import that its owner reviews before it is stored: kept between two requests, only for this user and for two hours. */
final class PendingImport {

	public const DATABASE = 'database';

	private const FILE = 'file';

	private const PREFIX = 'frontage_slider_stage_';

	private const LIFE = 7200;

	private function __construct( public readonly string $token, public readonly ImportSource $source, private readonly string $path, public readonly string $kind ) {}

	/**
	 * @param string $path File to copy, since PHP deletes uploads at the end of the request.
	 * @param string $page URL of its page, if it is on this site.
	 */
	public static function file( string $path, string $name, string $page = '' ): self|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		self::sweep();
		$token = bin2hex( random_bytes( 16 ) );
		$copy  = self::folder() . "frontage-slider-$token.tmp";
		if ( ! copy( $path, $copy ) ) {
			return new WP_Error( 'frontage_slider_disk', __( 'The file could not be kept on this server. Please look whether its disk is full.', 'frontage-slider' ), [ 'status' => 500 ] );
		}
		chmod( $copy, 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Of a file that we have just made: others on this server have no business with it.
		self::keep( $token, self::FILE, $copy, $name, $page );
		return new self( $token, new FileSource( $copy, $name, $page ), $copy, self::FILE );
	}

	public static function database(): self {
		$token = bin2hex( random_bytes( 16 ) );
		self::keep( $token, self::DATABASE, '', '' );
		return new self( $token, new DatabaseSource(), '', self::DATABASE );
	}

	/** Null if it does not exist, or belongs to another user. */
	public static function open( string $token ): ?self {
		$kept = 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? get_transient( self::PREFIX . $token ) : null;
		$kept = is_string( $kept ) ? json_decode( $kept, true ) : null;
		if ( ! is_array( $kept ) || get_current_user_id() !== ( $kept['user'] ?? null ) || ! is_string( $kept['path'] ?? null ) ) {
			return null;
		}
		if ( self::DATABASE === ( $kept['kind'] ?? '' ) ) {
			return new self( $token, new DatabaseSource(), '', self::DATABASE );
		}
		$text = static fn ( string $key ): string => is_string( $kept[ $key ] ?? null ) ? $kept[ $key ] : '';
		return is_file( $kept['path'] ) ? new self( $token, new FileSource( $kept['path'], $text( 'name' ), $text( 'page' ) ), $kept['path'], self::FILE ) : null;
	}

	public function discard(): void {
		delete_transient( self::PREFIX . $this->token );
		if ( '' !== $this->path && is_file( $this->path ) ) {
			wp_delete_file( $this->path );
		}
	}

	public static function gone(): WP_Error {
		return new WP_Error( 'frontage_slider_gone', __( 'What you had chosen is no longer there: it is kept for two hours. Please choose it again.', 'frontage-slider' ), [ 'status' => 410 ] );
	}

	private static function keep( string $token, string $kind, string $path, string $name, string $page = '' ): void {
		set_transient(
			self::PREFIX . $token,
			wp_json_encode( // ASCII, since a table with three bytes per character rejects file names with emoji.
				[
					'user' => get_current_user_id(),
					'kind' => $kind,
					'path' => $path,
					'name' => $name,
					'page' => $page,
				],
				JSON_INVALID_UTF8_SUBSTITUTE
			),
			self::LIFE
		);
	}

	private static function folder(): string {
		return get_temp_dir();
	}

	/** Deletes expired files of imports that were not finished. */
	private static function sweep(): void {
		foreach ( glob( self::folder() . 'frontage-slider-*.tmp' ) ?: [] as $file ) {
			if ( (int) filemtime( $file ) < time() - self::LIFE ) {
				wp_delete_file( $file );
			}
		}
	}
}
