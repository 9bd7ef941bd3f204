<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\Database\DatabaseTransient;

defined( 'ABSPATH' ) || exit;

/** A file whose import its user has not confirmed yet: kept between two requests, for this user only and for two hours. */
final class StagedFile {

	private const LIFE = 2 * HOUR_IN_SECONDS;

	private readonly SharedFile $file;

	/**
	 * @param string $transient Prefix of the names under which the database holds the details.
	 * @param string $file      Prefix of the files in the temporary folder.
	 */
	public function __construct( private readonly string $transient, string $file ) {
		$this->file = new SharedFile( $file );
	}

	/**
	 * @param string                $path    '' if there are only details.
	 * @param array<string, string> $details
	 * @return string|null The token to open it with; null if this server could not store it.
	 */
	public function store( string $path, array $details = [] ): ?string {
		$token = bin2hex( random_bytes( 16 ) );
		if ( '' !== $path && ! $this->file->store( $token, $path ) ) {
			return null;
		}
		$record = [
			'user'    => get_current_user_id(),
			'hasFile' => '' !== $path,
			'details' => $details,
		];
		if ( DatabaseTransient::store( $this->transient . $token, (string) wp_json_encode( $record, JSON_INVALID_UTF8_SUBSTITUTE ), self::LIFE ) ) {
			return $token;
		}
		$this->discard( $token );
		return null;
	}

	/** @return array<array-key, mixed>|null Its details and `path`; null if it has expired or belongs to another user. */
	public function open( string $token ): ?array {
		$record = self::is_token( $token ) ? DatabaseTransient::read( $this->transient . $token ) : null;
		$record = null === $record ? null : json_decode( $record, true );
		if ( ! is_array( $record ) || get_current_user_id() !== ( $record['user'] ?? null ) || ! is_array( $record['details'] ?? null ) ) {
			return null;
		}
		$path = empty( $record['hasFile'] ) ? '' : $this->file->open( $token );
		return null === $path ? null : [ 'path' => $path ] + $record['details'];
	}

	public function discard( string $token ): void {
		if ( self::is_token( $token ) ) {
			DatabaseTransient::delete( $this->transient . $token );
			$this->file->delete( $token );
		}
	}

	private static function is_token( string $token ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $token );
	}
}
