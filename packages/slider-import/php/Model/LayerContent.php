<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use Frontage\SliderImport\Icons\IconMarkup;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/** Content of a layer as sanitized HTML. Text that contained removed parts is reported in full. */
final class LayerContent {

	private const SCRIPT = '/<\s*(?:script|iframe|object|embed|style|template|form)\b|\bon\w+\s*=|javascript\s*:|srcdoc|<\s*svg/i';

	private const VOID = [ 'area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr' ];

	/** @param array<mixed> $element Element with `text` and `children`. */
	public static function html( array $element, string $path, ImportReport $report ): string {
		$raw = trim( self::inner_html( $element ) );
		return self::clean( $raw, $path, $report );
	}

	public static function clean( string $raw, string $path, ImportReport $report ): string {
		$dropped = [];
		$html    = HtmlSanitizer::html( IconMarkup::replace( $raw, "$path.html", $report ), $dropped );
		if ( $dropped ) {
			$report->add_dropped( "$path.html", implode( ', ', $dropped ), $raw );
			if ( 1 !== preg_match( self::SCRIPT, $raw ) ) {
				$report->add_extra( "$path.html", $raw );
			}
		}
		return $html;
	}

	/** Reports an element or text that has no counterpart in the model, in full. */
	public static function report_unknown( string $raw, string $path, ImportReport $report ): void {
		if ( '' === trim( $raw ) ) {
			return;
		}
		if ( 1 === preg_match( self::SCRIPT, $raw ) ) {
			$report->add_dropped( "$path.html", 'element', $raw );
		} else {
			$report->add_extra( "$path.html", $raw );
		}
	}

	/** Returns the sanitized source of an SVG. */
	public static function svg( string $raw, string $path, ImportReport $report ): ?string {
		$raw = trim( $raw );
		if ( '' === $raw ) {
			return null;
		}
		$clean = SvgSanitizer::clean( $raw );
		if ( null === $clean || strlen( $clean ) < strlen( $raw ) ) {
			$report->add_dropped( "$path.svg", 'svg', $raw );
		}
		return $clean;
	}

	/** @param array<mixed> $element */
	public static function inner_html( array $element ): string {
		$html = is_string( $element['text'] ?? null ) ? self::escape( $element['text'] ) : '';
		// An export contains a layer's text as HTML, which is sanitized later like everything else.
		$html .= is_string( $element['html'] ?? null ) ? $element['html'] : '';
		foreach ( is_array( $element['children'] ?? null ) ? $element['children'] : [] as $child ) {
			$html .= is_array( $child ) ? self::outer_html( $child ) : '';
		}
		return $html;
	}

	/** @param array<mixed> $element */
	public static function outer_html( array $element ): string {
		$name = is_string( $element['el'] ?? null ) ? $element['el'] : 'div';
		if ( '#text' === $name ) {
			return self::inner_html( $element );
		}
		$name = (string) preg_replace( '/[^\w:-]/', '', $name );
		$html = "<$name";
		foreach ( is_array( $element['attrs'] ?? null ) ? $element['attrs'] : [] as $key => $value ) {
			$html .= is_scalar( $value ) && 1 === preg_match( '/^[^\s"\'<>\/=]+$/', (string) $key ) ? " $key=\"" . self::escape( (string) $value ) . '"' : '';
		}
		// The content of script and style elements is not escaped, since it is no text.
		$inside = in_array( $name, [ 'script', 'style' ], true ) && is_string( $element['text'] ?? null ) ? $element['text'] : self::inner_html( $element );
		return in_array( $name, self::VOID, true ) ? "$html>" : "$html>$inside</$name>";
	}

	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_HTML401 | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
