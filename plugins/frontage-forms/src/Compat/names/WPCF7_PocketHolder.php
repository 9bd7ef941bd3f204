<?php

defined( 'ABSPATH' ) || exit;

/** Lets code attach values to an object for other code. */
trait WPCF7_PocketHolder {

	/** @var array<mixed> */
	protected $pocket = [];

	/**
	 * @param mixed $key
	 * @return mixed
	 */
	public function pull( $key ) {
		return is_scalar( $key ) ? ( $this->pocket[ (string) $key ] ?? null ) : null;
	}

	/**
	 * @param mixed $key
	 * @param mixed $value
	 * @return void
	 */
	public function push( $key, $value ) {
		if ( is_scalar( $key ) ) {
			$this->pocket[ (string) $key ] = $value;
		}
	}
}
