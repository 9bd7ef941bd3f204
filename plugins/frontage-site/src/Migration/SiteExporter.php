<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Import\ZipReader;
use Frontage\Kit\LocalFile;
use Frontage\Kit\Migration\ContentReferences;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Site\Migration\Safety\MigrationErrors;
use Frontage\Site\Migration\Safety\SvgCheck;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Exports a site: one JSON document, and the media files that its items use. SiteImporter reads the result.
 *
 * @phpstan-type Written array{ file: string, items: int, media: int, left: list<string> }
 */
final class SiteExporter {

	/** Bytes reserved in the zip for the document and its directory. */
	private const MARGIN = 4_194_304;

	/** @var array<int, true> Attachments that items refer to. */
	private array $attachments = [];

	/**
	 * @param list<string>|null $parts Null for all.
	 * @return Written|WP_Error Path of a temporary file, which the caller deletes; what it contains; files that are not included.
	 */
	public function write( ?array $parts = null ): array|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$items = [];
		foreach ( MigrationParts::all() as $name => $part ) {
			$found = null === $parts || in_array( $name, $parts, true ) ? $part->export( array_map( strval( ... ), array_keys( $part->describe() ) ) ) : [];
			if ( $found ) {
				$items[ $name ] = $found;
			}
		}
		$count = array_sum( array_map( count( ... ), $items ) );
		if ( 0 === $count || $count > MigrationPackage::MOST_ITEMS ) {
			return MigrationErrors::error( 'nothing', 0 === $count ? __( 'Nothing to export. Choose at least one part that is not empty.', 'frontage-site' ) : __( 'An export file can have up to 2,000 items. Export fewer parts at once.', 'frontage-site' ) );
		}
		$this->collect_attachments( $items );
		$file = wp_tempnam( 'kit' );
		$zip  = class_exists( \ZipArchive::class ) ? new \ZipArchive() : null;
		if ( null === $zip || true !== $zip->open( $file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE ) ) {
			wp_delete_file( $file );
			return MigrationErrors::error( 'no_zip', __( 'This server cannot create zip files. Ask your host to install the PHP zip extension.', 'frontage-site' ), 501 );
		}
		[ $media, $left, $size ] = $this->media( $zip );
		$json                    = $this->document( $items, $media );
		$zip->addFromString( MigrationPackage::DOCUMENT, $json );
		if ( strlen( $json ) > 50 * strlen( (string) gzcompress( $json ) ) ) {
			$zip->setCompressionName( MigrationPackage::DOCUMENT, \ZipArchive::CM_STORE ); // A zip bomb is detected by its compression ratio.
		}
		$fits = $size + strlen( $json ) < ZipReader::BYTES - self::MARGIN;
		if ( ! $fits || ! $zip->close() ) {
			if ( ! $fits ) {
				$zip->unchangeAll();
			}
			wp_delete_file( $file );
			return $fits
				? MigrationErrors::error( 'disk', __( 'Could not create the export file. Check whether this server’s disk is full.', 'frontage-site' ), 500 )
				: MigrationErrors::error( 'too_big', __( 'The export file would exceed 50 MB. Export fewer parts at once, or reduce large videos and images.', 'frontage-site' ) );
		}
		return [
			'file'  => $file,
			'items' => $count,
			'media' => count( $media ),
			'left'  => $left,
		];
	}

	/** The download's file name. */
	public static function name(): string {
		$site = sanitize_title( get_bloginfo( 'name', 'raw' ) );
		return 'kit-' . ( preg_match( '/^[a-z0-9-]{1,60}$/', $site ) ? "$site-" : '' ) . wp_date( 'Y-m-d' ) . '.zip';
	}

	/**
	 * @param array<string, list<array<string, mixed>>> $items
	 * @param list<array<string, mixed>>                $media
	 */
	private function document( array $items, array $media ): string {
		return (string) wp_json_encode(
			[
				'format'  => MigrationPackage::FORMAT,
				'version' => MigrationPackage::VERSION,
				'site'    => [
					'name'    => wp_specialchars_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES ),
					'url'     => home_url(),
					'uploads' => wp_get_upload_dir()['baseurl'],
				],
				'parts'   => $items,
				'media'   => $media,
			],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** Records each attachment that a value refers to, at any depth. */
	private function collect_attachments( mixed $value, ?ContentReferences $references = null ): void {
		$references ??= new ContentReferences(
			function ( int $id ): int {
				$this->attachments[ $id ] = true;
				return $id;
			},
			static fn ( int $id ): int => $id,
			function ( string $url ): string {
				$this->attachments[ self::attachment( $url ) ] = true;
				return $url;
			}
		);
		foreach ( is_array( $value ) ? $value : [ $value ] as $key => $one ) {
			if ( 'media' === $key && is_array( $one ) ) {
				$this->attachments += array_fill_keys( wp_parse_id_list( $one ), true );
			} elseif ( is_array( $one ) ) {
				$this->collect_attachments( $one, $references );
			} elseif ( is_string( $one ) ) {
				$references->replace_in( $one );
			}
		}
	}

	/**
	 * Adds the media files to the zip.
	 *
	 * @return array{ list<array<string, mixed>>, list<string>, int } Their entries in the document, names of files left out, and bytes.
	 */
	private function media( \ZipArchive $zip ): array {
		$media = [];
		$left  = [];
		$size  = 0;
		ksort( $this->attachments );
		foreach ( array_keys( $this->attachments ) as $id ) {
			$post = $id > 0 && 'attachment' === get_post_type( $id ) ? get_post( $id ) : null;
			$path = $post ? get_attached_file( $id ) : false;
			if ( ! $post || ! is_string( $path ) ) {
				continue;
			}
			$ending      = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
			$base        = trailingslashit( wp_get_upload_dir()['basedir'] );
			$is_exported = is_file( $path ) && MigrationPackage::is_included_type( $ending ) && ( 'svg' !== $ending || SvgCheck::is_harmless( (string) LocalFile::read( $path ) ) );
			if ( ! $is_exported || ! str_starts_with( (string) realpath( $path ), (string) realpath( $base ) ) ) {
				$left[] = basename( $path );
				continue;
			}
			$name  = 'media/' . hash_file( 'sha256', $path ) . ".$ending";
			$size += (int) filesize( $path );
			if ( false === $zip->locateName( $name ) ) {
				$zip->addFile( $path, $name );
				$zip->setCompressionName( $name, \ZipArchive::CM_STORE ); // Images are compressed already.
			}
			$measures = wp_get_attachment_metadata( $id ) ?: [];
			$media[]  = [
				'id'          => $id,
				'file'        => $name,
				'path'        => substr( $path, strlen( $base ) ),
				'title'       => $post->post_title,
				'alt'         => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ), // @phpstan-ignore cast.string (a text, of core's)
				'caption'     => $post->post_excerpt,
				'description' => $post->post_content,
				'width'       => (int) ( $measures['width'] ?? 0 ),
				'height'      => (int) ( $measures['height'] ?? 0 ),
			];
		}
		return [ $media, $left, $size ];
	}

	/** The attachment of a URL, also of a smaller image size; 0 if there is none. */
	private static function attachment( string $url ): int {
		$base = (string) preg_replace( '/^https?:/i', '', wp_get_upload_dir()['baseurl'] );
		$root = (string) wp_parse_url( $base, PHP_URL_PATH );
		$bare = rawurldecode( (string) preg_replace( '/^https?:|[?#].*$/i', '', $url ) );
		$name = str_starts_with( $bare, "$base/" ) ? substr( $bare, strlen( $base ) ) : ( str_starts_with( $bare, "$root/" ) ? substr( $bare, strlen( $root ) ) : '' );
		if ( '' === $name ) {
			return 0;
		}
		$original_name = (string) preg_replace( '/-\d{1,5}x\d{1,5}(?=\.\w+$)/', '', $name );
		foreach ( array_unique( [ $name, $original_name, (string) preg_replace( '/(?=\.\w+$)/', '-scaled', $original_name ) ] ) as $file ) {
			$found = attachment_url_to_postid( wp_get_upload_dir()['baseurl'] . $file );
			if ( $found > 0 ) {
				return $found;
			}
		}
		return 0;
	}
}
