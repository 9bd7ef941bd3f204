<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\Finding;
use Frontage\SliderImport\SliderImporter;

/** Reads the recorded sliders of version 7, and builds small ones of single settings and layers. */
final class Version7Fixtures {

	public const WIDTHS = [ 1200, 1200, 1000, 800, 400 ];

	public static function path( string $name ): string {
		return dirname( __DIR__, 4 ) . "/tests/fixtures/slider/version-7/$name";
	}

	/** @return array{array<string, mixed>, list<Finding>} Model and findings. */
	public static function file( string $name ): array {
		$read = SliderImporter::file( self::path( $name ) )[0];
		return [ $read['model'], $read['report']->findings() ];
	}

	/**
	 * A slider of one slide.
	 *
	 * @param array<mixed> $layers
	 * @param array<mixed> $settings
	 * @param array<mixed> $slide
	 * @return array{array<string, mixed>, list<Finding>}
	 */
	public static function slider( array $layers, array $settings = [], array $slide = [] ): array {
		$data = [ 'id' => '3', 'settings' => $settings + [ 'type' => 'standard', 'version' => '7.0.4', 'uSize' => [ false, true, true, true, true ], 'size' => [ 'width' => self::WIDTHS ] ], 'slides' => [ '5' => [ 'id' => 5, 'slide' => $slide + [ 'order' => 1 ], 'layers' => $layers ] ] ];
		$read = SliderImporter::text( (string) json_encode( $data ) )[0];
		return [ $read['model'], $read['report']->findings() ];
	}

	/**
	 * The first layer of a slider of one slide.
	 *
	 * @param array<mixed> $layer
	 * @param array<mixed> $settings
	 * @param array<mixed> $slide
	 * @return array<string, mixed>
	 */
	public static function layer( array $layer, array $settings = [], array $slide = [] ): array {
		return self::layers( self::slider( [ '2' => $layer + [ 'id' => 2, 'type' => 'text' ] ], $settings, $slide )[0], 0 )[0];
	}

	/**
	 * @param array<string, mixed> $model
	 * @return list<array<string, mixed>>
	 */
	public static function layers( array $model, int $slide ): array {
		return ModelReader::maps( ModelReader::maps( $model, 'slides' )[ $slide ], 'layers' );
	}

	/**
	 * Finds a layer by its name, at any depth.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return array<string, mixed>
	 */
	public static function named( array $layers, string $name ): array {
		foreach ( $layers as $layer ) {
			$found = $name === ( $layer['alias'] ?? '' ) ? $layer : self::named( ModelReader::maps( $layer, 'layers' ), $name );
			if ( $found ) {
				return $found;
			}
		}
		return [];
	}

	/** @param array<string, mixed> $from */
	public static function at( array $from, string $path ): mixed {
		foreach ( explode( '.', $path ) as $key ) {
			$from = is_array( $from ) ? $from[ $key ] ?? null : null;
		}
		return $from;
	}

	/**
	 * @param list<Finding> $findings
	 * @return list<string> `code what`, of those to review.
	 */
	public static function to_review( array $findings ): array {
		return array_values( array_map( static fn( Finding $one ): string => "{$one->code} {$one->what}", array_filter( $findings, static fn( Finding $one ): bool => Finding::LOOK === $one->weight ) ) );
	}
}
