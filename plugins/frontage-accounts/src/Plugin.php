<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Accounts\Compat\UserFormShortcode;
use Frontage\Accounts\Compat\UserPressAjax;
use Frontage\Accounts\Endpoints\AjaxController;
use Frontage\Accounts\Endpoints\FormPostController;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\Form\FormAssets;
use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\MagicLink\MagicLinkPage;
use Frontage\Accounts\MagicLink\SignInCode;
use Frontage\Accounts\Passkey\NewPasskeyMail;
use Frontage\Accounts\Passkey\PasskeyHealth;
use Frontage\Accounts\Passkey\PasskeyPersonalData;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\PasskeySignIn;
use Frontage\Accounts\Privacy\AccountPersonalData;
use Frontage\Accounts\Privacy\UserEnumerationProtection;
use Frontage\Accounts\Profile\ProfileActions;
use Frontage\Accounts\Profile\SecurityPanel;
use Frontage\Accounts\Recovery\AccountRecovery;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\Security\SignInLimit;
use Frontage\Accounts\SignIn\LostPasswordService;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Accounts\Verification\VerificationPage;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all hooks of the plugin.
 *
 * Classes are referenced by name only, so that a class file is loaded when its hook first fires. A class constant would load
 * it on every page.
 */
final class Plugin {

	/** Raised by one with each step added to DatabaseUpgrade. It is here, so that requests without a pending step load no file for it. */
	public const DATABASE = 3;

	/** The plugin's main file, as WordPress's functions expect it. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		self::add_block_hooks();
		self::add_endpoint_hooks();
		self::add_verification_hooks();
		self::add_security_hooks();
		self::add_privacy_hooks();
		self::add_compat_hooks();
		self::add_passwordless_hooks();
		self::add_profile_hooks();
		self::add_admin_hooks();
		self::add_database_hooks();
		self::add_settings_hooks();
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::add_dashboard_hooks();
		}
	}

	/** What only the dashboard or a command fires. Pages and REST calls do without. */
	private static function add_dashboard_hooks(): void {
		add_action( 'admin_init', [ AccountPersonalData::class, 'suggest_policy' ] );
		add_action( 'admin_init', [ UserPressAjax::class, 'register' ] ); // admin-ajax.php fires it before it looks for handlers.
		add_action( 'wp_ajax_frontage_accounts_challenge', [ PasskeySignIn::class, 'send_challenge' ] );
		add_action( 'wp_ajax_nopriv_frontage_accounts_challenge', [ PasskeySignIn::class, 'send_challenge' ] );
		add_action( 'wp_ajax_frontage_accounts_new_passkey', [ PasskeyRegistration::class, 'send_options' ] );
		add_action( 'admin_post_frontage_accounts_change', [ ProfileActions::class, 'handle_request' ] );
		add_action( 'admin_notices', [ ProfileActions::class, 'print_notice' ] );
		add_filter( 'removable_query_args', [ ProfileActions::class, 'add_removable_parameters' ] );
		add_filter( 'site_status_tests', [ RegistrationPolicy::class, 'add_test' ] );
		add_filter( 'site_status_tests', [ PasskeyHealth::class, 'add_test' ] );
		add_filter( 'frontage_help_pages', [ HelpPages::class, 'add' ], 13 );
		add_filter( 'site_status_tests', [ DatabaseUpgrade::class, 'add_test' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Database\DatabaseUpgrader::class, 'add_command' ] );
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'admin_menu', [ Settings::class, 'add_page' ] );
		add_action( 'admin_init', [ Settings::class, 'add_fields' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( self::$file ), [ Settings::class, 'links' ] );
	}

