<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;

defined( 'ABSPATH' ) || exit;

/**
 * Findings of a report with equal ones grouped: each entry lists all places.
 *
 * @phpstan-type Place array{ slide: int|null, layer: string, label: string }
 * @phpstan-type Entry array{ code: string, weight: string, what: string, as: string, text: string, todo: string, more: list<string>, count: int, places: list<Place> }
 */
final class GroupedFindings {

	public const LOOK   = 'look';
	public const NOTE   = 'note';
	public const DETAIL = 'detail';

	/** Keys of by_slide() for what belongs to no slide. */
	public const GLOBAL_LAYERS = -1;
	public const WHOLE_SLIDER  = -2;

	/** These are listed by site, with a button to fetch them. */
	private const PICTURES = [ 'left-where-it-is', 'not-copied' ];

	/** These are only for programs. */
	private const SILENT = [ 'media', 'version', 'rule', 'file-of-the-export', 'init-of-another-slider' ];

	/** Their text is shown separately, not as part of the sentence. */
	private const TEXTS = [ 'script-left', 'css-left', 'html-left', 'svg-left' ];

	/**
	 * @param array<string, mixed> $report
	 * @return list<Entry> Heaviest first.
	 */
	public static function entries( array $report ): array {
		$pending = array_column( ImportReportStore::images( $report ), 'url' );
		$entries = [];
		foreach ( is_array( $report['findings'] ?? null ) ? $report['findings'] : [] as $finding ) {
			$finding = is_array( $finding ) ? $finding : [];
			/** @var array<string, mixed> $finding */
			$code   = self::text( $finding, 'code' );
			$weight = self::text( $finding, 'weight' );
			if ( in_array( $code, self::SILENT, true ) || in_array( $code, self::PICTURES, true ) && ( in_array( $finding['what'] ?? '', $pending, true ) || 'left-where-it-is' === $code ) ) {
				continue;
			}
			[ $text, $advice ] = FindingLabels::label( $finding );
			$key               = md5( "$weight\n$text" );
			$entries[ $key ] ??= [
				'code'   => $code,
				'weight' => $weight,
				'what'   => self::text( $finding, 'what' ),
				'as'     => self::text( $finding, 'as' ),
				'text'   => $text,
				'todo'   => $advice,
				'more'   => [],
				'count'  => 0,
				'places' => [],
			];
			++$entries[ $key ]['count'];
			if ( in_array( $code, self::TEXTS, true ) && ! in_array( self::text( $finding, 'what' ), $entries[ $key ]['more'], true ) ) {
				$entries[ $key ]['more'][] = self::text( $finding, 'what' );
			}
			$place = [
				'slide' => is_int( $finding['slide'] ?? null ) ? $finding['slide'] : null,
				'layer' => self::text( $finding, 'layer' ),
				'label' => self::text( $finding, 'label' ),
			];
			if ( ( null !== $place['slide'] || '' !== $place['layer'] ) && ! in_array( $place, $entries[ $key ]['places'], true ) ) {
				$entries[ $key ]['places'][] = $place;
			}
		}
		return array_values( $entries );
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	public static function filter_by_weight( array $entries, string $weight ): array {
		return array_values( array_filter( $entries, static fn ( array $entry ): bool => $weight === $entry['weight'] ) );
	}

	/**
	 * What differs from the original, by slide. Details, fonts and missing images are listed elsewhere.
	 *
	 * @param list<Entry> $entries
	 * @return array<int, list<Entry>> By the index of the slide, GLOBAL_LAYERS or WHOLE_SLIDER; each entry has the places of that slide only.
	 */
	public static function by_slide( array $entries ): array {
		$slides = [];
		foreach ( $entries as $entry ) {
			if ( self::DETAIL === $entry['weight'] || 'font' === $entry['code'] ) {
				continue;
			}
			$places = [];
			foreach ( $entry['places'] as $place ) {
				$places[ $place['slide'] ?? self::GLOBAL_LAYERS ][] = $place;
			}
			foreach ( $places ?: [ self::WHOLE_SLIDER => [] ] as $slide => $of_slide ) {
				$slides[ $slide ][] = [ 'places' => $of_slide ] + $entry;
			}
		}
		return $slides;
	}

	/**
	 * Number of things to check; each site with missing images counts as one.
	 *
	 * @param array<string, mixed> $report
	 */
	public static function review_count( array $report ): int {
		return count( self::filter_by_weight( self::entries( $report ), self::LOOK ) ) + count( self::hosts( $report ) );
	}

	/**
	 * Images that have not been imported yet, by site.
	 *
	 * @param array<string, mixed> $report
	 * @return array<string, list<array{ url: string, why: string, file: array<mixed>, block: string, id: string, at: string }>>
	 */
	public static function hosts( array $report ): array {
		$hosts = [];
		foreach ( ImportReportStore::images( $report ) as $picture ) {
			$hosts[ MediaImporter::host( $picture['url'] ) ][] = $picture;
		}
		return $hosts;
	}

	/**
	 * Fonts that the originals loaded themselves, with all weights that the sliders use.
	 *
	 * @param list<array<string, mixed>> $reports
	 * @return array<string, string> Weights by family: `400,700italic`.
	 */
	public static function fonts( array $reports ): array {
		$fonts = [];
		foreach ( $reports as $report ) {
			foreach ( self::entries( $report ) as $entry ) {
				if ( 'font' === $entry['code'] ) {
					$fonts[ $entry['what'] ] = [ ...$fonts[ $entry['what'] ] ?? [], ...array_filter( explode( ',', $entry['as'] ), static fn ( string $one ): bool => '' !== $one ) ];
				}
			}
		}
		ksort( $fonts );
		return array_map( self::weight_list( ... ), $fonts );
	}

	/** @param list<string> $weights */
	private static function weight_list( array $weights ): string {
		sort( $weights, SORT_NATURAL );
		return implode( ',', array_unique( $weights ) );
	}

	/**
	 * Summary in one sentence for all sliders of an import.
	 *
	 * @param list<array<string, mixed>> $reports
	 */
	public static function summary( int $imported, int $total, array $reports ): string {
		$look = array_sum( array_map( self::review_count( ... ), $reports ) );
		/* translators: 1: number of sliders that came, 2: number of sliders that were to come */
		$imported_text = sprintf( _n( '%1$d of %2$d slider imported.', '%1$d of %2$d sliders imported.', $total, 'frontage-slider' ), $imported, $total );
		/* translators: %d: number of things */
		return $imported_text . ' ' . ( 0 === $look ? __( 'No issues found.', 'frontage-slider' ) : sprintf( _n( '%d item to review.', '%d items to review.', $look, 'frontage-slider' ), $look ) );
	}

	/** @param array<mixed> $from */
	private static function text( array $from, string $key ): string {
		return is_scalar( $from[ $key ] ?? null ) ? (string) $from[ $key ] : '';
	}
}
