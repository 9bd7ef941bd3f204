<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\Slider\Import\DatabaseSource;
use Frontage\Slider\Import\ImportSource;

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
			'smart-slider' => new SmartSliderSource(),
			'meta-slider'  => new MetaSliderSource(),
			default        => new DatabaseSource(),
		};
	}

	/** Number of sliders that a plugin left on this site. */
	public static function count( string $plugin ): int {
		return count( self::open( $plugin )->heads() );
	}
}
