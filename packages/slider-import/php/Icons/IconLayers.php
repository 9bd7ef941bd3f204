<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Icons;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;

defined( 'ABSPATH' ) || exit;

/**
 * Makes SVG layers of text layers that consist of one icon. A layer with a box of its own (a size, padding, fill or
 * border) or with two texts stays a text with the icon inside it, since an SVG would fill that box.
 */
final class IconLayers {

	private const ONE_ICON = '~^\s*(?:<(?:p|div|span)>\s*)*(<svg class="fr-icon".*</svg>)\s*(?:</(?:p|div|span)>\s*)*$~Ds';

	private const BOX = [ 'padding', 'background', 'backgroundImage', 'borderStyle', 'borderWidth' ];

	/** Styles of a text that say nothing about an SVG. */
	private const TEXT = [ 'color', 'fontFamily', 'fontSize', 'lineHeight', 'fontWeight', 'fontStyle', 'letterSpacing', 'textAlign', 'whiteSpace', 'textTransform', 'textDecoration', 'textShadow' ];

	/**
	 * @param array<string, mixed> $model Before paths of layers were resolved.
	 * @return array<string, mixed>
	 */
	public static function convert( array $model, ImportReport $report ): array {
		if ( isset( $model['static'] ) ) {
			$model['static'] = self::layers( ModelReader::maps( $model, 'static' ), $report );
		}
		$slides = ModelReader::maps( $model, 'slides' );
		foreach ( $slides as $n => $slide ) {
			if ( isset( $slide['layers'] ) ) {
				$slides[ $n ]['layers'] = self::layers( ModelReader::maps( $slide, 'layers' ), $report );
			}
		}
		$model['slides'] = $slides;
		return $model;
	}

	/**
	 * @param list<array<string, mixed>> $layers
	 * @return list<array<string, mixed>>
	 */
	private static function layers( array $layers, ImportReport $report ): array {
		foreach ( $layers as $n => $layer ) {
			if ( isset( $layer['layers'] ) ) {
				$layer['layers'] = self::layers( ModelReader::maps( $layer, 'layers' ), $report );
			}
			$layers[ $n ] = self::svg( self::with_own_icon( $layer, $report ), $report );
		}
		return $layers;
	}

	/**
	 * A layer whose own element has the classes of an icon font, such as `material-icons` with the text `arrow_forward`.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function with_own_icon( array $layer, ImportReport $report ): array {
		$classes = ModelReader::text( $layer, 'className' );
		$html    = ModelReader::text( $layer, 'html' );
		if ( '' === $classes || str_contains( $html, '<' ) || ! in_array( $layer['type'] ?? '', [ 'text', 'button' ], true ) ) {
			return $layer;
		}
		$text = trim( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$icon = IconNames::is_ligature( $classes ) || mb_strlen( $text, 'UTF-8' ) < 2 ? IconMarkup::read( $classes, $text, false ) : null;
		if ( null === $icon || '' !== $icon[1] ) {
			return $layer;
		}
		$drawing = IconMarkup::drawing( $icon[0] );
		if ( null === $drawing ) {
			IconMarkup::report_left( $icon[0], ModelReader::text( $layer, LayerPaths::KEY ), $report );
			$layer['html'] = '';
			return $layer;
		}
		$report->count( 'icons' );
		$layer['html']      = "<span>$drawing</span>";
		$layer['className'] = implode( ' ', array_filter( explode( ' ', $classes ), static fn( string $class ): bool => ! IconNames::is_icon_class( $class ) ) );
		return array_filter( $layer, static fn( mixed $value ): bool => '' !== $value );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function svg( array $layer, ImportReport $report ): array {
		$style = ModelReader::map( $layer, 'style' );
		$box   = ModelReader::map( $layer, 'box' );
		if ( 'text' !== ( $layer['type'] ?? '' ) || isset( $layer['toggleHtml'] ) || array_intersect_key( $style, array_flip( self::BOX ) ) || isset( $box['inset'] ) || ! self::is_auto( $box['width'] ?? null ) || ! self::is_auto( $box['height'] ?? null ) ) {
			return $layer;
		}
		$is_colored = array_filter( ModelReader::maps( $layer, 'frames' ), static fn( array $frame ): bool => isset( $frame['split'] ) || isset( ModelReader::map( $frame, 'to' )['color'] ) );
		if ( $is_colored || 1 !== preg_match( self::ONE_ICON, ModelReader::text( $layer, 'html' ), $found ) || 1 !== substr_count( $found[1], '<svg' ) || ! isset( $style['fontSize'] ) ) {
			return $layer;
		}
		$svg = SvgSanitizer::clean( str_replace( [ ' width="1em"', ' height="1em"' ], '', $found[1] ) );
		if ( null === $svg ) {
			return $layer;
		}
		// The width is that of the letter; in the height of the line the icon is in its middle, where the letter was.
		$layer['box']   = [ ...$box, 'width' => $style['fontSize'], 'height' => $style['lineHeight'] ?? $style['fontSize'] ];
		$layer['style'] = array_diff_key( $style, array_flip( self::TEXT ) ) + ( isset( $style['color'] ) ? [ 'svgFill' => $style['color'] ] : [] );
		$hover          = ModelReader::map( $layer, 'hover' );
		$to             = ModelReader::map( $hover, 'to' );
		if ( isset( $to['color'] ) ) {
			$layer['hover'] = [ ...$hover, 'to' => array_diff_key( $to, [ 'color' => 1 ] ) + [ 'svgFill' => $to['color'] ] ];
		}
		$layer['type'] = 'svg';
		$layer['svg']  = [ 'html' => $svg ];
		unset( $layer['html'], $layer['tag'] );
		$report->count( 'layers.text', -1 );
		$report->count( 'layers.svg' );
		return array_filter( $layer, static fn( mixed $value ): bool => [] !== $value );
	}

	private static function is_auto( mixed $size ): bool {
		return null === $size || [ 'auto' ] === $size;
	}
}
