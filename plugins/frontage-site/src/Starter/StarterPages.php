<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Starter\Items\SamplePosts;
use Frontage\Site\Starter\Items\SampleProjects;
use Frontage\Site\Starter\Items\TemplatePartItems;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** This plugin's items of a starter site: style, pages, menu, and front page. */
final class StarterPages {

	/**
	 * On `frontage_starter_parts`, after plugins whose items the pages show.
	 *
	 * @param list<StarterItem> $items
	 * @return list<StarterItem>
	 */
	public static function add( array $items, string $look ): array {
		$why = \WP_Block_Patterns_Registry::get_instance()->is_registered( 'frontage/hero-split' ) ? '' : __( 'Requires the Frontage theme.', 'frontage-site' );
		return [
			self::style_item( $look, $why ),
			...$items,
			...SampleProjects::items( $look ),
			...SamplePosts::items( $look, $why ),
			...self::page_items( $look, $why ),
			self::menu_item( $look, $why ),
			...TemplatePartItems::items( $look, $why ),
			self::behaviors_item( $why ),
			self::front_page_item( $why ),
		];
	}

	private static function style_item( string $look, string $why ): StarterItem {
		return new StarterItem(
			key: 'look:' . $look,
			group: __( 'Look', 'frontage-site' ),
			title: __( 'Colors and fonts', 'frontage-site' ),
			make: static fn (): array => [ ReversibleSetting::LOOK => GlobalStyles::variation( $look ) ],
			means: __( 'Applies to the entire site. You can undo this to restore the previous look.', 'frontage-site' ),
			why: $why,
			capability: 'edit_theme_options',
			choice: GlobalStyles::is_own() ? 'look' : ''
		);
	}

	/** @return list<StarterItem> */
	private static function page_items( string $look, string $why ): array {
		$group = __( 'Pages', 'frontage-site' );
		$items = [];
		$pages = StyleVariations::pages( $look );
		foreach ( array_diff_key( $pages, [ 'home' => true ] ) + $pages as $name => $page ) { // The homepage links to the others.
			$items[] = new StarterItem(
				key: "page:$name",
				group: $group,
				title: $page['title'],
				make: static fn ( StarterProgress $progress ): int|WP_Error => self::insert( 'page', $page['title'], PageContent::from_patterns( $page['patterns'], $look, $progress ), [ 'page_template' => 'page-wide' ] + ( empty( $page['draft'] ) ? [] : [ 'post_status' => 'draft' ] ) ),
				means: empty( $page['draft'] ) ? '' : __( 'Saved as a draft because it contains only samples. Replace them, then publish the page.', 'frontage-site' ),
				why: $why,
				capability: 'publish_pages',
				found: static fn (): int => FoundItems::page( $name, $page['title'] )
			);
		}
		if ( 'posts' === get_option( 'show_on_front' ) || isset( CreatedItems::read()['made']['front:page'] ) ) {
			$title   = __( 'News', 'frontage-site' );
			$items[] = new StarterItem( key: 'page:news', group: $group, title: $title, make: static fn (): int|WP_Error => self::insert( 'page', $title, '' ), means: __( 'Shows your posts.', 'frontage-site' ), why: $why, capability: 'publish_pages', choice: 'front', found: static fn (): int => FoundItems::page( 'news', $title ) );
		}
		return $items;
	}

	private static function menu_item( string $look, string $why ): StarterItem {
		$waits = self::has_menu();
		return new StarterItem(
			key: 'menu:main',
			group: __( 'Menu', 'frontage-site' ),
			title: __( 'Main menu', 'frontage-site' ),
			make: static fn ( StarterProgress $progress ): int|WP_Error => self::insert( 'wp_navigation', __( 'Main menu', 'frontage-site' ), self::links( $look, $progress ), [ 'post_status' => $waits ? 'draft' : 'publish' ] ),
			means: $waits ? __( 'Your current menu stays in place. This one is saved as a draft.', 'frontage-site' ) : '',
			why: $why,
			capability: 'edit_theme_options'
		);
	}

