<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsonParser;

defined( 'ABSPATH' ) || exit;

/** Values of another slider plugin by name. A value that is read counts as used; finish() reports all others. */
final class SourceFields {

	/** Separator inside a value of Smart Slider: `10|*|20|*|px`. */
	private const SEPARATOR = '|*|';

	/** Largest number that is read, in px or ms. */
	private const LARGEST = 1_000_000.0;

	/** Values that were not used yet. */
	private readonly SourceValues $values;

	/** @var array<mixed> All values; a used one can be read again. */
	private array $all;

	/** @param array<mixed> $values */
	public function __construct( array $values, public readonly string $path, public readonly ImportReport $report ) {
		array_walk_recursive( $values, static function ( mixed &$value ): void {
			$value = is_string( $value ) ? mb_scrub( $value, 'UTF-8' ) : $value; // A database may contain text in another encoding.
		} );
		$this->all    = $values;
		$this->values = new SourceValues( $values, $path, $report );
	}

	/**
	 * Values of a column that contains JSON; empty if it contains anything else.
	 *
	 * @return array<mixed>
	 */
	public static function decode( mixed $json ): array {
		if ( is_array( $json ) ) {
			return $json;
		}
		try {
			return is_string( $json ) && '' !== $json ? JsonParser::read( $json ) : [];
		} catch ( ImportRefusedException ) {
			return [];
		}
	}

	/** A text, number or switch as text without spaces around it; the default if there is none. */
	public function text( string $key, string $default = '' ): string {
		$this->values->take_text( $key );
		$text = $this->peek( $key );
		return '' === $text ? $default : $text;
	}

	/** A finite number, limited to ±1,000,000; the default if the value is none. */
	public function number( string $key, float $default = 0.0 ): float {
		return self::to_number( $this->text( $key ), $default );
	}

	public static function to_number( string $text, float $default = 0.0 ): float {
		return is_numeric( $text ) && is_finite( (float) $text ) ? max( -self::LARGEST, min( self::LARGEST, (float) $text ) ) : $default;
	}

	public function is_on( string $key, bool $default = false ): bool {
		$text = $this->text( $key );
		return '' === $text ? $default : in_array( $text, [ '1', 'true', 'on' ], true );
	}

	/** @return list<string> */
	public function parts( string $key, string $default = '' ): array {
		return array_map( trim( ... ), explode( self::SEPARATOR, $this->text( $key, $default ) ) );
	}

	/** @return array<mixed> A list or object; empty if the value is none. */
	public function items( string $key ): array {
		$value = $this->all[ $key ] ?? null;
		return is_array( $value ) ? (array) $this->take_value( $key ) : [];
	}

	/** The text without marking it as used. */
	public function peek( string $key ): string {
		$value = $this->all[ $key ] ?? '';
		return is_bool( $value ) ? (string) (int) $value : ( is_scalar( $value ) ? trim( (string) $value ) : '' );
	}

	public function take_value( string $key ): mixed {
		$this->values->take( $key );
		return $this->all[ $key ] ?? null;
	}

	/** Changes a value. */
	public function put_back( string $key, mixed $value ): void {
		$this->all[ $key ] = $value;
		$this->values->put_back( $key, $value );
	}

	public function has( string $key ): bool {
		return array_key_exists( $key, $this->all );
	}

	public function path( string $key ): string {
		return $this->values->path( $key );
	}

	/** Marks values as used that visitors do not see. */
	public function ignore( string $pattern ): void {
		foreach ( $this->values->keys() as $key ) {
			if ( 1 === preg_match( $pattern, $key ) ) {
				$this->values->take( $key );
			}
		}
	}

	/** Reports the values that were not used. */
	public function finish(): void {
		$this->values->finish();
	}

	/** Reports a feature that visitors saw and that has no counterpart (see Finding, `feature-left`). */
	public function report_feature( string $feature, string $key = '' ): void {
		$this->report->add_note( 'feature-left', '' === $key ? $this->path : $this->path( $key ), $feature );
	}
}
