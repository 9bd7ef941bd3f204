<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * The inbox outside its screen: its section of the dashboard card, and a count in the admin bar. Users who may read messages
 * but not open Settings → Frontage have a dashboard widget instead.
 *
 * @phpstan-import-type Line from SubmissionQuery
 */
final class InboxDashboardWidget {

	/** Messages in the widget. */
	private const LINES = 5;

	/** Messages in the dashboard card. */
	private const CARD_LINES = 3;

	private const BOX = 'frontage_forms_inbox';

	/** On `wp_dashboard_setup`. */
	public static function add_box(): void {
		if ( InboxCapabilities::may_read() && ! SettingsHub::is_allowed() ) {
			wp_add_dashboard_widget( self::BOX, __( 'Messages', 'frontage-forms' ), [ self::class, 'render' ] );
		}
	}

	/** On `frontage_dashboard_card`. */
	public static function print_in_card(): void {
		if ( InboxCapabilities::may_read() ) {
			echo '<div class="frontage-card__section">';
			self::print_messages( self::CARD_LINES );
			echo '</div>';
		}
	}

	public static function render(): void {
		self::print_messages( self::LINES );
	}

	private static function print_messages( int $limit ): void {
		$query = new SubmissionQuery();
		$rows  = array_filter( $query->find_page( [], $limit )['rows'], static fn ( array $row ): bool => InboxCapabilities::may_read( $row['id'] ) );
		printf( '<style>%s</style>', '.frontage-messages{margin:0}.frontage-messages li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;margin:0;padding:8px 0;border-block-end:1px solid #f0f0f1}.frontage-messages a{overflow-wrap:anywhere}.frontage-messages span{grid-column:1/-1;overflow:hidden;color:#50575e;text-overflow:ellipsis;white-space:nowrap}.rtl .frontage-messages span{text-align:right}.frontage-messages time{color:#50575e}' );
		self::render_attention( $query );
		if ( ! $rows ) {
			printf( '<p>%s</p>', esc_html__( 'No messages yet. Messages from your forms are stored here.', 'frontage-forms' ) );
			return;
		}
		( new WeeklyMessages( $query ) )->print();
		_prime_post_caches( array_values( array_unique( array_column( $rows, 'form_id' ) ) ), false, false );
		echo '<ul class="frontage-messages">';
		foreach ( $rows as $row ) {
			$received_at = SiteTime::parse( $row['created'] );
			echo '<li>';
			EscapedMarkup::print( self::render_link( $row ) );
			printf(
				'<time datetime="%1$s" title="%2$s">%3$s</time><span dir="auto">%4$s</span></li>',
				esc_attr( $received_at['utc'] ),
				esc_attr( $received_at['text'] ),
				esc_html( $received_at['short'] ),
				esc_html( $row['summary'] )
			);
		}
		echo '</ul>';
		if ( self::count_unread()['count'] ) {
			printf( '<p><a href="%s">%s</a> | <a href="%s">%s</a></p>', esc_url( self::inbox_url( [ 'read' => 'no' ] ) ), esc_html( self::format_unread() ), esc_url( self::inbox_url() ), esc_html__( 'All messages', 'frontage-forms' ) );
		} else {
			printf( '<p><a href="%s">%s</a></p>', esc_url( self::inbox_url() ), esc_html__( 'All messages', 'frontage-forms' ) );
		}
	}

	/** On `admin_bar_menu`, also on the front end, for users who may read. Visitors have no admin bar, so it costs them nothing. */
	public static function add_to_admin_bar( \WP_Admin_Bar $bar ): void {
		if ( ! InboxCapabilities::may_read() ) {
			return;
		}
		$unread = self::count_unread();
		if ( ! $unread['count'] ) {
			return;
		}
		$count_text = number_format_i18n( $unread['count'] ) . ( $unread['more'] ? '+' : '' );
		$bar->add_node(
			[
				'id'    => 'frontage-forms',
				'href'  => self::inbox_url( [ 'read' => 'no' ] ),
				'title' => sprintf( '<span class="ab-icon dashicons dashicons-email" aria-hidden="true"></span><span class="ab-label frontage-unread-bar" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span>', esc_html( $count_text ), esc_html( self::format_unread() ) ),
			]
		);
	}

	/**
	 * Counted once per request, because the menu uses it, too.
	 *
	 * @return array{count: int, more: bool}
	 */
	public static function count_unread(): array {
		wp_cache_add_non_persistent_groups( 'frontage_forms' );
		$unread = wp_cache_get( 'unread', 'frontage_forms' );
		if ( ! is_array( $unread ) ) {
			$unread = ( new SubmissionQuery() )->count_unread();
			wp_cache_set( 'unread', $unread, 'frontage_forms' );
		}
		/** @var array{count: int, more: bool} $unread */
		return $unread;
	}

	public static function format_unread(): string {
		$unread     = self::count_unread();
		$count_text = number_format_i18n( $unread['count'] ) . ( $unread['more'] ? '+' : '' );
		/* translators: %s: number of submissions, perhaps with a plus sign. */
		return sprintf( _n( '%s unread message', '%s unread messages', $unread['count'], 'frontage-forms' ), $count_text );
	}

	/** Messages that need attention. */
	private static function render_attention( SubmissionQuery $query ): void {
		$failed     = $query->count_total( [ 'state' => SubmissionState::FAILED ] )['count'] ?? 0;
		$held_count = $query->count_total( [ 'state' => SubmissionState::HELD ] )['count'] ?? 0;
		foreach ( [ SubmissionState::FAILED => $failed, SubmissionState::HELD => $held_count ] as $state => $count ) {
			if ( $count ) {
				$words = SubmissionState::FAILED === $state
					/* translators: %s: number of messages. */
					? _n( '%s email failed.', '%s emails failed.', $count, 'frontage-forms' )
					/* translators: %s: number of messages. */
					: _n( '%s message is on hold for review.', '%s messages are on hold for review.', $count, 'frontage-forms' );
				printf(
					'<div class="notice notice-%s inline"><p><a href="%s">%s</a></p></div>',
					esc_attr( SubmissionState::FAILED === $state ? 'error' : 'warning' ),
					esc_url( self::inbox_url( [ 'state' => $state ] ) ),
					esc_html( sprintf( $words, number_format_i18n( $count ) ) )
				);
			}
		}
	}

	/** @param Line $row */
	private static function render_link( array $row ): string {
		$from = esc_html( ( new MessagePresenter( $row ) )->sender_name() );
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( self::inbox_url( [ 'submission' => $row['id'] ] ) ),
			/* translators: %s: who wrote. */
			$row['read'] ? $from : '<strong>' . $from . '</strong> <span class="screen-reader-text">' . esc_html__( '(unread)', 'frontage-forms' ) . '</span>'
		);
	}

	/** @param array<string, string|int> $query_args */
	private static function inbox_url( array $query_args = [] ): string {
		return add_query_arg( $query_args, InboxScreen::url() );
	}
}
