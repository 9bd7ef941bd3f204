<?php

defined( 'ABSPATH' ) || exit;

/**
 * The invalid fields, to which add-ons add theirs. The array syntax is that of the first versions: `$result['reason'] = [ 'field' => 'text' ]`.
 *
 * @implements ArrayAccess<string, mixed>
 */
class WPCF7_Validation implements ArrayAccess {

	/** @var array<string, array{reason: string, idref: ?string}> */
	private array $invalid_fields = [];

	/** @var array<string, mixed> */
	private array $container = [
		'valid'  => true,
		'reason' => [],
		'idref'  => [],
	];

	/**
	 * The first error of a field is kept.
	 *
	 * @param mixed $context A form-tag, as object or array, or a field's name.
	 * @param mixed $error   A text or a WP_Error.
	 * @return void
	 */
	public function invalidate( $context, $error ) {
		$tag = match ( true ) {
			$context instanceof WPCF7_FormTag => $context,
			is_array( $context )              => new WPCF7_FormTag( $context ),
			is_string( $context )             => self::tag_of( trim( $context ) ),
			default                           => null,
		};
		$text = is_wp_error( $error ) ? $error->get_error_message() : ( is_scalar( $error ) ? (string) $error : '' );
		$name = $tag && is_string( $tag->name ) ? $tag->name : '';
		if ( $tag && preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/D', $name ) && $this->is_valid( $name ) ) {
			$id = $tag->get_option( 'id', 'id', true );
			$id = is_string( $id ) && preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/D', $id ) && ! str_starts_with( $id, 'wpcf7' ) ? $id : null;
			$this->note( $name, $text, $id );
		}
	}

	/** Adds an error of our own rules, also for a field without a form-tag. */
	public function note( string $name, string $text, ?string $id = null ): void {
		$this->invalid_fields[ $name ] = [
			'reason' => $text,
			'idref'  => $id,
		];
	}

	/**
	 * @param mixed $name Null: all fields.
	 * @return bool
	 */
	public function is_valid( $name = null ) {
		return empty( $name ) || ! is_scalar( $name ) ? ! $this->invalid_fields : ! isset( $this->invalid_fields[ (string) $name ] );
	}

	/** @return array<string, array{reason: string, idref: ?string}> */
	public function get_invalid_fields() {
		return $this->invalid_fields;
	}

	public function offsetSet( mixed $offset, mixed $value ): void {
		if ( is_string( $offset ) && isset( $this->container[ $offset ] ) ) {
			$this->container[ $offset ] = $value;
		}
		foreach ( 'reason' === $offset && is_array( $value ) ? $value : [] as $name => $text ) {
			$this->invalidate( (string) $name, $text );
		}
	}

	public function offsetGet( mixed $offset ): mixed {
		return is_string( $offset ) ? ( $this->container[ $offset ] ?? null ) : null;
	}

	public function offsetExists( mixed $offset ): bool {
		return is_string( $offset ) && isset( $this->container[ $offset ] );
	}

	public function offsetUnset( mixed $offset ): void {}

	private static function tag_of( string $name ): ?WPCF7_FormTag {
		$tags = wpcf7_scan_form_tags( [ 'name' => $name ] );
		$tag  = reset( $tags );
		return $tag instanceof WPCF7_FormTag ? $tag : null;
	}
}
