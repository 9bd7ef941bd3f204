<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\DragDropUpload\DragDropController;
use Frontage\Forms\Compat\DragDropUpload\DragDropSettings;
use Frontage\Forms\Compat\Hooks\RenderHooks;
use Frontage\Forms\Compat\Hooks\RestFormHooks;
use Frontage\Forms\Compat\Hooks\SubmissionHooks;
use Frontage\Forms\Compat\Tags\FormTagConverter;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Frontend\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Declares the names of Contact Form 7: shortcodes and block for its pages; constants, functions and classes for add-ons and themes.
 *
 * It declares nothing while that plugin is active. It declares no constant, function or class in a request that may activate that plugin,
 * which would fail because they exist. Every page loads this file, so it decides for pages only; PluginManagementRequest decides the rest.
 *
 * Classes: `names/<class>.php`, loaded on first use. Functions: functions.php, which only forwards.
 */
final class ContactForm7Loader {

	/** Constants that a site may define in wp-config.php, with their defaults. */
	private const SETTINGS = [
		'WPCF7_AUTOP'                       => true,
		'WPCF7_LOAD_JS'                     => true,
		'WPCF7_LOAD_CSS'                    => true,
		'WPCF7_USE_PIPE'                    => true,
		'WPCF7_VERIFY_NONCE'                => false,
		'WPCF7_USE_REALLY_SIMPLE_CAPTCHA'   => false,
		'WPCF7_VALIDATE_CONFIGURATION'      => false, // Our own check runs in the editors, without the original's list of errors.
		'WPCF7_ADMIN_READ_CAPABILITY'       => 'edit_posts',
		'WPCF7_ADMIN_READ_WRITE_CAPABILITY' => 'publish_pages',
	];

	private const BLOCK = 'contact-form-7/contact-form-selector';

	/** Hooks with which a submission, an email or a text of one begins. */
	private const SENDING = [
		'frontage_forms_values', 'frontage_forms_before_send', 'frontage_forms_mail_template', 'frontage_forms_mail_tag_value', 'frontage_forms_mail_sent',
		'frontage_forms_mail_failed', 'frontage_forms_refill_response',
	];

	/** The original's own callbacks on its hooks: add-ons remove them by these names. */
	private const OWN = [
		[ 'wpcf7_special_mail_tags', 'wpcf7_special_mail_tag', 4 ],
		[ 'wpcf7_special_mail_tags', 'wpcf7_post_related_smt', 4 ],
		[ 'wpcf7_special_mail_tags', 'wpcf7_site_related_smt', 4 ],
		[ 'wpcf7_special_mail_tags', 'wpcf7_user_related_smt', 4 ],
		[ 'wpcf7_special_mail_tags', 'wpcf7_flamingo_serial_number', 4 ],
		[ 'wpcf7_submit', 'wpcf7_flamingo_submit', 2 ],
		[ 'wpcf7_after_update', 'wpcf7_flamingo_update_channel', 1 ],
	];

	/** Handles of the uploader's script, in its variants. */
	private const UPLOADERS = [ 'codedropz-uploader', 'dnd-upload-cf7' ];

	/** The uploader add-on handles its requests at priority 10, and would store a file where our forms do not find it. */
	private const BEFORE_THE_ADD_ON = 0;

	private static bool $are_declared = false;

	/** On `plugins_loaded`, before add-ons check: most do at the default priority, some during `init`. */
	public static function declare_where_allowed(): void {
		if ( ! self::$are_declared && ! FormFormat::is_original_active() && self::is_declarable() ) {
			self::declare_all();
		}
	}

	/** Declares all names without the checks of the other methods. */
	public static function declare_all(): void {
		if ( self::$are_declared || FormFormat::is_original_active() ) {
			return;
		}
		self::$are_declared = true;
		spl_autoload_register( [ self::class, 'load' ] );
		self::declare_constants();
		require_once __DIR__ . '/functions.php';
		add_action( 'init', [ self::class, 'init' ] );
		self::add_hooks();
	}

	public static function are_declared(): bool {
		return self::$are_declared;
	}

	/** Runs when add-ons register their form-tag types; ours are registered on first use. */
	public static function init(): void {
		do_action( 'wpcf7_init' );
	}

	/** Autoloader. The classes have a separate folder, because they have no namespace; other names are ignored. */
	public static function load( string $class ): void {
		if ( ! preg_match( '/^(?:WPCF7|Contactable\\\\SWV\\\\)\w*$/D', $class ) ) {
			return;
		}
		$file = __DIR__ . '/names/' . strtr( $class, '\\', '_' ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		} elseif ( str_starts_with( $class, 'Contactable' ) ) {
			require_once __DIR__ . '/names/Contactable_SWV_rules.php';
		} elseif ( preg_match( '/^WPCF7_SWV_(\w*Rule)$/D', $class, $matches ) && class_exists( 'Contactable\\SWV\\' . $matches[1] ) ) {
			class_alias( 'Contactable\\SWV\\' . $matches[1], $class ); // Their names before they had a namespace.
		}
	}

