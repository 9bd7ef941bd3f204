<?php

declare( strict_types = 1 );

namespace Frontage\Site;

use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Site\Admin\HubParts;
use Frontage\Site\Admin\OnboardingStep;
use Frontage\Site\Admin\PrivacyPolicyText;
use Frontage\Site\Admin\SettingsScreen;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Behaviors\BehaviorsScreen;
use Frontage\Site\Behaviors\EditorPanel;
use Frontage\Site\Behaviors\ModuleBundles;
use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Blocks\BlockPatterns;
use Frontage\Site\Blocks\CarouselRenderer;
use Frontage\Site\Blocks\NewsletterForm;
use Frontage\Site\Blocks\PricePlanContent;
use Frontage\Site\Business\BusinessBindingSource;
use Frontage\Site\Business\BusinessSchema;
use Frontage\Site\Business\BusinessPreview;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Business\SocialProfiles;
use Frontage\Site\CoreBlocks\ButtonExtension;
use Frontage\Site\CoreBlocks\CoverColor;
use Frontage\Site\CoreBlocks\CursorFollower;
use Frontage\Site\CoreBlocks\ImageLightbox;
use Frontage\Site\CoreBlocks\LogoExtension;
use Frontage\Site\CoreBlocks\RevealExtension;
use Frontage\Site\CoreBlocks\TooltipFormat;
use Frontage\Site\Elementor\ElementorCommand;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Elementor\PageReplacement;
use Frontage\Site\Migration\ImportJournal;
use Frontage\Site\Migration\MigrationCommand;
use Frontage\Site\Migration\MigrationController;
use Frontage\Site\Migration\MigrationScreen;
use Frontage\Site\Migration\Parts\CoreParts;
use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Site\Page\BackToTop;
use Frontage\Site\Page\EmojiScript;
use Frontage\Site\Page\FixedFooter;
use Frontage\Site\Page\LazyBackgrounds;
use Frontage\Site\Page\PageLoader;
use Frontage\Site\Page\SelectStyling;
use Frontage\Site\Page\SharedImages;
use Frontage\Site\Page\SpeculationRules;
use Frontage\Site\Page\StickyHeader;
use Frontage\Site\Page\TitleFade;
use Frontage\Site\Portfolio\LoadMore;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Portfolio\PortfolioSettings;
use Frontage\Site\Portfolio\ProjectDetails;
use Frontage\Site\Portfolio\ProjectListScreen;
use Frontage\Site\Portfolio\TermFilter;
use Frontage\Site\Reviews\CacheInvalidation;
use Frontage\Site\Reviews\EditorData;
use Frontage\Site\Reviews\ReviewCache;
use Frontage\Site\Reviews\ReviewSchema;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Site\Reviews\ReviewsHealthCheck;
use Frontage\Site\Reviews\TrustpilotWidgetFrame;
use Frontage\Site\Samples\EditorLabel;
use Frontage\Site\Samples\SampleVisibility;
use Frontage\Site\Starter\Admin\SampleHealthCheck;
use Frontage\Site\Starter\Admin\StarterScreen;
use Frontage\Site\Starter\StarterCommand;
use Frontage\Site\Starter\StarterController;
use Frontage\Site\Starter\StarterPages;
use Frontage\Site\Support\ConditionalHook;
use Frontage\Site\Support\UsageCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all hooks of the plugin.
 *
 * Classes are referenced by name only, so that a class file is loaded when its hook first fires; with `ConditionalHook`,
 * only when a page needs it.
 */
final class Plugin {

