<?php

namespace Contactable\SWV;

use Frontage\Forms\Document\ValidationOptions;
use Frontage\Forms\Request\RequestData;
use Frontage\Rules\Rules as Engine;

defined( 'ABSPATH' ) || exit;

/** A validation rule of a field, as add-ons create it. Rules with a name of the format are validated by our engine. */
abstract class Rule {

	const rule_name = '';

	/** @var array<string, mixed> */
	protected $properties = [];

	public function __construct( mixed $properties = '' ) {
		$this->properties = wp_parse_args( is_array( $properties ) || is_string( $properties ) ? $properties : [] );
	}

	/**
	 * Whether the rule applies in this context.
	 *
	 * @return bool
	 */
	public function matches( mixed $context ) {
		$asked = is_array( $context ) ? (array) ( $context['field'] ?? [] ) : [];
		$field = $this->get_property( 'field' );
		return ! $asked || ! $field || in_array( $field, $asked, true );
	}

	/** @return mixed True, or a WP_Error whose data is this rule. */
	public function validate( mixed $context ) {
		$broken = '' === static::rule_name ? [] : Engine::validate( [ $this->to_array() ], RequestData::fields(), [], null, ValidationOptions::site_options( wpcf7_get_current_contact_form()?->locale() ?? '' ) );
		return $broken ? $this->create_error() : true;
	}

	/** @return array<string, mixed> */
	public function to_array() {
		return ( '' === static::rule_name ? [] : [ 'rule' => static::rule_name ] ) + $this->properties;
	}

	/** @return mixed */
	public function get_property( mixed $name ) {
		return is_string( $name ) ? ( $this->properties[ $name ] ?? null ) : null;
	}

	/** @return mixed The posted value of its field. */
	public function get_default_input() {
		$field = $this->get_property( 'field' );
		return is_string( $field ) ? ( RequestData::fields()[ $field ] ?? '' ) : '';
	}

	/** @return object */
	public function get_default_upload() {
		$field = $this->get_property( 'field' );
		$files = RequestData::files();
		return (object) ( is_string( $field ) ? ( $files[ $field ] ?? [] ) : [] );
	}

	/** @return \WP_Error */
	protected function create_error() {
		$text = $this->get_property( 'error' );
		return new \WP_Error( '' === static::rule_name ? 'swv' : 'swv_' . static::rule_name, is_scalar( $text ) ? (string) $text : '', $this );
	}
}
