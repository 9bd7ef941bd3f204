<?php

namespace Frontage\Forms;

use Frontage\Forms\Admin\Builder\FormBuilderScreen;
use Frontage\Forms\Admin\EmailCard;
use Frontage\Forms\Admin\FieldTypeData;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Admin\Transfer\FormMigrationPart;
use Frontage\Forms\Admin\FormUsageIndex;
use Frontage\Forms\Admin\HubParts;
use Frontage\Forms\Admin\OnboardingSteps;
use Frontage\Forms\Admin\Rest\FormController;
use Frontage\Forms\Admin\Rest\FormEditorController;
use Frontage\Forms\Admin\Rest\FormListController;
use Frontage\Forms\Admin\Rest\FormMailController;
use Frontage\Forms\Admin\Rest\FormStatusController;
use Frontage\Forms\Admin\Rest\FormTransferController;
use Frontage\Forms\Admin\StarterSiteForm;
use Frontage\Forms\Captcha\CaptchaConsent;
use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Compat\DragDropUpload\DragDropSettings;
use Frontage\Forms\Compat\FormCode\FormCodeScreen;
use Frontage\Forms\Compat\Switchover\AutomaticRecovery;
use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Compat\Switchover\Switchover;
use Frontage\Forms\Compat\Switchover\SwitchoverScreen;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Uploads\UploadController;
use Frontage\Forms\Inbox\Admin\ExportDownload;
use Frontage\Forms\Inbox\Admin\FileDownload;
use Frontage\Forms\Inbox\Admin\InboxActionsController;
use Frontage\Forms\Inbox\Admin\InboxCommands;
use Frontage\Forms\Inbox\Admin\InboxController;
use Frontage\Forms\Inbox\Admin\InboxDashboardWidget;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\MailDelivery\DeliveryCommand;
use Frontage\Forms\MailDelivery\DeliveryHealth;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\MailDelivery\HealthChecks;
use Frontage\Forms\MailDelivery\MailJobHandler;
use Frontage\Forms\MailDelivery\ReplyController;
use Frontage\Forms\MailDelivery\ReplyJobHandler;
use Frontage\Forms\Privacy\RetentionPolicy;
use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Privacy\SubmissionPersonalData;
use Frontage\Forms\Processing\FormPostHandler;
use Frontage\Forms\Processing\Response\ConfirmationResponse;
use Frontage\Forms\Processing\Response\DatabaseErrorResponse;
use Frontage\Forms\Processing\RouteLanguage;
use Frontage\Forms\Processing\SubmissionController;
use Frontage\Forms\Processing\UnfinishedSubmissions;
use Frontage\Forms\Queue\DeliveryLog;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\FinishedJobs;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\SaveAndContinue\DraftController;
use Frontage\Forms\SaveAndContinue\DraftHealth;
use Frontage\Forms\SaveAndContinue\DraftPersonalData;
use Frontage\Forms\SaveAndContinue\DraftRepository;
use Frontage\Forms\SpamProtection\NonceController;
use Frontage\Forms\SpamProtection\SharedAddressDetector;
use Frontage\Forms\SpamProtection\SpamCheckData;
use Frontage\Forms\SpamProtection\SpamReason;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\PatternForm;
use Frontage\Forms\Submission\PlainNumberValidator;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\Subscription\SubscriberPersonalData;
use Frontage\Forms\Subscription\SubscriberRepository;
use Frontage\Forms\Subscription\SubscribersScreen;
use Frontage\Forms\Subscription\SubscriptionController;
use Frontage\Forms\Subscription\SubscriptionMailHandler;
use Frontage\Forms\Subscription\SubscriptionPages;
use Frontage\Forms\TagTypes\BuiltInTagTypes;
use Frontage\Forms\Webhook\Webhook;
use Frontage\Forms\Webhook\WebhookJobHandler;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the plugin's hooks: this file shows which class handles which hook of WordPress.
 *
 * Classes are referenced by name only, so a class file is loaded when its hook fires for the first time.
 */
final class Plugin {

	/** Increase it with every step added to DatabaseUpgrade. Defined here, so that requests without a pending step load no other file. */
	public const DATABASE = 14;

