<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Inbox\Admin\ExportDownload;
use Frontage\Forms\Inbox\Admin\InboxController;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/** Forms → Subscribers: the list of subscribers, for users who may read messages. Works without script; every change is a POST request. */
final class SubscribersScreen {

	/** The nonce action that the list table prints by itself, from its plural. */
	public const DEED = 'bulk-subscribers';

	/** Query argument when the database refused a change. */
	private const REFUSED = 'refused';

	private static ?SubscriberListTable $table = null;

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = add_submenu_page( InboxScreen::SLUG, __( 'Subscribers', 'frontage-forms' ), __( 'Subscribers', 'frontage-forms' ), InboxCapabilities::READ, SubscriberFilter::SLUG, [ self::class, 'render' ], 2 );
		if ( $hook ) {
			add_action( "load-$hook", [ self::class, 'load' ] );
		}
	}

	/** Before output: handles a POST request, or prepares the list. */
	public static function load(): void {
		if ( 'POST' === RequestData::server( 'REQUEST_METHOD' ) && isset( RequestData::fields()['_wpnonce'] ) ) {
			check_admin_referer( self::DEED );
			self::handle_action( RequestData::fields() );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		self::$table = new SubscriberListTable( SubscriberFilter::from_request() );
		self::$table->prepare_items();
	}

	public static function render(): void {
		$table = self::$table;
		if ( ! $table ) {
			return;
		}
		$search = $table->filter->search;
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Subscribers', 'frontage-forms' ) );
		if ( '' !== $search ) {
			/* translators: %s: what was searched for. */
			printf( '<span class="subtitle">%s</span>', esc_html( sprintf( __( 'Search results for: %s', 'frontage-forms' ), $search ) ) );
		}
		echo '<hr class="wp-header-end">';
		self::redirect_with_notice( RequestData::parameter( 'get', 'done' )[0] ?? '', (int) ( RequestData::parameter( 'get', 'count' )[0] ?? 0 ) );
		printf( '<p>%s</p>', esc_html__( 'People who signed up through the Newsletter block. Send your newsletter only to those with the status “Subscribed”.', 'frontage-forms' ) );
		$table->views();
		printf( '<form method="get"><input type="hidden" name="page" value="%s">', esc_attr( SubscriberFilter::SLUG ) );
		foreach ( $table->filter->list_fields() as $name => $value ) {
			if ( 's' !== $name ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
		}
		$table->search_box( __( 'Search subscribers', 'frontage-forms' ), 'frontage-subscriber' );
		echo '</form>';
		EscapedMarkup::print( $table->render_list_links() );
		printf( '<form method="post" action="%s">', esc_url( $table->filter->screen_url() ) );
		$table->display();
		echo '</form>';
		if ( $table->has_items() ) { // A separate form: users who may only read have no other button, and Enter in the page number field would activate it.
			printf(
				'<form method="post" action="%s"><input type="hidden" name="_wpnonce" value="%s"><p><button type="submit" name="export" value="csv" class="button">%s</button></p></form>',
				esc_url( $table->filter->screen_url() ),
				esc_attr( wp_create_nonce( self::DEED ) ),
				esc_html__( 'Export as CSV', 'frontage-forms' )
			);
		}
		echo '</div>';
	}

	/** @param array<mixed> $posted_fields */
	private static function handle_action( array $posted_fields ): void {
		$text = static fn ( string $name ): string => is_string( $posted_fields[ $name ] ?? null ) ? $posted_fields[ $name ] : '';
		if ( isset( $posted_fields['export'] ) ) {
			self::require_permission( InboxCapabilities::may_read() );
			$stream = ExportDownload::open_download( 'text/csv', 'subscribers-' . wp_date( 'Y-m-d' ) . '.csv' );
			if ( $stream ) {
				SubscriberQuery::export( $stream, SubscriberFilter::from_request() );
			}
			exit;
		}
		// The button of one row, else the bulk action for the selected rows.
		[ $action, $id ] = explode( ':', $text( 'one' ), 2 ) + [ 1 => '' ];
		$action          = $action ?: ( '-1' === $text( 'action' ) ? $text( 'action2' ) : $text( 'action' ) );
		$ids             = array_map( 'intval', '' === $id ? array_filter( (array) ( $posted_fields['ids'] ?? [] ), 'is_scalar' ) : [ $id ] );
		$ids             = array_slice( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), 0, SubscriberListTable::AT_ONCE );
		if ( ! in_array( $action, [ 'again', 'delete' ], true ) ) {
			return;
		}
		self::require_permission( InboxCapabilities::may_delete() );
		$count = 'again' === $action ? SubscriberRepository::resend( $ids ) : SubscriberRepository::delete( $ids );
		if ( 'again' === $action && $count ) {
			\Frontage\Forms\Queue\DeferredDelivery::plan();
		}
		$notice_args = false === $count ? [ 'done' => self::REFUSED ] : [ 'done' => $action, 'count' => $count ];
		wp_safe_redirect( add_query_arg( $notice_args, SubscriberFilter::from_request()->screen_url() ) );
		exit;
	}

	private static function require_permission( bool $is_allowed ): void {
		if ( ! $is_allowed ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this. Ask an administrator for permission.', 'frontage-forms' ), '', [ 'response' => 403, 'back_link' => true ] );
		}
	}

	private static function redirect_with_notice( string $notice, int $count ): void {
		$text = match ( $notice ) {
			/* translators: %s: a number of addresses. */
			'again'  => sprintf( _n( '%s email queued.', '%s emails queued.', $count, 'frontage-forms' ), number_format_i18n( $count ) ),
			/* translators: %s: a number of addresses. */
			'delete' => sprintf( _n( '%s subscriber deleted.', '%s subscribers deleted.', $count, 'frontage-forms' ), number_format_i18n( $count ) ),
			self::REFUSED => InboxController::database_error()->get_error_message(),
			default  => '',
		};
		if ( '' !== $text ) {
			printf( '<div class="notice notice-%s is-dismissible" role="status"><p>%s</p></div>', esc_attr( self::REFUSED === $notice ? 'error' : 'success' ), esc_html( $text ) );
		}
	}
}
