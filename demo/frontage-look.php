<?php
/**
 * Plugin Name: Frontage Look
 * Description: Answers in the variation of the theme that a request names (X-Frontage-Look: colors/night), or in another theme (X-Frontage-Theme), whatever the site's own is. Of the demo and its tests; never shipped.
 */

namespace Frontage\Demo;

defined( 'ABSPATH' ) || exit;

$theme = $_SERVER['HTTP_X_FRONTAGE_THEME'] ?? '';
if ( is_string( $theme ) && preg_match( '/^[a-z]+$/', $theme ) ) {
	add_filter( 'pre_option_stylesheet', static fn (): string => $theme );
	add_filter( 'pre_option_template', static fn (): string => wp_get_theme( $theme )->get_template() ); // A child's is its parent.
}

$look = $_SERVER['HTTP_X_FRONTAGE_LOOK'] ?? '';
if ( is_string( $look ) && preg_match( '~^[a-z]+(/[a-z-]+)?$~', $look ) ) {
	add_filter(
		'wp_theme_json_data_user',
		static function ( \WP_Theme_JSON_Data $data ) use ( $look ): \WP_Theme_JSON_Data {
			$file = get_theme_file_path( "styles/$look.json" );
			/** @var array<string, mixed>|null $variation */
			$variation = is_file( $file ) ? wp_json_file_decode( $file, [ 'associative' => true ] ) : null;
			return $variation ? $data->update_with( $variation ) : $data;
		}
	);
}
