<?php

declare( strict_types = 1 );

namespace Frontage\Site\Samples;

use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Labels samples in the editor of a page (`admin/samples`). */
final class EditorLabel {

	private const SCRIPT = 'frontage-site-samples';

	/** On `enqueue_block_editor_assets`, which editors on pages of the site also fire. Also for pages without samples: patterns bring them. */
	public static function enqueue(): void {
		$post = get_post();
		$file = PluginFiles::file( 'build/admin/samples.asset.php' );
		if ( ! is_admin() || 'post' !== get_current_screen()?->base || ! $post || ! is_post_type_viewable( $post->post_type ) || ! is_file( $file ) ) {
			return;
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/samples.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_add_inline_script( self::SCRIPT, 'window.frontageSamples = ' . wp_json_encode( [ 'edited' => SampleMark::edited_marks( $post->post_content ) ], JSON_HEX_TAG ) . ';', 'before' );
	}

	/** On `enqueue_block_assets`: the label's style inside the canvas. */
	public static function enqueue_style(): void {
		if ( is_admin() && 'post' === get_current_screen()?->base ) {
			SampleVisibility::enqueue();
		}
	}
}
