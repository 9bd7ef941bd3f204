<?php

namespace Frontage\Slider;

use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Slider\Admin\DuplicateAction;
use Frontage\Slider\Admin\HubParts;
use Frontage\Slider\Admin\OnboardingStep;
use Frontage\Slider\Admin\SliderListScreen;
use Frontage\Slider\Admin\SliderPreview;
use Frontage\Slider\Admin\SliderThumbnail;
use Frontage\Slider\Admin\SliderUsage;
use Frontage\Slider\Admin\StarterSlider;
use Frontage\Slider\Compat\LegacyNames;
use Frontage\Slider\Export\ExportController;
use Frontage\Slider\Export\ExportDownload;
use Frontage\Slider\Export\SliderMigrationPart;
use Frontage\Slider\Images\AlternativeFormats;
use Frontage\Slider\Import\ImportController;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Screens\ImportScreen;
use Frontage\Slider\Import\SliderCommand;
use Frontage\Slider\Posts\PostBindingSource;
use Frontage\Slider\Rendering\CompiledSliderCache;
use Frontage\Slider\Rendering\CompiledSliderTable;
use Frontage\Slider\Rendering\FallbackFontMetrics;
use Frontage\Slider\Rendering\FormatConversionJob;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Rendering\SliderShortcode;
use Frontage\Slider\Rest\SliderMarkupController;
use Frontage\Slider\Rest\SliderPostsController;
use Frontage\Slider\Storage\KsesExemption;
use Frontage\Slider\Storage\PostContentSanitizer;
use Frontage\Slider\Storage\SizeLimits;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Storage\UniqueTitle;
use Frontage\Slider\Templates\TemplateRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all hooks of the plugin.
 *
 * Classes are only referenced by name, so a class file is loaded when its hook fires for the first time.
 */
final class Plugin {

