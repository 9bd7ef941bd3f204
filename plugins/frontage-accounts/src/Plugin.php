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
 * The table of contents: which class answers which hook of WordPress.
 *
 * Classes stand here by name only, so a class file is read when its hook fires for the first time; a constant of one would read it at every page.
 */
final class Plugin {

	/** Raised by one with every step added to Upgrade; stands here so that a page that needs no step reads no file for it. */
	public const DATABASE = 3;

	/** The plugin's main file: what WordPress's own functions ask for. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// Blocks and behaviors.
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );
		add_action( 'enqueue_block_editor_assets', [ FormAssets::class, 'tell_editor' ], 20 ); // Their scripts are there by then.

		// Door: where forms come in, by script and without.
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $whose ) {
			add_action( "{$whose}frontage_accounts_sign_in", [ AjaxController::class, 'sign_in' ] );
			add_action( "{$whose}frontage_accounts_register", [ AjaxController::class, 'register' ] );
			add_action( "{$whose}frontage_accounts_lost_password", [ AjaxController::class, 'lost_password' ] );
			add_action( "{$whose}frontage_accounts_nonce", [ AjaxController::class, 'nonce' ] );
		}
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $whose ) {
			add_action( "{$whose}frontage_accounts_register", [ FormPostController::class, 'register' ] );
			add_action( "{$whose}frontage_accounts_lost_password", [ FormPostController::class, 'lost_password' ] );
		}
		add_action( 'template_redirect', [ self::class, 'hide_outcome' ] );

		// Verification: new accounts that wait until their address was confirmed.
		add_filter( 'authenticate', [ PendingAccounts::class, 'judge' ], 30 );
		add_action( 'after_password_reset', [ PendingAccounts::class, 'confirm' ] );
		add_action( 'template_redirect', [ self::class, 'open_confirmation' ], 1 );

		// Guard: failed sign-ins everywhere, and nobody is listed, where the owner wants that.
		add_filter( 'authenticate', [ SignInLimit::class, 'judge' ], PHP_INT_MAX - 1, 3 );
		add_filter( 'rest_pre_dispatch', [ UserEnumerationProtection::class, 'refuse' ], 10, 3 );
		add_filter( 'wp_sitemaps_add_provider', [ UserEnumerationProtection::class, 'leave_out_of_sitemap' ], 10, 2 );
		add_filter( 'oembed_response_data', [ UserEnumerationProtection::class, 'leave_out_of_embed' ] );
		add_filter( 'request', [ self::class, 'ignore_numbers_of_users' ] );
		add_filter( 'comment_class', [ UserEnumerationProtection::class, 'leave_out_of_comments' ] );

		// Recovery: an account goes back to who has its mailbox. Shops fire this one alone.
		add_action( 'password_reset', [ AccountRecovery::class, 'take_back' ] );

		// Privacy: what a person may ask for.
		add_filter( 'wp_privacy_personal_data_exporters', [ AccountPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ AccountPersonalData::class, 'add_eraser' ] );
		add_action( 'admin_init', [ AccountPersonalData::class, 'suggest_policy' ] );

		// Compat: the calls, markup and names of the plugin that old pages were made for, unless that plugin is there itself.
		add_action( 'admin_init', [ UserPressAjax::class, 'register' ] ); // admin-ajax.php runs it before it looks for who answers.
		add_action( 'init', [ self::class, 'register_old_shortcode' ], 20 );

		// Signing in without a password.
		add_action( 'login_init', [ self::class, 'offer_ways_in' ] );
		add_action( 'wp_ajax_frontage_accounts_challenge', [ PasskeySignIn::class, 'give_challenge' ] );
		add_action( 'wp_ajax_nopriv_frontage_accounts_challenge', [ PasskeySignIn::class, 'give_challenge' ] );
		add_filter( 'authenticate', [ PasskeySignIn::class, 'authenticate' ] );
		add_action( 'login_enqueue_scripts', [ MagicLinkPage::class, 'style' ] );
		add_action( 'login_form_frontage_link', [ MagicLinkPage::class, 'show' ] );
		add_filter( 'authenticate', [ MagicLink::class, 'authenticate' ] );
		add_filter( 'authenticate', [ SignInCode::class, 'authenticate' ] );
		add_filter( 'wp_login_errors', [ MagicLinkPage::class, 'show_refused_code' ] );
		add_action( 'frontage_accounts_mail_link', [ MagicLink::class, 'send' ], 10, 3 );
		add_action( 'frontage_accounts_mail_lost_password', [ LostPasswordService::class, 'send' ] );

		// Passkeys and sessions of a person.
		add_action( 'show_user_profile', [ SecurityPanel::class, 'on_profile' ] );
		add_action( 'edit_user_profile', [ SecurityPanel::class, 'on_profile' ] );
		add_action( 'wp_ajax_frontage_accounts_new_passkey', [ PasskeyRegistration::class, 'ask' ] );
		add_action( 'admin_post_frontage_accounts_change', [ ProfileActions::class, 'answer' ] );
		add_action( 'admin_notices', [ ProfileActions::class, 'tell' ] );
		add_filter( 'removable_query_args', [ ProfileActions::class, 'forget' ] );
		add_action( 'frontage_accounts_passkey_made', [ NewPasskeyMail::class, 'send' ], 10, 2 );
		add_action( 'deleted_user', [ PasskeyRepository::class, 'forget' ] );
		add_action( 'remove_user_from_blog', [ PasskeyRepository::class, 'forget' ] );
		add_action( 'deleted_user', [ OneTimeToken::class, 'forget' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ PasskeyPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ PasskeyPersonalData::class, 'add_eraser' ] );

		// Wherever somebody types a name: none that the database cannot compare.
		add_action( 'wp_authenticate', [ UserLookup::class, 'replace_unstorable' ] );

		// What the owner sees.
		add_filter( 'site_status_tests', [ RegistrationPolicy::class, 'add_test' ] );
		add_filter( 'site_status_tests', [ PasskeyHealth::class, 'add_test' ] );
		add_filter( 'frontage_first_minute', [ OnboardingStep::class, 'add' ] );

		// Database, what runs now and then.
		add_action( 'init', [ self::class, 'upgrade' ], 5 );
		add_action( 'frontage_accounts_sweep', [ SecurityEvents::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ OneTimeToken::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ \Frontage\Kit\Http\RateLimiter::class, 'sweep' ] );
		add_filter( 'wpmu_drop_tables', [ DatabaseUpgrade::class, 'of_deleted_site' ], 10, 2 );
		add_filter( 'site_status_tests', [ DatabaseUpgrade::class, 'add_test' ] );
		add_action( 'frontage_upgrade', [ DatabaseUpgrade::class, 'run' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Database\DatabaseUpgrader::class, 'add_command' ] );
		add_action( 'deactivate_' . plugin_basename( $file ), [ DatabaseUpgrade::class, 'stop' ] );

		// What the owner decides.
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'rest_api_init', [ Settings::class, 'register' ] );
		add_action( 'admin_menu', [ Settings::class, 'add_page' ] );
		add_action( 'admin_init', [ Settings::class, 'add_fields' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( $file ), [ Settings::class, 'links' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
	}

	/** One look at an autoloaded option on most requests. */
	public static function upgrade(): void {
		$done = get_option( 'frontage_accounts_db_version' );
		if ( ! is_numeric( $done ) || self::DATABASE > (int) $done ) {
			DatabaseUpgrade::run();
		}
	}

	/** On `template_redirect`: a page that says what became of a form reads a file for it, no other. */
	public static function hide_outcome(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_account=' ) ) {
			NoScriptResponse::hide();
		}
	}

	/** On `login_init`: the block prints them itself, behind its button. */
	public static function offer_ways_in(): void {
		add_action( 'login_form', [ PasskeySignIn::class, 'offer' ] );
		add_action( 'login_form', [ MagicLinkPage::class, 'offer' ], 11 );
	}

	/** On `template_redirect`: a page that no link of a mail leads to reads no file for it. */
	public static function open_confirmation(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_accounts_confirm=' ) ) {
			VerificationPage::open();
		}
	}

	/** On `request`: an address that names no author by number reads no file for it. */
	public static function ignore_numbers_of_users( mixed $asked ): mixed {
		return is_array( $asked ) && isset( $asked['author'] ) ? UserEnumerationProtection::ignore_numbers( $asked ) : $asked;
	}

	/** On `init`, behind whoever has a shortcode of this name; its class is read where it stands in a page. */
	public static function register_old_shortcode(): void {
		if ( ! shortcode_exists( 'ct-user-form' ) ) {
			add_shortcode( 'ct-user-form', [ UserFormShortcode::class, 'html' ] );
		}
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
