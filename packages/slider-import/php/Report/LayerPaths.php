<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Source paths of layers. While a slider is read, each layer carries its path; afterwards the path moves from the model to the report. */
final class LayerPaths {

	public const KEY = '@';

	/** Maximum length of a label. */
	private const LABEL = 40;

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed> The model without the paths.
	 */
	public static function resolve( array $model, ImportReport $report ): array {
		$slides = ModelReader::maps( $model, 'slides' );
		foreach ( $slides as $n => $slide ) {
			$slides[ $n ]['layers'] = self::layers( ModelReader::maps( $slide, 'layers' ), "slides.$n.layers", $n, $report );
		}
		$model['slides'] = $slides;
		$model['static'] = self::layers( ModelReader::maps( $model, 'static' ), 'static', null, $report );
		return $model;
	}

	/**
	 * @param list<array<string, mixed>> $layers
	 * @return list<array<string, mixed>>
	 */
	private static function layers( array $layers, string $path, ?int $slide, ImportReport $report ): array {
		foreach ( $layers as $n => $layer ) {
			$id    = ModelReader::text( $layer, 'id' );
			$label = self::label( $layer );
			$from  = ModelReader::text( $layer, self::KEY );
			unset( $layer[ self::KEY ] );
			$report->add_place( "model:$path.$n", $slide, $id, $label );
			if ( '' !== $from ) {
				$report->add_place( $from, $slide, $id, $label );
			}
			if ( isset( $layer['layers'] ) ) {
				$layer['layers'] = self::layers( ModelReader::maps( $layer, 'layers' ), "$path.$n.layers", $slide, $report );
			}
			$layers[ $n ] = $layer;
		}
		return $layers;
	}

	/** @param array<string, mixed> $layer */
	private static function label( array $layer ): string {
		$words = trim( (string) preg_replace( '/\s+/u', ' ', ModelReader::plain_text( str_replace( '<', ' <', ModelReader::text( $layer, 'html' ) ) ) ) );
		$name  = ModelReader::text( $layer, 'alias' );
		$alt   = ModelReader::text( ModelReader::map( $layer, 'image' ), 'alt' );
		return mb_strimwidth( '' !== $name ? $name : ( '' !== $words ? $words : $alt ), 0, self::LABEL, '…', 'UTF-8' );
	}
}
