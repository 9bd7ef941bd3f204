<?php

namespace Frontage\Slider\Templates;

use Frontage\Slider\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Slider and slides of a template. */
final class TemplateDocument {

	/** Widths of the layer grid: desktop, notebook, tablet, mobile. */
	public const WIDTHS = [ 1280, 1024, 768, 390 ];

	/**
	 * @param array<string, mixed>       $options
	 * @param list<array<string, mixed>> $slides
	 * @param list<array<string, mixed>> $layers Layers over all slides.
	 * @return array<string, mixed>
	 */
	public static function slider( string $title, array $options, array $slides, array $layers = [] ): array {
		return [
			'schema'  => 1,
			'inherit' => 'scale',
			'title'   => $title,
			'options' => $options + [
				'responsiveLevels' => [ 1240, 1024, 778, 480 ],
				'gridwidth'        => self::WIDTHS,
				'lazyType'         => 'smart',
			],
			'slides'  => $slides,
		] + ( $layers ? [ 'static' => $layers ] : [] );
	}

	/**
	 * @param array<string, mixed>       $background
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, mixed>       $more
	 * @return array<string, mixed>
	 */
	public static function slide( string $key, string $title, array $background, array $layers, array $more = [] ): array {
		return [
			'key'        => $key,
			'title'      => $title,
			'background' => $background,
			'layers'     => $layers,
		] + $more;
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function color_background( string $color, array $more = [] ): array {
		return [
			'type'  => 'color',
			'color' => $color,
		] + $more;
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function image_background( string $file, string $alt, array $more = [] ): array {
		return [
			'type'  => 'image',
			'image' => self::image( $file, $alt ),
		] + $more;
	}

	/**
	 * A placeholder image that comes with the plugin.
	 *
	 * @return array<string, mixed>
	 */
	public static function image( string $file, string $alt, int $width = 1600, int $height = 900 ): array {
		return [
			'url'    => PluginFiles::url( "assets/templates/$file" ),
			'width'  => $width,
			'height' => $height,
			'alt'    => $alt,
		];
	}

	/**
	 * A muted video that plays while its slide is shown. The slider shows a pause button.
	 *
	 * @return array<string, mixed>
	 */
	public static function video_background( string $file, string $poster, string $alt ): array {
		return [
			'type'  => 'video',
			'image' => self::image( $poster, $alt, 1280, 720 ),
			'video' => [
				'sources'  => [
					[
						'url'  => PluginFiles::url( "assets/templates/$file" ),
						'type' => 'video/mp4',
					],
				],
				'poster'   => self::image( $poster, $alt, 1280, 720 ),
				'autoplay' => 'always',
				'loop'     => 'loopandnoslidestop',
				'muted'    => true,
			],
		];
	}

	/**
	 * Keyboard, touch, and the parts of the navigation that a template needs.
	 *
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function navigation( array $more = [] ): array {
		return $more + [
			'keyboardNavigation' => true,
			'touch'              => [ 'touchenabled' => true ],
		];
	}
}
