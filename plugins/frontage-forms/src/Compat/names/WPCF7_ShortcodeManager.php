<?php

defined( 'ABSPATH' ) || exit;

/** The form-tag manager under the original's oldest class name. */
class WPCF7_ShortcodeManager {

	private function __construct() {}

	/** @return self */
	public static function get_instance() {
		return new self();
	}

	/** @return list<WPCF7_FormTag>|null */
	public function get_scanned_tags() {
		return WPCF7_FormTagsManager::get_instance()->get_scanned_tags();
	}

	/** @return void */
	public function add_shortcode( mixed $tag, mixed $callback, mixed $has_name = false ) {
		WPCF7_FormTagsManager::get_instance()->add( $tag, $callback, $has_name );
	}

	/** @return void */
	public function remove_shortcode( mixed $tag ) {
		WPCF7_FormTagsManager::get_instance()->remove( $tag );
	}

	/** @return mixed */
	public function normalize_shortcode( mixed $content ) {
		return WPCF7_FormTagsManager::get_instance()->normalize( $content );
	}

	/** @return list<WPCF7_FormTag>|string */
	public function do_shortcode( mixed $content, mixed $exec = true ) {
		return WPCF7_FormTagsManager::get_instance()->scan( $content, $exec );
	}

	/** @return list<WPCF7_FormTag>|string */
	public function scan_shortcode( mixed $content ) {
		return WPCF7_FormTagsManager::get_instance()->scan( $content );
	}
}
