<?php

declare( strict_types = 1 );

namespace Frontage\Site\Overlays;

use Frontage\Site\Blocks\BlockPatterns;

defined( 'ABSPATH' ) || exit;

/** What the drawer of the pattern "Hidden sidebar" holds: a template part of that kind. */
final class HiddenSidebar {

	/** The block of the part that the theme or an editor has made, else one that asks the editor for it; nothing where a theme has no such parts. */
	public static function part(): string {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-template-parts' ) ) { // What themes of blocks have, the others say.
			return '';
		}
		$made = get_block_templates( [ 'area' => BlockPatterns::SIDEBAR ], 'wp_template_part' )[0] ?? null;
		return get_comment_delimited_block_content( 'core/template-part', array_filter( [ 'slug' => $made?->slug, 'area' => BlockPatterns::SIDEBAR ] ), '' );
	}
}
