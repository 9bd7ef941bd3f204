<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a slider of Smart Slider 3 as a model. The data have the form of its database rows: `params` of slider and
 * slides and `slide` (the layers) are JSON or already decoded.
 *
 * @phpstan-type SmartSliderData array{ slider: array<mixed>, slides: array<mixed>, visuals: array<mixed>, folders: array<mixed>, files: array<mixed> }
 */
final class SliderReader {

	/**
	 * @param SmartSliderData $data `visuals`: saved fonts and styles; `folders`: keyword => URL; `files`: image => name in the export.
	 * @return array<string, mixed>
	 */
	public static function read( array $data, ImportReport $report ): array {
		$slider  = new ModelBuilder( 'Slider' );
		$head    = new SourceFields( $data['slider'], 'slider', $report );
		$type    = $head->text( 'type', 'simple' );
		$params  = new SourceFields( SourceFields::decode( $head->take_value( 'params' ) ), 'params', $report );
		$grid    = new DeviceGrid( $params );
		$urls    = new ResourceUrls( $data['folders'], $data['files'] );
		$visuals = new VisualSets( $data['visuals'] );
		$slider->set( 'title', $head->text( 'title' ) );
		$slider->set( 'alias', $head->text( 'alias' ) );
		$version = $params->peek( 'version' );
		if ( '' !== $version ) {
			$report->add_note( 'smart-slider-version', '', mb_strimwidth( $version, 0, 40, '…', 'UTF-8' ) );
		}
		$background = $params->peek( 'backgroundMode' );
		$options    = OptionReader::read( $params, $type, $grid, $urls, $visuals );
		$transition = OptionReader::transition( $params );
		OptionReader::finish( $params );
		$reader = new SlideReader( $grid, $urls, $visuals, $transition, '' === $background ? 'fill' : $background );
		$slides = [];
		$static = [];
		foreach ( self::sorted( $data['slides'] ) as $row ) {
			// Paths in the report count slides as visitors do, without static ones.
			$fields = new SourceFields( $row, 'slides.' . count( $slides ), $report );
			if ( SlideReader::is_static( $fields ) ) {
				$static = [ ...$static, ...$reader->static_layers( $fields ) ];
			} else {
				$slides[] = $reader->read( $fields, count( $slides ) );
			}
		}
		return [ 'schema' => 1, ...$slider->values(), 'options' => $options, 'slides' => $slides, 'static' => $static ];
	}

	/**
	 * @param array<mixed> $rows
	 * @return list<array<mixed>>
	 */
	private static function sorted( array $rows ): array {
		$rows  = array_values( array_filter( $rows, is_array( ... ) ) );
		$order = static fn( array $row ): float => is_numeric( $row['ordering'] ?? null ) ? (float) $row['ordering'] : INF;
		usort( $rows, static fn( array $one, array $other ): int => $order( $one ) <=> $order( $other ) );
		return $rows;
	}
}
