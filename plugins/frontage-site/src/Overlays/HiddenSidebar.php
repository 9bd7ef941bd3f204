<?php

declare( strict_types = 1 );

namespace Frontage\Site\Overlays;

use Frontage\Site\Blocks\BlockPatterns;

defined( 'ABSPATH' ) || exit;

/** The content of the drawer of the pattern "Hidden sidebar": a template part of its area. */
final class HiddenSidebar {

	/**
	 * The template part block of the theme or an editor, or a placeholder for the editor; empty if the theme supports no
	 * template parts.
	 */
	public static function part(): string {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-template-parts' ) ) { // Block themes support them; classic themes declare it.
			return '';
		}
		$template_part = get_block_templates( [ 'area' => BlockPatterns::SIDEBAR ], 'wp_template_part' )[0] ?? null;
		return get_comment_delimited_block_content( 'core/template-part', array_filter( [ 'slug' => $template_part?->slug, 'area' => BlockPatterns::SIDEBAR ] ), '' );
	}
}
