<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\PhpSerializedParser;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file `data` of an .ss3 export: a serialized object with the rows of the slider. No object is created, and
 * nothing is unserialized.
 *
 * @phpstan-import-type SmartSliderData from SliderReader
 */
final class ExportReader {

	/** Classes of the original, whose public properties are read as an array: since version 3.4, and before. */
	private const CLASSES = [ 'Nextend\SmartSlider3\BackupSlider\BackupData', 'Nextend\SmartSlider3\Slider\SliderParams', 'Nextend\Framework\Data\Data', 'N2SmartSliderBackup', 'N2SmartSliderParams', 'N2Data' ];

	/** Whether the text is such an export. */
	public static function is_export( string $text ): bool {
		return 1 === preg_match( '/^O:\d{1,3}:"(?:Nextend\\\\SmartSlider3\\\\BackupSlider\\\\BackupData|N2SmartSliderBackup)":/i', substr( $text, 0, 200 ) );
	}

	/**
	 * @return SmartSliderData
	 * @throws ImportRefusedException If it is damaged, or a group of sliders, which are files of their own.
	 */
	public static function read( string $text ): array {
		$backup = PhpSerializedParser::read( $text, self::CLASSES );
		$slider = is_array( $backup['slider'] ?? null ) ? $backup['slider'] : [];
		if ( 'group' === ( $slider['type'] ?? '' ) ) {
			throw new ImportRefusedException( 'no-export', 'This export is a group of sliders. Unpack it and import the files in the folder sliders.' );
		}
		if ( [] === $slider || ! is_array( $backup['slides'] ?? null ) ) {
			throw new ImportRefusedException( 'not-a-slider', 'This export holds no slider.' );
		}
		$params = $slider['params'] ?? null;
		if ( is_array( $params ) && is_array( $params['_data'] ?? null ) ) {
			$slider['params'] = $params['_data'];
		}
		$list = static fn( string $key ): array => is_array( $backup[ $key ] ?? null ) ? $backup[ $key ] : [];
		return [
			'slider'  => $slider,
			'slides'  => $list( 'slides' ),
			'visuals' => $list( 'visuals' ),
			'folders' => $list( 'NextendImageHelper_Export' ),
			'files'   => $list( 'imageTranslation' ),
		];
	}
}
