<?php

defined( 'ABSPATH' ) || exit;

/** A choice "shown|sent": the text that the visitor sees and submits, and the value in emails. */
class WPCF7_Pipe {

	/** @var string */
	public $before = '';

	/** @var string */
	public $after = '';

	public function __construct( mixed $text ) {
		$parts        = explode( '|', is_scalar( $text ) ? (string) $text : '', 2 );
		$this->before = trim( $parts[0] );
		$this->after  = trim( $parts[1] ?? $parts[0] );
	}
}
