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
			self::act( RequestData::fields() );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		self::$table = new SubscriberListTable( SubscriberFilter::of_address() );
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
		self::say( RequestData::parameter( 'get', 'done' )[0] ?? '', (int) ( RequestData::parameter( 'get', 'count' )[0] ?? 0 ) );
		printf( '<p>%s</p>', esc_html__( 'People who signed up through the Newsletter block. Send your newsletter only to those with the status “Subscribed”.', 'frontage-forms' ) );
		$table->views();
		printf( '<form method="get"><input type="hidden" name="page" value="%s">', esc_attr( SubscriberFilter::SLUG ) );
		foreach ( $table->filter->fields() as $name => $value ) {
			if ( 's' !== $name ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
		}
		$table->search_box( __( 'Search subscribers', 'frontage-forms' ), 'frontage-subscriber' );
		echo '</form>';
		EscapedMarkup::print( $table->links_to_lists() );
		printf( '<form method="post" action="%s">', esc_url( $table->filter->url() ) );
		$table->display();
		// A separate form: users who may only read have no other button, and Enter in the page number field would activate it.
		printf(
			'</form><form method="post" action="%s"><input type="hidden" name="_wpnonce" value="%s"><p><button type="submit" name="export" value="csv" class="button">%s</button></p></form></div>',
			esc_url( $table->filter->url() ),
			esc_attr( wp_create_nonce( self::DEED ) ),
			esc_html__( 'Export as CSV', 'frontage-forms' )
		);
	}

	/** @param array<mixed> $sent */
	private static function act( array $sent ): void {
		$text = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		if ( isset( $sent['export'] ) ) {
			self::refuse_unless( InboxCapabilities::may_read() );
			$stream = ExportDownload::begin( 'text/csv', 'subscribers-' . wp_date( 'Y-m-d' ) . '.csv' );
			if ( $stream ) {
				SubscriberQuery::export( $stream, SubscriberFilter::of_address() );
			}
			exit;
		}
		// The button of one row, else the bulk action for the selected rows.
		[ $deed, $id ] = explode( ':', $text( 'one' ), 2 ) + [ 1 => '' ];
		$deed          = $deed ?: ( '-1' === $text( 'action' ) ? $text( 'action2' ) : $text( 'action' ) );
		$ids           = array_map( 'intval', '' === $id ? array_filter( (array) ( $sent['ids'] ?? [] ), 'is_scalar' ) : [ $id ] );
		$ids           = array_slice( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), 0, SubscriberListTable::AT_ONCE );
		if ( ! in_array( $deed, [ 'again', 'delete' ], true ) ) {
			return;
		}
		self::refuse_unless( InboxCapabilities::may_delete() );
		$count = 'again' === $deed ? SubscriberRepository::again( $ids ) : SubscriberRepository::delete( $ids );
		if ( 'again' === $deed && $count ) {
			\Frontage\Forms\Queue\DeferredDelivery::plan();
		}
		$said = false === $count ? [ 'done' => self::REFUSED ] : [ 'done' => $deed, 'count' => $count ];
		wp_safe_redirect( add_query_arg( $said, SubscriberFilter::of_address()->url() ) );
		exit;
	}

	private static function refuse_unless( bool $may ): void {
		if ( ! $may ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this. Ask an administrator for permission.', 'frontage-forms' ), '', [ 'response' => 403, 'back_link' => true ] );
		}
	}

	private static function say( string $done, int $count ): void {
		$text = match ( $done ) {
			/* translators: %s: a number of addresses. */
			'again'  => sprintf( _n( '%s email queued.', '%s emails queued.', $count, 'frontage-forms' ), number_format_i18n( $count ) ),
			/* translators: %s: a number of addresses. */
			'delete' => sprintf( _n( '%s subscriber deleted.', '%s subscribers deleted.', $count, 'frontage-forms' ), number_format_i18n( $count ) ),
			self::REFUSED => InboxController::refused()->get_error_message(),
			default  => '',
		};
		if ( '' !== $text ) {
			printf( '<div class="notice notice-%s is-dismissible" role="status"><p>%s</p></div>', esc_attr( self::REFUSED === $done ? 'error' : 'success' ), esc_html( $text ) );
		}
	}
}
