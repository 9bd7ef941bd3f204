<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Kit\Admin\NewPageLink;

defined( 'ABSPATH' ) || exit;

/** The list table of subscribers, with one row per address and list. */
final class SubscriberListTable extends \WP_List_Table {

	/** Rows per page, which limits the selected rows. */
	public const AT_ONCE = 50;

	public function __construct( public readonly SubscriberFilter $filter ) {
		parent::__construct(
			[
				'singular' => 'subscriber',
				'plural'   => 'subscribers',
			]
		);
	}

	public function prepare_items(): void {
		$this->items = SubscriberQuery::find_page( $this->filter, $this->get_pagenum(), self::AT_ONCE );
		$this->set_pagination_args(
			[
				'total_items' => SubscriberQuery::count( $this->filter ),
				'per_page'    => self::AT_ONCE,
			]
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return [
			'cb'      => '<input type="checkbox">',
			'email'   => __( 'Email address', 'frontage-forms' ),
			'state'   => __( 'Status', 'frontage-forms' ),
			'list'    => __( 'List', 'frontage-forms' ),
			'asked'   => __( 'Subscribed on', 'frontage-forms' ),
			'consent' => __( 'Consent', 'frontage-forms' ),
		];
	}

	public function no_items(): void {
		if ( $this->filter->list_fields() ) {
			esc_html_e( 'No subscribers found.', 'frontage-forms' );
			return;
		}
		esc_html_e( 'No subscribers yet. Add the Newsletter block to a page to collect them.', 'frontage-forms' );
		if ( current_user_can( 'publish_pages' ) && \WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/newsletter' ) ) {
			printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( NewPageLink::url( __( 'Newsletter', 'frontage-forms' ), '<!-- wp:frontage/newsletter /-->' ) ), esc_html__( 'Create sign-up page', 'frontage-forms' ) );
		}
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$names = [ '' => __( 'All', 'frontage-forms' ) ];
		foreach ( Subscriber::STATES as $state ) {
			$names[ $state ] = Subscriber::label_of_state( $state );
		}
		$names[ SubscriberFilter::TROUBLE ] = __( 'Delivery failed', 'frontage-forms' );
		$views                              = [];
		foreach ( $names as $state => $name ) {
			$views[ $state ?: 'all' ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( ( new SubscriberFilter( (string) $state, list: $this->filter->list ) )->screen_url() ),
				$state === $this->filter->state ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( number_format_i18n( SubscriberQuery::count( new SubscriberFilter( (string) $state, list: $this->filter->list ) ) ) )
			);
		}
		return $views;
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return InboxCapabilities::may_delete() ? [
			'again'  => __( 'Resend email', 'frontage-forms' ),
			'delete' => __( 'Delete', 'frontage-forms' ),
		] : [];
	}

	/** Links to the lists when there are several; escaped. They are outside the table's own navigation, which phones do not show. */
	public function render_list_links(): string {
		$lists = SubscriberQuery::find_lists();
		if ( count( $lists ) < 2 && null === $this->filter->list ) {
			return '';
		}
		$links = [];
		foreach ( [ null, ...$lists ] as $list ) {
			$links[] = sprintf(
				'<a href="%s"%s>%s</a>',
				esc_url( ( new SubscriberFilter( $this->filter->state, list: $list ) )->screen_url() ),
				$list === $this->filter->list ? ' class="current" aria-current="true"' : '',
				esc_html( null === $list ? __( 'All lists', 'frontage-forms' ) : self::list_name( $list ) )
			);
		}
		return '<p class="clear">' . implode( ' | ', $links ) . '</p>';
	}

	/** @param Subscriber $item */
	protected function column_cb( $item ): string {
		/* translators: %s: an e-mail address. */
		return sprintf( '<label class="screen-reader-text" for="subscriber-%1$d">%2$s</label><input type="checkbox" id="subscriber-%1$d" name="ids[]" value="%1$d">', $item->id, esc_html( sprintf( __( 'Select %s', 'frontage-forms' ), $item->email ) ) );
	}

	protected function column_email( Subscriber $item ): string {
		$actions = [];
		$button  = static fn ( string $action, string $label, string $subject ): string => sprintf( '<button type="submit" class="button-link%s" name="one" value="%s:%d" aria-label="%s">%s</button>', 'delete' === $action ? ' button-link-delete' : '', esc_attr( $action ), $item->id, esc_attr( $subject ), esc_html( $label ) );
		if ( InboxCapabilities::may_delete() ) {
			if ( Subscriber::PENDING === $item->state || ( Subscriber::CONFIRMED === $item->state && '' !== $item->error ) ) {
				/* translators: %s: an e-mail address. */
				$actions['again'] = $button( 'again', __( 'Resend email', 'frontage-forms' ), sprintf( __( 'Resend email to %s', 'frontage-forms' ), $item->email ) );
			}
			/* translators: %s: an e-mail address. */
			$actions['delete'] = $button( 'delete', __( 'Delete', 'frontage-forms' ), sprintf( __( 'Delete %s', 'frontage-forms' ), $item->email ) );
		}
		return '<strong>' . esc_html( $item->email ) . '</strong>' . $this->row_actions( $actions );
	}

	protected function column_state( Subscriber $item ): string {
		$state_date = match ( $item->state ) {
			Subscriber::CONFIRMED    => $item->confirmed,
			Subscriber::UNSUBSCRIBED => $item->unsubscribed,
			default                  => '',
		};
		return esc_html( $item->state_label() )
			. ( '' === $state_date ? '' : '<br>' . self::format_time( $state_date ) )
			/* translators: %s: what the mail server said. */
			. ( '' === $item->error ? '' : '<br><span class="error-message">' . esc_html( sprintf( __( 'Delivery failed: %s', 'frontage-forms' ), $item->error ) ) . '</span>' );
	}

	protected function column_list( Subscriber $item ): string {
		return esc_html( self::list_name( $item->list ) );
	}

	protected function column_asked( Subscriber $item ): string {
		return self::format_time( $item->asked );
	}

	protected function column_consent( Subscriber $item ): string {
		$page = sprintf( '<a href="%s">%s</a>', esc_url( $item->page ), esc_html__( 'on this page', 'frontage-forms' ) );
		return ( '' === $item->consent ? '' : esc_html( $item->consent ) . '<br>' ) . $page . ( '' === $item->address ? '' : ' · ' . esc_html( $item->address ) );
	}

	private static function list_name( string $of_list ): string {
		return '' === $of_list ? __( 'No name', 'frontage-forms' ) : $of_list;
	}

	private static function format_time( string $utc ): string {
		$local_time = SiteTime::parse( $utc );
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( $local_time['utc'] ), esc_html( $local_time['text'] ) );
	}
}
