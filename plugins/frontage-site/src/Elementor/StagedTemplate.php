<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Import\StagedFile;
use Frontage\Kit\LocalFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** An uploaded template, stored until its preview is confirmed. */
final class StagedTemplate {

	/** @return string|WP_Error The token to read it with. */
	public static function store( string $path ): string|WP_Error {
		return self::files()->store( $path ) ?? new WP_Error( 'frontage_elementor_file', __( 'Could not save the file on this server. Check whether the disk is full.', 'frontage-site' ), [ 'status' => 500 ] );
	}

	/** Null if it has expired or belongs to another user. */
	public static function read( string $token ): ?string {
		$path = self::files()->open( $token )['path'] ?? '';
		return is_string( $path ) ? LocalFile::read( $path ) : null;
	}

	public static function discard( string $token ): void {
		self::files()->discard( $token );
	}

	private static function files(): StagedFile {
		return new StagedFile( 'frontage_site_elementor_', 'frontage-elementor-' );
	}
}