	/** The plugin's main file, as WordPress functions such as plugin_basename() need it. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;
		self::add_form_hooks();
		self::add_submission_hooks();
		self::add_spam_hooks();
		self::add_subscription_hooks();
		self::add_draft_hooks();
		self::add_privacy_hooks();
		self::add_maintenance_hooks( $file );
		self::add_delivery_hooks();
		self::add_inbox_hooks();
		self::add_admin_hooks( $file );
		self::add_compatibility_hooks();
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::add_dashboard_hooks();
		}
	}

	/** What only the dashboard or a command fires. Pages and REST calls do without. */
	private static function add_dashboard_hooks(): void {
		add_filter( 'site_status_tests', [ SharedAddressDetector::class, 'add_test' ] );
		add_action( 'admin_menu', [ SubscribersScreen::class, 'add' ], 11 ); // After the inbox, whose menu is added at 10.
		add_filter( 'site_status_tests', [ DraftHealth::class, 'add_test' ] );
		add_action( 'admin_init', [ SubmissionPersonalData::class, 'suggest_policy' ] );
		add_filter( 'site_status_tests', [ DatabaseUpgrade::class, 'add_test' ] );
		add_action( 'cli_init', [ \Frontage\Kit\Database\DatabaseUpgrader::class, 'add_command' ] );
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'cli_init', [ DeliveryCommand::class, 'register' ] );
		add_action( 'admin_post_frontage_forms_webhook_test', [ SettingsScreen::class, 'test_webhook' ] );
		add_action( 'admin_notices', [ DeliveryNotice::class, 'render' ] );
		add_action( 'admin_post_frontage_forms_dismiss_mail_trouble', [ DeliveryNotice::class, 'dismiss' ] );
		add_filter( 'site_status_tests', [ DeliveryHealth::class, 'add_tests' ] );
		add_action( 'admin_post_frontage_forms_file', [ FileDownload::class, 'handle_request' ] );
		add_action( 'admin_post_nopriv_frontage_forms_file', [ FileDownload::class, 'handle_request' ] );
		add_action( 'admin_post_frontage_forms_export', [ ExportDownload::class, 'handle_request' ] );
		add_action( 'admin_menu', [ InboxScreen::class, 'add' ] );
		add_action( 'wp_dashboard_setup', [ InboxDashboardWidget::class, 'add_box' ] );
		add_action( 'admin_enqueue_scripts', [ InboxCommands::class, 'enqueue' ] );
		add_action( 'admin_menu', [ SettingsScreen::class, 'add' ] );
		add_action( 'admin_init', [ SettingsScreen::class, 'register' ] );
		add_action( 'admin_menu', [ FormListScreen::class, 'add' ] );
		add_action( 'admin_menu', [ FormBuilderScreen::class, 'add' ], 11 ); // After the items of the menu.
		add_filter( 'frontage_help_pages', [ HelpPages::class, 'add' ] );
		add_action( 'frontage_hub_cards', [ EmailCard::class, 'print' ] );
		add_action( 'admin_post_frontage_forms_test_email', [ EmailCard::class, 'send' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( self::$file ), [ OnboardingSteps::class, 'add_action_links' ] );
		add_action( 'admin_menu', [ FormCodeScreen::class, 'add' ], 9 );
		add_action( 'admin_init', [ FormCodeScreen::class, 'init' ] );
		add_action( 'admin_menu', [ SwitchoverScreen::class, 'add' ], 20 );
		add_action( 'admin_notices', [ SwitchoverScreen::class, 'show_undone_notice' ] );
	}