	/** Main file of the plugin, for WordPress functions that need it. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// The post type, blocks and shortcode of sliders.
		add_action( 'init', [ self::class, 'register_post_type' ] );
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_action( 'init', [ self::class, 'register_bindings' ] );
		add_action( 'init', static fn () => BlockTypes::add_patterns( static fn () => TemplateRegistry::register() ) ); // A closure, so that the class is read with the first pattern.
		add_shortcode( 'frontage_slider', [ SliderShortcode::class, 'show' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );

		// Stored content is sanitized and complete, so that rendering needs no query.
		add_filter( 'content_save_pre', [ KsesExemption::class, 'protect' ], 9 );
		add_filter( 'content_save_pre', [ KsesExemption::class, 'restore' ], 11 );
		add_filter( 'wp_insert_post_data', [ UniqueTitle::class, 'ensure' ], 9, 2 );
		add_filter( 'wp_insert_post_data', [ PostContentSanitizer::class, 'clean' ], 10 );
		add_action( 'rest_api_init', [ self::class, 'limit_sizes' ], 20 );
		add_action( 'rest_api_init', [ self::class, 'defer_post_routes' ], 98 ); // WordPress registers them at 99.
		add_filter( 'wp_insert_post_empty_content', [ SizeLimits::class, 'prevent_save' ], 10, 2 );
		add_action( 'delete_attachment', [ AlternativeFormats::class, 'delete' ] );
		add_action( 'wp_after_insert_post', [ FormatConversionJob::class, 'handle_save' ], 10, 2 );
		add_action( 'frontage_slider_pictures', [ FormatConversionJob::class, 'convert_next' ] );

		// Compiled sliders are cached with their post and deleted with it; without a post, in a table.
		add_action( 'wp_after_insert_post', [ CompiledSliderCache::class, 'delete_for_post' ] );
		add_action( 'upgrader_process_complete', [ CompiledSliderCache::class, 'delete_all' ], 10, 0 );
		add_filter( 'wxr_export_skip_postmeta', [ CompiledSliderCache::class, 'skip_in_export' ], 10, 2 );
		add_action( 'frontage_upgrade', [ CompiledSliderTable::class, 'install' ] );
		add_filter( 'wpmu_drop_tables', [ CompiledSliderTable::class, 'add_dropped_table' ], 10, 2 );

		// Import.
		add_action( 'frontage_kit_rest_routes', [ ImportController::class, 'register' ] );
		add_action( 'untrashed_post', [ Import\ImportUndo::class, 'restore_files' ] );
		add_filter( 'frontage_hub_parts', [ ImportScreen::class, 'add_part' ] );

		// Export.
		add_action( 'frontage_kit_rest_routes', [ ExportController::class, 'register' ] );
		add_filter( 'frontage_kit_parts', [ SliderMigrationPart::class, 'add' ] );

		// The list of sliders.
		add_action( 'wp_trash_post', [ SliderListScreen::class, 'record_trashed' ] );
		add_action( 'wp_after_insert_post', [ SliderUsage::class, 'handle_save' ], 10, 4 );
		add_action( 'deactivate_' . plugin_basename( $file ), [ SliderUsage::class, 'reset' ] );
		add_filter( 'wxr_export_skip_postmeta', [ SliderUsage::class, 'skip_in_export' ], 10, 2 );
		add_filter( 'wxr_export_skip_postmeta', [ ImportReportStore::class, 'skip_in_export' ], 10, 2 );
		add_action( 'frontage_kit_rest_routes', [ SliderThumbnail::class, 'register' ] );
		add_filter( 'frontage_first_minute', [ OnboardingStep::class, 'add' ] );
		add_filter( 'frontage_starter_parts', [ StarterSlider::class, 'add' ], 10, 2 );
		add_filter( 'query_vars', [ self::class, 'query_vars' ] );
		add_action( 'template_redirect', [ self::class, 'preview' ], 1 );

		add_action( 'frontage_kit_behaviour', [ SliderRenderer::class, 'register_in_lists' ] );
		add_action( 'enqueue_block_assets', [ self::class, 'fallback_fonts' ], 20 ); // The stylesheet of sliders is registered by then.

		// Settings.
		add_action( 'frontage_kit_rest_settings', [ Settings::class, 'register' ] );
		add_filter( 'frontage_hub_parts', [ HubParts::class, 'add' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );

		// Sliders that are fetched on demand: modals.
		add_action( 'frontage_kit_rest_routes', [ SliderMarkupController::class, 'register' ] );

		// Compat: the names of Slider Revolution, unless that plugin is active.
		add_action( 'init', [ LegacyNames::class, 'register' ], 20 );
		add_action( 'template_redirect', [ LegacyNames::class, 'declare_functions' ] );
		foreach ( [ 'rest_api_init', 'admin_init', 'cli_init' ] as $hook ) {
			add_action( $hook, [ LegacyNames::class, 'declare_where_allowed' ] );
		}
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::add_dashboard_hooks();
		}
	}

	/** What only the dashboard or a command fires. Pages and REST calls do without. */
	private static function add_dashboard_hooks(): void {
		add_action( 'admin_init', [ CompiledSliderTable::class, 'install' ] );
		add_filter( 'site_status_tests', [ CompiledSliderTable::class, 'add_test' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Database\DatabaseUpgrader::class, 'add_command' ] );
		add_action( 'admin_init', [ ImportScreen::class, 'register' ] );
		add_action( 'admin_menu', [ ImportScreen::class, 'add' ], 9 ); // Above the settings.
		add_filter( 'page_row_actions', [ self::class, 'row_actions' ], 20, 2 );
		add_filter( 'post_row_actions', [ self::class, 'row_actions' ], 20, 2 );
		add_action( 'admin_post_frontage_slider_export', [ ExportDownload::class, 'send' ] );
		add_action( 'cli_init', [ SliderCommand::class, 'register' ] );
		add_action( 'load-edit.php', [ SliderListScreen::class, 'prepare' ] );
		add_filter( 'manage_frontage_slider_posts_columns', [ SliderListScreen::class, 'columns' ] );
		add_action( 'manage_frontage_slider_posts_custom_column', [ SliderListScreen::class, 'column' ], 10, 2 );
		add_filter( 'post_row_actions', [ SliderListScreen::class, 'actions' ], 21, 2 ); // Last, since the link to the trash comes after all others.
		add_action( 'admin_post_frontage_slider_duplicate', [ DuplicateAction::class, 'handle_request' ] );
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_filter( 'frontage_help_pages', [ HelpPages::class, 'add' ], 11 );
		add_action( 'admin_menu', [ HubParts::class, 'add_redirects' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( self::$file ), [ HubParts::class, 'links' ] );
		add_action( 'admin_init', [ LegacyNames::class, 'listen' ] );
	}

	/** In the REST API, and so in the editor, the message is shown. */
	public static function limit_sizes(): void {
		foreach ( get_post_types( [ 'show_in_rest' => true ] ) as $type ) {
			add_filter( "rest_pre_insert_$type", [ SizeLimits::class, 'check' ], 10, 2 );
		}
	}

	/** Routes of the post type wait as the others do: their class is loaded when a request asks for a slider. */
	public static function defer_post_routes(): void {
		$type = get_post_type_object( SliderRepository::POST_TYPE );
		if ( ! $type || ! wp_is_serving_rest_request() ) {
			return;
		}
		$type->show_in_rest = false;
		add_action(
			'rest_api_init',
			static function () use ( $type ): void {
				$type->show_in_rest = true;
			},
			100
		);
		add_action(
			'frontage_kit_rest_routes',
			static function () use ( $type ): void {
				$type->get_rest_controller()?->register_routes();
				$type->get_revisions_rest_controller()?->register_routes();
				$type->get_autosave_rest_controller()?->register_routes();
			}
		);
	}

	public static function register_post_type(): void {
		register_post_type(
			SliderRepository::POST_TYPE,
			[
				'labels'          => [
					'name'               => __( 'Sliders', 'frontage-slider' ),
					'singular_name'      => __( 'Slider', 'frontage-slider' ),
					'add_new_item'       => __( 'Add slider', 'frontage-slider' ),
					'edit_item'          => __( 'Edit slider', 'frontage-slider' ),
					'all_items'          => __( 'All sliders', 'frontage-slider' ),
					'search_items'       => __( 'Search sliders', 'frontage-slider' ),
					'not_found'          => __( 'No sliders found.', 'frontage-slider' ),
					'not_found_in_trash' => __( 'No sliders found in trash.', 'frontage-slider' ),
				],
				'public'          => false,
				'show_ui'         => true,
				'show_in_rest'    => true,
				'rest_controller_class' => SliderPostsController::class,
				'menu_icon'       => 'dashicons-slides',
				'capability_type' => 'page',
				'map_meta_cap'    => true,
				'rewrite'         => false,
				'query_var'       => false,
				'can_export'      => true,
				'template'        => [ [ 'frontage/slider' ] ],
				'template_lock'   => 'insert', // A slider's post contains exactly one slider; slides and layers are added inside it.
				'supports'        => [ 'title', 'slug', 'editor', 'revisions', 'author' ],
			]
		);
		if ( \Frontage\Kit\is_front_controller() ) {
			return;
		}
		// Extras and report of an import; only screens read them, so they are not in the REST API.
		foreach ( [ '_frontage_slider_extras', '_frontage_slider_report' ] as $key ) {
			register_post_meta(
				SliderRepository::POST_TYPE,
				$key,
				[
					'type'          => 'string',
					'single'        => true,
					'auth_callback' => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				]
			);
		}
	}

	/**
	 * In the list of sliders only, so that the classes are not loaded elsewhere.
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function row_actions( array $actions, \WP_Post $post ): array {
		return SliderRepository::POST_TYPE === $post->post_type ? ImportScreen::row( ExportDownload::row( $actions, $post ), $post ) : $actions;
	}

	/** Block bindings source for slides made of posts; core blocks inside a layer may use it too. */
	public static function register_bindings(): void {
		register_block_bindings_source(
			'frontage/post',
			[
				'label'              => __( 'Slide post', 'frontage-slider' ),
				// A closure, since WordPress would load the class on every page to check a class name.
				'get_value_callback' => static fn( array $args, \WP_Block $block, string $attribute ): string|array|null => PostBindingSource::value( $args, $block, $attribute ),
				'uses_context'       => [ 'postId', 'postType' ],
			]
		);
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	public static function query_vars( array $names ): array {
		return [ ...$names, 'frontage_slider_preview', 'frontage_slider_nonce', 'frontage_slider_slide' ];
	}

	/** On `enqueue_block_assets`: pages print the rules with their sliders, so only editors load the class for it. */
	public static function fallback_fonts(): void {
		if ( is_admin() ) {
			FallbackFontMetrics::enqueue_in_editor();
		}
	}

	/** Checked here, so that only a preview loads the class. */
	public static function preview(): void {
		if ( get_query_var( 'frontage_slider_preview' ) ) {
			SliderPreview::show();
		}
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file, [ 'frontage/slider' ] ); // Its slides and layers are its document.
	}
}
