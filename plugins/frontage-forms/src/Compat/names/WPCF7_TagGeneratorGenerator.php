<?php

use Frontage\Forms\Compat\Tags\TagGeneratorRows;

defined( 'ABSPATH' ) || exit;

/** The parts of which version 2 dialogs of the tag generator consist. */
class WPCF7_TagGeneratorGenerator {

	/** @var string */
	private $key;

	public function __construct( mixed $key ) {
		$this->key = is_scalar( $key ) ? (string) $key : '';
	}

	/**
	 * An id for an element of this dialog.
	 *
	 * @return string
	 */
	public function ref( mixed $suffix = '' ) {
		$ref = strtolower( $this->key . '-' . ( is_scalar( $suffix ) ? $suffix : '' ) );
		return trim( (string) preg_replace( [ '/[^0-9a-z-]/', '/-+/' ], [ '', '-' ], $ref ), '-' );
	}

	/** @return void */
	public function print( mixed $part, mixed $options = '' ) {
		TagGeneratorRows::render( is_scalar( $part ) ? (string) $part : '', wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [] ), fn ( string $suffix ): string => $this->ref( $suffix ) );
	}
}
