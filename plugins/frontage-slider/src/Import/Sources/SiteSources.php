<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\Slider\Import\DatabaseSource;
use Frontage\Slider\Import\ImportSource;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\SliderImporter;

defined( 'ABSPATH' ) || exit;

/** Slider plugins whose sliders are read from this site's database. */
final class SiteSources {

	public const SLIDER_REVOLUTION = 'slider-revolution';

	/** Key => name of the plugin. */
	public const NAMES = [
		self::SLIDER_REVOLUTION => 'Slider Revolution',
		'smart-slider'          => 'Smart Slider 3',
		'meta-slider'           => 'MetaSlider',
	];

	/** The source of a plugin; Slider Revolution for an unknown key. */
	public static function open( string $plugin ): ImportSource {
		return match ( $plugin ) {
			'smart-slider' => new PluginSource( self::NAMES['smart-slider'], SmartSliderTables::list( ... ), self::read_smart_slider( ... ) ),
			'meta-slider'  => new PluginSource( self::NAMES['meta-slider'], MetaSliderPosts::list( ... ), self::read_meta_slider( ... ) ),
			default        => new DatabaseSource(),
		};
	}

	/** @return array{ model: array<string, mixed>, report: ImportReport }|null */
	private static function read_smart_slider( int $id ): ?array {
		$data = SmartSliderTables::data( $id );
		return null === $data ? null : SliderImporter::smart_slider( $data );
	}

	/** @return array{ model: array<string, mixed>, report: ImportReport }|null */
	private static function read_meta_slider( int $id ): ?array {
		$slideshow = MetaSliderPosts::slideshow( $id );
		return null === $slideshow ? null : SliderImporter::meta_slider( $slideshow );
	}

	/** Number of sliders that a plugin left on this site. */
	public static function count( string $plugin ): int {
		return count( self::open( $plugin )->heads() );
	}
}
