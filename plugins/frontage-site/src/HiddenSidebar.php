<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/** A kind of template part for what a drawer at the page's edge holds; the pattern "Hidden sidebar" brings the drawer and what opens it. */
final class HiddenSidebar {

	public const AREA = 'hidden-sidebar';

	/**
	 * On `default_wp_template_part_areas`.
	 *
	 * @param list<array<string, string>> $areas
	 * @return list<array<string, string>>
	 */
	public static function add_area( array $areas ): array {
		$areas[] = [
			'area'        => self::AREA,
			'label'       => __( 'Hidden sidebar content', 'frontage-site' ),
			'description' => __( 'What a drawer at the edge of the page shows when a button or a menu item opens it. The pattern “Hidden sidebar” brings the drawer and the button.', 'frontage-site' ),
			'icon'        => 'sidebar',
			'area_tag'    => 'div', // The drawer around it is a dialog with a name.
		];
		return $areas;
	}

	/** The block of the part that the theme or an editor has made, else one that asks the editor for it; nothing where a theme has no such parts. */
	public static function part(): string {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-template-parts' ) ) { // What themes of blocks have, the others say.
			return '';
		}
		$made = get_block_templates( [ 'area' => self::AREA ], 'wp_template_part' )[0] ?? null;
		return get_comment_delimited_block_content( 'core/template-part', array_filter( [ 'slug' => $made?->slug, 'area' => self::AREA ] ), '' );
	}
}
