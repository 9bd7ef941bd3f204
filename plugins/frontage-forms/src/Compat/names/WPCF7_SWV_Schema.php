<?php

defined( 'ABSPATH' ) || exit;

/** All rules of a form. */
class WPCF7_SWV_Schema extends \Contactable\SWV\CompositeRule {

	const version = 'Contact Form 7 SWV Schema 2024-10';

	public function __construct( mixed $properties = '' ) {
		parent::__construct( $properties );
		$this->properties += [ 'version' => self::version ];
	}

	/**
	 * The result of each matching rule: true or a WP_Error.
	 *
	 * @return \Generator<mixed>
	 */
	public function validate( mixed $context ) {
		foreach ( $this->rules as $rule ) {
			if ( $rule->matches( $context ) ) {
				yield $rule->validate( $context );
			}
		}
	}
}
