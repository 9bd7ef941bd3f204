<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Import\MediaFileValidator;
use Frontage\Kit\Import\ZipReader;
use Frontage\Kit\Import\ZipRejectedException;
use Frontage\Kit\Migration\IdMap;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Site\Migration\Safety\MigrationErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * An untrusted export file, validated before anything is imported: a single invalid value rejects the whole file.
 *
 * @phpstan-type File array{ id: int, file: string, path: string, title: string, alt: string, caption: string, description: string, width: int, height: int }
 */
final class MigrationPackage {

	public const FORMAT  = 'frontage-kit';
	public const VERSION = 1;

	/** File name of the JSON document in the zip. */
	public const DOCUMENT = 'kit.json';

	public const MOST_ITEMS = 2000;

	private const BYTES = 20_971_520;

	private const DEPTH = 64;

	/** Schema of the properties that each item has, in all parts. */
	private const ITEM = [
		'key'   => [
			'type'      => 'string',
			'minLength' => 1,
			'maxLength' => 400,
			'required'  => true,
		],
		'title' => [
			'type'      => 'string',
			'maxLength' => 1000,
			'required'  => true,
		],
		'id'    => [
			'type'    => 'integer',
			'minimum' => 1,
		],
		'media' => [
			'type'     => 'array',
			'maxItems' => 2000,
			'items'    => [
				'type'    => 'integer',
				'minimum' => 1,
			],
		],
	];

	/**
	 * @param array{ name: string, url: string, uploads: string }   $site
	 * @param array<string, list<array<string, mixed>>> $parts
	 * @param list<string>                              $unknown Names of parts for which no plugin is active.
	 * @param list<File>                                $media
	 */
	private function __construct( private readonly ZipReader $zip, public readonly array $site, public readonly array $parts, public readonly array $unknown, public readonly array $media ) {}

	/** @param string $file Path of a zip on this server. */
	public static function read( string $file ): self|WP_Error {
		try {
			$zip  = ZipReader::open( $file );
			$text = $zip->size( self::DOCUMENT ) ? $zip->read( self::DOCUMENT, self::BYTES ) : '';
		} catch ( ZipRejectedException $refused ) {
			return MigrationErrors::unreadable_zip( $refused );
		}
		$document = json_decode( $text, true, self::DEPTH );
		if ( ! is_array( $document ) || self::FORMAT !== ( $document['format'] ?? null ) || ! is_int( $document['version'] ?? null ) ) {
			return MigrationErrors::no_file();
		}
		if ( self::VERSION !== $document['version'] ) {
			return MigrationErrors::error( 'version', __( 'This export file was created with a newer version of Frontage Site. Update the plugin on this site first.', 'frontage-site' ) );
		}
		$site = self::site( $document['site'] ?? null );
		if ( is_wp_error( $site ) ) {
			return $site;
		}
		$media = self::media( $document['media'] ?? null, $zip );
		if ( is_wp_error( $media ) ) {
			return $media;
		}
		$parts = self::parts( $document['parts'] ?? null );
		if ( is_wp_error( $parts ) ) {
			return $parts;
		}
		$supported_parts = array_intersect_key( $parts, MigrationParts::all() );
		return new self( $zip, $site, $supported_parts, array_map( strval( ... ), array_keys( array_diff_key( $parts, $supported_parts ) ) ), $media );
	}

	/** Whether files with this extension are included: images, video, audio, and SVG. */
	public static function is_included_type( string $ending ): bool {
		return 'svg' === $ending || (bool) preg_grep( '/^(?:.*\|)?' . preg_quote( $ending, '/' ) . '(?:\|.*)?$/', array_keys( MediaFileValidator::TYPES ) );
	}

	/** A map that knows both sites, but no IDs yet. */
	public function map(): IdMap {
		return new IdMap( $this->site['url'], $this->site['uploads'] );
	}

	/**
	 * @param File $file
	 * @return string|WP_Error Its content, which matches its extension.
	 */
	public function file( array $file ): string|WP_Error {
		try {
			$content = $this->zip->read( $file['file'], ZipReader::BYTES );
		} catch ( ZipRejectedException $refused ) {
			return MigrationErrors::unreadable_zip( $refused );
		}
		/* translators: %s: name of a file */
		return hash( 'sha256', $content ) === pathinfo( $file['file'], PATHINFO_FILENAME ) ? $content : MigrationErrors::error( 'hash', sprintf( __( 'This export file was rejected because the file %s was changed after the export.', 'frontage-site' ), $file['file'] ) );
	}

	/** @return array{ name: string, url: string, uploads: string }|WP_Error */
	private static function site( mixed $value ): array|WP_Error {
		$clean = [];
		foreach ( [ 'name', 'url', 'uploads' ] as $key ) {
			$text = is_array( $value ) ? $value[ $key ] ?? null : null;
			if ( ! is_string( $text ) || strlen( $text ) > 1000 || ( 'name' !== $key && 1 !== preg_match( '~^https?://[^\s"\'<>\\\\]+$~i', $text ) ) ) {
				return MigrationErrors::value( "site/$key", __( 'This is not valid text or a valid URL.', 'frontage-site' ) );
			}
			$clean[ $key ] = sanitize_text_field( $text );
		}
		/** @var array{ name: string, url: string, uploads: string } */
		return $clean;
	}

