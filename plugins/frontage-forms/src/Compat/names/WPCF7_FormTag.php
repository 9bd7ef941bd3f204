<?php

use Frontage\Forms\Compat\Tags\TagOptions;

defined( 'ABSPATH' ) || exit;

/**
 * The add-ons' object of a form-tag: its parts are properties and array keys, which add-ons also write.
 *
 * @implements ArrayAccess<mixed, mixed>
 */
#[AllowDynamicProperties]
class WPCF7_FormTag implements ArrayAccess {

	use TagOptions;

	/** @var string */
	public $type = '';

	/** @var string Type without the asterisk. */
	public $basetype = '';

	/** @var string As written. */
	public $raw_name = '';

	/** @var string */
	public $name = '';

	/** @var list<string> */
	public $options = [];

	/** @var list<string> As written, with pipes. */
	public $raw_values = [];

	/** @var list<string> Values that visitors submit. */
	public $values = [];

	/** @var ?WPCF7_Pipes */
	public $pipes;

	/** @var list<string> Labels that visitors see. */
	public $labels = [];

	/** @var string */
	public $attr = '';

	/** @var string */
	public $content = '';

	/** @param array<mixed>|object $tag Its parts; unknown keys are ignored. */
	public function __construct( mixed $tag = [] ) {
		foreach ( is_object( $tag ) ? get_object_vars( $tag ) : (array) $tag as $key => $value ) {
			$this->offsetSet( $key, $value );
		}
	}

	/** @return bool */
	public function is_required() {
		return str_ends_with( (string) $this->type, '*' );
	}

	#[ReturnTypeWillChange]
	public function offsetSet( $offset, $value ) {
		if ( $this->offsetExists( $offset ) ) {
			$this->{$offset} = $value;
		}
	}

	#[ReturnTypeWillChange]
	public function offsetGet( $offset ) {
		return $this->offsetExists( $offset ) ? $this->{$offset} : null;
	}

	#[ReturnTypeWillChange]
	public function offsetExists( $offset ) {
		return is_string( $offset ) && property_exists( self::class, $offset );
	}

	#[ReturnTypeWillChange]
	public function offsetUnset( $offset ) {
		// A form-tag keeps all its parts.
	}
}
