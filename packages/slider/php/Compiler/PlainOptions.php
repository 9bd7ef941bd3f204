<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Compiler\Style\LayerStyle;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Options that are written as they are, by x-config and x-css of schema.json. */
final class PlainOptions {

	/**
	 * Plain options of the playback config; what is off or not set is omitted.
	 *
	 * @param 'Options'|'Slide'|'Layer'|'Split'|'Video' $owner
	 * @param array<string, mixed>                      $from
	 * @return array<string, mixed>
	 */
	public static function config( string $owner, array $from ): array {
		$config = [];
		foreach ( Tables::CONFIG[ $owner ] as [ $path, $to, $kind ] ) {
			$value = $from;
			foreach ( $path as $key ) {
				$value = is_array( $value ) ? $value[ $key ] ?? null : null;
			}
			if ( null !== $value && false !== $value ) {
				self::write( $config, $to, self::config_value( $value, $kind ) );
			}
		}
		return $config;
	}

	private static function config_value( mixed $value, string $kind ): mixed {
		return match ( $kind ) {
			'ease'  => Easing::css( is_string( $value ) ? $value : '' ),
			'whole' => is_numeric( $value ) ? (int) round( (float) $value ) : 0,
			default => $value,
		};
	}

	/**
	 * @param array<string, mixed> $config
	 * @param list<string>         $to
	 */
	private static function write( array &$config, array $to, mixed $value ): void {
		$key = (string) array_shift( $to );
		if ( $to ) {
			$inner = ModelReader::map( $config, $key );
			self::write( $inner, $to, $value );
			$value = $inner;
		}
		$config[ $key ] = $value;
	}

	/**
	 * Plain options as custom properties.
	 *
	 * @param string               $owner Name of the object in schema.json.
	 * @param array<string, mixed> $from
	 * @return array<string, string>
	 */
	public static function properties( string $owner, array $from ): array {
		$out = [];
		foreach ( Tables::CSS[ $owner ] ?? [] as [ $key, $names, $kind, $unit ] ) {
			$values = array_map( static fn ( mixed $value ): ?string => self::css_value( $value, $kind, $unit ), ModelReader::levels( $from, $key ) );
			foreach ( $names as $name ) {
				LayerStyle::set_levels( $out, $name, $values );
			}
		}
		return $out;
	}

	private static function css_value( mixed $value, string $kind, string $unit ): ?string {
		return match ( $kind ) {
			'color'  => CssValue::color( $value ),
			'length' => CssValue::length( $value, '1px' ),
			default  => is_numeric( $value ) ? CssValue::number( (float) $value ) . $unit : CssValue::keyword( $value ),
		};
	}
}
