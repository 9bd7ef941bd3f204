<?php

declare( strict_types = 1 );

namespace Frontage\Site\Samples;

defined( 'ABSPATH' ) || exit;

/** Labels samples in the editor of a page (`admin/samples`). */
final class EditorLabel {

	/** On `enqueue_block_editor_assets`, which editors on pages of the site also fire. Also for pages without samples: patterns bring them. */
	public static function enqueue(): void {
		$post = get_post();
		if ( ! is_admin() || 'post' !== get_current_screen()?->base || ! $post || ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		wp_add_inline_script( 'frontage-site-editor', 'window.frontageSamples = ' . wp_json_encode( [ 'edited' => SampleMark::edited_marks( $post->post_content ) ], JSON_HEX_TAG ) . ';', 'before' );
	}

	/** On `enqueue_block_assets`: the label's style inside the canvas. */
	public static function enqueue_style(): void {
		if ( is_admin() && 'post' === get_current_screen()?->base ) {
			SampleVisibility::enqueue();
		}
	}
}
