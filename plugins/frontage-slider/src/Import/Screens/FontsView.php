<?php

namespace Frontage\Slider\Import\Screens;

defined( 'ABSPATH' ) || exit;

/** Fonts that an import needs and the site may lack, each with a button to install it. */
final class FontsView {

	/** @param array<string, string> $fonts Weights by family, as returned by GroupedFindings::fonts(). */
	public static function show( array $fonts ): void {
		$styles = current_user_can( 'edit_theme_options' ) && wp_is_block_theme() ? (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() : 0;
		echo '<ul class="frontage-fonts">';
		foreach ( $fonts as $family => $weights ) {
			[ $text ] = FindingLabels::label(
				[
					'code' => 'font',
					'what' => $family,
					'as'   => $weights,
				]
			);
			echo '<li>' . esc_html( $text );
			if ( $styles > 0 ) {
				/* translators: %s: name of a font */
				$label = sprintf( __( 'Install %s', 'frontage-slider' ), $family );
				printf( ' <button type="button" class="button button-small" data-font="%s" data-weights="%s" data-styles="%d" hidden>%s</button> <span role="status"></span>', esc_attr( $family ), esc_attr( $weights ), (int) $styles, esc_html( $label ) );
			}
			echo '</li>';
		}
		echo '</ul>';
	}

	/** Link to WordPress's font library, for users who may use it. */
	public static function library(): void {
		if ( current_user_can( 'edit_theme_options' ) ) {
			echo ' <a href="' . esc_url( admin_url( is_file( ABSPATH . 'wp-admin/font-library.php' ) ? 'font-library.php' : 'site-editor.php?p=%2Fstyles' ) ) . '">' . esc_html__( 'Open Font Library', 'frontage-slider' ) . '</a>';
		}
	}
}