	/** @return list<File>|WP_Error */
	private static function media( mixed $value, ZipReader $zip ): array|WP_Error {
		$media = [];
		foreach ( is_array( $value ) ? $value : [ null ] as $n => $one ) {
			$file = is_array( $one ) && is_string( $one['file'] ?? null ) ? $one['file'] : '';
			$path = is_array( $one ) && is_string( $one['path'] ?? null ) ? $one['path'] : '';
			$id   = is_array( $one ) && is_int( $one['id'] ?? null ) ? $one['id'] : 0;
			if ( ! is_array( $one ) || $id < 1 || 1 !== preg_match( '~^media/[0-9a-f]{64}\.([a-z0-9]{2,5})$~D', $file, $name ) || '' === $path || strlen( $path ) > 500 || 0 !== validate_file( $path ) || str_starts_with( $path, '/' ) ) {
				return MigrationErrors::value( "media/$n", __( 'Files in an export must be named by their SHA-256 hash and stored in the uploads folder.', 'frontage-site' ) );
			}
			if ( ! self::is_included_type( $name[1] ) ) {
				/* translators: %s: an ending of files, such as svg */
				return MigrationErrors::value( $file, sprintf( __( 'Files of the type “%s” are not allowed, because they could run in browsers or cannot be checked.', 'frontage-site' ), $name[1] ) );
			}
			if ( 0 === $zip->size( $file ) ) {
				return MigrationErrors::value( $file, __( 'The file is missing from the zip.', 'frontage-site' ) );
			}
			$text    = static fn ( string $key ): string => is_string( $one[ $key ] ?? null ) ? wp_kses_post( substr( $one[ $key ], 0, 5000 ) ) : '';
			$media[] = [
				'id'          => $id,
				'file'        => $file,
				'path'        => $path,
				'title'       => sanitize_text_field( $text( 'title' ) ),
				'alt'         => sanitize_text_field( $text( 'alt' ) ),
				'caption'     => $text( 'caption' ),
				'description' => $text( 'description' ),
				'width'       => is_int( $one['width'] ?? null ) ? max( 0, min( 20_000, $one['width'] ) ) : 0,
				'height'      => is_int( $one['height'] ?? null ) ? max( 0, min( 20_000, $one['height'] ) ) : 0,
			];
		}
		return $media;
	}

	/** @return array<string, list<array<string, mixed>>>|WP_Error */
	private static function parts( mixed $value ): array|WP_Error {
		$all   = MigrationParts::all();
		$count = 0;
		$parts = [];
		if ( ! is_array( $value ) ) {
			return MigrationErrors::no_file();
		}
		foreach ( $value as $name => $items ) {
			$count += is_array( $items ) ? count( $items ) : 0;
			if ( ! is_array( $items ) || ! array_is_list( $items ) || 1 !== preg_match( '/^[a-z][a-z0-9-]{0,40}$/D', (string) $name ) || $count > self::MOST_ITEMS ) {
				return MigrationErrors::value( sanitize_text_field( (string) $name ), __( 'Each part must be a list. An export file can have up to 2,000 items.', 'frontage-site' ) );
			}
			$schema = [
				'type'                 => 'object',
				'properties'           => self::ITEM + ( isset( $all[ $name ] ) ? $all[ $name ]->schema() : [] ),
				'additionalProperties' => ! isset( $all[ $name ] ),
			];
			$keys   = [];
			foreach ( $items as $n => $item ) {
				$key   = is_array( $item ) && is_string( $item['key'] ?? null ) ? $item['key'] : (string) $n;
				$where = "$name/" . sanitize_text_field( $key );
				$right = rest_validate_value_from_schema( $item, $schema, 'item' );
				if ( is_wp_error( $right ) || ! is_array( $item ) || isset( $keys[ $key ] ) ) {
					return MigrationErrors::value( $where, is_wp_error( $right ) ? $right->get_error_message() : __( 'It appears twice.', 'frontage-site' ) );
				}
				if ( self::has_serialized( $item ) ) {
					return MigrationErrors::value( $where, __( 'It contains a serialized PHP object, which is never part of an export.', 'frontage-site' ) );
				}
				$keys[ $key ] = true;
				$clean        = rest_sanitize_value_from_schema( $item, $schema );
				/** @var array<string, mixed> $clean */
				$clean            = is_array( $clean ) ? $clean : [];
				$parts[ $name ][] = $clean;
			}
		}
		return $parts;
	}

	/** Whether a value contains serialized PHP at any depth. This plugin never calls unserialize(); other code on the site may. */
	private static function has_serialized( mixed $value ): bool {
		if ( is_array( $value ) ) {
			foreach ( $value as $one ) {
				if ( self::has_serialized( $one ) ) {
					return true;
				}
			}
			return false;
		}
		return is_string( $value ) && 1 === preg_match( '/^\s*[OCEas]:\d/', $value ) && is_serialized( trim( $value ) );
	}
}