	/** The plugin's main file, as WordPress's functions expect it. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		self::add_block_hooks();
		self::add_business_hooks();
		self::add_review_hooks();
		self::add_portfolio_hooks();
		self::add_behavior_hooks();
		self::add_starter_hooks();
		self::add_migration_hooks();
		self::add_settings_hooks();
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::add_dashboard_hooks();
		}
	}

	/** What only the dashboard or a command fires. Pages and REST calls do without. */
	private static function add_dashboard_hooks(): void {
		add_action( 'admin_init', [ BusinessScreen::class, 'register' ] );
		add_action( 'admin_menu', [ BusinessScreen::class, 'add' ] );
		add_filter( 'site_status_tests', [ ReviewsHealthCheck::class, 'add_test' ] );
		add_action( 'admin_init', [ ReviewSettings::class, 'register' ] );
		add_action( 'load-edit.php', [ ProjectListScreen::class, 'prepare' ] );
		add_action( 'admin_init', [ PortfolioSettings::class, 'register' ] );
		add_action( 'admin_init', [ SiteBehaviors::class, 'register' ] );
		add_action( 'admin_menu', [ BehaviorsScreen::class, 'add' ] );
		add_action( 'admin_menu', [ StarterScreen::class, 'add' ] );
		add_action( 'cli_init', [ StarterCommand::class, 'register' ] );
		add_filter( 'site_status_tests', [ SampleHealthCheck::class, 'add_test' ] );
		add_action( 'cli_init', [ MigrationCommand::class, 'register' ] );
		add_action( 'admin_menu', [ MigrationScreen::class, 'add' ] );
		add_action( 'admin_init', [ ImportJournal::class, 'sweep' ] );
		add_action( 'admin_menu', [ ElementorScreen::class, 'add' ] );
		add_action( 'cli_init', [ ElementorCommand::class, 'register' ] );
		add_action( 'admin_init', [ SettingsScreen::class, 'register' ] );
		add_filter( 'frontage_help_pages', [ HelpPages::class, 'add' ], 12 );
		add_action( 'admin_menu', [ HubParts::class, 'add_redirects' ] );
		add_action( 'admin_menu', [ ReviewSettings::class, 'add_page' ] );
		add_action( 'admin_menu', [ PortfolioSettings::class, 'add_page' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( self::$file ), [ SettingsScreen::class, 'links' ] );
		add_action( 'admin_init', [ PrivacyPolicyText::class, 'suggest' ] );
	}

	private static function add_block_hooks(): void {
		add_action( 'init', [ self::class, 'register_blocks' ] );
		ConditionalHook::add_for_blocks( 'render_block_data', [ CarouselRenderer::class, 'make_items' ], block: [ 'frontage/carousel' ] );
		ConditionalHook::add_for_blocks( 'render_block_data', [ PricePlanContent::class, 'mark_buttons' ], block: [ 'frontage/price-plan' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );
		add_action( 'init', static fn () => BlockTypes::add_patterns( static fn () => BlockPatterns::register() ) ); // A closure, so that the class is read with the first pattern.
		add_filter( 'render_block_core/cover', ConditionalHook::call( [ BlockPatterns::class, 'add_image_size' ], markup: '/assets/banner.svg' ) );
		add_filter( 'render_block_core/button', ConditionalHook::call( [ ButtonExtension::class, 'add' ], attribute: [ 'frIcon', 'frOverlay', 'frDownload' ] ), 10, 2 );
		ConditionalHook::add_for_blocks( 'render_block', [ RevealExtension::class, 'mark' ], attribute: [ 'frReveal' ] );
		ConditionalHook::add_for_blocks( 'render_block', [ TooltipFormat::class, 'mark' ], markup: 'data-tooltip=' );
		ConditionalHook::add_for_blocks( 'render_block', [ CursorFollower::class, 'mark' ], attribute: [ 'frCursor' ], markup: 'data-cursor-icon=' );
		add_action( 'wp_footer', ConditionalHook::call( [ CursorFollower::class, 'print' ], behavior: 'frontage/cursor' ) );
		add_action( 'enqueue_block_editor_assets', [ CursorFollower::class, 'add_editor_data' ], 20 ); // Its script is registered by then.
		ConditionalHook::add_for_blocks( 'render_block', [ LogoExtension::class, 'add_images' ], 9, attribute: [ 'frSticky', 'frLight', 'frMaxHeight' ] );
		foreach ( [ 'core/group', 'core/cover' ] as $section ) {
			add_filter( "render_block_$section", ConditionalHook::call( [ LogoExtension::class, 'mark_dark_section' ], attribute: [ 'frDark' ] ), 10, 2 );
		}
		foreach ( [ 'core/group', 'core/template-part' ] as $header ) {
			add_filter( "render_block_$header", ConditionalHook::call( [ LogoExtension::class, 'prioritize' ], markup: 'custom-logo' ) );
		}
		add_filter( 'wp_generate_attachment_metadata', [ CoverColor::class, 'add' ], 10, 2 );
		add_action( 'frontage_site_cover_color', [ CoverColor::class, 'add_to_existing' ] );
		add_filter( 'render_block_core/cover', ConditionalHook::call( [ CoverColor::class, 'add_background_color' ], markup: 'wp-block-cover__image-background' ), 10, 2 );
		add_filter( 'default_wp_template_part_areas', [ self::class, 'add_area' ] );
		add_filter( 'body_class', ConditionalHook::call( [ SelectStyling::class, 'mark' ], behavior: 'frontage/select' ) );
		ConditionalHook::add_for_blocks( 'render_block', [ SelectStyling::class, 'find' ], markup: '<select', behavior: 'frontage/select' );
		add_action( 'wp_enqueue_scripts', ConditionalHook::call( [ SelectStyling::class, 'enqueue_for_classic_theme' ], behavior: 'frontage/select' ), 11 );
		add_action( 'enqueue_block_editor_assets', [ NewsletterForm::class, 'add_editor_data' ] );
		ConditionalHook::add_for_blocks( 'render_block_data', [ ImageLightbox::class, 'replace_core_lightbox' ], block: [ 'core/image' ], behavior: 'frontage/lightbox' );
		add_filter( 'render_block_core/image', ConditionalHook::call( [ ImageLightbox::class, 'link' ], attribute: [ 'frLightbox' ] ), 16, 2 ); // After core's duotone and its own lightbox.
		foreach ( [ 'image', 'gallery', 'button' ] as $name ) {
			add_filter( "render_block_core/$name", ConditionalHook::call( [ ImageLightbox::class, 'mark' ], attribute: [ 'frLightboxGroup', 'frNoLightbox' ] ), 17, 2 );
		}
		add_action( 'enqueue_block_editor_assets', [ ImageLightbox::class, 'add_editor_data' ], 20 ); // Its script is registered by then.

		add_filter( 'script_module_data_@frontage/kit/overlay', ConditionalHook::call( [ OverlayRegistry::class, 'disable_back_button' ], behavior: 'frontage/back' ) );
	}

	/** The business profile, for blocks, bindings and structured data. */
	private static function add_business_hooks(): void {
		add_action( 'init', [ self::class, 'register_bindings' ] );
		add_action( 'enqueue_block_editor_assets', [ BusinessBindingSource::class, 'add_editor_data' ] );
		add_action( 'wp_head', [ self::class, 'print_business' ] );
		add_action( 'wp_after_insert_post', [ SocialProfiles::class, 'handle_save' ], 10, 2 );
		add_action( 'after_delete_post', [ SocialProfiles::class, 'remove' ] );
	}

	/** Reviews from this site and other services. */
	private static function add_review_hooks(): void {
		foreach ( [ 'core/html', 'core/freeform', '' ] as $pasted ) { // The last one: content outside of blocks.
			add_filter( "render_block_$pasted", ConditionalHook::call( [ TrustpilotWidgetFrame::class, 'replace_widgets' ], markup: 'trustpilot-widget' ), 9 );
		}
		add_action( 'frontage_kit_behaviour', [ TrustpilotWidgetFrame::class, 'add_module_data' ], 10, 2 );
		add_action( 'enqueue_block_editor_assets', [ EditorData::class, 'add_editor_data' ] );
		add_action( 'frontage_site_fetch_reviews', [ ReviewCache::class, 'run' ] );
		add_action( 'wp_after_insert_post', [ CacheInvalidation::class, 'clear_for_post' ], 10, 4 );
		add_action( 'after_delete_post', [ CacheInvalidation::class, 'clear_for_post' ], 10, 2 );
		add_action( 'wp_update_comment_count', [ CacheInvalidation::class, 'clear_for_comments' ] );
		add_filter( 'woocommerce_structured_data_context', [ ReviewSchema::class, 'add_to_shop' ], 10, 4 );
	}

	/** Projects, and lists that visitors can filter or extend. */
	private static function add_portfolio_hooks(): void {
		add_action( 'init', [ self::class, 'register_portfolio' ], 20 ); // After other code that registers a type of this name.
		add_action( 'wp_after_insert_post', [ PortfolioPostType::class, 'handle_save' ], 10, 2 );
		add_action( 'after_delete_post', [ PortfolioPostType::class, 'update_archive_setting' ], 10, 2 );
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_frontage_site_portfolio", [ PortfolioPostType::class, 'flush_rewrite_rules' ], 10, 0 );
		}
		add_action( 'add_meta_boxes_portfolio', [ ProjectDetails::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ ProjectDetails::class, 'enqueue' ] );
		add_action( 'save_post_portfolio', [ ProjectDetails::class, 'save' ] );
		ConditionalHook::add_for_blocks( 'pre_render_block', [ TermFilter::class, 'collect_filters' ], block: [ 'core/query' ], filtered: true );
		add_filter( 'query_loop_block_query_vars', ConditionalHook::call( [ TermFilter::class, 'filter_list_query' ], filtered: true ), 10, 2 );
		$filter_main_query = ConditionalHook::call( [ TermFilter::class, 'filter_main_query' ], filtered: true );
		add_action( 'pre_get_posts', static fn ( \WP_Query $query ): mixed => $query->is_main_query() ? $filter_main_query( $query ) : null ); // A page has many other queries.
		add_filter( 'render_block_core/query', ConditionalHook::call( [ LoadMore::class, 'mark' ], attribute: [ 'frPaging' ] ), 10, 2 );
		add_action( 'frontage_kit_behaviour', [ Portfolio\InPlace::class, 'add_imports' ] );
	}

	/** Behaviors that an owner turns on for all pages, or an editor for one. */
	private static function add_behavior_hooks(): void {
		add_action( 'frontage_kit_rest_settings', [ SiteBehaviors::class, 'register' ] );
		add_action( 'rest_api_init', [ PageOverrides::class, 'register' ] );
		add_action( 'wp', [ self::class, 'register_preview_meta' ] );
		add_action( 'wp_enqueue_scripts', [ self::class, 'enqueue_behaviors' ] );
		add_action( 'frontage_kit_behaviour', [ ActiveBehaviors::class, 'add_module_data' ], 10, 2 );
		add_filter( 'script_module_loader_src', static fn ( string $url, string $module ): string => str_contains( $module, 'frontage' ) ? ModuleBundles::filter_url( $url, $module ) : $url, 10, 2 );
		add_action( 'enqueue_block_editor_assets', [ EditorPanel::class, 'enqueue' ] );
		add_action( 'wp_enqueue_scripts', ConditionalHook::call( [ EmojiScript::class, 'disable' ], behavior: 'frontage/emoji' ), 1 );

		// Scroll behaviors.
		ConditionalHook::add_for_blocks( 'render_block', [ StickyHeader::class, 'mark' ], 9, attribute: [ 'frStickyHeader' ], block: [ 'core/template-part' ], behavior: 'frontage/sticky-header' );
		ConditionalHook::add_for_blocks( 'render_block', [ FixedFooter::class, 'mark' ], 9, attribute: [ 'frFixedFooter' ], block: [ 'core/template-part' ], behavior: 'frontage/fixed-footer' );
		ConditionalHook::add_for_blocks( 'render_block', [ TitleFade::class, 'mark' ], 9, attribute: [ 'frTitleFade' ], block: [ 'core/post-title', 'core/query-title' ], behavior: 'frontage/title-fade' );
		add_action( 'template_redirect', ConditionalHook::call( [ LazyBackgrounds::class, 'start_measuring' ], behavior: 'frontage/lazy-backgrounds' ) );
		add_action( 'wp_enqueue_scripts', ConditionalHook::call( [ BackToTop::class, 'enqueue' ], behavior: 'frontage/back-to-top' ) );

		// Page loader and page transitions.
		add_action( 'wp_body_open', ConditionalHook::call( [ PageLoader::class, 'print' ], behavior: 'frontage/page-loader' ), 1 );
		ConditionalHook::add_for_blocks( 'render_block', [ SharedImages::class, 'add_name' ], block: [ 'core/post-featured-image', 'core/cover' ], behavior: 'frontage/page-transitions' );
		foreach ( [ 'frontage/page-transitions', 'frontage/prerender' ] as $behavior ) {
			add_filter( 'wp_speculation_rules_configuration', ConditionalHook::call( [ SpeculationRules::class, 'configure' ], behavior: $behavior ) );
			add_filter( 'wp_speculation_rules_href_exclude_paths', ConditionalHook::call( [ SpeculationRules::class, 'exclude_paths' ], behavior: $behavior ) );
			ConditionalHook::add_for_blocks( 'render_block', [ SpeculationRules::class, 'mark_downloads' ], markup: ' download', behavior: $behavior );
		}
	}

	private static function add_starter_hooks(): void {
		add_filter( 'frontage_starter_parts', [ StarterPages::class, 'add' ], 20, 2 );
		add_filter( 'frontage_media_is_used', [ UsageCheck::class, 'is_business_logo' ], 10, 2 );
		add_action( 'frontage_kit_rest_routes', [ StarterController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ BusinessPreview::class, 'register' ] );

		// Samples: invented testimonials, logos, figures, people and prices are left out for visitors until somebody edits them.
		ConditionalHook::add_for_blocks( 'pre_render_block', [ SampleVisibility::class, 'leave_out' ], metadata: 'frSample' );
		ConditionalHook::add_for_blocks( 'render_block', [ SampleVisibility::class, 'label' ], metadata: 'frSample' );
		add_action( 'enqueue_block_editor_assets', [ EditorLabel::class, 'enqueue' ] );
		add_action( 'enqueue_block_assets', static fn () => is_admin() && EditorLabel::enqueue_style() );
		add_filter( 'content_pagination', static fn ( array $pages ): array => str_contains( implode( '', $pages ), '"frSample":"' ) ? SampleVisibility::leave_out_of_pages( $pages ) : $pages );
		add_filter( 'rest_request_after_callbacks', static fn ( mixed $response, mixed $handler, \WP_REST_Request $request ): mixed => '/wp/v2/block-patterns/patterns' === $request->get_route() ? SampleVisibility::stamp_patterns( $response ) : $response, 10, 3 );
	}

	/** Export and import of the site in one file, and import from Elementor. */
	private static function add_migration_hooks(): void {
		add_filter( 'frontage_kit_parts', [ CoreParts::class, 'add' ] );
		add_action( 'frontage_kit_rest_routes', [ MigrationController::class, 'register' ] );

		// Import from Elementor.
		add_action( 'elementor/init', [ PageReplacement::class, 'add_filters' ] ); // Not needed without Elementor.
	}

	private static function add_settings_hooks(): void {
		add_action( 'frontage_kit_rest_settings', [ SettingsScreen::class, 'register' ] );
		add_filter( 'frontage_hub_parts', [ HubParts::class, 'add' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
		add_filter( 'frontage_first_minute', [ OnboardingStep::class, 'add' ] );
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file, [ 'frontage/menu' ] );
	}

	/**
	 * On `default_wp_template_part_areas`. Here, since WordPress applies the filter several times on every page, where only
	 * the name counts.
	 *
	 * @param list<array<string, string>> $areas
	 * @return list<array<string, string>>
	 */
	public static function add_area( array $areas ): array {
		$is_listed = ! \Frontage\Kit\is_front_controller() || wp_is_serving_rest_request();
		$areas[]   = [
			'area'        => 'hidden-sidebar', // BlockPatterns::SIDEBAR.
			'label'       => $is_listed ? __( 'Hidden sidebar content', 'frontage-site' ) : '',
			'description' => $is_listed ? __( 'Content of the drawer that a button or menu item opens. The pattern “Hidden sidebar” adds the drawer and button.', 'frontage-site' ) : '',
			'icon'        => 'sidebar',
			'area_tag'    => 'div', // The drawer around it is a dialog with a label.
		];
		return $areas;
	}

	/** Registers the business profile as a block bindings source. */
	public static function register_bindings(): void {
		register_block_bindings_source(
			'frontage/business',
			[
				'label'              => is_admin() ? __( 'Business', 'frontage-site' ) : 'Business', // Only editors show it, and the first text of a plugin has WordPress look for its translations.
				// A closure instead of the class name, with which WordPress would load the class on every page.
				'get_value_callback' => static fn ( array $arguments, \WP_Block $block, string $attribute ): ?string => BusinessBindingSource::value( $arguments, $block, $attribute ),
			]
		);
	}

	/** On `wp_head`, on the front page only. */
	public static function print_business(): void {
		if ( is_front_page() && get_option( 'frontage_site_business' ) ) {
			BusinessSchema::print();
		}
	}

	/** On `init`: creates a missing option; does nothing while the portfolio is off. */
	public static function register_portfolio(): void {
		$settings = get_option( 'frontage_site_portfolio' );
		if ( false === $settings || is_array( $settings ) && ! empty( $settings['on'] ) ) {
			PortfolioPostType::register();
		}
	}

	/** On `wp`: a preview shows unsaved values of registered meta. */
	public static function register_preview_meta(): void {
		if ( is_preview() ) {
			PageOverrides::register();
		}
	}

	/** On `wp_enqueue_scripts`. */
	public static function enqueue_behaviors(): void {
		if ( ConditionalHook::behaviors() ) {
			ActiveBehaviors::enqueue();
		}
	}
}
