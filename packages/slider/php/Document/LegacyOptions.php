<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\DocumentReader;
use Frontage\Slider\Model\Document\Read\ValueReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Converts options from other sources (docs/reference/slider.md C1, C3, C10): 5.x names, and percent and ms where the
 * model has fractions and seconds. Our own documents never need it. It runs before values are read, so that the model's
 * limits do not cut them. PHP port of model/document/legacy-options.ts.
 */
final class LegacyOptions {

	/** @param array<mixed> $options */
	private function __construct( private array $options, private readonly DocumentReader $reader ) {}

	/**
	 * @param array<mixed> $options Options of an init call.
	 * @return array<mixed>
	 */
	public static function options( array $options, DocumentReader $reader ): array {
		$legacy = new self( $options, $reader );
		foreach ( Tables::LEGACY_NAMES_RENAMED as $from => $to ) {
			$legacy->rename( $from, $to );
		}
		$legacy->navigation();
		$legacy->divide( 'C1', 'carousel.maxOpacity', 1, 100 );
		$legacy->divide( 'C1', 'carousel.minScale', 0.9, 100 );
		$legacy->divide( 'C3', 'modal.coverSpeed', 200, 1000 );
		return $legacy->options;
	}

	private function rename( string $from, string $to ): void {
		$value = $this->remove( $from );
		if ( null === $value ) {
			return;
		}
		$this->reader->record_rule( 'C10', "options.$from", $value, "options.$to" );
		if ( null === self::value_at( $this->options, explode( '.', $to ) ) ) {
			$this->options = self::with_value( $this->options, explode( '.', $to ), $value );
		}
	}

	/** Three keys of 4.x, which are a group each today: the enabled parts, the position of the arrows, the style of both. */
	private function navigation(): void {
		$type   = $this->remove( 'navigationType' );
		$arrows = $this->remove( 'navigationArrows' );
		$style  = $this->remove( 'navigationStyle' );
		$found  = [];
		if ( is_string( $type ) ) {
			$found['bullets.enable']    = in_array( $type, [ 'bullet', 'both' ], true );
			$found['thumbnails.enable'] = in_array( $type, [ 'thumb', 'both' ], true );
		}
		if ( is_string( $arrows ) ) {
			$found['arrows.enable'] = 'none' !== $arrows;
		}
		if ( is_string( $style ) ) {
			$found['bullets.style'] = $style;
			$found['arrows.style']  = $style;
		}
		foreach ( $found as $key => $value ) {
			$this->reader->record_rule( 'C10', "options.navigation.$key", $value, $value );
			$this->options = self::with_value( $this->options, explode( '.', "navigation.$key" ), $value );
		}
	}

	/** Converts percent to fractions, and ms to seconds: a number above `$over` can only have the old unit. */
	private function divide( string $rule, string $path, int|float $over, int $by ): void {
		$value  = self::value_at( $this->options, explode( '.', $path ) );
		$number = ValueReader::read(
			[
				'x-read' => 'number',
				'x-unit' => 'ms|s|%',
			],
			$value
		);
		if ( ( is_int( $number ) || is_float( $number ) ) && $number > $over ) {
			$this->reader->record_rule( $rule, "options.$path", $value, $number / $by );
			$this->options = self::with_value( $this->options, explode( '.', $path ), $number / $by );
		}
	}

	private function remove( string $path ): mixed {
		$keys  = explode( '.', $path );
		$value = self::value_at( $this->options, $keys );
		if ( null !== $value ) {
			$this->options = self::with_value( $this->options, $keys, null );
		}
		return $value;
	}

	/** @param list<string> $keys */
	private static function value_at( mixed $value, array $keys ): mixed {
		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}
		return $value;
	}

	/**
	 * @param array<mixed> $options
	 * @param list<string> $keys
	 * @return array<mixed>
	 */
	private static function with_value( array $options, array $keys, mixed $value ): array {
		$key     = array_shift( $keys ) ?? '';
		$current = $options[ $key ] ?? [];
		if ( $keys ) {
			$options[ $key ] = is_array( $current ) ? self::with_value( $current, $keys, $value ) : $current;
		} elseif ( null === $value ) {
			unset( $options[ $key ] );
		} else {
			$options[ $key ] = $value;
		}
		return $options;
	}
}
