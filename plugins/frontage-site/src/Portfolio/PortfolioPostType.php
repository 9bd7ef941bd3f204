<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Frontend\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * The portfolio post type. It is registered only if the owner turned it on, and never if another plugin or theme registers
 * the same type, whose entries are used as they are.
 */
final class PortfolioPostType {

	/** `{ on: bool, slug: string, archive: bool }`. */
	public const OPTION   = 'frontage_site_portfolio';
	public const TYPE     = 'portfolio';
	public const TAXONOMY = 'portfolio-category';
	public const META     = [ 'subtitle', 'client', 'year', 'url' ];

	/** The post type object that this class registered. */
	private static ?\WP_Post_Type $registered_type = null;

	/** Whether the post type is this plugin's, and not another plugin's or theme's. */
	public static function is_ours(): bool {
		return null !== self::$registered_type && get_post_type_object( self::TYPE ) === self::$registered_type;
	}

	/** On `init`, after themes and other plugins. */
	public static function register(): void {
		if ( false === get_option( self::OPTION ) ) {
			add_option( self::OPTION, [], '', true ); // The plugin was activated for another site of the network; a missing option costs a query on every page.
		}
		$set = self::settings();
		if ( ! $set['on'] || post_type_exists( self::TYPE ) ) {
			return;
		}
		$type                  = register_post_type(
			self::TYPE,
			[
				'labels'       => self::labels(),
				'public'       => true,
				'show_in_rest' => true,
				'menu_icon'    => 'dashicons-portfolio',
				'has_archive'  => $set['archive'] ? $set['slug'] : false,
				'rewrite'      => [
					'slug'       => $set['slug'],
					'with_front' => false,
				],
				'supports'     => [ 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'page-attributes', 'custom-fields' ],
				'taxonomies'   => [ self::TAXONOMY ],
			]
		);
		self::$registered_type = $type instanceof \WP_Post_Type ? $type : null;
		if ( ! taxonomy_exists( self::TAXONOMY ) ) {
			register_taxonomy(
				self::TAXONOMY,
				self::TYPE,
				[
					'labels'            => [
						'name'          => __( 'Portfolio categories', 'frontage-site' ),
						'singular_name' => __( 'Portfolio category', 'frontage-site' ),
						'menu_name'     => __( 'Categories', 'frontage-site' ),
					],
					'hierarchical'      => true,
					'show_in_rest'      => true,
					'show_admin_column' => true,
					'rewrite'           => [ 'with_front' => false ],
				]
			);
		}
		self::register_meta();
		PortfolioTemplates::register();
		BlockTypes::add_patterns( [ PortfolioPatterns::class, 'register' ] );
	}

	/** @return array{ on: bool, slug: string, archive: bool } */
	public static function settings(): array {
		return self::clean( get_option( self::OPTION ) );
	}

	/** @return array{ on: bool, slug: string, archive: bool } */
	public static function clean( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$slug  = is_string( $value['slug'] ?? null ) ? sanitize_title( $value['slug'] ) : '';
		return [
			'on'      => ! empty( $value['on'] ),
			'slug'    => '' === $slug ? self::TYPE : $slug,
			'archive' => ! empty( $value['archive'] ),
		];
	}

	/**
	 * Sanitizes the owner's input: an existing page with the same slug keeps its URL.
	 *
	 * @return array{ on: bool, slug: string, archive: bool }
	 */
	public static function sanitize( mixed $value ): array {
		$set = self::clean( $value );
		return [ 'archive' => ! self::page_has( $set['slug'] ) ] + $set;
	}

	/** Turns the portfolio on: by the settings, by an editor's use, or by an import. */
	public static function turn_on(): void {
		if ( ! self::settings()['on'] ) {
			update_option( self::OPTION, self::sanitize( [ 'on' => true ] + self::settings() ), true );
		}
	}

	/** On `add_option_…` and `update_option_…`: WordPress regenerates its rewrite rules in the next request. */
	public static function flush_rewrite_rules(): void {
		delete_option( 'rewrite_rules' );
	}

	/**
	 * On `wp_after_insert_post`: turns the portfolio on when a page uses it, and yields to a page with its slug. Content
	 * counts only from users who may edit the site's pages, and only until the owner has decided.
	 */
	public static function handle_save( int $id, \WP_Post $post ): void {
		$settings = get_option( self::OPTION );
		if ( ! isset( ( is_array( $settings ) ? $settings : [] )['on'] )
			&& ! in_array( $post->post_status, [ 'auto-draft', 'trash' ], true )
			&& 'revision' !== $post->post_type
			&& preg_match( '~<!-- wp:query [^>]*"postType":"' . self::TYPE . '"~', $post->post_content )
			&& current_user_can( 'edit_others_pages' )
			&& ! post_type_exists( self::TYPE ) ) {
			self::turn_on();
		}
		self::update_archive_setting( $id, $post );
	}

	/** On `after_delete_post` as well. */
	public static function update_archive_setting( int $id, \WP_Post $post ): void {
		$set = self::settings();
		if ( 'page' === $post->post_type && $set['on'] && self::page_has( $set['slug'] ) === $set['archive'] ) {
			update_option( self::OPTION, self::sanitize( $set ), true );
		}
	}

	private static function page_has( string $slug ): bool {
		$page = get_page_by_path( $slug );
		return $page instanceof \WP_Post && in_array( $page->post_status, [ 'publish', 'private' ], true );
	}

	private static function register_meta(): void {
		$labels = [
			'subtitle' => __( 'Subtitle', 'frontage-site' ),
			'client'   => __( 'Client', 'frontage-site' ),
			'year'     => __( 'Year', 'frontage-site' ),
			'url'      => __( 'Project URL', 'frontage-site' ),
		];
		foreach ( self::META as $name ) {
			register_post_meta(
				self::TYPE,
				$name,
				[
					'type'              => 'string',
					'label'             => $labels[ $name ],
					'single'            => true,
					'default'           => '',
					'show_in_rest'      => true,
					'revisions_enabled' => true,
					'sanitize_callback' => 'url' === $name ? 'sanitize_url' : 'sanitize_text_field',
					'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				]
			);
		}
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return [
			'name'               => __( 'Portfolio', 'frontage-site' ),
			'singular_name'      => __( 'Project', 'frontage-site' ),
			'add_new_item'       => __( 'Add project', 'frontage-site' ),
			'edit_item'          => __( 'Edit project', 'frontage-site' ),
			'view_item'          => __( 'View project', 'frontage-site' ),
			'all_items'          => __( 'All projects', 'frontage-site' ),
			'search_items'       => __( 'Search projects', 'frontage-site' ),
			'not_found'          => __( 'No projects found.', 'frontage-site' ),
			'not_found_in_trash' => __( 'No projects found in trash.', 'frontage-site' ),
			'featured_image'     => __( 'Project image', 'frontage-site' ),
		];
	}
}
