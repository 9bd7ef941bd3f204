<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** A section, column, container or widget of Elementor, or a repeater row: each reader returns the declared type, whatever was stored. */
final class ElementorElement {

	/** Longer texts are truncated. */
	private const LONGEST = 200_000;

	/** Maximum number of rows or images. */
	private const ROWS = 200;

	/**
	 * @param array<array-key, mixed> $settings
	 * @param list<ElementorElement>           $children
	 */
	public function __construct( public readonly string $id, public readonly string $kind, public readonly string $widget, public readonly array $settings, public readonly array $children = [] ) {}

	/** @param array<array-key, mixed> $settings */
	public static function from_row( array $settings ): self {
		return new self( '', 'row', '', $settings );
	}

	/** As stored, with its markup; the caller sanitizes it. */
	public function text( string ...$names ): string {
		foreach ( $names as $name ) {
			$value = $this->settings[ $name ] ?? null;
			$text  = is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( wp_check_invalid_utf8( (string) $value, true ) ) : '';
			if ( '' !== $text ) {
				return substr( $text, 0, self::LONGEST ) === $text ? $text : mb_strcut( $text, 0, self::LONGEST, 'UTF-8' );
			}
		}
		return '';
	}

	/** Without markup. */
	public function plain_text( string ...$names ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( SafeHtml::without_code( $this->text( ...$names ) ) ), ENT_QUOTES | ENT_HTML5 ) ) );
	}

	/** A switcher: Elementor stores "yes", its themes "true". */
	public function is_on( string $name ): bool {
		return in_array( $this->settings[ $name ] ?? null, [ 'yes', 'true', true, '1', 1, 'on' ], true );
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->settings );
	}

	public function number( string $name ): ?float {
		$value = $this->settings[ $name ] ?? null;
		$value = is_array( $value ) ? $value['size'] ?? null : $value;
		return is_numeric( $value ) && is_finite( (float) $value ) && abs( (float) $value ) < 1e12 ? (float) $value : null;
	}

	public function integer( string $name, int $otherwise, int $least, int $most ): int {
		return (int) min( $most, max( $least, $this->number( $name ) ?? $otherwise ) );
	}

	/** A length such as 24px, or ''. */
	public function length( string $name, float $least = 0.0 ): string {
		$value = $this->settings[ $name ] ?? null;
		if ( ! is_array( $value ) ) {
			return '';
		}
		return self::css( $value['size'] ?? null, $value['unit'] ?? 'px', $least );
	}

	/** @return array<string, string> top, right, bottom, left: those that are set. */
	public function box_sides( string $name, float $least = 0.0 ): array {
		$value = $this->settings[ $name ] ?? null;
		$box   = [];
		foreach ( [ 'top', 'right', 'bottom', 'left' ] as $side ) {
			$length = ! is_array( $value ) ? '' : self::css( $value[ $side ] ?? null, $value['unit'] ?? 'px', $least );
			if ( '' !== $length ) {
				$box[ $side ] = $length;
			}
		}
		return $box;
	}

	private static function css( mixed $size, mixed $unit, float $least ): string {
		if ( ! is_numeric( $size ) || ! in_array( $unit, [ 'px', 'em', 'rem', '%', 'vh', 'vw' ], true ) || (float) $size < $least || abs( (float) $size ) > 5000 ) {
			return '';
		}
		return 0.0 === (float) $size ? '0' : (string) round( (float) $size, 4 ) . $unit;
	}

	/** A color as CSS, or ''. */
	public function color( string ...$names ): string {
		foreach ( $names as $name ) {
			$value = $this->text( $name );
			if ( preg_match( '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([0-9., %]{5,40}\))$/i', $value ) ) {
				return strtolower( str_replace( ' ', '', $value ) );
			}
		}
		return '';
	}

	/**
	 * One value of a list, or ''.
	 *
	 * @param list<string> $of
	 */
	public function choice( string $name, array $of ): string {
		$value = $this->text( $name );
		return in_array( $value, $of, true ) ? $value : '';
	}

	public function link( string ...$names ): LinkReader {
		foreach ( $names as $name ) {
			$link = LinkReader::from_setting( $this->settings[ $name ] ?? null );
			if ( '' !== $link->url ) {
				return $link;
			}
		}
		return LinkReader::from_setting( null );
	}

	public function picture( string ...$names ): ImageReader {
		foreach ( $names as $name ) {
			$picture = ImageReader::from_setting( $this->settings[ $name ] ?? null );
			if ( '' !== $picture->url ) {
				return $picture;
			}
		}
		return ImageReader::from_setting( null );
	}

	/** @return list<ImageReader> */
	public function pictures( string $name ): array {
		$all = array_map( ImageReader::from_setting( ... ), array_slice( $this->list( $name ), 0, self::ROWS ) );
		return array_values( array_filter( $all, static fn ( ImageReader $one ): bool => '' !== $one->url ) );
	}

	/** @return list<ElementorElement> */
	public function rows( string ...$names ): array {
		foreach ( $names as $name ) {
			$rows = array_values( array_filter( $this->list( $name ), is_array( ... ) ) );
			if ( $rows ) {
				return array_map( self::from_row( ... ), array_slice( $rows, 0, self::ROWS ) );
			}
		}
		return [];
	}

	/** Name of an icon, such as "fas fa-star"; uploaded SVG icons have none. */
	public function icon( string ...$names ): string {
		foreach ( $names as $name ) {
			$value = $this->settings[ $name ] ?? null;
			$value = is_array( $value ) ? $value['value'] ?? null : $value;
			if ( is_string( $value ) && '' !== trim( $value ) ) {
				return substr( trim( $value ), 0, 100 );
			}
		}
		return '';
	}

	/** @return list<mixed> */
	private function list( string $name ): array {
		$value = $this->settings[ $name ] ?? null;
		return is_array( $value ) ? array_values( $value ) : [];
	}
}
