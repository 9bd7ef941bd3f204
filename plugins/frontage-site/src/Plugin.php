<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/**
 * The table of contents: which class answers which hook of WordPress.
 *
 * Classes stand here by name only, so a class file is read when its hook fires for the first time.
 */
final class Plugin {

	/** The plugin's main file: what WordPress's own functions ask for. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// Blocks and behaviours.
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_filter( 'block_type_metadata_settings', [ Menu\Menu::class, 'print_items_ourselves' ], 10, 2 );
		add_filter( 'render_block_data', [ Carousel::class, 'make_items' ] );
		add_filter( 'render_block_data', [ PlanInside::class, 'mark_buttons' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Plugin::class, 'add_block_category' ] );
		add_action( 'init', [ Patterns::class, 'register' ] );
		add_filter( 'render_block_core/button', [ Button::class, 'add' ], 10, 2 );
		add_filter( 'render_block', [ Reveal::class, 'mark' ], 10, 2 );
		add_filter( 'render_block', [ Tooltips::class, 'mark' ] );
		add_filter( 'render_block', [ Cursor::class, 'mark' ], 10, 2 );
		add_action( 'wp_footer', [ Cursor::class, 'print' ] );
		add_action( 'enqueue_block_editor_assets', [ Cursor::class, 'tell_editor' ], 20 ); // Its script is there by then.
		add_filter( 'render_block', [ Logo::class, 'add_images' ], 9, 2 );
		foreach ( [ 'core/group', 'core/cover' ] as $section ) {
			add_filter( "render_block_$section", [ Logo::class, 'tell_dark' ], 10, 2 );
		}
		foreach ( [ 'core/group', 'core/template-part' ] as $header ) {
			add_filter( "render_block_$header", [ Logo::class, 'hurry' ] );
		}
		add_filter( 'default_wp_template_part_areas', [ HiddenSidebar::class, 'add_area' ] );
		add_filter( 'body_class', [ Select::class, 'mark' ] );
		add_action( 'enqueue_block_editor_assets', [ Newsletter::class, 'tell_editor' ] );
		add_filter( 'render_block_data', [ Lightbox::class, 'take_over' ] );
		add_filter( 'render_block_core/image', [ Lightbox::class, 'link' ], 16, 2 ); // Behind core's duotone and its own lightbox.
		foreach ( [ 'image', 'gallery', 'button' ] as $name ) {
			add_filter( "render_block_core/$name", [ Lightbox::class, 'mark' ], 17, 2 );
		}
		add_action( 'enqueue_block_editor_assets', [ Lightbox::class, 'tell_editor' ], 20 ); // Its script is there by then.

		// Business: what is known of the firm, for blocks, bindings and search engines.
		add_action( 'init', [ Business\Binding::class, 'register' ] );
		add_action( 'enqueue_block_editor_assets', [ Business\Binding::class, 'tell_editor' ] );
		add_action( 'wp_head', [ Business\Markup::class, 'print' ] );
		add_action( 'wp_after_insert_post', [ Business\Profiles::class, 'saved' ], 10, 2 );
		add_action( 'after_delete_post', [ Business\Profiles::class, 'forget' ] );
		add_action( 'admin_init', [ Business\Screen::class, 'register' ] );
		add_action( 'admin_menu', [ Business\Screen::class, 'add' ] );

		// Reviews: what customers wrote, here and elsewhere.
		foreach ( [ 'core/html', 'core/freeform', '' ] as $pasted ) { // The last: what no block holds.
			add_filter( "render_block_$pasted", [ Reviews\Frame::class, 'take_over' ], 9 );
		}
		add_action( 'frontage_kit_behaviour', [ Reviews\Frame::class, 'hand_over' ], 10, 2 );
		add_action( 'enqueue_block_editor_assets', [ Reviews\Editor::class, 'tell' ] );
		add_action( 'frontage_site_fetch_reviews', [ Reviews\Cache::class, 'run' ] );
		add_action( 'wp_after_insert_post', [ Reviews\Changes::class, 'of_post' ], 10, 4 );
		add_action( 'after_delete_post', [ Reviews\Changes::class, 'of_post' ], 10, 2 );
		add_action( 'wp_update_comment_count', [ Reviews\Changes::class, 'of_comments' ] );
		add_filter( 'woocommerce_structured_data_context', [ Reviews\Schema::class, 'add_to_shop' ], 10, 4 );
		add_filter( 'site_status_tests', [ Reviews\Health::class, 'add_test' ] );
		add_action( 'admin_init', [ Reviews\Settings::class, 'register' ] );

		// Portfolio: the firm's work, and lists that visitors filter or have grow.
		add_action( 'init', [ Portfolio\Portfolio::class, 'register' ], 20 ); // Behind whoever has a type of this name.
		add_action( 'wp_after_insert_post', [ Portfolio\Portfolio::class, 'saved' ], 10, 2 );
		add_action( 'after_delete_post', [ Portfolio\Portfolio::class, 'look_at_page' ], 10, 2 );
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_frontage_site_portfolio", [ Portfolio\Portfolio::class, 'forget_addresses' ], 10, 0 );
		}
		add_action( 'add_meta_boxes_portfolio', [ Portfolio\Details::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ Portfolio\Details::class, 'enqueue' ] );
		add_action( 'save_post_portfolio', [ Portfolio\Details::class, 'save' ] );
		add_filter( 'pre_render_block', [ Portfolio\Filter::class, 'look' ], 10, 2 );
		add_filter( 'query_loop_block_query_vars', [ Portfolio\Filter::class, 'narrow' ], 10, 2 );
		add_action( 'pre_get_posts', [ Portfolio\Filter::class, 'narrow_page' ] );
		add_filter( 'render_block_core/query', [ Portfolio\Paging::class, 'mark' ], 10, 2 );
		add_action( 'admin_init', [ Portfolio\Settings::class, 'register' ] );

		// Behaviours: what an owner switches on for all pages, and an editor for one.
		add_action( 'admin_init', [ Behaviours\Setting::class, 'register' ] );
		add_action( 'rest_api_init', [ Behaviours\Setting::class, 'register' ] );
		add_action( 'rest_api_init', [ Behaviours\Override::class, 'register' ] );
		add_action( 'wp', [ Behaviours\Override::class, 'register_for_preview' ] );
		add_action( 'wp_enqueue_scripts', [ Behaviours\Switches::class, 'bring' ] );
		add_action( 'frontage_kit_behaviour', [ Behaviours\Switches::class, 'hand_over' ], 10, 2 );
		add_action( 'admin_menu', [ Behaviours\Screen::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ Behaviours\Panel::class, 'enqueue' ] );
		add_action( 'wp_enqueue_scripts', [ Emoji::class, 'leave_to_device' ], 1 );

		// Scrolling: what stays, what comes and goes.
		add_filter( 'render_block', [ Scroll\StickyHeader::class, 'mark' ], 9, 2 );
		add_filter( 'render_block', [ Scroll\FixedFooter::class, 'mark' ], 9, 2 );
		add_filter( 'render_block', [ Scroll\TitleFade::class, 'mark' ], 9, 2 );
		add_action( 'template_redirect', [ Scroll\LazyBackgrounds::class, 'begin' ] );
		add_action( 'wp_enqueue_scripts', [ Scroll\BackToTop::class, 'bring' ] );

		// A page on its way, and one turning into the next.
		add_action( 'wp_body_open', [ PageLoader::class, 'print' ], 1 );
		add_filter( 'wp_speculation_rules_configuration', [ Transitions::class, 'fetch_earlier' ] );
		add_filter( 'wp_speculation_rules_href_exclude_paths', [ Transitions::class, 'leave_out' ] );
		add_filter( 'render_block', [ Transitions::class, 'mark_downloads' ], 10, 2 );

		// A whole site to begin with.
		add_filter( 'frontage_starter_parts', [ Starter\Pages::class, 'add' ], 20, 2 );
		add_action( 'rest_api_init', [ Starter\Controller::class, 'register' ] );
		add_action( 'admin_menu', [ Starter\Screen::class, 'add' ] );
		add_action( 'cli_init', [ Starter\Command::class, 'register' ] );

		// Kit: the site in one file, to take along and to bring.
		add_filter( 'frontage_kit_parts', [ Kit\OwnParts::class, 'add' ] );
		add_action( 'rest_api_init', [ Kit\Controller::class, 'register' ] );
		add_action( 'cli_init', [ Kit\Command::class, 'register' ] );
		add_action( 'admin_menu', [ Kit\Screen::class, 'add' ] );
		add_action( 'admin_init', [ Kit\Journal::class, 'sweep' ] );

		// Moving in from Elementor.
		add_action( 'admin_menu', [ Elementor\Screen::class, 'add' ] );
		add_action( 'elementor/init', [ Elementor\Takeover::class, 'watch' ] ); // Where it is not active nobody asks.
		add_action( 'cli_init', [ Elementor\Command::class, 'register' ] );

		// What the owner decides.
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'rest_api_init', [ Settings::class, 'register' ] );
		add_action( 'admin_menu', [ Settings::class, 'add_page' ] );
		add_action( 'admin_init', [ Settings::class, 'add_fields' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( $file ), [ Settings::class, 'links' ] );
		add_filter( 'frontage_first_minute', [ FirstStep::class, 'add' ] );
		add_action( 'admin_init', [ PolicyText::class, 'suggest' ] );
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
