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

/**
 * HTML that the page's author put between the layers. It becomes a text layer with the page's styles that does not
 * scale with the grid.
 */
final class StrayHtml {

	private const ELEMENTS = [ 'a', 'address', 'b', 'blockquote', 'button', 'div', 'dl', 'em', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'ol', 'p', 'section', 'small', 'span', 'strong', 'table', 'ul' ];

	/** Elements that the engine added before the page was saved, and hidden elements. */
	private const OTHERS = '/(?:^|\s)(?:rs-|tp-|tparrows|slotholder)|^\s*(?:.*;)?\s*display\s*:\s*none/i';

	/**
	 * @param array<mixed> $element
	 * @return string|null Sanitized HTML; null if it has no readable content.
	 */
	public static function read( array $element, string $path, ImportReport $report ): ?string {
		$attrs = PageElement::attributes( $element );
		if ( ! in_array( $element['el'] ?? '', self::ELEMENTS, true ) || 1 === preg_match( self::OTHERS, $attrs['class'] ?? '' ) || 1 === preg_match( self::OTHERS, $attrs['style'] ?? '' ) ) {
			return null;
		}
		$raw = trim( LayerContent::outer_html( $element ) );
		if ( '' === trim( strip_tags( HtmlSanitizer::html( $raw ), '<img>' ) ) ) {
			return null;
		}
		$report->add_note( 'stray-html', $path );
		return LayerContent::clean( $raw, $path, $report );
	}

	/**
	 * All such parts of a slide, group or column are below each other there, so they become one layer.
	 *
	 * @param string $parent Type of its parent layer; '' for the slide.
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
