<?php

defined( 'ABSPATH' ) || exit;

/** Base class with which add-ons describe an external service. */
abstract class WPCF7_Service {

	/** @return string */
	abstract public function get_title();

	/** @return bool */
	abstract public function is_active();

	/** @return array<mixed> */
	public function get_categories() {
		return [];
	}

	/** @return mixed */
	public function icon() {
		return '';
	}

	/** @return mixed */
	public function link() {
		return '';
	}

	/**
	 * @param mixed $action
	 * @return void
	 */
	public function load( $action = '' ) {}

	/**
	 * @param mixed $action
	 * @return void
	 */
	public function display( $action = '' ) {}

	/**
	 * @param mixed $message
	 * @return void
	 */
	public function admin_notice( $message = '' ) {}
}
