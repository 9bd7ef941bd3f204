<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\PluginFiles;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionQuery;

defined( 'ABSPATH' ) || exit;

/** The menu "Forms" in wp-admin and its screen, the inbox. React renders the screen (`admin/inbox`). */
final class InboxScreen {

	public const SLUG = 'frontage-forms';

	/** The list of forms, below the inbox in this menu; `Admin\FormListScreen` renders it. */
	public const FORMS = 'frontage-forms-list';

	/** The form builder, opened from the list of forms; `Admin\Builder\FormBuilderScreen` renders it. */
	public const BUILDER = 'frontage-forms-builder';

	private const SCRIPT = 'frontage-forms-inbox';

	/** On `admin_menu`. */
	public static function add(): void {
		$bubble = InboxCapabilities::may_read() ? self::render_bubble( InboxDashboardWidget::count_unread() ) : '';
		$hook   = add_menu_page(
			__( 'Inbox', 'frontage-forms' ),
			/* translators: %s: the number of unread submissions, in a bubble. */
			sprintf( __( 'Forms %s', 'frontage-forms' ), $bubble ),
			InboxCapabilities::READ,
			self::SLUG,
			[ self::class, 'render' ],
			'dashicons-email',
			26 // Below Comments.
		);
		add_submenu_page( self::SLUG, __( 'Inbox', 'frontage-forms' ), __( 'Inbox', 'frontage-forms' ), InboxCapabilities::READ, self::SLUG, [ self::class, 'render' ] );
		add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
	}

	/** URL of the list, or of a submission in it. */
	public static function url( int $submission_id = 0 ): string {
		return admin_url( 'admin.php?page=' . self::SLUG . ( $submission_id ? "&submission=$submission_id" : '' ) );
	}

	/** URL of the list of forms. */
	public static function forms_url(): string {
		return admin_url( 'admin.php?page=' . self::FORMS );
	}

	/** URL of the form builder: for a stored form, or else the templates for a new one. */
	public static function builder_url( int $form_id = 0 ): string {
		return admin_url( 'admin.php?page=' . self::BUILDER . ( $form_id ? "&form=$form_id" : '' ) );
	}

	public static function render(): void {
		printf(
			'<div class="wrap frontage-inbox"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><div id="frontage-inbox" data-props="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Inbox', 'frontage-forms' ),
			esc_attr( (string) wp_json_encode( self::props(), JSON_HEX_AMP ) ),
			esc_html__( 'The inbox requires JavaScript. Turn it on in your browser and reload this page.', 'frontage-forms' )
		);
	}

	public static function enqueue(): void {
		$folder = PluginFiles::file( 'build/admin/' );
		if ( ! is_file( $folder . 'inbox.asset.php' ) ) {
			return; // A checkout without a build.
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $folder . 'inbox.asset.php';
		DataViewsScript::register();
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/inbox.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-forms', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/inbox.css' ), [ DataViewsScript::HANDLE ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );

		// The first page of the list is preloaded, which saves a request.
		$loaded = rest_preload_api_request( [], '/frontage/v1/submissions?per_page=20' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $loaded, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** @param array{count: int, more: bool} $unread */
	private static function render_bubble( array $unread ): string {
		$count_text = number_format_i18n( $unread['count'] ) . ( $unread['more'] ? '+' : '' );
		return sprintf(
			'<span class="frontage-unread awaiting-mod count-%d"><span class="pending-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
			$unread['count'],
			esc_html( $count_text ),
			esc_html( InboxDashboardWidget::format_unread() )
		);
	}

	/** @return array<string, mixed> Initial data for the screen's script; its type is `ScreenProps`. */
	private static function props(): array {
		$ids = ( new SubmissionQuery() )->list_form_ids();
		_prime_post_caches( $ids, false, false );
		$is_first = ! $ids && current_user_can( FormFormat::CAP_EDIT_LIST ) && ! ( new FormRepository() )->query( [ 'posts_per_page' => 1 ] );
		return [
			'forms'     => array_map(
				static fn ( int $id ): array => [
					'id'    => $id,
					'title' => MessagePresenter::form_title( $id ),
				],
				$ids
			),
			'mayDelete' => InboxCapabilities::may_delete(),
			'url'       => self::url(),
			'seeForms'  => current_user_can( FormFormat::right_to_open_list() ) ? self::forms_url() : '',
			'addForm'   => $is_first ? self::builder_url() : '',
			'user'      => get_current_user_id(),
			'readers'   => InboxCapabilities::list_readers(),
			'download'  => [
				'url'    => admin_url( 'admin-post.php' ),
				'action' => MessageExporter::ACTION,
				'nonce'  => wp_create_nonce( MessageExporter::ACTION ),
			],
		];
	}
}
