<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/**
 * The table of contents: which class answers which hook of WordPress.
 *
 * Classes stand here by name only, so a class file is read when its hook fires for the first time; behind `WhereUsed`, when
 * a page has something for it.
 */
final class Plugin {

	/** The plugin's main file: what WordPress's own functions ask for. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// Blocks and behaviors.
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_filter( 'block_type_metadata_settings', [ self::class, 'print_menu_items_ourselves' ], 10, 2 );
		add_filter( 'render_block_data', WhereUsed::call( [ Carousel::class, 'make_items' ], block: [ 'frontage/carousel' ] ) );
		add_filter( 'render_block_data', WhereUsed::call( [ PlanInside::class, 'mark_buttons' ], block: [ 'frontage/price-plan' ] ) );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Plugin::class, 'add_block_category' ] );
		add_action( 'init', [ Patterns::class, 'register' ] );
		add_filter( 'render_block_core/cover', WhereUsed::call( [ Patterns::class, 'say_size' ], markup: '/assets/banner.svg' ) );
		add_filter( 'render_block_core/button', WhereUsed::call( [ Button::class, 'add' ], attribute: [ 'frIcon', 'frOverlay', 'frDownload' ] ), 10, 2 );
		add_filter( 'render_block', WhereUsed::call( [ Reveal::class, 'mark' ], attribute: [ 'frReveal' ] ), 10, 2 );
		add_filter( 'render_block', WhereUsed::call( [ Tooltips::class, 'mark' ], markup: 'data-tooltip=' ) );
		add_filter( 'render_block', WhereUsed::call( [ Cursor::class, 'mark' ], attribute: [ 'frCursor' ], markup: 'data-cursor-icon=' ), 10, 2 );
		add_action( 'wp_footer', WhereUsed::call( [ Cursor::class, 'print' ], behavior: 'frontage/cursor' ) );
		add_action( 'enqueue_block_editor_assets', [ Cursor::class, 'tell_editor' ], 20 ); // Its script is there by then.
		add_filter( 'render_block', WhereUsed::call( [ Logo::class, 'add_images' ], attribute: [ 'frSticky', 'frLight', 'frMaxHeight' ] ), 9, 2 );
		foreach ( [ 'core/group', 'core/cover' ] as $section ) {
			add_filter( "render_block_$section", WhereUsed::call( [ Logo::class, 'tell_dark' ], attribute: [ 'frDark' ] ), 10, 2 );
		}
		foreach ( [ 'core/group', 'core/template-part' ] as $header ) {
			add_filter( "render_block_$header", WhereUsed::call( [ Logo::class, 'hurry' ], markup: 'custom-logo' ) );
		}
		add_filter( 'wp_generate_attachment_metadata', [ CoverColor::class, 'add' ], 10, 2 );
		add_action( 'frontage_site_cover_color', [ CoverColor::class, 'look' ] );
		add_filter( 'render_block_core/cover', WhereUsed::call( [ CoverColor::class, 'paint' ], markup: 'wp-block-cover__image-background' ), 10, 2 );
		add_filter( 'default_wp_template_part_areas', [ Patterns::class, 'add_area' ] );
		add_filter( 'body_class', WhereUsed::call( [ Select::class, 'mark' ], behavior: 'frontage/select' ) );
		add_filter( 'render_block', WhereUsed::call( [ Select::class, 'find' ], markup: '<select', behavior: 'frontage/select' ) );
		add_action( 'wp_enqueue_scripts', WhereUsed::call( [ Select::class, 'expect' ], behavior: 'frontage/select' ), 11 );
		add_action( 'enqueue_block_editor_assets', [ Newsletter::class, 'tell_editor' ] );
		add_filter( 'render_block_data', WhereUsed::call( [ Lightbox::class, 'take_over' ], block: [ 'core/image' ], behavior: 'frontage/lightbox' ) );
		add_filter( 'render_block_core/image', WhereUsed::call( [ Lightbox::class, 'link' ], attribute: [ 'frLightbox' ] ), 16, 2 ); // Behind core's duotone and its own lightbox.
		foreach ( [ 'image', 'gallery', 'button' ] as $name ) {
			add_filter( "render_block_core/$name", WhereUsed::call( [ Lightbox::class, 'mark' ], attribute: [ 'frLightboxGroup', 'frNoLightbox' ] ), 17, 2 );
		}
		add_action( 'enqueue_block_editor_assets', [ Lightbox::class, 'tell_editor' ], 20 ); // Its script is there by then.

		add_filter( 'script_module_data_@frontage/kit/overlay', WhereUsed::call( [ Overlays::class, 'leave_back' ], behavior: 'frontage/back' ) );

		// Business: what is known of the firm, for blocks, bindings and search engines.
		add_action( 'init', [ self::class, 'register_bindings' ] );
		add_action( 'enqueue_block_editor_assets', [ Business\Binding::class, 'tell_editor' ] );
		add_action( 'wp_head', [ self::class, 'print_business' ] );
		add_action( 'wp_after_insert_post', [ Business\Profiles::class, 'saved' ], 10, 2 );
		add_action( 'after_delete_post', [ Business\Profiles::class, 'forget' ] );
		add_action( 'admin_init', [ Business\Screen::class, 'register' ] );
		add_action( 'admin_menu', [ Business\Screen::class, 'add' ] );

		// Reviews: what customers wrote, here and elsewhere.
		foreach ( [ 'core/html', 'core/freeform', '' ] as $pasted ) { // The last: what no block holds.
			add_filter( "render_block_$pasted", WhereUsed::call( [ Reviews\Frame::class, 'take_over' ], markup: 'trustpilot-widget' ), 9 );
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
		add_action( 'init', [ self::class, 'register_portfolio' ], 20 ); // Behind whoever has a type of this name.
		add_action( 'wp_after_insert_post', [ Portfolio\Portfolio::class, 'saved' ], 10, 2 );
		add_action( 'after_delete_post', [ Portfolio\Portfolio::class, 'look_at_page' ], 10, 2 );
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_frontage_site_portfolio", [ Portfolio\Portfolio::class, 'forget_addresses' ], 10, 0 );
		}
		add_action( 'add_meta_boxes_portfolio', [ Portfolio\Details::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ Portfolio\Details::class, 'enqueue' ] );
		add_action( 'save_post_portfolio', [ Portfolio\Details::class, 'save' ] );
		add_filter( 'pre_render_block', WhereUsed::call( [ Portfolio\Filter::class, 'look' ], block: [ 'core/query' ], filtered: true ), 10, 2 );
		add_filter( 'query_loop_block_query_vars', WhereUsed::call( [ Portfolio\Filter::class, 'narrow' ], filtered: true ), 10, 2 );
		add_action( 'pre_get_posts', WhereUsed::call( [ Portfolio\Filter::class, 'narrow_page' ], filtered: true ) );
		add_filter( 'render_block_core/query', WhereUsed::call( [ Portfolio\Paging::class, 'mark' ], attribute: [ 'frPaging' ] ), 10, 2 );
		add_action( 'frontage_kit_behaviour', [ Portfolio\InPlace::class, 'name_imports' ] );
		add_action( 'admin_init', [ Portfolio\Settings::class, 'register' ] );

		// Behaviors: what an owner switches on for all pages, and an editor for one.
		add_action( 'admin_init', [ Behaviors\Setting::class, 'register' ] );
		add_action( 'rest_api_init', [ Behaviors\Setting::class, 'register' ] );
		add_action( 'rest_api_init', [ Behaviors\Override::class, 'register' ] );
		add_action( 'wp', [ self::class, 'preview' ] );
		add_action( 'wp_enqueue_scripts', [ self::class, 'bring_behaviors' ] );
		add_action( 'frontage_kit_behaviour', [ Behaviors\Switches::class, 'hand_over' ], 10, 2 );
		add_action( 'admin_menu', [ Behaviors\Screen::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ Behaviors\Panel::class, 'enqueue' ] );
		add_action( 'wp_enqueue_scripts', WhereUsed::call( [ Emoji::class, 'leave_to_device' ], behavior: 'frontage/emoji' ), 1 );

		// Scrolling: what stays, what comes and goes.
		add_filter( 'render_block', WhereUsed::call( [ Scroll\StickyHeader::class, 'mark' ], attribute: [ 'frStickyHeader' ], block: [ 'core/template-part' ], behavior: 'frontage/sticky-header' ), 9, 2 );
		add_filter( 'render_block', WhereUsed::call( [ Scroll\FixedFooter::class, 'mark' ], attribute: [ 'frFixedFooter' ], block: [ 'core/template-part' ], behavior: 'frontage/fixed-footer' ), 9, 2 );
		add_filter( 'render_block', WhereUsed::call( [ Scroll\TitleFade::class, 'mark' ], attribute: [ 'frTitleFade' ], block: [ 'core/post-title', 'core/query-title' ], behavior: 'frontage/title-fade' ), 9, 2 );
		add_action( 'template_redirect', WhereUsed::call( [ Scroll\LazyBackgrounds::class, 'begin' ], behavior: 'frontage/lazy-backgrounds' ) );
		add_action( 'wp_enqueue_scripts', WhereUsed::call( [ Scroll\BackToTop::class, 'bring' ], behavior: 'frontage/back-to-top' ) );

		// A page on its way, and one turning into the next.
		add_action( 'wp_body_open', WhereUsed::call( [ PageLoader::class, 'print' ], behavior: 'frontage/page-loader' ), 1 );
		add_filter( 'wp_speculation_rules_configuration', WhereUsed::call( [ Transitions::class, 'fetch_earlier' ], behavior: 'frontage/page-transitions' ) );
		add_filter( 'wp_speculation_rules_href_exclude_paths', WhereUsed::call( [ Transitions::class, 'leave_out' ], behavior: 'frontage/page-transitions' ) );
		add_filter( 'render_block', WhereUsed::call( [ Transitions::class, 'mark_downloads' ], markup: ' download', behavior: 'frontage/page-transitions' ), 10, 2 );

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
		\Frontage\Kit\read_back_settings( StorageErrors::class );
		add_filter( 'frontage_first_minute', [ FirstStep::class, 'add' ] );
		add_action( 'admin_init', [ PolicyText::class, 'suggest' ] );
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}

	/**
	 * On `block_type_metadata_settings`: the items are the menu's, so WordPress need not print each of them before.
	 *
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	public static function print_menu_items_ourselves( array $settings, array $metadata ): array {
		if ( 'frontage/menu' === ( $metadata['name'] ?? '' ) ) {
			$settings['skip_inner_blocks'] = true;
		}
		return $settings;
	}

	/** What is known of the firm; any block that core can bind may show it. */
	public static function register_bindings(): void {
		register_block_bindings_source(
			'frontage/business',
			[
				'label'              => __( 'Business', 'frontage-site' ),
				// Not by its name: WordPress would read the class on every page.
				'get_value_callback' => static fn ( array $arguments, \WP_Block $block, string $attribute ): ?string => Business\Binding::value( $arguments, $block, $attribute ),
			]
		);
	}

	/** On `wp_head`: of the front page alone. */
	public static function print_business(): void {
		if ( is_front_page() && get_option( 'frontage_site_business' ) ) {
			Business\Markup::print();
		}
	}

	/** On `init`: an option that is not there is made; else nothing is known of it where it is off. */
	public static function register_portfolio(): void {
		$kept = get_option( 'frontage_site_portfolio' );
		if ( false === $kept || is_array( $kept ) && ! empty( $kept['on'] ) ) {
			Portfolio\Portfolio::register();
		}
	}

	/** On `wp`: a preview shows what is not saved yet, of the fields that WordPress knows. */
	public static function preview(): void {
		if ( is_preview() ) {
			Behaviors\Override::register();
		}
	}

	/** On `wp_enqueue_scripts`. */
	public static function bring_behaviors(): void {
		if ( WhereUsed::behaviors() ) {
			Behaviors\Switches::bring();
		}
	}
}