	private static function behaviors_item( string $why ): StarterItem {
		$is_own = in_array( true, array_column( SiteBehaviors::enabled_behaviors(), 'on' ), true ) && ! isset( CreatedItems::read()['made']['behaviors:on'] );
		return new StarterItem(
			key: 'behaviors:on',
			group: __( 'Look', 'frontage-site' ),
			title: __( 'Recommended behaviors', 'frontage-site' ),
			make: static fn (): array => [ SiteBehaviors::OPTION => SiteBehaviors::recommended() ],
			means: __( 'Sticky header, lightbox, page transitions, instant pages, and more. Change them under Animations & behaviors.', 'frontage-site' ),
			why: $is_own ? __( 'Your own behaviors stay as they are.', 'frontage-site' ) : $why,
			capability: 'manage_options'
		);
	}

	private static function front_page_item( string $why ): StarterItem {
		$is_page = 'posts' !== get_option( 'show_on_front' );
		return new StarterItem(
			key: 'front:page',
			group: __( 'Homepage', 'frontage-site' ),
			title: __( 'The new homepage', 'frontage-site' ),
			make: static fn ( StarterProgress $progress ): array => $progress->id( 'page:home' ) ? [
				'page_on_front'  => $progress->id( 'page:home' ),
				'page_for_posts' => $progress->id( 'page:news' ),
				'show_on_front'  => 'page',
			] : [],
			why: $is_page ? __( 'Your site already has a homepage.', 'frontage-site' ) : $why,
			capability: 'manage_options',
			choice: 'front'
		);
	}

	/** Whether an owner has created a menu. Core's automatic fallback menu, a list of all pages, does not count. */
	private static function has_menu(): bool {
		$menus        = get_posts(
			[
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => 50,
			]
		);
		$starter_menu = CreatedItems::read()['made']['menu:main']['id'] ?? 0;
		return (bool) array_filter( $menus, static fn ( \WP_Post $menu ): bool => '<!-- wp:page-list /-->' !== trim( $menu->post_content ) && $starter_menu !== $menu->ID );
	}

	private static function links( string $look, StarterProgress $progress ): string {
		$links = [];
		foreach ( [ ...array_keys( StyleVariations::pages( $look ) ), 'news' ] as $name ) {
			$id = 'home' === $name ? 0 : $progress->id( "page:$name" );
			if ( $id ) {
				$links[ $name ] = self::link( get_the_title( $id ), self::permalink( $id ), [ 'type' => 'page', 'id' => $id, 'kind' => 'post-type' ] );
			}
		}
		$archives = array_filter( [ PortfolioPostType::TYPE => $progress->id( 'work:1' ), 'product' => $progress->id( 'product:1' ) ] );
		foreach ( array_keys( $archives ) as $type ) {
			$url = get_post_type_archive_link( $type );
			if ( is_string( $url ) ) {
				$links[ $type ] = self::link( 'product' === $type ? __( 'Shop', 'frontage-site' ) : __( 'Work', 'frontage-site' ), $url, [ 'type' => $type, 'kind' => 'post-type-archive' ] );
			}
		}
		// Visitors look for the contact link at the end.
		$last = array_intersect_key( $links, [ 'contact' => true ] );
		return implode( '', array_diff_key( $links, $last ) ) . implode( '', $last );
	}

	/** The URL that a page has or, as a draft, will have. */
	private static function permalink( int $id ): string {
		if ( 'draft' !== get_post_status( $id ) || ! get_option( 'permalink_structure' ) ) {
			return (string) get_permalink( $id );
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		[ $permalink, $slug ] = get_sample_permalink( $id );
		return str_replace( [ '%pagename%', '%postname%' ], $slug, $permalink );
	}

	/** @param array<string, mixed> $more */
	private static function link( string $label, string $url, array $more ): string {
		return get_comment_delimited_block_content( 'core/navigation-link', [ 'label' => $label, 'url' => $url ] + $more, '' );
	}

	/** @param array{ post_status?: string, page_template?: string } $more */
	private static function insert( string $type, string $title, string $content, array $more = [] ): int|WP_Error {
		return VerifiedWrite::post(
			[
				'post_type'    => $type,
				'post_title'   => $title,
				'post_content' => $content,
			] + $more + [ 'post_status' => 'publish' ]
		);
	}
}
