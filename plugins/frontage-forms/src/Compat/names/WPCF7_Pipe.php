<?php

defined( 'ABSPATH' ) || exit;

/** A choice "shown|sent": what the visitor sees and sends, and what mails get. */
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
