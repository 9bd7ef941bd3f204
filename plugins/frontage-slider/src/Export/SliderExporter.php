<?php

namespace Frontage\Slider\Export;

use Frontage\Slider\Images\LocalMedia;
use Frontage\Slider\Storage\SliderRepository;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Exports a slider of this site as a document, alone or in a zip with its images. The import reads both. */
final class SliderExporter {

	/** Maximum size that the import accepts. */
	private const BYTES = 52_428_800;

	private const FILES = 1000;

	/** Users who may edit a slider may export it. */
	public static function is_allowed( int $id ): bool {
		return SliderRepository::POST_TYPE === get_post_type( $id ) && current_user_can( 'edit_post', $id );
	}

	/**
	 * @return array{ format: string, version: int, title: string, alias: string, slider: array<string, mixed>, extras: list<mixed>, pictures: list<string> }|WP_Error
	 */
	public static function document( int $id ): array|WP_Error {
		$post   = get_post( $id );
		$slider = $post instanceof WP_Post && SliderRepository::POST_TYPE === $post->post_type ? ExportDocument::find_slider( $post->post_content ) : null;
		if ( null === $slider || ! $post instanceof WP_Post ) {
			return new WP_Error( 'frontage_slider_missing', __( 'There is nothing to export. This slider has no slides yet.', 'frontage-slider' ), [ 'status' => 404 ] );
		}
		$stored_extras = get_post_meta( $id, ExportDocument::EXTRAS, true );
		$extras        = is_string( $stored_extras ) ? json_decode( $stored_extras, true ) : [];
		return [
			'format'   => ExportDocument::FORMAT,
			'version'  => 1,
			'title'    => $post->post_title,
			'alias'    => rawurldecode( $post->post_name ),
			'slider'   => $slider,
			'extras'   => is_array( $extras ) ? array_values( $extras ) : [],
			'pictures' => self::files( $slider ),
		];
	}

	/** @param array<string, mixed> $document */
	public static function json( array $document ): string {
		return (string) wp_json_encode( $document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * Creates a zip with the document and those of its files that are in this site's media library.
	 *
	 * @param array{ pictures: list<string> } $document
	 * @return string|WP_Error Path of a temporary file; the caller deletes it.
	 */
	public static function zip( array $document ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'slider' );
		$zip  = class_exists( \ZipArchive::class ) ? new \ZipArchive() : null;
		if ( null === $zip || true !== $zip->open( $file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE ) ) {
			return new WP_Error( 'frontage_slider_no_zip', __( 'This server cannot create zip files. Export the slider without images instead.', 'frontage-slider' ), [ 'status' => 501 ] );
		}
		$zip->addFromString( 'slider.json', self::json( $document ) );
		$bytes_left = self::BYTES - 4_194_304; // Minus space for the document.
		foreach ( array_slice( $document['pictures'], 0, self::FILES ) as $url ) {
			$path = self::path( $url );
			$size = null === $path ? 0 : (int) filesize( $path['file'] );
			if ( null !== $path && $size <= $bytes_left && $zip->addFile( $path['file'], 'images/' . $path['name'] ) ) {
				$zip->setCompressionName( 'images/' . $path['name'], \ZipArchive::CM_STORE ); // Images are already compressed.
				$bytes_left -= $size;
			}
		}
		return $zip->close() ? $file : new WP_Error( 'frontage_slider_disk', __( 'Could not create the zip file. Check whether the disk is full.', 'frontage-slider' ), [ 'status' => 500 ] );
	}

	/** File name for the download. */
	public static function name( int $id, string $ending ): string {
		return 'slider-' . sanitize_file_name( (string) get_post_field( 'post_name', $id ) ?: (string) $id ) . ".$ending";
	}

	/**
	 * A file of the media library by its URL; null for other files.
	 *
	 * @return array{ file: string, name: string }|null
	 */
	private static function path( string $url ): ?array {
		$uploads = wp_get_upload_dir();
		$bare    = static fn ( string $address ): string => (string) preg_replace( '/^https?:|[?#].*$/i', '', \WP_Http::make_absolute_url( $address, home_url( '/' ) ) );
		$base    = trailingslashit( $bare( $uploads['baseurl'] ) );
		if ( ! str_starts_with( $bare( $url ), $base ) ) {
			return null;
		}
		$name        = rawurldecode( substr( $bare( $url ), strlen( $base ) ) );
		$file        = realpath( trailingslashit( $uploads['basedir'] ) . $name );
		$file_type   = wp_check_filetype( $name );
		$media       = 1 === preg_match( '~^(?:image|video|audio)/~', (string) $file_type['type'] ) && 'image/svg+xml' !== $file_type['type'];
		$is_readable = is_string( $file ) && is_file( $file ) && str_starts_with( $file, trailingslashit( (string) realpath( $uploads['basedir'] ) ) );
		return $media && $is_readable && 0 === validate_file( $name ) && LocalMedia::attachment( $url ) > 0 ? [ 'file' => $file, 'name' => $name ] : null;
	}

	/**
	 * URLs of all files that the slider shows.
	 *
	 * @param array<mixed> $part
	 * @return list<string>
	 */
	private static function files( array $part ): array {
		$found = [];
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) && 'link' !== $key && 'actions' !== $key ) {
				$found = [ ...$found, ...self::files( $value ) ];
			} elseif ( 'url' === $key && is_string( $value ) && '' !== $value ) {
				$found[] = $value;
			} elseif ( is_string( $value ) && in_array( $key, [ 'html', 'toggleHtml', 'tmp', 'blocks' ], true ) && preg_match_all( '/<(?:img|video|audio|source)\b[^>]*? (?:src|poster)="([^"]+)"/', $value, $matches ) ) {
				$found = [ ...$found, ...array_map( static fn ( string $url ): string => htmlspecialchars_decode( $url, ENT_QUOTES | ENT_HTML5 ), $matches[1] ) ];
			}
		}
		return array_values( array_unique( $found ) );
	}
}
