<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Parts;

use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationPart;
use Frontage\Kit\Migration\PostMigrationPart;
use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Portfolio\PortfolioPostType;

defined( 'ABSPATH' ) || exit;

/** Migration parts for WordPress's own pages and design, and for this plugin's data. */
final class CoreParts {

	/** Metadata of a page or a post. */
	private const META = [
		'_thumbnail_id'     => 'integer',
		'_wp_page_template' => 'string',
		PageOverrides::META      => 'object',
	];

	/**
	 * On `frontage_kit_parts`.
	 *
	 * @param array<string, MigrationPart> $parts
	 * @return array<string, MigrationPart>
	 */
	public static function add( array $parts ): array {
		$of_theme = PostQueryArgs::terms( [ [ 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => get_stylesheet() ] ] ); // As WordPress asks for templates itself.
		$foreign  = self::other_theme_preview( ... );
		return [
			'styles'         => new StylesPart(),
			'templates'      => new PostMigrationPart(
				type: 'wp_template',
				title: __( 'Templates', 'frontage-site' ),
				capability: 'edit_theme_options',
				meta: [ 'origin' => 'string' ],
				taxonomies: [ 'wp_theme' ],
				refuse: $foreign,
				only: $of_theme,
				find: self::template( 'wp_template' ),
			),
			'template-parts' => new PostMigrationPart(
				type: 'wp_template_part',
				title: __( 'Template parts', 'frontage-site' ),
				capability: 'edit_theme_options',
				meta: [ 'origin' => 'string' ],
				taxonomies: [ 'wp_theme', 'wp_template_part_area' ],
				refuse: $foreign,
				only: $of_theme,
				find: self::template( 'wp_template_part' ),
			),
			'patterns'       => new PostMigrationPart( 'wp_block', __( 'My patterns', 'frontage-site' ), 'edit_theme_options', [ 'wp_pattern_sync_status' => 'string' ], [ 'wp_pattern_category' ] ),
			'menus'          => new PostMigrationPart( 'wp_navigation', __( 'Menus', 'frontage-site' ), 'edit_theme_options' ),
			'pages'          => new PostMigrationPart( 'page', __( 'Pages', 'frontage-site' ), 'edit_others_pages', self::META ),
			'articles'       => new PostMigrationPart( 'post', __( 'Posts', 'frontage-site' ), 'edit_others_posts', self::META, [ 'category', 'post_tag' ] ),
			'portfolio'      => new PostMigrationPart( PortfolioPostType::TYPE, __( 'Portfolio', 'frontage-site' ), 'edit_others_pages', self::META + array_fill_keys( PortfolioPostType::META, 'string' ), [ PortfolioPostType::TAXONOMY ] ),
			SettingsPart::NAME => new SettingsPart(),
		] + $parts;
	}

	/**
	 * @param 'wp_template'|'wp_template_part' $type
	 * @return \Closure( string ): int Finds a customized template of the active theme.
	 */
	private static function template( string $type ): \Closure {
		return static fn ( string $key ): int => (int) ( get_block_template( get_stylesheet() . '//' . sanitize_title( $key ), $type )->wp_id ?? 0 );
	}

	/** @param array<string, mixed> $item */
	public static function other_theme_preview( array $item ): ?ImportPreview {
		$terms = is_array( $item['terms'] ?? null ) && is_array( $item['terms']['wp_theme'] ?? null ) ? $item['terms']['wp_theme'] : [];
		$theme = is_array( $terms[0] ?? null ) && is_string( $terms[0]['name'] ?? null ) ? $terms[0]['name'] : '';
		/* translators: %s: name of a theme's folder */
		return get_stylesheet() === $theme ? null : ImportPreview::skipped( sprintf( __( 'Requires the theme “%s”, which is not active on this site.', 'frontage-site' ), $theme ) );
	}
}
