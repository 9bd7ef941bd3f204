<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

/** Writes a recorded page back to HTML: elements, scripts and what else stands in a page. */
final class Pages {

	private const VOID = [ 'img', 'br', 'hr' ];

	/** @param array<mixed> $fixture */
	public static function html( array $fixture ): string {
		$html   = '';
		$script = '';
		$inits  = self::list( $fixture['inits'] ?? null );
		foreach ( self::list( $fixture['modules'] ?? null ) as $module ) {
			$old     = ! str_contains( (string) json_encode( $module ), '"data-key"' );
			$slides  = '';
			foreach ( self::list( $module['slides'] ?? null ) as $slide ) {
				$inside = isset( $slide['bg'] ) && is_array( $slide['bg'] ) ? self::element( [ 'el' => 'img', 'attrs' => $slide['bg'] ] ) : '';
				$inside .= isset( $slide['bgVideo'] ) && is_array( $slide['bgVideo'] ) ? "\n" . self::element( [ 'el' => 'rs-bgvideo', 'attrs' => $slide['bgVideo'] ] ) : '';
				$slides .= "\n<" . ( $old ? 'li' : 'rs-slide' ) . self::attributes( $slide['attrs'] ?? [] ) . ">\n$inside\n<!-- layers -->\n" . self::elements( $slide['layers'] ?? [] ) . '</' . ( $old ? 'li' : 'rs-slide' ) . '>';
			}
			$static = self::list( $module['staticLayers'] ?? null );
			$inner  = $old ? "<ul>$slides\n</ul>" : "<rs-slides>$slides\n</rs-slides>" . ( $static ? '<rs-static-layers>' . self::elements( $static ) . '</rs-static-layers>' : '' );
			$tag    = $old ? 'div' : 'rs-module';
			$html  .= '<' . ( $old ? 'div' : 'rs-module-wrap' ) . self::attributes( $module['wrap'] ?? [] ) . "><$tag" . self::attributes( $module['module'] ?? [] ) . ">\n$inner" . self::elements( $module['other'] ?? [] ) . "</$tag></" . ( $old ? 'div' : 'rs-module-wrap' ) . ">\n";
			$id     = is_string( $module['id'] ?? null ) ? $module['id'] : '';
			$init   = $module['init'] ?? array_shift( $inits );
			$script .= isset( $module['startSize'] ) ? 'setREVStartSize(' . self::literal( $module['startSize'] ) . ");\n" : '';
			$script .= $old ? "jQuery(document).ready(function(){ jQuery('#$id').show().revolution(" . self::literal( $init ) . "); });\n"
				: "window.RS_MODULES = window.RS_MODULES || {};\nvar api = jQuery(\"#$id\");\nif(api!=undefined) api.revolutionInit(" . self::literal( $init ) . ");\n";
		}
		foreach ( $inits as $n => $init ) {
			$script .= "jQuery('#another$n').show().revolution(" . self::literal( $init ) . ");\n";
		}
		return "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><script type=\"application/json\">{\"x\":\"<rs-module id=no><\\/rs-module>\"}</script></head><body>\n$html<script>\n$script</script></body></html>";
	}

	/** JSON as people's scripts write it: bare names, !0 and !1, a comment, a comma at the end. */
	private static function literal( mixed $value ): string {
		$json = (string) json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_HEX_TAG );
		$json = (string) preg_replace_callback( '/"(?:[^"\\\\]|\\\\.)*"(:?)|\btrue\b|\bfalse\b/', static fn( array $found ): string => match ( true ) {
			'true' === $found[0]  => '!0',
			'false' === $found[0] => '!1',
			':' === ( $found[1] ?? '' ) && 1 === preg_match( '/^"[a-z_]\w*":$/i', $found[0] ) => trim( $found[0], '":' ) . ' : ',
			default => $found[0],
		}, $json );
		return str_ends_with( $json, '}' ) && '{}' !== $json ? substr( $json, 0, -1 ) . ", /* the end */\n}" : $json;
	}

	private static function elements( mixed $elements ): string {
		return implode( "\n", array_map( self::element( ... ), self::list( $elements ) ) );
	}

	/** @param array<mixed> $element */
	private static function element( array $element ): string {
		$name = is_string( $element['el'] ?? null ) ? $element['el'] : 'div';
		$html = "<$name" . self::attributes( $element['attrs'] ?? [] ) . '>';
		$html .= is_string( $element['text'] ?? null ) ? htmlspecialchars( $element['text'] ) : '';
		foreach ( self::list( $element['children'] ?? null ) as $child ) {
			$html .= self::element( $child );
		}
		return in_array( $name, self::VOID, true ) ? $html : "$html</$name>";
	}

	private static function attributes( mixed $attributes ): string {
		$html = '';
		foreach ( is_array( $attributes ) ? $attributes : [] as $name => $value ) {
			$html .= "\n $name" . ( '' === $value && 'data-no-retina' === $name ? '' : '="' . htmlspecialchars( is_scalar( $value ) ? (string) $value : '' ) . '"' );
		}
		return $html;
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
