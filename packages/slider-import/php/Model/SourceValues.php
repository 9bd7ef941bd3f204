<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\ScriptValue;

defined( 'ABSPATH' ) || exit;

/** Values of the source, each taken at most once. What nobody took when the bag is finished goes to the extras, with its path: so nothing is lost. */
final class SourceValues {

	/** @var array<string, SourceValues> */
	private array $inner = [];

	/**
	 * @param array<mixed> $values
	 */
	public function __construct( private array $values, public readonly string $path, public readonly ImportReport $report ) {}

	/** The parts of an attribute such as `x:c;y:m;`. A key that stands twice is listed: the last one counts. */
	public static function parts( string $text, string $path, ImportReport $report ): self {
		$values = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			if ( '' === $key ) {
				$report->extra( $path, $value );
				continue;
			}
			if ( array_key_exists( $key, $values ) && $values[ $key ] !== $value ) {
				$report->extra( "$path.$key", $values[ $key ] );
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

	/** Leaves a value to the extras under another path or after it was half used. */
	public function put_back( string $key, mixed $value ): void {
		$this->values[ $key ] = $value;
	}

	/** The bag of an inner object, the same at every call; an empty one where there is none. */
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

	/** The bag of an attribute in the mini-language. */
	public function attribute( string $key ): self {
		$bag                  = self::parts( $this->take_text( $key ), $this->path( $key ), $this->report );
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

	/** Lists what is left, here and in the bags within. */
	public function finish(): void {
		foreach ( $this->inner as $bag ) {
			$bag->finish();
		}
		foreach ( $this->values as $key => $value ) {
			$path  = $this->path( (string) $key );
			$value = $this->without_script( $value, $path );
			if ( null !== $value ) {
				$this->report->extra( $path, $value );
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
			$this->report->dropped( $path, 'script', $value->text );
			return null;
		}
		// Events and addresses that are script stand in the report only.
		if ( is_string( $value ) && ( 1 === preg_match( '/(?:^|\.)on[a-z]{3,}$/D', $path ) || 1 === preg_match( '/(?:javascript|vbscript)\s*:|<\s*script/i', (string) preg_replace( '/[\x00-\x1F]+/', '', $value ) ) ) ) {
			$this->report->dropped( $path, 'script', $value );
			return null;
		}
		if ( is_array( $value ) ) {
			$kept = [];
			foreach ( $value as $key => $inner ) {
				$clean = $this->without_script( $inner, "$path.$key" );
				if ( null !== $clean ) {
					$kept[ $key ] = $clean;
				}
			}
			return [] === $kept && [] !== $value ? null : $kept;
		}
		return $value;
	}
}
