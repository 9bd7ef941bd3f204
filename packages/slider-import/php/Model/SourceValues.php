<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\ScriptValue;

defined( 'ABSPATH' ) || exit;

/**
 * Values of the source, each of which is used at most once. finish() adds all unused values with their paths to the
 * extras, so nothing is lost.
 */
final class SourceValues {

	/** @var array<string, SourceValues> */
	private array $inner = [];

	/**
	 * @param array<mixed> $values
	 */
	public function __construct( private array $values, public readonly string $path, public readonly ImportReport $report ) {}

	/** Parses an attribute such as `x:c;y:m;`. For a repeated key the last value applies, and the others are reported. */
	public static function parts( string $text, string $path, ImportReport $report ): self {
		$values = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			if ( '' === $key ) {
				$report->add_extra( $path, $value );
				continue;
			}
			if ( array_key_exists( $key, $values ) && $values[ $key ] !== $value ) {
				$report->add_extra( "$path.$key", $values[ $key ] );
			}
			$values[ $key ] = $value;
		}
		return new self( $values, $path, $report );
	}

	public function has( string $key ): bool {
		return array_key_exists( $key, $this->values );
	}

	/** @return list<string> */
	public function keys(): array {
		return array_map( strval( ... ), array_keys( $this->values ) );
	}

	public function peek( string $key ): mixed {
		return $this->values[ $key ] ?? null;
	}

	public function text( string $key ): string {
		$value = $this->values[ $key ] ?? '';
		return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : ( is_scalar( $value ) ? (string) $value : '' );
	}

	public function take( string $key ): mixed {
		$value = $this->values[ $key ] ?? null;
		unset( $this->values[ $key ] );
		return $value;
	}

	public function take_text( string $key ): string {
		$text = $this->text( $key );
		if ( ! is_array( $this->values[ $key ] ?? null ) ) {
			unset( $this->values[ $key ] );
		}
		return $text;
	}

	/** Puts a value back, so that it goes to the extras under another path or after partial use. */
	public function put_back( string $key, mixed $value ): void {
		$this->values[ $key ] = $value;
	}

	/** Values of a nested object, the same instance at every call; empty if there is none. */
	public function bag( string $key ): self {
		$value = $this->values[ $key ] ?? null;
		if ( isset( $this->inner[ $key ] ) ) {
			return $this->inner[ $key ];
		}
		$bag = new self( is_array( $value ) ? $value : [], $this->path( $key ), $this->report );
		if ( is_array( $value ) && [] !== $value ) {
			unset( $this->values[ $key ] );
			$this->inner[ $key ] = $bag;
		}
		return $bag;
	}

	/** Values of an attribute in the attribute syntax. */
	public function attribute( string $key ): self {
		$bag                 = self::parts( $this->take_text( $key ), $this->path( $key ), $this->report );
		$this->inner[ $key ] = $bag;
		return $bag;
	}

	/** @param array<string, string> $table Key here => path in the draft. */
	public function fill( ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $path ) {
			if ( $this->has( $key ) && $draft->set( $path, $this->values[ $key ] ) ) {
				unset( $this->values[ $key ] );
			}
		}
	}

	/** Reports all unused values, including nested ones. */
	public function finish(): void {
		foreach ( $this->inner as $bag ) {
			$bag->finish();
		}
		foreach ( $this->values as $key => $value ) {
			$path  = $this->path( (string) $key );
			$value = $this->without_script( $value, $path );
			if ( null !== $value ) {
				$this->report->add_extra( $path, $value );
			}
		}
		$this->values = [];
		$this->inner  = [];
	}

	public function path( string $key ): string {
		return '' === $this->path ? $key : "{$this->path}.$key";
	}

	private function without_script( mixed $value, string $path ): mixed {
		if ( $value instanceof ScriptValue ) {
			$this->report->add_dropped( $path, 'script', $value->text );
			return null;
		}
		// Event handlers and script URLs are only shown in the report.
		if ( is_string( $value ) && ( 1 === preg_match( '/(?:^|\.)on[a-z]{3,}$/D', $path ) || 1 === preg_match( '/(?:javascript|vbscript)\s*:|<\s*script/i', (string) preg_replace( '/[\x00-\x1F]+/', '', $value ) ) ) ) {
			$this->report->add_dropped( $path, 'script', $value );
			return null;
		}
		if ( is_array( $value ) ) {
			$result = [];
			foreach ( $value as $key => $inner ) {
				$clean = $this->without_script( $inner, "$path.$key" );
				if ( null !== $clean ) {
					$result[ $key ] = $clean;
				}
			}
			return [] === $result && [] !== $value ? null : $result;
		}
		return $value;
	}
}
