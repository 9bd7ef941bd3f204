<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Http\RemoteFile;
use Frontage\Kit\Import\MediaImporter;
use Frontage\Site\Elementor\Source\ImageReader;

defined( 'ABSPATH' ) || exit;

/**
 * Images of a document: those of this site by their attachment ID; those of other sites by their URL, or copied from the
 * sites that the user selected.
 */
final class ElementorMedia {

	/** Attachment meta: hash of the original file, so that each file is imported once. */
	public const HASH = '_frontage_elementor_file';

	/** @var array<string, array{ url: string, id: int, alt: string, left: string }> */
	private array $files = [];

	/** @var array<string, int> Number of images per other site. */
	private array $hosts = [];

	/**
	 * @param list<string> $allowed_hosts Sites to copy from; empty for a preview.
	 * @param int          $fetches       Maximum number of files: each may take five seconds, and requests have a time limit.
	 */
	public function __construct( private readonly array $allowed_hosts = [], private readonly RemoteFile $remote = new RemoteFile(), private int $fetches = 30 ) {}

	/** @return array{ url: string, id: int, alt: string, left: string } `left` is the code of a finding, or ''. */
	public function file( ImageReader $picture ): array {
		return $this->files[ "$picture->url $picture->alt" ] ??= $this->find_file( $picture );
	}

	/** @return array<string, int> Other sites, with the number of their images. */
	public function hosts(): array {
		arsort( $this->hosts );
		return $this->hosts;
	}

	/** @return array{ url: string, id: int, alt: string, left: string } */
	private function find_file( ImageReader $picture ): array {
		$host = strtolower( (string) wp_parse_url( $picture->url, PHP_URL_HOST ) );
		if ( '' === $host || strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host ) {
			$id = self::attachment( $picture );
			return self::file_result( $picture, $picture->url, $id );
		}
		$this->hosts[ $host ] = ( $this->hosts[ $host ] ?? 0 ) + 1;
		if ( ! in_array( $host, $this->allowed_hosts, true ) || ! current_user_can( 'upload_files' ) ) {
			return self::file_result( $picture, $picture->url, 0, 'elsewhere' );
		}
		$content = $this->fetches-- > 0 ? $this->remote->get( $picture->url ) : null;
		$name    = sanitize_file_name( rawurldecode( basename( (string) wp_parse_url( $picture->url, PHP_URL_PATH ) ) ) );
		$file    = is_string( $content ) ? ( new MediaImporter( self::HASH, 'elementor' ) )->add( $content, $name, $picture->alt ) : null;
		return is_array( $file ) ? self::file_result( $picture, $file['url'], $file['id'] ) : self::file_result( $picture, $picture->url, 0, 'not-copied' );
	}

	/** Its attachment ID here: the ID that Elementor stored is used only if it is the same file. */
	private static function attachment( ImageReader $picture ): int {
		$same = $picture->id > 0 && 'attachment' === get_post_type( $picture->id ) && self::original_path( (string) wp_get_attachment_url( $picture->id ) ) === self::original_path( $picture->url );
		return $same ? $picture->id : attachment_url_to_postid( $picture->url );
	}

	/** The path without the image size suffix. */
	private static function original_path( string $url ): string {
		return (string) preg_replace( '/(?:-\d+x\d+|-scaled)(?=\.\w+$)/', '', (string) wp_parse_url( $url, PHP_URL_PATH ) );
	}

	/** @return array{ url: string, id: int, alt: string, left: string } */
	private static function file_result( ImageReader $picture, string $url, int $id, string $left = '' ): array {
		$alt = '' === $picture->alt && $id ? get_post_meta( $id, '_wp_attachment_image_alt', true ) : $picture->alt;
		return [ 'url' => $url, 'id' => $id, 'alt' => is_string( $alt ) ? $alt : '', 'left' => $left ];
	}
}
