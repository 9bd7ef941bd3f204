<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\BreakpointWidths;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an export of version 6, a single JSON object. Missing values have the editor's defaults, which sometimes differ
 * from the model's.
 */
final class ExportReader {

	/**
	 * @param array<mixed> $export
	 * @return array<string, mixed>
	 */
	public static function read( array $export, ImportReport $report ): array {
		$all    = new SourceValues( $export, '', $report );
		$slider = new ModelBuilder( 'Slider' );
		$params = $all->bag( 'params' );
		$all->fill( $slider, [ 'title' => 'title', 'alias' => 'alias' ] );
		self::report_code( $params, $report );
		$options = ExportOptionReader::read( $params );
		$options->put( 'wholeType', 'near' );
		BreakpointWidths::adjust( $options );
		$children = true === $params->bag( 'def' )->peek( 'responsiveChilds' );
		$model    = [ 'schema' => 1, ...$slider->values(), 'options' => $options->values() ];
		$first    = self::first( $params );
		$read_all = [];
		$layers   = [];
		$slides   = $all->take( 'slides' );
		foreach ( self::sort_slides( is_array( $slides ) ? $slides : [] ) as $n => $slide ) {
			$read = ExportSlideReader::read( new SourceValues( $slide, "slides.$n", $report ), $children );
			if ( 0 === $n && $first ) {
				$read['firstTransition'] = $first;
			}
			$read_all[] = $read;
		}
		$model['slides'] = $read_all;
		$statics         = $all->take( 'static_slides' );
		foreach ( is_array( $statics ) ? array_values( array_filter( $statics, is_array( ... ) ) ) : [] as $n => $slide ) {
			$bag    = new SourceValues( $slide, "static_slides.$n", $report );
			$layers = [ ...$layers, ...ExportSlideReader::layers( $bag, 'static', $children ) ];
			$bag->finish();
		}
		$model['static'] = $layers;
		$all->finish();
		return $model;
	}

	/** Styles and scripts of an export are only shown in the report, never applied. */
	private static function report_code( SourceValues $params, ImportReport $report ): void {
		$codes = $params->bag( 'codes' );
		foreach ( [ 'javascript' => 'script', 'css' => 'css' ] as $key => $what ) {
			$text = $codes->take_text( $key );
			if ( '' !== trim( $text ) ) {
				$report->add_dropped( "params.codes.$key", $what, $text );
			}
		}
		$addons = $params->peek( 'addOns' );
		foreach ( is_array( $addons ) ? $addons : [] as $name => $addon ) {
			$name = is_string( $name ) ? $name : ( is_string( $addon ) ? $addon : '' );
			if ( '' !== $name ) {
				$report->add_addon( $name );
			}
		}
	}

	/** @return array<string, mixed> */
	private static function first( SourceValues $params ): array {
		$general = $params->bag( 'general' );
		$first   = $general->bag( 'firstSlide' );
		if ( true !== $first->peek( 'set' ) ) {
			return [];
		}
		$first->take( 'set' );
		$draft = new ModelBuilder( 'Transition' );
		$first->fill( $draft, [ 'type' => 'name', 'duration' => 'duration', 'slotAmount' => 'slots' ] );
		return $draft->values();
	}

	/**
	 * @param array<mixed> $slides
	 * @return list<array<mixed>>
	 */
	private static function sort_slides( array $slides ): array {
		$slides = array_values( array_filter( $slides, is_array( ... ) ) );
		$order  = static fn( array $slide ): float => is_numeric( $slide['slide_order'] ?? null ) ? (float) $slide['slide_order'] : INF; // PHP 8.5 warns about floats outside the integer range.
		usort( $slides, static fn( array $one, array $other ): int => $order( $one ) <=> $order( $other ) );
		return $slides;
	}
}
