<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Inbox\Admin\InboxController;

defined( 'ABSPATH' ) || exit;

/**
 * Exporter and eraser for WordPress's personal data tools (Tools → Export Personal Data and Erase Personal Data). An address is on few
 * lists, so one page is enough.
 */
final class SubscriberPersonalData {

	private const GROUP = 'frontage-forms-news';

	/**
	 * For `wp_privacy_personal_data_exporters`.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::GROUP ] = [
			'exporter_friendly_name' => __( 'Newsletter subscriptions', 'frontage-forms' ),
			'callback'               => [ self::class, 'export' ],
		];
		return $exporters;
	}

	/**
	 * For `wp_privacy_personal_data_erasers`.
	 *
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_eraser( array $erasers ): array {
		$erasers[ self::GROUP ] = [
			'eraser_friendly_name' => __( 'Newsletter subscriptions', 'frontage-forms' ),
			'callback'             => [ self::class, 'erase' ],
		];
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public static function export( string $email ): array {
		return [
			'data' => array_map(
				static fn ( Subscriber $subscriber ): array => [
					'group_id'          => self::GROUP,
					'group_label'       => __( 'Newsletter subscriptions', 'frontage-forms' ),
					'group_description' => __( 'Current and past subscriptions of this address.', 'frontage-forms' ),
					'item_id'           => self::GROUP . '-' . $subscriber->id,
					'data'              => self::list_lines( $subscriber ),
				],
				SubscriberRepository::find_by_email( $email )
			),
			'done' => true,
		];
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public static function erase( string $email ): array {
		$deleted_count = SubscriberRepository::delete( array_map( static fn ( Subscriber $subscriber ): int => $subscriber->id, SubscriberRepository::find_by_email( $email ) ) );
		return [
			'items_removed'  => (int) $deleted_count,
			'items_retained' => false === $deleted_count,
			'messages'       => false === $deleted_count ? [ InboxController::database_error()->get_error_message() ] : [],
			'done'           => true,
		];
	}

	/** @return list<array{name: string, value: string}> */
	private static function list_lines( Subscriber $subscriber ): array {
		$time  = static fn ( string $time ): string => '' === $time ? '' : "$time UTC";
		$lines = array_filter(
			[
				__( 'Email address', 'frontage-forms' )        => $subscriber->email,
				__( 'List', 'frontage-forms' )                  => $subscriber->list,
				__( 'Status', 'frontage-forms' )                 => $subscriber->state_label(),
				__( 'Consent', 'frontage-forms' )             => $subscriber->consent,
				__( 'Page', 'frontage-forms' )                  => $subscriber->page,
				__( 'Shortened IP address', 'frontage-forms' ) => $subscriber->address,
				__( 'Subscribed on', 'frontage-forms' )             => $time( $subscriber->asked ),
				__( 'Confirmed', 'frontage-forms' )             => $time( $subscriber->confirmed ),
				__( 'Unsubscribed', 'frontage-forms' )          => $time( $subscriber->unsubscribed ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return array_map(
			static fn ( string $name, string $value ): array => [
				'name'  => $name,
				'value' => esc_html( $value ), // WordPress prints it with links and line breaks allowed.
			],
			array_keys( $lines ),
			array_values( $lines )
		);
	}
}
