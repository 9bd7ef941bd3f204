<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Import\StagedFile;
use Frontage\Slider\Import\Sources\SiteSources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** An import that its owner reviews before it is stored: kept between two requests, only for this user and for two hours. */
final class PendingImport {

	public const DATABASE = 'database';

	private const FILE = 'file';

	private function __construct( public readonly string $token, public readonly ImportSource $source, public readonly string $kind ) {}

	/**
	 * @param string $path File to copy, since PHP deletes uploads at the end of the request.
	 * @param string $page        URL of its page, if it is on this site.
	 * @param bool   $stylesheets Whether stylesheets that a saved page links to may be fetched from other sites.
	 */
	public static function from_file( string $path, string $name, string $page = '', bool $stylesheets = false ): self|WP_Error {
		$details = [
			'kind'        => self::FILE,
			'name'        => $name,
			'page'        => $page,
			'stylesheets' => $stylesheets ? '1' : '',
		];
		return self::store( $path, $details );
	}

	/** @param string $plugin Key of SiteSources: whose sliders. */
	public static function from_database( string $plugin = SiteSources::SLIDER_REVOLUTION ): self|WP_Error {
		$details = [
			'kind'   => self::DATABASE,
			'plugin' => $plugin,
		];
		return self::store( '', $details );
	}

	/** Null if it does not exist, or belongs to another user. */
	public static function open( string $token ): ?self {
		$stored = self::files()->open( $token );
		if ( null === $stored ) {
			return null;
		}
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return self::DATABASE === $text( 'kind' )
			? new self( $token, SiteSources::open( $text( 'plugin' ) ), self::DATABASE )
			: new self( $token, new FileSource( $text( 'path' ), $text( 'name' ), $text( 'page' ), '' === $text( 'stylesheets' ) ? [] : [ '*' ] ), self::FILE );
	}

	public function discard(): void {
		self::files()->discard( $this->token );
	}

	public static function expired_error(): WP_Error {
		return new WP_Error( 'frontage_slider_gone', __( 'Your upload has expired. Files are kept for two hours. Choose the file again.', 'frontage-slider' ), [ 'status' => 410 ] );
	}

	/** @param array<string, string> $details */
	private static function store( string $path, array $details ): self|WP_Error {
		$token = self::files()->store( $path, $details );
		$stage = null === $token ? null : self::open( $token );
		return $stage ?? new WP_Error( 'frontage_slider_disk', __( 'Could not save the file on this server. Check whether the disk is full.', 'frontage-slider' ), [ 'status' => 500 ] );
	}

	private static function files(): StagedFile {
		return new StagedFile( 'frontage_slider_stage_', 'frontage-slider-' );
	}
}
