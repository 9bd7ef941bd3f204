<?php

namespace Contactable\SWV;

defined( 'ABSPATH' ) || exit;

/** A rule that contains other rules. */
abstract class CompositeRule extends Rule {

	/** @var list<Rule> */
	protected $rules = [];

	public function __construct( mixed $properties = '' ) {
		parent::__construct( $properties );
		foreach ( is_array( $this->properties['rules'] ?? null ) ? $this->properties['rules'] : [] as $inner ) {
			$this->add_rule( is_array( $inner ) ? wpcf7_swv_create_rule( $inner['rule'] ?? '', array_diff_key( $inner, [ 'rule' => '' ] ) ) : $inner );
		}
		unset( $this->properties['rules'] );
	}

	/** @return void */
	public function add_rule( mixed $rule ) {
		if ( $rule instanceof Rule ) {
			$this->rules[] = $rule;
		}
	}

	/** @return \Generator<Rule> */
	public function rules() {
		yield from $this->rules;
	}

	/** @return bool */
	public function matches( mixed $context ) {
		return true;
	}

	/** @return mixed The first error of its rules. */
	public function validate( mixed $context ) {
		foreach ( $this->rules as $rule ) {
			$result = $rule->matches( $context ) ? $rule->validate( $context ) : true;
			if ( is_wp_error( $result ) ) {
				return $result;
			}
		}
		return true;
	}

	/** @return array<string, mixed> */
	public function to_array() {
		return parent::to_array() + [ 'rules' => array_map( static fn ( Rule $rule ): array => $rule->to_array(), $this->rules ) ];
	}
}
