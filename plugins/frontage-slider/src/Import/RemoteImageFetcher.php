<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Slider\Import\Media\LibraryMedia;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Media\MediaLocation;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use Frontage\Slider\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Fetches images that an import left on other sites, a few at a time, and inserts each at its location. */
final class RemoteImageFetcher {

	/** Maximum per request; each may take five seconds. */
	public const AT_ONCE = 6;

	/** @var list<int> Attachments that this fetch created. */
	private array $added = [];

	public function __construct( private readonly LibraryMedia $library = new LibraryMedia(), private readonly RemoteSource $remote = new RemoteSource() ) {}

	/**
	 * @param list<string> $hosts Hosts to fetch from; `*` for all.
	 * @param bool         $again Whether to retry failed images.
	 * @return array{ copied: int, failed: int, left: int }|WP_Error `left`: number of images of these sites that were not tried yet.
	 */
	public function fetch( int $id, array $hosts, bool $again = false ): array|WP_Error {
		$report = ImportReportStore::read( $id );
		if ( null === $report ) {
			return new WP_Error( 'frontage_slider_no_report', __( 'This slider was not imported, so there are no files to download.', 'frontage-slider' ), [ 'status' => 404 ] );
		}
		$pending   = [];
		$requested = [];
		$attempted = [];
		$left      = [];
		foreach ( ImportReportStore::images( $report ) as $picture ) {
			$url          = $picture['url'];
			$is_requested = ( in_array( '*', $hosts, true ) || in_array( MediaImporter::host( $url ), $hosts, true ) ) && ( $again || '' === $picture['why'] );
			if ( $is_requested && ! isset( $attempted[ $url ] ) && count( $attempted ) >= self::AT_ONCE ) {
				$left[ $url ] = true;
				$is_requested = false;
			}
			if ( ! $is_requested ) {
				$pending[] = $picture;
				continue;
			}
			$attempted[ $url ] ??= $this->download( $picture );
			$requested[]         = $picture;
		}
		clean_post_cache( $id ); // The slider may have been saved during the fetches.
		$post = get_post( $id );
		if ( $post && ! ImportReportStore::is_edited( $report, $post ) ) {
			unset( $report['saved'] ); // The change that follows is not an edit.
		}
		$content  = (string) get_post_field( 'post_content', $id, 'raw' );
		$before   = $content;
		$failures = [];
		$copied   = 0;
		$failed   = 0;
		foreach ( $requested as $picture ) {
			$url = $picture['url'];
			$put = is_wp_error( $attempted[ $url ] ) || '' === $picture['at'] ? null : MediaLocation::from_array( $picture )->insert( $content, $attempted[ $url ] );
			if ( null === $put ) {
				++$failed;
				$failures[] = [ ...$picture, 'why' => is_wp_error( $attempted[ $url ] ) ? $attempted[ $url ]->get_error_message() : self::manual_insert_note() ];
			} else {
				++$copied;
				$content = $put;
			}
		}
		$saved = $content === $before ? $id : VerifiedWrite::post( [ 'ID' => $id, 'post_content' => $content ] );
		if ( is_wp_error( $saved ) ) {
			return StorageErrors::with_message( $saved );
		}
		$refused = ImportReportStore::write( $id, [ ...$report, 'pictures' => [ ...$pending, ...$failures ], 'files' => [ ...ImportReportStore::files( $report ), ...$this->added ] ] );
		if ( $refused ) { // An image that is not in the list of pending images must not be inserted.
			VerifiedWrite::post( [ 'ID' => $id, 'post_content' => $before ] );
			return StorageErrors::with_message( $refused );
		}
		return [
			'copied' => $copied,
			'failed' => $failed,
			'left'   => count( $left ),
		];
	}

	private static function manual_insert_note(): string {
		return __( 'The image is now in the Media Library, but could not be inserted automatically. Add it to the slider yourself.', 'frontage-slider' );
	}

	/**
	 * @param array{ url: string, why: string, file: array<mixed>, block: string, id: string, at: string } $picture
	 * @return array<string, mixed>|WP_Error
	 */
	private function download( array $picture ): array|WP_Error {
		$content = $this->remote->get( $picture['url'] );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		if ( 1 === preg_match( '/(?:^|\.)svg$/', $picture['at'] ) ) {
			$clean = SvgSanitizer::clean( $content );
			return null === $clean ? new WP_Error( 'frontage_slider_svg', __( 'This SVG file is not safe to display.', 'frontage-slider' ) ) : [ 'html' => $clean ];
		}
		$file       = $picture['file'];
		$attachment = $this->library->add( $content, basename( (string) wp_parse_url( $picture['url'], PHP_URL_PATH ) ), is_string( $file['alt'] ?? null ) ? $file['alt'] : '' );
		if ( is_array( $attachment ) && $attachment['new'] ) {
			$this->added[] = $attachment['id'];
		}
		/** @var array<string, mixed>|WP_Error */
		return is_wp_error( $attachment ) ? $attachment : MediaImporter::with_attachment( $file, $attachment );
	}
}
