<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Navigation;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsonParser;
use Frontage\SliderImport\Source\PhpSerializedParser;

defined( 'ABSPATH' ) || exit;

/** How the arrows and bullets of a slider looked: by the CSS of its page, by the styles that its export brings along, or as their style came with the original. */
final class NavigationSkins {

	public const PARTS = [ 'arrows', 'bullets' ];

	private const SMALLEST = 4;

	private const LARGEST = 200;

	/**
	 * @param array<string, SkinCssReader>            $rules   Part => the CSS that counts for it.
	 * @param array<string, string>               $names   Part => what its style is called, where an export gives a number.
	 * @param array<string, array<string, mixed>> $changed Part => what an export changed of its style.
	 * @param array<string, array<string, float>> $drawn   Part => size of the drawing that is all of it.
	 */
	private function __construct( private readonly array $rules, private readonly array $names = [], private readonly array $changed = [], private readonly array $drawn = [] ) {}

	/** @param list<string> $ids Of the slider and its wrapper. */
	public static function of_page( string $css, array $ids ): self {
		return new self( array_fill_keys( self::PARTS, SkinCssReader::read( $css, $ids ) ) );
	}

	/**
	 * @param array<mixed> $nav  `params.nav` of the export.
	 * @param array<mixed> $rows Styles of the site's own, `{id, handle, type, css, markup, settings}`.
	 */
	public static function of_export( array $nav, array $rows ): self {
		$rules   = [];
		$names   = [];
		$changed = [];
		$drawn   = [];
		$rows    = ModelReader::maps( [ 'rows' => array_values( $rows ) ], 'rows' );
		foreach ( self::PARTS as $part ) {
			$own              = is_array( $nav[ $part ] ?? null ) ? $nav[ $part ] : [];
			$changed[ $part ] = self::changed( is_array( $own['presets'] ?? null ) ? $own['presets'] : [] );
			foreach ( $rows as $row ) {
				$style  = is_scalar( $own['style'] ?? null ) ? (string) $own['style'] : '';
				$handle = ModelReader::text( $row, 'handle' );
				if ( $part === ModelReader::text( $row, 'type' ) && in_array( $style, [ ModelReader::text( $row, 'id' ), $handle ], true ) && 1 === preg_match( '/^[\w-]{1,100}$/D', $handle ) ) {
					$names[ $part ] = $handle;
					$rules[ $part ] = SkinCssReader::read( self::filled( $row, $changed[ $part ] ) );
					$drawn[ $part ] = self::drawing( stripslashes( ModelReader::text( $row, 'markup' ) ) );
				}
			}
		}
		return new self( $rules, $names, $changed, $drawn );
	}

	/** What a style is called: where an export gives its number, by that, and by the name it has had since version 5. */
	public function name( string $part, string $style ): string {
		return $this->names[ $part ] ?? DefaultSkins::name( $part, $style ) ?? $style;
	}

	/**
	 * What the model can say of a style, as the model says it.
	 *
	 * @param 'arrows'|'bullets' $part
	 * @return array<string, mixed>
	 */
	public function look( string $part, string $style ): array {
		$own   = isset( $this->rules[ $part ] ) ? $this->rules[ $part ]->look( $part, $style ) : [];
		$known = DefaultSkins::name( $part, $style );
		if ( [] === $own && null === $known ) {
			return [];
		}
		$base = DefaultSkins::look( $part, $known ?? '', $this->changed[ $part ] ?? [] );
		if ( null === $known && ( isset( $own['background'] ) || isset( $own['color'] ) ) ) {
			unset( $base['hover_background'], $base['active_color'] ); // Those of no style, which counts for less.
		}
		$drawn = 0.0 === ( $own['size'] ?? 1 ) || 0.0 === ( $own['height'] ?? 1 ) ? $this->drawn[ $part ] ?? [] : [];
		$draft = new ModelBuilder( 'Options' );
		foreach ( [ ...$base, ...$own, ...$drawn ] as $key => $value ) {
			$draft->set( "navigation.$part.$key", $value );
		}
		$read = ModelReader::map( ModelReader::map( $draft->values(), 'navigation' ), $part );
		foreach ( [ 'size', 'height' ] as $key ) {
			if ( isset( $read[ $key ] ) && ( ModelReader::number( $read, $key ) < self::SMALLEST || ModelReader::number( $read, $key ) > self::LARGEST ) ) {
				unset( $read['size'], $read['height'] );
			}
		}
		if ( isset( $read['height'] ) && $read['height'] === ( $read['size'] ?? null ) ) {
			unset( $read['height'] );
		}
		return $read;
	}

	/**
	 * The rows of an export's navigation.txt, JSON or PHP's notation; none where it cannot be read: then arrows have our own look.
	 *
	 * @return array<mixed>
	 */
	public static function rows( string $file ): array {
		try {
			return '' === $file ? [] : ( PhpSerializedParser::is( $file ) ? PhpSerializedParser::read( $file ) : JsonParser::read( $file ) );
		} catch ( ImportRefusedException ) {
			return [];
		}
	}

	/**
	 * Values of a style that the slider changed: those with a `-def` beside them that is on.
	 *
	 * @param array<mixed> $presets
	 * @return array<string, mixed>
	 */
	private static function changed( array $presets ): array {
		$changed = [];
		foreach ( $presets as $key => $value ) {
			if ( true === ( $presets[ "$key-def" ] ?? null ) && is_scalar( $value ) && '' !== $value ) {
				$changed[ (string) $key ] = $value;
			}
		}
		return $changed;
	}

	/**
	 * The CSS of a style with its values, which stand in it as `##name##`.
	 *
	 * @param array<string, mixed> $row
	 * @param array<string, mixed> $changed
	 */
	private static function filled( array $row, array $changed ): string {
		$settings = is_string( $row['settings'] ?? null ) ? json_decode( $row['settings'], true, 16 ) : $row['settings'] ?? null;
		$named    = is_array( $settings ) ? $settings['placeholders'] ?? null : $row['placeholders'] ?? null;
		$values   = [];
		foreach ( is_array( $named ) ? $named : [] as $name => $one ) {
			$value = $changed[ (string) $name ] ?? ( is_array( $one ) ? $one['data'] ?? '' : '' );
			if ( is_scalar( $value ) ) {
				$values[ "##$name##" ] = (string) $value;
			}
		}
		return strtr( ModelReader::text( $row, 'css' ), $values );
	}

	/**
	 * The size of a style's own drawing.
	 *
	 * @return array<string, float>
	 */
	private static function drawing( string $markup ): array {
		$size = [];
		foreach ( [ 'size' => 'width', 'height' => 'height' ] as $key => $name ) {
			if ( 1 === preg_match( '/^\s*<svg\b[^>]*?\s' . $name . '=["\']?(\d{1,4}(?:\.\d+)?)(?:px)?["\'\s>]/', $markup, $found ) ) {
				$size[ $key ] = (float) $found[1];
			}
		}
		return 2 === count( $size ) ? $size : [];
	}
}
