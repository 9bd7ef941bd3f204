<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Navigation;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsonParser;
use Frontage\SliderImport\Source\PhpSerializedParser;

defined( 'ABSPATH' ) || exit;

/**
 * Look of a slider's arrows, bullets, thumbnails and tabs: from the CSS of its page, from the styles in its export, or from the
 * original's default styles.
 */
final class NavigationSkins {

	public const PARTS = [ 'arrows', 'bullets', 'thumbnails', 'tabs' ];

	private const SMALLEST = 4;

	private const LARGEST = 200;

	/**
	 * @param array<string, SkinCssReader>            $rules   Part => CSS that applies to it.
	 * @param array<string, string>               $names   Part => name of its style, if an export has a number.
	 * @param array<string, array<string, mixed>> $changed Part => values of its style that an export changed.
	 * @param array<string, array<string, float>> $drawn   Part => size of the SVG that it consists of.
	 */
	private function __construct( private readonly array $rules, private readonly array $names = [], private readonly array $changed = [], private readonly array $drawn = [] ) {}

	/** @param list<string> $ids Ids of the slider and its wrapper. */
	public static function from_page( string $css, array $ids ): self {
		return new self( array_fill_keys( self::PARTS, SkinCssReader::read( $css, $ids ) ) );
	}

	/**
	 * @param array<mixed> $nav  `params.nav` of the export.
	 * @param array<mixed> $rows Custom styles of the site, `{id, handle, type, css, markup, settings}`.
	 */
	public static function from_export( array $nav, array $rows ): self {
		$rules      = [];
		$names      = [];
		$changed    = [];
		$icon_sizes = [];
		$rows       = ModelReader::maps( [ 'rows' => array_values( $rows ) ], 'rows' );
		foreach ( self::PARTS as $part ) {
			$type             = 'thumbnails' === $part ? 'thumbs' : $part;
			$own              = is_array( $nav[ $type ] ?? null ) ? $nav[ $type ] : [];
			$changed[ $part ] = self::changed_values( is_array( $own['presets'] ?? null ) ? $own['presets'] : [] );
			foreach ( $rows as $row ) {
				$style  = is_scalar( $own['style'] ?? null ) ? (string) $own['style'] : '';
				$handle = ModelReader::text( $row, 'handle' );
				if ( $type === ModelReader::text( $row, 'type' ) && in_array( $style, [ ModelReader::text( $row, 'id' ), $handle ], true ) && 1 === preg_match( '/^[\w-]{1,100}$/D', $handle ) ) {
					$names[ $part ]      = $handle;
					$rules[ $part ]      = SkinCssReader::read( self::fill_template( $row, $changed[ $part ] ) );
					$icon_sizes[ $part ] = self::svg_size( stripslashes( ModelReader::text( $row, 'markup' ) ) );
				}
			}
		}
		return new self( $rules, $names, $changed, $icon_sizes );
	}

	/** Name of a style, also if an export has its number; names of version 4 become the names used since version 5. */
	public function name( string $part, string $style ): string {
		return $this->names[ $part ] ?? DefaultSkins::name( $part, $style ) ?? $style;
	}

	/**
	 * Values of a style as options of the model.
	 *
	 * @param 'arrows'|'bullets'|'thumbnails'|'tabs' $part
	 * @return array<string, mixed>
	 */
	public function options( string $part, string $style ): array {
		$own          = isset( $this->rules[ $part ] ) ? $this->rules[ $part ]->options( $part, $style ) : [];
		$default_name = DefaultSkins::name( $part, $style );
		if ( [] === $own && null === $default_name ) {
			return [];
		}
		$base = DefaultSkins::options( $part, $default_name ?? '', $this->changed[ $part ] ?? [] );
		if ( null === $default_name && ( isset( $own['background'] ) || isset( $own['color'] ) ) ) {
			unset( $base['hover_background'], $base['active_color'] ); // These are of the default style, which has lower priority.
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
	 * Rows of an export's navigation.txt, in JSON or PHP serialization. Empty if it cannot be read; arrows then have
	 * our default look.
	 *
	 * @return array<mixed>
	 */
	public static function rows( string $file ): array {
		try {
			return '' === $file ? [] : ( PhpSerializedParser::is_serialized( $file ) ? PhpSerializedParser::read( $file ) : JsonParser::read( $file ) );
		} catch ( ImportRefusedException ) {
			return [];
		}
	}

	/**
	 * Values of a style that the slider changed: those with an enabled `-def` key.
	 *
	 * @param array<mixed> $presets
	 * @return array<string, mixed>
	 */
	private static function changed_values( array $presets ): array {
		$changed = [];
		foreach ( $presets as $key => $value ) {
			if ( true === ( $presets[ "$key-def" ] ?? null ) && is_scalar( $value ) && '' !== $value ) {
				$changed[ (string) $key ] = $value;
			}
		}
		return $changed;
	}

	/**
	 * CSS of a style with its values, which replace the placeholders `##name##`.
	 *
	 * @param array<string, mixed> $row
	 * @param array<string, mixed> $changed
	 */
	private static function fill_template( array $row, array $changed ): string {
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
	 * Size of a style's own SVG.
	 *
	 * @return array<string, float>
	 */
	private static function svg_size( string $markup ): array {
		$size = [];
		foreach ( [ 'size' => 'width', 'height' => 'height' ] as $key => $name ) {
			if ( 1 === preg_match( '/^\s*<svg\b[^>]*?\s' . $name . '=["\']?(\d{1,4}(?:\.\d+)?)(?:px)?["\'\s>]/', $markup, $found ) ) {
				$size[ $key ] = (float) $found[1];
			}
		}
		return 2 === count( $size ) ? $size : [];
	}
}
