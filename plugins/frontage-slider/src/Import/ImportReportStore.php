<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Slider\Import\Media\LibraryMedia;
use Frontage\Slider\Import\Media\MediaLocation;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the report of an import with its slider.
 *
 * @phpstan-type Picture array{ url: string, why: string, file: array<mixed>, block: string, id: string, at: string }
 */
final class ImportReportStore {

	/** Post meta with JSON: the report, its source, its time and the images that are still on other sites. */
	public const META = '_frontage_slider_report';

	private const BYTES = 2_097_152;

	/** Maximum length of a removed text. */
	private const TEXT = 65_536;

	/** On `wxr_export_skip_postmeta`: ids of files and revisions are meaningless on another site. */
	public static function skip_in_export( bool $skip, string $key ): bool {
		return $skip || self::META === $key;
	}

	/** @return array<string, mixed>|null */
	public static function read( int $id ): ?array {
		$json   = get_post_meta( $id, self::META, true );
		$report = is_string( $json ) ? json_decode( $json, true ) : null;
		/** @var array<string, mixed>|null */
		return is_array( $report ) ? $report : null;
	}

	/**
	 * Whether the slider was edited or restored from the trash since its import.
	 *
	 * @param array<string, mixed> $report
	 */
	public static function is_edited( array $report, WP_Post $post ): bool {
		return is_string( $report['saved'] ?? null ) && $report['saved'] !== $post->post_modified_gmt;
	}

	/** @param array<string, mixed> $report Without `saved`, the slider counts as not edited. */
	public static function write( int $id, array $report ): ?\WP_Error {
		$report += [
			'at'    => gmdate( 'Y-m-d H:i:s' ),
			'saved' => get_post( $id )->post_modified_gmt ?? '',
		];
		unset( $report['rules'], $report['media'], $report['unknown'], $report['approximated'], $report['missingTargets'], $report['notes'] ); // The findings contain it.
		$json = self::json( self::shorten( $report ) );
		if ( strlen( $json ) > self::BYTES ) {
			$json = self::json( [ 'findings' => self::important_findings( $report ), 'dropped' => [] ] + $report );
		}
		return VerifiedWrite::meta( $id, self::META, $json );
	}

	/**
	 * Location of an image that has not been imported yet.
	 *
	 * @param array<string, mixed>                                                   $model
	 * @param array{ url: string, path: string, why: string, file: array<mixed> } $left
	 * @return Picture
	 */
	public static function image_location( array $model, array $left ): array {
		$location = MediaLocation::from_path( $model, $left['path'] )->to_array();
		if ( 1 === preg_match( '/(?:^|\.)(?:html|toggleHtml|tmp)\./', "{$location['at']}." ) ) {
			$location['at'] = ''; // Inside a text, so it must be added manually.
		}
		return [
			'url'  => $left['url'],
			'why'  => $left['why'],
			'file' => $left['file'],
		] + $location;
	}

	/**
	 * @param array<string, mixed> $report
	 * @return list<Picture>
	 */
	public static function images( array $report ): array {
		$pictures = is_array( $report['pictures'] ?? null ) ? $report['pictures'] : [];
		/** @var list<Picture> */
		return array_values( array_filter( $pictures, static fn ( mixed $one ): bool => is_array( $one ) && is_string( $one['url'] ?? null ) && is_string( $one['why'] ?? null ) ) );
	}

	/**
	 * Attachments that an import of this site created for the slider. One that several sliders show is in the report of the first, and in all
	 * of them after an undo.
	 *
	 * @param array<string, mixed> $report
	 * @return list<int>
	 */
	public static function files( array $report ): array {
		// Reports of another site, which an export of posts may bring, name files of that site.
		return array_values( array_filter( is_array( $report['files'] ?? null ) ? $report['files'] : [], static fn ( mixed $file ): bool => is_int( $file ) && '' !== get_post_meta( $file, LibraryMedia::HASH, true ) ) );
	}

	/**
	 * Adds files that the import created for another slider, and this one shows.
	 *
	 * @param list<int> $files
	 */
	public static function add_files( int $id, array $files ): ?\WP_Error {
		$report = self::read( $id ) ?? [];
		$known  = self::files( $report );
		return array_diff( $files, $known ) ? self::write( $id, [ ...$report, 'files' => array_values( array_unique( [ ...$known, ...$files ] ) ) ] ) : null;
	}

	/** @param array<string, mixed> $report */
	private static function json( array $report ): string {
		return (string) wp_json_encode( $report, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * @param array<string, mixed> $report
	 * @return list<mixed>
	 */
	private static function important_findings( array $report ): array {
		return array_slice( array_values( array_filter( is_array( $report['findings'] ?? null ) ? $report['findings'] : [], static fn ( mixed $one ): bool => is_array( $one ) && 'detail' !== ( $one['weight'] ?? '' ) ) ), 0, 1000 );
	}

	/**
	 * @param array<mixed> $part
	 * @return array<mixed>
	 */
	private static function shorten( array $part ): array {
		return array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? self::shorten( $value ) : ( is_string( $value ) ? mb_strcut( $value, 0, self::TEXT, 'UTF-8' ) : $value ), $part );
	}
}
