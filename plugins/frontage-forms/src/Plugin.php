<?php

namespace Frontage\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The table of contents: which class answers which hook of WordPress.
 *
 * Classes stand here by name only, so a class file is read when its hook fires for the first time.
 */
final class Plugin {

	/** Raised by one with every step added to Upgrade; stands here so that a page that needs no step reads no file for it. */
	public const DATABASE = 12;

	/** The plugin's main file: what WordPress's own functions ask for. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// Form: what a form is and how it looks.
		add_action( 'init', [ Form\Format::class, 'register_post_type' ] );
		add_filter( 'map_meta_cap', [ Form\Format::class, 'map_meta_cap' ], 10, 2 );
		add_action( 'wp_after_insert_post', [ Form\Forms::class, 'keep_begun_of_post' ], 10, 2 );
		add_action( 'update_option_widget_block', [ Form\Forms::class, 'keep_begun_of_widgets' ], 10, 2 );
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_action( 'rest_api_init', [ Form\Controller::class, 'register_routes' ] );
		add_filter( 'frontage_forms_rules', [ Form\PlainNumbers::class, 'add' ], 5, 2 );
		add_filter( 'frontage_site_contact_form', [ Form\ForPattern::class, 'block' ], 10, 0 );
		add_action( 'frontage_forms_register_tag_types', [ Form\Tags\BuiltIn::class, 'register' ], PHP_INT_MIN );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Plugin::class, 'add_block_category' ] );

		// Feedback: what visitors send.
		add_action( 'rest_api_init', [ Feedback\Controller::class, 'register' ] );
		add_action( 'rest_api_init', [ Feedback\UploadController::class, 'register' ] );
		add_filter( 'rest_dispatch_request', [ Feedback\RouteLanguage::class, 'dispatch' ], 10, 4 );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a word, nothing else.
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // A page that is only looked at reads no file for this.
			Feedback\DatabaseAway::watch();
			add_filter( 'query_vars', [ Feedback\Pages::class, 'hide_fields' ], PHP_INT_MAX );
			add_action( 'parse_request', [ Feedback\Pages::class, 'show_fields' ], -100 );
			add_action( 'parse_request', [ Feedback\Pages::class, 'receive' ], 20 ); // Calls of the REST API end at 10.
			add_action( 'parse_request', [ Subscription\Door::class, 'receive' ], 20 );
		}

		add_filter( 'wp_headers', [ self::class, 'guard_answers' ] );

		// Guard: who sends too much, or is no person.
		add_filter( 'frontage_forms_page_data', [ Guard\Page::class, 'add' ], 10, 2 );
		add_action( 'rest_api_init', [ Guard\NonceController::class, 'register' ] );
		add_action( 'frontage_forms_register_tag_types', [ Guard\CaptchaConsent::class, 'register' ], PHP_INT_MIN + 1 );
		add_filter( 'frontage_forms_elements', [ Guard\CaptchaConsent::class, 'add' ], 10, 2 );
		add_action( 'frontage_forms_submitted', [ Guard\Crowd::class, 'notice' ], 10, 0 );
		add_filter( 'site_status_tests', [ Guard\Crowd::class, 'add_test' ] );
		add_filter( 'frontage_forms_reason_in_words', [ Guard\Reason::class, 'in_words' ], 5, 2 );

		// Subscription: who wants news; the form for it is a block of the site plugin.
		add_filter( 'frontage_site_newsletter', [ Subscription\Door::class, 'offer' ], 10, 2 );
		add_action( 'rest_api_init', [ Subscription\Door::class, 'register' ] );
		add_filter( 'query_vars', [ self::class, 'add_query_var' ] );
		add_action( 'template_redirect', [ self::class, 'open_news_page' ], 1 );
		add_filter( 'frontage_forms_job_kinds', [ Subscription\Letter::class, 'add' ] );
		add_action( 'frontage_forms_runner_started', [ Subscription\Subscribers::class, 'catch_up' ] );
		add_action( 'frontage_forms_sweep', [ Subscription\Subscribers::class, 'sweep' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ Subscription\PersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ Subscription\PersonalData::class, 'add_eraser' ] );
		add_action( 'admin_menu', [ Subscription\Screen::class, 'add' ], 11 ); // Below the inbox, whose menu is made at 10.

		// Resume: what visitors began and want to go on with on another device.
		add_action( 'rest_api_init', [ Resume\Controller::class, 'register' ] );
		add_action( 'frontage_forms_sweep', [ Resume\Drafts::class, 'sweep' ] );
		add_action( 'deleted_post', [ Resume\Drafts::class, 'forget_form' ], 10, 2 );
		add_filter( 'site_status_tests', [ Resume\Health::class, 'add_test' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ Resume\PersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ Resume\PersonalData::class, 'add_eraser' ] );

		// Privacy: how long messages are kept, and what a person may ask for.
		add_action( 'frontage_forms_sweep', [ Privacy\Sweeper::class, 'run' ] );
		add_action( 'frontage_forms_sweep_messages', [ Privacy\Sweeper::class, 'run' ] );
		add_filter( 'frontage_forms_keep_visitor', [ Privacy\Retention::class, 'keeps_visitor' ], 5 );
		add_filter( 'wp_privacy_personal_data_exporters', [ Privacy\PersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ Privacy\PersonalData::class, 'add_eraser' ] );
		add_action( 'admin_init', [ Privacy\PersonalData::class, 'suggest_policy' ] );

		// Database, what runs now and then, what an owner decides for all.
		add_action( 'init', [ self::class, 'upgrade' ], 5 );
		add_action( 'frontage_forms_sweep', [ \Frontage\Kit\RateLimit::class, 'sweep' ] );
		add_filter( 'wpmu_drop_tables', [ Tables::class, 'of_deleted_site' ], 10, 2 );
		add_filter( 'site_status_tests', [ Upgrade::class, 'add_test' ] );
		add_action( 'frontage_upgrade', [ Upgrade::class, 'run' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Upgrade::class, 'add_command' ] );
		add_action( 'frontage_forms_submission_not_kept', [ Upgrade::class, 'ask_again' ] );
		add_action( 'deactivate_' . plugin_basename( $file ), [ Upgrade::class, 'stop' ] );
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'rest_api_init', [ Settings::class, 'register' ] );

		// Queue and Files: what is still to be delivered, what came with it.
		add_filter( 'cron_schedules', [ Queue\Schedule::class, 'add_interval' ] ); // phpcs:ignore WordPress.WP.CronInterval -- Mail waits five minutes at most after a process died.
		add_action( 'frontage_forms_deliver', [ Queue\Runner::class, 'start' ] );
		add_action( 'cli_init', [ Queue\Runner::class, 'add_command' ] );
		add_action( 'frontage_forms_runner_started', [ Feedback\GoOn::class, 'with_the_unfinished' ] );
		add_filter( 'frontage_forms_jobs', [ Webhook\WebhookKind::class, 'add_job' ], 10, 3 );
		add_filter( 'frontage_forms_job_kinds', [ Webhook\WebhookKind::class, 'add' ] );
		add_action( 'deleted_post', [ Webhook\Hook::class, 'forget' ] );
		add_action( 'admin_post_frontage_forms_webhook_test', [ SettingsScreen::class, 'test_webhook' ] );
		add_action( 'frontage_forms_job_attempted', [ Queue\Trouble::class, 'notice' ], 10, 3 );
		foreach ( [ 'frontage_forms_submission_finished', 'frontage_forms_submissions_deleted' ] as $hook ) {
			add_action( $hook, [ Queue\Trouble::class, 'recount' ], 20, 0 ); // The jobs of what was deleted are gone then.
		}
		add_action( 'admin_notices', [ Queue\Trouble::class, 'show' ] );
		add_action( 'admin_post_frontage_forms_dismiss_mail_trouble', [ Queue\Trouble::class, 'dismiss' ] );
		add_action( 'frontage_forms_sweep', [ Queue\Trouble::class, 'send_digest' ] );
		add_filter( 'site_status_tests', [ Queue\Health::class, 'add_tests' ] );
		add_filter( 'frontage_forms_submission_deliveries', [ Queue\Log::class, 'add' ], 10, 2 );
		add_filter( 'frontage_forms_send_again', [ Feedback\GoOn::class, 'on_request' ], 10, 3 );
		add_action( 'frontage_forms_submissions_deleted', [ Queue\Jobs::class, 'forget' ] );
		add_action( 'frontage_forms_submissions_deleted', [ Files\Store::class, 'forget' ] );
		add_action( 'frontage_forms_sweep', [ Files\Store::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep_files', [ Files\Store::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep_more_files', [ Files\Store::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep', [ Files\Desk::class, 'sweep' ] );
		add_action( 'admin_post_frontage_forms_file', [ Inbox\SentFiles::class, 'answer' ] );
		add_action( 'admin_post_nopriv_frontage_forms_file', [ Inbox\SentFiles::class, 'answer' ] );

		// Inbox: what was sent, for those who may read it.
		add_action( 'rest_api_init', [ Inbox\Controller::class, 'register' ] );
		add_action( 'rest_api_init', [ Inbox\MovesController::class, 'register' ] );
		add_action( 'frontage_forms_runner_started', [ Inbox\Words::class, 'take_in_some' ], 20, 0 );
		add_action( 'frontage_forms_words', [ Inbox\Words::class, 'go_on' ] );
		add_action( 'frontage_forms_sweep', [ Inbox\Words::class, 'go_on' ] );
		add_action( 'admin_post_frontage_forms_export', [ Inbox\Download::class, 'answer' ] );
		add_action( 'admin_menu', [ Inbox\Screen::class, 'add' ] );
		add_action( 'wp_dashboard_setup', [ Inbox\Dashboard::class, 'add_box' ] );
		add_action( 'admin_bar_menu', [ Inbox\Dashboard::class, 'add_to_bar' ], 65 ); // Behind Comments.
		add_action( 'admin_enqueue_scripts', [ Inbox\Palette::class, 'enqueue' ] );
		add_action( 'admin_menu', [ SettingsScreen::class, 'add' ] );
		add_action( 'admin_init', [ SettingsScreen::class, 'register' ] );

		// Owner: what the owner of a site does with forms as a whole.
		add_action( 'rest_api_init', [ Owner\MailController::class, 'register' ] );
		add_action( 'rest_api_init', [ Owner\ListController::class, 'register' ] );
		add_action( 'rest_api_init', [ Owner\BundleController::class, 'register' ] );
		add_filter( 'frontage_kit_parts', [ Owner\KitPart::class, 'add' ] );
		add_action( 'admin_menu', [ Owner\FormsScreen::class, 'add' ] );
		add_action( 'admin_bar_menu', [ Owner\FormsScreen::class, 'add_to_bar' ], 75 ); // Behind what WordPress itself makes new.
		add_filter( 'frontage_first_minute', [ Owner\FirstRun::class, 'add' ] );
		add_filter( 'frontage_starter_parts', [ Owner\StarterPart::class, 'add' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( $file ), [ Owner\FirstRun::class, 'links' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
		add_action( 'wp_after_insert_post', [ Owner\Places::class, 'saved' ], 10, 4 );
		add_action( 'deleted_post', [ Owner\Places::class, 'saved' ], 10, 2 );
		foreach ( [ 'block', 'text', 'custom_html' ] as $widget ) {
			add_action( "update_option_widget_$widget", [ Owner\Places::class, 'forget' ], 10, 0 );
		}

		// Compat: the names of Contact Form 7 and of its uploader, unless that plugin is there itself.
		add_filter( 'frontage_forms_upload_texts', [ Compat\UploaderSettings::class, 'texts' ], 5 );
		add_filter( 'frontage_forms_upload_endings', [ Compat\UploaderSettings::class, 'endings' ], 5 );
		add_filter( 'frontage_forms_link_files', [ Compat\UploaderSettings::class, 'links' ], 5 );
		add_filter( 'frontage_forms_file_links', [ Compat\UploaderSettings::class, 'before_send' ], 10, 2 );
		Compat\Names::declare_where_allowed();
		add_action( 'init', [ Compat\Names::class, 'register' ] );
		add_action( 'admin_menu', [ Compat\FormCode\Screens::class, 'add' ], 9 );
		add_action( 'admin_init', [ Compat\FormCode\Screens::class, 'init' ] );
		add_action( 'admin_menu', [ Compat\MoveIn\Screen::class, 'add' ], 20 );
		add_action( 'admin_notices', [ Compat\MoveIn\Screen::class, 'say_undone' ] );
		foreach ( [ 'add_option_', 'update_option_' ] as $change ) {
			add_action( $change . 'frontage_forms_answer_for_original', [ Compat\MoveIn\Switchover::class, 'answer_was_changed' ], 10, 0 );
		}
		add_action( 'activated_plugin', [ Compat\MoveIn\Recovery::class, 'arm_again' ] );
		add_action( 'pre_uninstall_plugin', [ Compat\MoveIn\Original::class, 'keep_forms' ] );
		add_action( 'frontage_forms_sweep', [ Compat\MoveIn\Recovery::class, 'sweep' ] );
	}

	/** One look at an autoloaded option on most requests. */
	public static function upgrade(): void {
		$done = get_option( 'frontage_forms_db_version' );
		if ( ! is_numeric( $done ) || self::DATABASE > (int) $done ) {
			Upgrade::run();
		}
	}

	/**
	 * For `query_vars`.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public static function add_query_var( array $names ): array {
		return [ ...$names, 'frontage_forms_news' ];
	}

	/** On `template_redirect`: a page that no link of a letter leads to reads no file for it. */
	public static function open_news_page(): void {
		$link = get_query_var( 'frontage_forms_news' );
		if ( '' !== $link ) {
			Subscription\Pages::open( $link );
		}
	}

	/**
	 * For `wp_headers`: a page whose address holds answers tells nobody of them; any other reads no file for it.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public static function guard_answers( array $headers ): array {
		return 1 === preg_match( '/[?&]frontage-sent=/', add_query_arg( [] ) ) ? Feedback\Confirmation::headers( $headers ) : $headers;
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