	private static function add_block_hooks(): void {
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );
		add_action( 'enqueue_block_editor_assets', [ FormAssets::class, 'add_editor_data' ], 20 ); // Their scripts are registered by then.
	}

	/** Endpoints of the forms, with and without script. */
	private static function add_endpoint_hooks(): void {
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $prefix ) {
			add_action( "{$prefix}frontage_accounts_sign_in", [ AjaxController::class, 'sign_in' ] );
			add_action( "{$prefix}frontage_accounts_register", [ AjaxController::class, 'register' ] );
			add_action( "{$prefix}frontage_accounts_lost_password", [ AjaxController::class, 'lost_password' ] );
			add_action( "{$prefix}frontage_accounts_nonce", [ AjaxController::class, 'nonce' ] );
		}
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $prefix ) {
			add_action( "{$prefix}frontage_accounts_register", [ FormPostController::class, 'register' ] );
			add_action( "{$prefix}frontage_accounts_lost_password", [ FormPostController::class, 'lost_password' ] );
		}
		add_action( 'template_redirect', [ self::class, 'prevent_caching' ] );
	}

	/** New accounts that wait for a confirmed email address. */
	private static function add_verification_hooks(): void {
		add_filter( 'authenticate', [ PendingAccounts::class, 'block_unconfirmed' ], 30 );
		add_action( 'after_password_reset', [ PendingAccounts::class, 'confirm' ] );
		add_action( 'template_redirect', [ self::class, 'show_confirmation_page' ], 1 );
	}

	/** Limits failed sign-ins everywhere, and hides user lists, if turned on. */
	private static function add_security_hooks(): void {
		add_filter( 'authenticate', [ SignInLimit::class, 'check' ], PHP_INT_MAX - 1, 3 );
		add_filter( 'rest_pre_dispatch', [ self::class, 'refuse_user_list' ], 10, 3 );
		add_filter( 'wp_sitemaps_add_provider', [ self::class, 'remove_users_from_sitemap' ], 10, 2 );
		add_filter( 'oembed_response_data', [ UserEnumerationProtection::class, 'remove_from_embed' ] );
		add_filter( 'request', [ self::class, 'ignore_author_ids' ] );
		add_filter( 'comment_class', [ UserEnumerationProtection::class, 'remove_comment_classes' ] );

		// Recovery: returns an account to the owner of its mailbox. Shop plugins fire only this action.
		add_action( 'password_reset', [ AccountRecovery::class, 'restore_to_owner' ] );
	}

	/** Personal data exporters and erasers. */
	private static function add_privacy_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', [ AccountPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ AccountPersonalData::class, 'add_eraser' ] );
	}

	/** Calls, markup and names of the plugin that old pages were made for, unless that plugin is active. */
	private static function add_compat_hooks(): void {
		add_action( 'init', [ self::class, 'register_old_shortcode' ], 20 );
	}

	/** Sign-in without a password. */
	private static function add_passwordless_hooks(): void {
		add_action( 'login_init', [ self::class, 'add_sign_in_methods' ] ); // A plugin may show the sign-in screen at an address of its own, so also on pages.
		add_filter( 'authenticate', [ PasskeySignIn::class, 'authenticate' ] );
		add_action( 'login_enqueue_scripts', [ MagicLinkPage::class, 'style' ] );
		add_action( 'login_form_frontage_link', [ MagicLinkPage::class, 'show' ] );
		add_filter( 'authenticate', [ MagicLink::class, 'authenticate' ] );
		add_filter( 'authenticate', [ SignInCode::class, 'authenticate' ] );
		add_filter( 'wp_login_errors', [ MagicLinkPage::class, 'show_refused_code' ] );
		add_action( 'frontage_accounts_mail_link', [ MagicLink::class, 'send' ], 10, 3 );
		add_action( 'frontage_accounts_mail_lost_password', [ LostPasswordService::class, 'send' ] );
	}

	/** Passkeys and sessions of a user. */
	private static function add_profile_hooks(): void {
		add_action( 'show_user_profile', [ SecurityPanel::class, 'print_on_profile' ] );
		add_action( 'edit_user_profile', [ SecurityPanel::class, 'print_on_profile' ] );
		add_action( 'frontage_accounts_passkey_made', [ NewPasskeyMail::class, 'send' ], 10, 2 );
		add_action( 'deleted_user', [ PasskeyRepository::class, 'remove_for_deleted_user' ] );
		add_action( 'remove_user_from_blog', [ PasskeyRepository::class, 'remove_for_deleted_user' ] );
		add_action( 'deleted_user', [ OneTimeToken::class, 'revoke_all' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ PasskeyPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ PasskeyPersonalData::class, 'add_eraser' ] );

		// User names that the database cannot compare are replaced before any lookup.
		add_action( 'wp_authenticate', [ UserLookup::class, 'replace_unstorable' ] );
	}

	/** Site Health tests and other screens for owners. */
	private static function add_admin_hooks(): void {
		add_filter( 'frontage_hub_parts', [ Settings::class, 'add_part' ] );
		add_filter( 'frontage_first_minute', [ OnboardingStep::class, 'add' ] );
	}

	/** Database upgrades and scheduled cleanup. */
	private static function add_database_hooks(): void {
		add_action( 'init', [ self::class, 'upgrade' ], 5 );
		add_action( 'frontage_accounts_sweep', [ SecurityEvents::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ OneTimeToken::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ \Frontage\Kit\Http\RateLimiter::class, 'sweep' ] );
		add_filter( 'wpmu_drop_tables', [ DatabaseUpgrade::class, 'add_dropped_tables' ], 10, 2 );
		add_action( 'frontage_upgrade', [ DatabaseUpgrade::class, 'run' ] );
		add_action( 'deactivate_' . plugin_basename( self::$file ), [ DatabaseUpgrade::class, 'stop' ] );
	}

	private static function add_settings_hooks(): void {
		add_action( 'frontage_kit_rest_settings', [ Settings::class, 'register' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
	}

	/** On most requests, this only reads an autoloaded option. */
	public static function upgrade(): void {
		$done = get_option( 'frontage_accounts_db_version' );
		if ( ! is_numeric( $done ) || self::DATABASE > (int) $done ) {
			DatabaseUpgrade::run();
		}
	}

	/** On `template_redirect`: loads the class only on pages that show the result of a form. */
	public static function prevent_caching(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_account=' ) ) {
			NoScriptResponse::prevent_caching();
		}
	}

	/** On `login_init`: the block prints them itself, after its button. */
	public static function add_sign_in_methods(): void {
		add_action( 'login_form', [ PasskeySignIn::class, 'print_button' ] );
		add_action( 'login_form', [ MagicLinkPage::class, 'print_link' ], 11 );
	}

	/** On `template_redirect`: loads the class only for confirmation links. */
	public static function show_confirmation_page(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_accounts_confirm=' ) ) {
			VerificationPage::open();
		}
	}

	/** On `request`: loads the class only for URLs with an author ID. */
	public static function ignore_author_ids( mixed $query_vars ): mixed {
		return is_array( $query_vars ) && isset( $query_vars['author'] ) ? UserEnumerationProtection::ignore_author_ids( $query_vars ) : $query_vars;
	}

	/**
	 * On `rest_pre_dispatch`: loads the class only for users.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function refuse_user_list( mixed $result, mixed $server, \WP_REST_Request $request ): mixed {
		return str_starts_with( strtolower( $request->get_route() ), '/wp/v2/users' ) ? UserEnumerationProtection::refuse( $result, $request ) : $result;
	}

	/** On `wp_sitemaps_add_provider`, which WordPress applies on every page. */
	public static function remove_users_from_sitemap( mixed $provider, mixed $name ): mixed {
		return 'users' === $name && get_option( 'frontage_accounts_hide_users' ) ? false : $provider;
	}

	/** On `init`, after other plugins registered a shortcode of this name. The class is loaded only where the shortcode is used. */
	public static function register_old_shortcode(): void {
		if ( ! shortcode_exists( 'ct-user-form' ) ) {
			add_shortcode( 'ct-user-form', [ UserFormShortcode::class, 'html' ] );
		}
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
