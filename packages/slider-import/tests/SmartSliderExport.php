<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

/** The recorded slider of Smart Slider 3: as rows of its tables, and as its export writes them. */
final class SmartSliderExport {

	/** @return array<mixed> */
	public static function fixture(): array {
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/fixtures/slider-plugins/smart-slider-3.json' ), true );
		return is_array( $fixture ) ? $fixture : [];
	}

	/**
	 * What SliderImporter::smart_slider() takes.
	 *
	 * @param array<mixed> $fixture
	 * @return array{ slider: array<mixed>, slides: array<mixed>, visuals: array<mixed>, folders: array<mixed>, files: array<mixed> }
	 */
	public static function data( array $fixture ): array {
		$list = static fn( mixed $value ): array => is_array( $value ) ? $value : [];
		return [
			'slider'  => $list( $list( $fixture['sliders'] ?? null )[0] ?? null ),
			'slides'  => $list( $fixture['slides'] ?? null ),
			'visuals' => $list( $fixture['section_storage'] ?? null ),
			'folders' => $list( $list( $fixture['export'] ?? null )['NextendImageHelper_Export'] ?? null ),
			'files'   => $list( $list( $fixture['export'] ?? null )['imageTranslation'] ?? null ),
		];
	}

	/**
	 * The file `data` of an export: PHP's serialization of an object of the original.
	 *
	 * @param array<string, mixed> $change Other values of the slider.
	 */
	public static function text( array $change = [] ): string {
		$fixture = self::fixture();
		$data    = self::data( $fixture );
		$slider  = [ ...$data['slider'], ...$change ];
		$params  = json_decode( is_string( $slider['params'] ?? null ) ? $slider['params'] : '', true );
		unset( $slider['params'] );
		$object = self::properties( 'Nextend\SmartSlider3\Slider\SliderParams', [ '_data' => serialize( $params ), "\0*\0sliderID" => serialize( '4' ), "\0*\0sliderType" => serialize( 'simple' ) ] );
		$row    = serialize( $slider );
		$row    = 'a:' . ( count( $slider ) + 1 ) . ':{' . substr( $row, (int) strpos( $row, '{' ) + 1, -1 ) . serialize( 'params' ) . $object . '}';
		return self::properties(
			'Nextend\SmartSlider3\BackupSlider\BackupData',
			[
				'NextendImageHelper_Export'      => serialize( $data['folders'] ),
				'slider'                         => $row,
				'slides'                         => serialize( $data['slides'] ),
				'generators'                     => serialize( [] ),
				'NextendImageManager_ImageData'  => serialize( [] ),
				'imageTranslation'               => serialize( $data['files'] ),
				'visuals'                        => serialize( $data['visuals'] ),
			]
		);
	}

	/** @param array<string, string> $properties Name => serialized value. */
	private static function properties( string $name, array $properties ): string {
		$text = 'O:' . strlen( $name ) . ':"' . $name . '":' . count( $properties ) . ':{';
		foreach ( $properties as $key => $value ) {
			$text .= serialize( $key ) . $value;
		}
		return "$text}";
	}
}
