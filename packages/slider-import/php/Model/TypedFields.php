<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/** Typed access to values by name, in any format. */
final class TypedFields {

	private const LEVELS = [ 'desktop', 'notebook', 'tablet', 'mobile' ];

	/** @var array<mixed> */
	private readonly array $values;

	public function __construct( mixed $values ) {
		$this->values = is_array( $values ) ? $values : [];
	}

	public function text( string $key ): string {
		$value = $this->values[ $key ] ?? '';
		return is_bool( $value ) ? ( $value ? 'on' : 'off' ) : ( is_scalar( $value ) ? trim( (string) $value ) : '' );
	}

	/** The text, or the fallback if nothing is set. `0` is set, so `?:` cannot be used. */
	public function text_or( string $key, string $otherwise ): string {
		$text = $this->text( $key );
		return '' === $text ? $otherwise : $text;
	}

	public function number( string $key ): float {
		return (float) $this->text( $key );
	}

	public function is_on( string $key ): bool {
		return in_array( $this->text( $key ), [ 'on', 'true', '1' ], true );
	}

	public function is_off( string $key ): bool {
		return in_array( $this->text( $key ), [ 'off', 'false', '0' ], true );
	}

	/** @return array<mixed> */
	public function list( string $key ): array {
		return is_array( $this->values[ $key ] ?? null ) ? $this->values[ $key ] : [];
	}

	public function fields( string $key ): self {
		return new self( $this->values[ $key ] ?? null );
	}

	/** One value for all breakpoints, or `{desktop, notebook, tablet, mobile}`, in the attribute format: `40,,30`. */
	public function levels( string $key, string $separator = ',' ): string {
		$value = $this->values[ $key ] ?? '';
		if ( ! is_array( $value ) ) {
			return $this->text( $key );
		}
		$levels = array_map( static fn( string $level ): string => is_scalar( $value[ $level ] ?? null ) ? trim( (string) $value[ $level ] ) : '', self::LEVELS );
		// Values that an attribute cannot contain are dropped.
		$levels = array_map( static fn( string $one ): string => 1 === preg_match( '/[;|"<>]/', $one ) ? '' : $one, $levels );
		return rtrim( implode( $separator, $levels ), $separator );
	}
}