	/** On `init`: what pages hold, in lists of WordPress's. They cost a request that switches the original on nothing. */
	public static function register(): void {
		if ( FormFormat::is_original_active() ) {
			add_filter( 'frontage_first_minute', [ ContactForm7Shortcodes::class, 'add_onboarding_step' ] );
			return;
		}
		foreach ( [ 'contact-form-7', 'contact-form' ] as $code ) {
			if ( ! shortcode_exists( $code ) ) {
				add_shortcode( $code, [ ContactForm7Shortcodes::class, 'render_shortcode' ] );
			}
		}
		foreach ( wp_doing_ajax() ? [ 'wp_ajax_', 'wp_ajax_nopriv_' ] : [] as $prefix ) {
			add_action( $prefix . '_wpcf7_check_nonce', [ DragDropController::class, 'check_nonce' ], self::BEFORE_THE_ADD_ON );
			add_action( $prefix . 'dnd_codedropz_upload', [ DragDropController::class, 'upload' ], self::BEFORE_THE_ADD_ON );
			add_action( $prefix . 'dnd_codedropz_upload_delete', [ DragDropController::class, 'delete' ], self::BEFORE_THE_ADD_ON );
		}
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			add_action( 'enqueue_block_editor_assets', [ ContactForm7Shortcodes::class, 'enqueue_block' ] );
			BlockTypes::add_single( self::BLOCK, self::register_block( ... ) );
		}
		if ( defined( 'WPCF7_AUTOP' ) && ! constant( 'WPCF7_AUTOP' ) ) {
			add_filter( 'frontage_forms_auto_paragraphs', '__return_false', 5 );
		}
	}

	/** Adds the classes that run the original's hooks to our hooks; a class is loaded when its hook fires. */
	private static function add_hooks(): void {
		foreach ( self::SENDING as $hook ) {
			add_filter( $hook, [ SubmissionHooks::class, 'add' ], 0 );
		}
		foreach ( self::OWN as [ $hook, $function, $count ] ) {
			add_filter( $hook, $function, 10, $count );
		}
		add_filter( 'wpcf7_spam', 'wpcf7_recaptcha_verify_response', 9 );
		add_filter( 'frontage_forms_captcha_keys', [ CaptchaServices::class, 'filter_keys' ], 10, 2 );
		add_filter( 'frontage_forms_for_visitor', [ RenderHooks::class, 'filter_form' ] );
		add_action( 'frontage_forms_view', [ CurrentForm::class, 'set_view' ] );
		add_filter( 'frontage_forms_tag', [ FormTagConverter::class, 'filter_tag' ], 10, 2 );
		add_filter( 'frontage_forms_auto_paragraphs', [ RenderHooks::class, 'filter_paragraphs' ], 10, 2 );
		add_filter( 'frontage_forms_elements', [ RenderHooks::class, 'filter_elements' ], 10, 2 );
		add_filter( 'frontage_forms_problems', [ AddOnProblems::class, 'add' ], 10, 2 );
		add_filter( 'frontage_forms_action_url', [ RenderHooks::class, 'filter_action_url' ] );
		add_filter( 'frontage_forms_attributes', [ RenderHooks::class, 'filter_attributes' ] );
		add_filter( 'frontage_forms_hidden_fields', [ RenderHooks::class, 'filter_hidden_fields' ] );
		add_filter( 'frontage_forms_response_box', [ RenderHooks::class, 'filter_response_box' ], 10, 2 );
		add_filter( 'frontage_forms_message', [ RenderHooks::class, 'filter_message' ], 10, 2 );
		add_filter( 'frontage_forms_messages', [ RenderHooks::class, 'filter_messages' ] );
		add_filter( 'frontage_forms_verify_nonce', [ RenderHooks::class, 'filter_nonce' ] );
		add_filter( 'frontage_forms_subscribers_only_notice', [ RenderHooks::class, 'filter_subscribers_only_notice' ], 10, 2 );
		add_filter( 'frontage_forms_choices', [ FormTagConverter::class, 'filter_choices' ], 10, 2 );
		add_filter( 'frontage_forms_requested_form', [ RestFormHooks::class, 'apply_request' ], 10, 3 );
		add_filter( 'frontage_forms_further_properties', [ RestFormHooks::class, 'add_properties' ], 10, 2 );
		add_filter( 'frontage_forms_storage_error', [ RestFormHooks::class, 'save_added' ], 10, 2 );
		add_action( 'frontage_forms_form_saved', [ RenderHooks::class, 'notify_saved' ], 10, 2 );
		add_action( 'wp_enqueue_scripts', [ self::class, 'register_handles' ], 9 );
		add_action( 'wp_enqueue_scripts', [ self::class, 'localize_uploader' ], PHP_INT_MAX );
		add_action( 'wp_footer', [ self::class, 'localize_uploader' ], 1 );
		add_filter( 'frontage_forms_enqueue', [ ScriptHandles::class, 'filter_load' ], 10, 2 );
		add_filter( 'frontage_forms_rules', [ ValidationRuleBridge::class, 'filter_rules' ], 10, 2 );
		add_filter( 'frontage_forms_field_errors', [ ValidationRuleBridge::class, 'filter_errors' ], 5, 3 );
		add_filter( 'frontage_forms_format_checks', [ ValidationRuleBridge::class, 'list_checks' ] );
	}

	/**
	 * On `wp_enqueue_scripts`: registers the handles that scripts and styles of add-ons depend on. Nothing is printed unless one of these
	 * is enqueued.
	 */
	public static function register_handles(): void {
		if ( wp_script_is( 'contact-form-7', 'registered' ) ) {
			return;
		}
		$globals  = 'build/blocks/contact-form/page/classic/globals.js';
		$file     = dirname( __DIR__, 2 ) . '/frontage-forms.php';
		$is_built = is_file( dirname( $file ) . '/' . $globals );
		wp_register_script( 'swv', false, [], FormFormat::VERSION, [ 'in_footer' => true ] );
		wp_register_script( 'contact-form-7', $is_built ? ( plugins_url( $globals, $file ) ?: false ) : false, [ 'swv' ], $is_built ? (string) hash_file( 'crc32b', dirname( $file ) . '/' . $globals ) : false, [ 'in_footer' => true ] );
		$api = wp_json_encode(
			[
				'root'      => sanitize_url( get_rest_url() ),
				'namespace' => 'contact-form-7/v1',
			],
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
		);
		wp_add_inline_script( 'contact-form-7', "var wpcf7=Object.assign({api:$api},window.wpcf7);", 'before' );
		wp_register_style( 'contact-form-7', false, [], FormFormat::VERSION );
		wp_register_style( 'contact-form-7-rtl', false, [ 'contact-form-7' ], FormFormat::VERSION );
	}

	/** On `wp_enqueue_scripts` and before the footer's scripts: a site may enqueue the original uploader's script itself. */
	public static function localize_uploader(): void {
		foreach ( self::UPLOADERS as $handle ) {
			if ( wp_script_is( $handle ) ) {
				DragDropSettings::add_script_data( $handle );
				return;
			}
		}
	}

	private static function declare_constants(): void {
		$file      = dirname( __DIR__, 2 ) . '/frontage-forms.php'; // Not asked of Place: that would be one more file on every page.
		$constants = [
			'WPCF7_VERSION'             => FormFormat::VERSION,
			'WPCF7_REQUIRED_WP_VERSION' => '6.7',
			'WPCF7_TEXT_DOMAIN'         => 'contact-form-7',
			'WPCF7_PLUGIN'              => $file,
			'WPCF7_PLUGIN_BASENAME'     => plugin_basename( $file ),
			'WPCF7_PLUGIN_NAME'         => dirname( plugin_basename( $file ) ),
			'WPCF7_PLUGIN_DIR'          => dirname( $file ),
			'WPCF7_PLUGIN_MODULES_DIR'  => dirname( $file ) . '/modules',
			'WPCF7_PLUGIN_URL'          => untrailingslashit( plugins_url( '', $file ) ),
		] + self::SETTINGS;
		foreach ( $constants as $name => $value ) {
			if ( ! defined( $name ) ) {
				define( $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- Contact Form 7's, for its add-ons.
			}
		}
	}

	/** False where Contact Form 7 may be activated: then its names are not declared. */
	public static function is_declarable(): bool {
		$is_allowed = self::is_front_end() || ! PluginManagementRequest::is_this_request();
		/**
		 * Filters whether this request declares the constants, functions and classes of Contact Form 7. It runs when plugins are loaded, or while
		 * they are being included, so only a must-use plugin or a script that activates plugins can use it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $may False in requests that may activate that plugin, as far as their URL, body or command shows it.
		 */
		return (bool) apply_filters( 'frontage_forms_declare_original_names', $is_allowed );
	}

	/** A front-end page loads no further file for this. */
	private static function is_front_end(): bool {
		$uri = add_query_arg( [] );
		return ! wp_installing() && ! is_admin() && 'cli' !== PHP_SAPI && ! str_contains( $uri, 'rest_route' ) && ! str_contains( $uri, '/' . rest_get_url_prefix() . '/' );
	}

	private static function register_block(): void {
		$text = [
			'type'    => 'string',
			'default' => '',
		];
		register_block_type(
			self::BLOCK,
			[
				'api_version'     => '3',
				'title'           => 'Contact Form 7',
				'category'        => 'widgets',
				'attributes'      => [
					'id'        => [ 'type' => 'integer' ],
					'hash'      => [ 'type' => 'string' ],
					'title'     => [ 'type' => 'string' ],
					'htmlId'    => $text,
					'htmlName'  => $text,
					'htmlTitle' => $text,
					'htmlClass' => $text,
					'output'    => [
						'type' => 'string',
						'enum' => [ 'form', 'raw_form' ],
					],
				],
				'supports'        => [ 'inserter' => false ],
				'render_callback' => [ ContactForm7Shortcodes::class, 'render_block' ],
			]
		);
	}
}
