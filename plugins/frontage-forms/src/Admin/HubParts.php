<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\Admin\InboxDashboardWidget;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's rows in Settings → Frontage.
 *
 * @phpstan-import-type Part from SettingsHub
 */
final class HubParts {

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add( array $parts ): array {
		$open_label = __( 'Open', 'frontage-forms' );
		if ( InboxCapabilities::may_read() ) {
			$parts[] = [
				'group'  => 'content',
				'order'  => 10,
				'icon'   => 'email',
				'name'   => __( 'Inbox', 'frontage-forms' ),
				'state'  => self::message_state(),
				'url'    => InboxScreen::url(),
				'action' => $open_label,
			];
		}
		if ( current_user_can( FormFormat::right_to_open_list() ) ) {
			$parts[] = [
				'group'  => 'content',
				'order'  => 20,
				'icon'   => 'feedback',
				'name'   => __( 'Forms', 'frontage-forms' ),
				'state'  => self::form_state(),
				'url'    => FormListScreen::url(),
				'action' => $open_label,
			];
		}
		if ( current_user_can( 'manage_options' ) ) {
			$parts[] = [
				'group'  => 'content',
				'order'  => 25,
				'icon'   => 'admin-settings',
				'name'   => __( 'Form settings', 'frontage-forms' ),
				'state'  => __( 'Email, spam, files, privacy, proxy servers', 'frontage-forms' ),
				'url'    => admin_url( 'admin.php?page=frontage-forms-settings' ),
				'action' => $open_label,
			];
		}
		return $parts;
	}

	private static function message_state(): string {
		$total  = ( new SubmissionQuery() )->count_total( [] ) ?? [ 'count' => 0, 'more' => false ]; // Nothing found.
		$unread = InboxDashboardWidget::count_unread();
		$number = static fn ( array $counted ): string => number_format_i18n( $counted['count'] ) . ( $counted['more'] ? '+' : '' );
		return $total['count']
			/* translators: 1: number of unread messages, 2: number of all messages. */
			? sprintf( _n( '%1$s unread of %2$s message', '%1$s unread of %2$s messages', $total['count'], 'frontage-forms' ), $number( $unread ), $number( $total ) )
			: __( 'No messages yet', 'frontage-forms' );
	}

	private static function form_state(): string {
		$forms = array_sum( array_intersect_key( (array) wp_count_posts( FormFormat::POST_TYPE ), [ 'publish' => 1 ] ) );
		$pages = count( FormUsageIndex::list_places() );
		/* translators: %s: number of forms. */
		$text = sprintf( _n( '%s form', '%s forms', (int) $forms, 'frontage-forms' ), number_format_i18n( $forms ) );
		return ! $forms ? __( 'No forms yet', 'frontage-forms' ) : ( $pages
			/* translators: 1: number of forms, such as "3 forms", 2: number of pages. */
			? sprintf( _n( '%1$s on %2$s page', '%1$s on %2$s pages', $pages, 'frontage-forms' ), $text, number_format_i18n( $pages ) )
			/* translators: %s: number of forms, such as "3 forms". */
			: sprintf( __( '%s, on no page yet', 'frontage-forms' ), $text ) );
	}
}