	/** The post type and its rendering. */
	private static function add_form_hooks(): void {
		add_action( 'init', [ FormFormat::class, 'register_post_type' ] );
		add_filter( 'map_meta_cap', [ FormFormat::class, 'map_meta_cap' ], 10, 2 );
		add_action( 'wp_after_insert_post', [ FormRepository::class, 'publish_started_of_post' ], 10, 2 );
		add_action( 'update_option_widget_block', [ FormRepository::class, 'publish_started_of_widgets' ], 10, 2 );
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_action( 'frontage_kit_rest_routes', [ FormController::class, 'register_routes' ] );
		add_action( 'frontage_kit_rest_routes', [ FormEditorController::class, 'register_routes' ] );
		add_filter( 'frontage_forms_rules', [ PlainNumberValidator::class, 'add' ], 5, 2 );
		add_filter( 'frontage_site_contact_form', [ PatternForm::class, 'render_block' ], 10, 0 );
		add_action( 'frontage_forms_register_tag_types', [ BuiltInTagTypes::class, 'register' ], PHP_INT_MIN );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );
	}

	/** Routes and handlers for what visitors send. */
	private static function add_submission_hooks(): void {
		add_action( 'frontage_kit_rest_routes', [ SubmissionController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ UploadController::class, 'register' ] );
		add_filter( 'rest_dispatch_request', [ self::class, 'dispatch_request' ], 10, 4 );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a constant.
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // Other requests load no file for this.
			DatabaseErrorResponse::register_handler();
			add_filter( 'query_vars', [ FormPostHandler::class, 'hide_fields' ], PHP_INT_MAX );
			add_action( 'parse_request', [ FormPostHandler::class, 'show_fields' ], -100 );
			add_action( 'parse_request', [ FormPostHandler::class, 'handle_post' ], 20 ); // REST requests end at priority 10.
			add_action( 'parse_request', [ SubscriptionController::class, 'handle_post' ], 20 );
		}

		add_filter( 'wp_headers', [ self::class, 'add_confirmation_headers' ] );
	}

	/** Rate limits and checks for bots. */
	private static function add_spam_hooks(): void {
		add_filter( 'frontage_forms_page_data', [ SpamCheckData::class, 'add' ], 10, 2 );
		add_action( 'frontage_kit_rest_routes', [ NonceController::class, 'register' ] );
		add_action( 'frontage_forms_register_tag_types', [ CaptchaConsent::class, 'register' ], PHP_INT_MIN + 1 );
		add_filter( 'frontage_forms_elements', [ CaptchaConsent::class, 'add' ], 10, 2 );
		add_action( 'frontage_forms_submitted', [ SharedAddressDetector::class, 'check_request' ], 10, 0 );
		add_filter( 'frontage_forms_reason_in_words', [ SpamReason::class, 'describe_reason' ], 5, 2 );
	}

	/** Newsletter sign-ups; their form is a block of the site plugin. */
	private static function add_subscription_hooks(): void {
		add_filter( 'frontage_site_newsletter', [ SubscriptionController::class, 'create_offer' ], 10, 2 );
		add_action( 'frontage_kit_rest_routes', [ SubscriptionController::class, 'register' ] );
		add_filter( 'query_vars', [ self::class, 'add_query_var' ] );
		add_action( 'template_redirect', [ self::class, 'open_news_page' ], 1 );
		add_filter( 'frontage_forms_job_kinds', [ SubscriptionMailHandler::class, 'add' ] );
		add_action( 'frontage_forms_runner_started', [ SubscriberRepository::class, 'queue_pending' ] );
		add_action( 'frontage_forms_sweep', [ SubscriberRepository::class, 'sweep' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ SubscriberPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ SubscriberPersonalData::class, 'add_eraser' ] );
	}

	/** Forms that visitors continue on another device. */
	private static function add_draft_hooks(): void {
		add_action( 'frontage_kit_rest_routes', [ DraftController::class, 'register' ] );
		add_action( 'frontage_forms_sweep', [ DraftRepository::class, 'sweep' ] );
		add_action( 'deleted_post', [ DraftRepository::class, 'delete_by_form' ], 10, 2 );
		add_filter( 'wp_privacy_personal_data_exporters', [ DraftPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ DraftPersonalData::class, 'add_eraser' ] );
	}

	/** Retention of messages, export and erasure of personal data. */
	private static function add_privacy_hooks(): void {
		add_action( 'frontage_forms_sweep', [ RetentionSweeper::class, 'run' ] );
		add_action( 'frontage_forms_sweep_messages', [ RetentionSweeper::class, 'run' ] );
		add_filter( 'frontage_forms_keep_visitor', [ RetentionPolicy::class, 'is_visitor_stored' ], 5 );
		add_filter( 'wp_privacy_personal_data_exporters', [ SubmissionPersonalData::class, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ SubmissionPersonalData::class, 'add_eraser' ] );
	}

	/** Database upgrades, scheduled tasks, and settings of the plugin. */
	private static function add_maintenance_hooks( string $file ): void {
		add_action( 'init', [ self::class, 'upgrade' ], 5 );
		add_action( 'frontage_forms_sweep', [ \Frontage\Kit\Http\RateLimiter::class, 'sweep' ] );
		add_filter( 'wpmu_drop_tables', [ DatabaseTables::class, 'add_to_deleted_site' ], 10, 2 );
		add_action( 'frontage_upgrade', [ DatabaseUpgrade::class, 'run' ] );
		add_action( 'frontage_forms_submission_not_kept', [ DatabaseUpgrade::class, 'schedule_retry' ] );
		add_action( 'deactivate_' . plugin_basename( $file ), [ DatabaseUpgrade::class, 'unschedule' ] );
		add_action( 'frontage_kit_rest_settings', [ Settings::class, 'register' ] );
	}

	/** Pending deliveries and uploaded files. */
	private static function add_delivery_hooks(): void {
		add_filter( 'cron_schedules', [ WorkerSchedule::class, 'add_interval' ] ); // phpcs:ignore WordPress.WP.CronInterval -- Emails wait five minutes at most after a process died.
		add_action( 'frontage_forms_deliver', [ DeliveryWorker::class, 'run_on_cron' ] );
		add_action( 'frontage_forms_runner_started', [ UnfinishedSubmissions::class, 'resume_unfinished' ] );
		add_filter( 'frontage_forms_jobs', [ WebhookJobHandler::class, 'add_job' ], 10, 3 );
		add_filter( 'frontage_forms_job_kinds', [ MailJobHandler::class, 'add' ], 0 ); // Before add-ons, which may replace it.
		add_filter( 'frontage_forms_job_kinds', [ ReplyJobHandler::class, 'add' ] );
		add_action( 'frontage_kit_rest_routes', [ ReplyController::class, 'register' ] );
		add_filter( 'frontage_forms_job_kinds', [ WebhookJobHandler::class, 'add' ] );
		add_action( 'deleted_post', [ Webhook::class, 'delete' ] );
		add_action( 'frontage_forms_job_attempted', [ DeliveryNotice::class, 'record_attempt' ], 10, 3 );
		foreach ( [ 'frontage_forms_submission_finished', 'frontage_forms_submissions_deleted' ] as $hook ) {
			add_action( $hook, [ DeliveryNotice::class, 'update_count' ], 20, 0 ); // The jobs of deleted submissions are deleted by then.
		}
		add_action( 'frontage_forms_sweep', [ DeliveryNotice::class, 'send_digest' ] );
		add_filter( 'frontage_health_checks', [ HealthChecks::class, 'add' ] );
		add_filter( 'frontage_server_facts', [ HealthChecks::class, 'add_storage' ] );
		add_filter( 'frontage_forms_submission_deliveries', [ DeliveryLog::class, 'add' ], 10, 2 );
		add_filter( 'frontage_forms_send_again', [ UnfinishedSubmissions::class, 'add_resent' ], 10, 3 );
		add_action( 'frontage_forms_submissions_deleted', [ JobRepository::class, 'delete_by_submissions' ] );
		add_action( 'frontage_forms_sweep', [ FinishedJobs::class, 'empty_old' ] );
		add_action( 'frontage_forms_empty_jobs', [ FinishedJobs::class, 'empty_old' ] );
		add_action( 'frontage_forms_submissions_deleted', [ FileRepository::class, 'delete_by_submissions' ] );
		add_action( 'frontage_forms_sweep', [ FileRepository::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep_files', [ FileRepository::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep_more_files', [ FileRepository::class, 'sweep' ] );
		add_action( 'frontage_forms_sweep', [ AttachmentStaging::class, 'sweep' ] );
	}

	/** Messages, for users who may read them. */
	private static function add_inbox_hooks(): void {
		add_action( 'frontage_kit_rest_routes', [ InboxController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ InboxActionsController::class, 'register' ] );
		add_action( 'frontage_forms_runner_started', [ SearchIndex::class, 'index_recent' ], 20, 0 );
		add_action( 'frontage_forms_words', [ SearchIndex::class, 'index_on_cron' ] );
		add_action( 'frontage_forms_sweep', [ SearchIndex::class, 'index_on_cron' ] );
		add_action( 'deleted_user', [ SubmissionActions::class, 'unassign_user' ], 10, 2 );
		add_action( 'remove_user_from_blog', [ SubmissionActions::class, 'unassign_site_user' ], 10, 3 );
		add_action( 'frontage_dashboard_card', [ InboxDashboardWidget::class, 'print_in_card' ] );
		add_action( 'admin_bar_menu', [ InboxDashboardWidget::class, 'add_to_admin_bar' ], 65 ); // After Comments.
	}

	/** Screens and routes for managing forms. */
	private static function add_admin_hooks( string $file ): void {
		add_action( 'frontage_kit_rest_routes', [ FormMailController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ FormListController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ FormStatusController::class, 'register' ] );
		add_action( 'frontage_kit_rest_routes', [ FormTransferController::class, 'register' ] );
		add_filter( 'frontage_kit_parts', [ FormMigrationPart::class, 'add' ] );
		add_action( 'enqueue_block_editor_assets', [ FieldTypeData::class, 'add' ] );
		add_action( 'admin_bar_menu', [ FormListScreen::class, 'add_to_admin_bar' ], 75 ); // After WordPress's own items in the New menu.
		add_filter( 'frontage_first_minute', [ OnboardingSteps::class, 'add' ] );
		add_filter( 'frontage_hub_parts', [ HubParts::class, 'add' ] );
		add_action( 'frontage_dashboard_card', [ EmailCard::class, 'print_in_card' ], 20 ); // After messages.
		add_filter( 'frontage_starter_parts', [ StarterSiteForm::class, 'add' ] );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
		add_action( 'wp_after_insert_post', [ FormUsageIndex::class, 'clear_for_post' ], 10, 4 );
		add_action( 'deleted_post', [ FormUsageIndex::class, 'clear_for_post' ], 10, 2 );
		foreach ( [ 'block', 'text', 'custom_html' ] as $widget ) {
			add_action( "update_option_widget_$widget", [ FormUsageIndex::class, 'clear' ], 10, 0 );
		}
	}

	/** The names of Contact Form 7 and of its upload add-on, unless that plugin is active. */
	private static function add_compatibility_hooks(): void {
		add_filter( 'frontage_forms_upload_texts', [ DragDropSettings::class, 'filter_texts' ], 5 );
		add_filter( 'frontage_forms_upload_endings', [ DragDropSettings::class, 'filter_extensions' ], 5 );
		add_filter( 'frontage_forms_link_files', [ DragDropSettings::class, 'filter_links' ], 5 );
		add_filter( 'frontage_forms_file_links', [ DragDropSettings::class, 'filter_file_links' ], 10, 2 );
		ContactForm7Loader::declare_where_allowed();
		add_action( 'init', [ ContactForm7Loader::class, 'register' ] );
		add_filter( 'frontage_hub_parts', [ SwitchoverScreen::class, 'add_part' ] );
		foreach ( [ 'add_option_', 'update_option_' ] as $change ) {
			add_action( $change . 'frontage_forms_answer_for_original', [ Switchover::class, 'test_changed_setting' ], 10, 0 );
		}
		add_action( 'activated_plugin', [ AutomaticRecovery::class, 'extend' ] );
		add_action( 'pre_uninstall_plugin', [ OriginalPlugin::class, 'preserve_forms' ] );
		add_action( 'frontage_forms_sweep', [ AutomaticRecovery::class, 'sweep' ] );
	}

	/** Reads a single autoloaded option on most requests. */
	public static function upgrade(): void {
		$database_version = get_option( 'frontage_forms_db_version' );
		if ( ! is_numeric( $database_version ) || self::DATABASE > (int) $database_version ) {
			DatabaseUpgrade::run();
		}
	}

	/**
	 * On `query_vars`.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public static function add_query_var( array $names ): array {
		return [ ...$names, 'frontage_forms_news' ];
	}

	/** On `template_redirect`: loads the handler only for links of newsletter emails. */
	public static function open_news_page(): void {
		$link = get_query_var( 'frontage_forms_news' );
		if ( '' !== $link ) {
			SubscriptionPages::handle_link( $link );
		}
	}

	/**
	 * On `wp_headers`: protects pages whose URL contains answers; other pages load no file for this.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public static function add_confirmation_headers( array $headers ): array {
		return 1 === preg_match( '/[?&]frontage-sent=/', add_query_arg( [] ) ) ? ConfirmationResponse::add_headers( $headers ) : $headers;
	}

	/**
	 * On `rest_dispatch_request`: loads the class only for routes of a form.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function dispatch_request( mixed $answer, \WP_REST_Request $request, mixed $route, mixed $handler ): mixed {
		return false !== stripos( $request->get_route(), '/contact-forms/' ) ? RouteLanguage::dispatch_request( $answer, $request, $route, $handler ) : $answer;
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
