<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

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
		add_filter( 'block_categories_all', [ \Frontage\Kit\Plugin::class, 'add_block_category' ] );
		add_action( 'enqueue_block_editor_assets', [ Form\Page::class, 'tell_editor' ], 20 ); // Their scripts are there by then.

		// Door: where forms come in, by script and without.
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $whose ) {
			add_action( "{$whose}frontage_accounts_sign_in", [ Door\Ajax::class, 'sign_in' ] );
			add_action( "{$whose}frontage_accounts_register", [ Door\Ajax::class, 'register' ] );
			add_action( "{$whose}frontage_accounts_lost_password", [ Door\Ajax::class, 'lost_password' ] );
			add_action( "{$whose}frontage_accounts_nonce", [ Door\Ajax::class, 'nonce' ] );
		}
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $whose ) {
			add_action( "{$whose}frontage_accounts_register", [ Door\Posts::class, 'register' ] );
			add_action( "{$whose}frontage_accounts_lost_password", [ Door\Posts::class, 'lost_password' ] );
		}
		add_action( 'template_redirect', [ self::class, 'hide_outcome' ] );

		// Verification: new accounts that wait until their address was confirmed.
		add_filter( 'authenticate', [ Verification\Pending::class, 'judge' ], 30 );
		add_action( 'after_password_reset', [ Verification\Pending::class, 'confirm' ] );
		add_action( 'template_redirect', [ self::class, 'open_confirmation' ], 1 );

		// Guard: failed sign-ins everywhere, and nobody is listed, where the owner wants that.
		add_filter( 'authenticate', [ Guard\SignInLimit::class, 'judge' ], PHP_INT_MAX - 1, 3 );
		add_filter( 'rest_pre_dispatch', [ Privacy\UserList::class, 'refuse' ], 10, 3 );
		add_filter( 'wp_sitemaps_add_provider', [ Privacy\UserList::class, 'leave_out_of_sitemap' ], 10, 2 );
		add_filter( 'oembed_response_data', [ Privacy\UserList::class, 'leave_out_of_embed' ] );
		add_filter( 'request', [ self::class, 'ignore_numbers_of_users' ] );
		add_filter( 'comment_class', [ Privacy\UserList::class, 'leave_out_of_comments' ] );

		// Recovery: an account goes back to who has its mailbox. Shops fire this one alone.
		add_action( 'password_reset', [ Recovery\Recovery::class, 'take_back' ] );

		// Privacy: what a person may ask for.
		add_filter( 'wp_privacy_personal_data_exporters', [ Privacy\PersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ Privacy\PersonalData::class, 'add_eraser' ] );
		add_action( 'admin_init', [ Privacy\PersonalData::class, 'suggest_policy' ] );

		// Compat: the calls, markup and names of the plugin that old pages were made for, unless that plugin is there itself.
		add_action( 'admin_init', [ Compat\Calls::class, 'register' ] ); // admin-ajax.php runs it before it looks for who answers.
		add_action( 'init', [ self::class, 'register_old_shortcode' ], 20 );

		// Signing in without a password.
		add_action( 'login_init', [ self::class, 'offer_ways_in' ] );
		add_action( 'wp_ajax_frontage_accounts_challenge', [ Passkey\SignIn::class, 'give_challenge' ] );
		add_action( 'wp_ajax_nopriv_frontage_accounts_challenge', [ Passkey\SignIn::class, 'give_challenge' ] );
		add_filter( 'authenticate', [ Passkey\SignIn::class, 'authenticate' ] );
		add_action( 'login_enqueue_scripts', [ MagicLink\Page::class, 'style' ] );
		add_action( 'login_form_frontage_link', [ MagicLink\Page::class, 'show' ] );
		add_filter( 'authenticate', [ MagicLink\Link::class, 'authenticate' ] );
		add_filter( 'authenticate', [ MagicLink\Code::class, 'authenticate' ] );
		add_filter( 'wp_login_errors', [ MagicLink\Page::class, 'show_refused_code' ] );
		add_action( 'frontage_accounts_mail_link', [ MagicLink\Link::class, 'send' ], 10, 3 );
		add_action( 'frontage_accounts_mail_lost_password', [ SignIn\LostPassword::class, 'send' ] );

		// Passkeys and sessions of a person.
		add_action( 'show_user_profile', [ Profile\Panel::class, 'on_profile' ] );
		add_action( 'edit_user_profile', [ Profile\Panel::class, 'on_profile' ] );
		add_action( 'wp_ajax_frontage_accounts_new_passkey', [ Passkey\NewPasskey::class, 'ask' ] );
		add_action( 'admin_post_frontage_accounts_change', [ Profile\Actions::class, 'answer' ] );
		add_action( 'admin_notices', [ Profile\Actions::class, 'tell' ] );
		add_filter( 'removable_query_args', [ Profile\Actions::class, 'forget' ] );
		add_action( 'frontage_accounts_passkey_made', [ Passkey\Letter::class, 'send' ], 10, 2 );
		add_action( 'deleted_user', [ Passkey\Passkeys::class, 'forget' ] );
		add_action( 'remove_user_from_blog', [ Passkey\Passkeys::class, 'forget' ] );
		add_action( 'deleted_user', [ Once::class, 'forget' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ Passkey\PersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ Passkey\PersonalData::class, 'add_eraser' ] );

		// Wherever somebody types a name: none that the database cannot compare.
		add_action( 'wp_authenticate', [ UserLookup::class, 'replace_unstorable' ] );

		// What the owner sees.
		add_filter( 'site_status_tests', [ Registration\Gate::class, 'add_test' ] );
		add_filter( 'site_status_tests', [ Passkey\Health::class, 'add_test' ] );
		add_filter( 'frontage_first_minute', [ FirstStep::class, 'add' ] );

		// Database, what runs now and then.
		add_action( 'init', [ self::class, 'upgrade' ], 5 );
		add_action( 'frontage_accounts_sweep', [ Guard\Events::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ Once::class, 'sweep' ] );
		add_action( 'frontage_accounts_sweep', [ \Frontage\Kit\RateLimit::class, 'sweep' ] );
		add_filter( 'wpmu_drop_tables', [ Upgrade::class, 'of_deleted_site' ], 10, 2 );
		add_filter( 'site_status_tests', [ Upgrade::class, 'add_test' ] );
		add_action( 'frontage_upgrade', [ Upgrade::class, 'run' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Upgrade::class, 'add_command' ] );
		add_action( 'deactivate_' . plugin_basename( $file ), [ Upgrade::class, 'stop' ] );

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
			Upgrade::run();
		}
	}

	/** On `template_redirect`: a page that says what became of a form reads a file for it, no other. */
	public static function hide_outcome(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_account=' ) ) {
			Door\Outcome::hide();
		}
	}

	/** On `login_init`: the block prints them itself, behind its button. */
	public static function offer_ways_in(): void {
		add_action( 'login_form', [ Passkey\SignIn::class, 'offer' ] );
		add_action( 'login_form', [ MagicLink\Page::class, 'offer' ], 11 );
	}

	/** On `template_redirect`: a page that no link of a mail leads to reads no file for it. */
	public static function open_confirmation(): void {
		if ( str_contains( add_query_arg( [] ), 'frontage_accounts_confirm=' ) ) {
			Verification\Page::open();
		}
	}

	/** On `request`: an address that names no author by number reads no file for it. */
	public static function ignore_numbers_of_users( mixed $asked ): mixed {
		return is_array( $asked ) && isset( $asked['author'] ) ? Privacy\UserList::ignore_numbers( $asked ) : $asked;
	}

	/** On `init`, behind whoever has a shortcode of this name; its class is read where it stands in a page. */
	public static function register_old_shortcode(): void {
		if ( ! shortcode_exists( 'ct-user-form' ) ) {
			add_shortcode( 'ct-user-form', [ Compat\Shortcode::class, 'html' ] );
		}
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
