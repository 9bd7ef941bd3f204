<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/** HTML that the page's author put between the layers: a text layer, which looks as the page says and does not grow with the grid. */
final class StrayHtml {

	private const ELEMENTS = [ 'a', 'address', 'b', 'blockquote', 'button', 'div', 'dl', 'em', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'ol', 'p', 'section', 'small', 'span', 'strong', 'table', 'ul' ];

	/** What the engine drew before the page was saved, or what the page does not show. */
	private const OTHERS = '/(?:^|\s)(?:rs-|tp-|tparrows|slotholder)|^\s*(?:.*;)?\s*display\s*:\s*none/i';

	/**
	 * @param array<mixed> $element
	 * @return string|null Clean HTML; null when there is nothing to read in it.
	 */
	public static function read( array $element, string $path, ImportReport $report ): ?string {
		$attrs = PageElement::attributes( $element );
		if ( ! in_array( $element['el'] ?? '', self::ELEMENTS, true ) || 1 === preg_match( self::OTHERS, $attrs['class'] ?? '' ) || 1 === preg_match( self::OTHERS, $attrs['style'] ?? '' ) ) {
			return null;
		}
		$raw = trim( LayerContent::outside( $element ) );
		if ( '' === trim( strip_tags( HtmlSanitizer::html( $raw ), '<img>' ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- This package runs without WordPress.
			return null;
		}
		$report->note( 'stray-html', $path );
		return LayerContent::clean( $raw, $path, $report );
	}

	/**
	 * All such pieces of a slide, group or column stand below each other there: they are one layer.
	 *
	 * @param string $parent Type of the layer that it lies in; '' for the slide.
	 * @return array<string, mixed>
	 */
	public static function layer( string $html, string $path, string $parent, ImportReport $report ): array {
		$layer = new ModelBuilder( 'Layer' );
		$layer->put( LayerPaths::KEY, $path );
		$layer->put( 'type', 'text' );
		$layer->put( 'html', $html );
		$layer->put( 'style.whiteSpace', [ 'normal' ] );
		$layer->put( 'responsive.size', false );
		if ( 'column' !== $parent ) {
			$layer->put( 'box.width', [ '100%' ] );
		}
		if ( '' === $parent ) {
			$layer->put( 'box.base', 'slide' );
		}
		$report->count( 'layers' );
		$report->count( 'layers.text' );
		return $layer->values();
	}
}
