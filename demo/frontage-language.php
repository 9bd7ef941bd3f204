<?php
/**
 * Plugin Name: Frontage Language
 * Description: Answers in the language that a request names (X-Frontage-Language: ar), whatever the site's own is. Of the demo and its tests; never shipped.
 */

namespace Frontage\Demo;

defined( 'ABSPATH' ) || exit;

$language = $_SERVER['HTTP_X_FRONTAGE_LANGUAGE'] ?? '';
if ( is_string( $language ) && preg_match( '/^[a-z]{2}(_[A-Z]{2})?$/', $language ) ) {
	add_filter( 'locale', static fn (): string => $language );
	add_filter( 'pre_determine_locale', static fn (): string => $language );
	if ( 'ar' === $language ) {
		$GLOBALS['text_direction'] = 'rtl'; // Core's own Arabic says so, and need not be there.
	}
}
