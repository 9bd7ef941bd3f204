<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Icons;

use Frontage\Slider\Model\Sanitizer\InlineIcon;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces icons of icon fonts in the HTML of a layer by drawings, since the font is not on the new site. An icon
 * without a drawing is removed and reported, so that neither its name nor an empty box is displayed.
 */
final class IconMarkup {

	private const ATTRIBUTES = '((?:[^<>"\']++|"[^"<>]*+"|\'[^\'<>]*+\')*+)';

	private const ELEMENT = '~<(i|em|b|span|strong|small|div)(?=[\s>])' . self::ATTRIBUTES . '>([^<]{0,200})</\1\s*>~i';

	/** What the script of Font Awesome wrote in the place of an icon before the page was saved. */
	private const DRAWN = '~<svg(?=\s)' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/?svg))*+</svg\s*>~i';

	private const CANDIDATE = '/\bclass\s*=\s*["\']?[^"\'<>]*(?:fa|icon|pe-7s|linea|material-|basic|arrows|ti-|lnr|la-|bi-|ion-)/i';

	/** @param string $path Path of the layer in the source. */
	public static function replace( string $html, string $path, ImportReport $report ): string {
		if ( 1 !== preg_match( self::CANDIDATE, $html ) ) {
			return $html;
		}
		$drawn = static function ( array $found ) use ( $path, $report ): string {
			$classes = self::attribute( $found[1], 'class' );
			$name    = str_contains( $classes, 'svg-inline--fa' ) ? IconNames::in_classes( $classes, true ) : null;
			return null === $name ? $found[0] : self::markup( $found[1], $name, '', $path, $report );
		};
		$html  = preg_replace_callback( self::DRAWN, $drawn, $html ) ?? $html;
		return preg_replace_callback( self::ELEMENT, static fn( array $found ): string => self::element( $found, $path, $report ), $html ) ?? $html;
	}

	/**
	 * An icon for the classes and the text of an element.
	 *
	 * @param string $text Decoded text of the element.
	 * @param bool   $is_i Whether the element is an `i`.
	 * @return array{string, string}|null Name in its font, and the text that remains; null if it is no icon.
	 */
	public static function read( string $classes, string $text, bool $is_i ): ?array {
		$text = trim( (string) preg_replace( '/\x{A0}/u', ' ', $text ) );
		if ( IconNames::is_ligature( $classes ) ) {
			return '' === $text ? null : [ $text, '' ];
		}
		$is_character = 1 === preg_match( '/^[\x{E000}-\x{F8FF}]$/u', $text );
		$name         = IconNames::in_classes( $classes, $is_i && ( '' === $text || $is_character ) );
		if ( null === $name || ( '' !== $text && ! $is_character && null === IconNames::resolve( $name ) ) ) {
			return $is_character && ( $is_i || null !== IconNames::resolve( $text ) ) ? [ $text, '' ] : null;
		}
		return [ $name, $is_character ? '' : $text ];
	}

	/** The drawing for a name of an icon font; null if there is none. */
	public static function drawing( string $name ): ?string {
		$own = IconNames::resolve( $name );
		return null === $own ? null : InlineIcon::html( IconPaths::SIZE, IconPaths::PATHS[ $own ] );
	}

	/** Reports an icon that has no drawing. */
	public static function report_left( string $name, string $path, ImportReport $report ): void {
		$code = 1 === preg_match( '/^[\x{E000}-\x{F8FF}]$/u', $name ) ? 'U+' . strtoupper( dechex( mb_ord( $name, 'UTF-8' ) ) ) : $name;
		$report->add_note( 'icon-left', $path, mb_strimwidth( $code, 0, 100, '…', 'UTF-8' ) );
	}

	/** @param array<string> $found */
	private static function element( array $found, string $path, ImportReport $report ): string {
		$text = html_entity_decode( $found[3], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$icon = self::read( self::attribute( $found[2], 'class' ), $text, 'i' === strtolower( $found[1] ) );
		return null === $icon ? $found[0] : self::markup( $found[2], $icon[0], $icon[1], $path, $report );
	}

	/** @param string $attributes Attributes of the element; its style and its other classes are kept. */
	private static function markup( string $attributes, string $name, string $text, string $path, ImportReport $report ): string {
		$drawing = self::drawing( $name );
		if ( null === $drawing ) {
			self::report_left( $name, $path, $report );
		} else {
			$report->count( 'icons' );
		}
		if ( null === $drawing && '' === $text ) {
			return '';
		}
		$classes = implode( ' ', array_filter( preg_split( '/\s+/', self::attribute( $attributes, 'class' ), -1, PREG_SPLIT_NO_EMPTY ) ?: [], static fn( string $class ): bool => ! IconNames::is_icon_class( $class ) ) );
		$open    = 'span';
		foreach ( [ 'class' => $classes, 'style' => self::attribute( $attributes, 'style' ) ] as $key => $value ) {
			$open .= '' === $value ? '' : " $key=\"" . htmlspecialchars( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) . '"';
		}
		return "<$open>$drawing" . ( '' === $text ? '' : ' ' . htmlspecialchars( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) . '</span>';
	}

	private static function attribute( string $attributes, string $key ): string {
		if ( 1 !== preg_match( '/(?:^|\s)' . $key . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'<>]+))/i', $attributes, $found ) ) {
			return '';
		}
		return trim( html_entity_decode( implode( '', array_slice( $found, 1 ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
