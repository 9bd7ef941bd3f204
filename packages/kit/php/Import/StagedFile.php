<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

defined( 'ABSPATH' ) || exit;

/** A file whose import its user has not confirmed yet: kept between two requests, for this user only and for two hours. */
final class StagedFile {

	private const LIFE = 2 * HOUR_IN_SECONDS;

	/**
	 * @param string $transient Prefix of the transients that hold the details.
	 * @param string $file      Prefix of the files, which are in the server's temporary folder.
	 */
	public function __construct( private readonly string $transient, private readonly string $file ) {}

	/**
	 * @param string                $path    '' if there are only details. Copied to a file, since object caches may refuse a transient of more than 1 MB, and an options table with 3-byte characters an emoji.
	 * @param array<string, string> $details
	 * @return string|null The token to open it with; null if this server could not store it.
	 */
	public function store( string $path, array $details = [] ): ?string {
		$this->sweep();
		$token = bin2hex( random_bytes( 16 ) );
		if ( '' !== $path && ! self::copy( $path, $this->path( $token ) ) ) {
			return null;
		}
		$record = [
			'user'    => get_current_user_id(),
			'hasFile' => '' !== $path,
			'details' => $details,
		];
		if ( set_transient( $this->transient . $token, (string) wp_json_encode( $record, JSON_INVALID_UTF8_SUBSTITUTE ), self::LIFE ) ) { // ASCII, for file names with emoji.
			return $token;
		}
		$this->discard( $token );
		return null;
	}

	/** @return array<array-key, mixed>|null Its details and `path`; null if it has expired or belongs to another user. */
	public function open( string $token ): ?array {
		$record = self::is_token( $token ) ? get_transient( $this->transient . $token ) : null;
		$record = is_string( $record ) ? json_decode( $record, true ) : null;
		if ( ! is_array( $record ) || get_current_user_id() !== ( $record['user'] ?? null ) || ! is_array( $record['details'] ?? null ) ) {
			return null;
		}
		$path = empty( $record['hasFile'] ) ? '' : $this->path( $token );
		return '' === $path || is_file( $path ) ? [ 'path' => $path ] + $record['details'] : null;
	}

	public function discard( string $token ): void {
		delete_transient( $this->transient . $token );
		if ( self::is_token( $token ) && is_file( $this->path( $token ) ) ) {
			wp_delete_file( $this->path( $token ) );
		}
	}

	/** Copies an upload, which PHP deletes at the end of the request, so that no other user of the server can read it. */
	public static function copy( string $path, string $copy ): bool {
		$mask = umask( 0077 ); // From its first byte on.
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- Of a file that was just made: others on this server have no business with it.
			return copy( $path, $copy ) && chmod( $copy, 0600 );
		} finally {
			umask( $mask );
		}
	}

	private static function is_token( string $token ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $token );
	}

	private function path( string $token ): string {
		return get_temp_dir() . $this->file . "$token.tmp";
	}

	/** Deletes the files of imports that were not finished. */
	private function sweep(): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		foreach ( glob( get_temp_dir() . $this->file . '*.tmp' ) ?: [] as $file ) {
			if ( (int) filemtime( $file ) < time() - self::LIFE ) {
				wp_delete_file( $file );
			}
		}
	}
}
