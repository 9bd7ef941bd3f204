<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Privacy;

use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Verification\PendingAccounts;

defined( 'ABSPATH' ) || exit;

/** Personal data exporter and eraser for what this plugin stores with an account. The account itself belongs to WordPress. */
final class AccountPersonalData {

	private const GROUP = 'frontage-accounts';

	/**
	 * For `wp_privacy_personal_data_exporters`.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::GROUP ] = [
			'exporter_friendly_name' => __( 'Registration', 'frontage-accounts' ),
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
			'eraser_friendly_name' => __( 'Registration', 'frontage-accounts' ),
			'callback'             => [ self::class, 'erase' ],
		];
		return $erasers;
	}

	/** @return array{ data: list<array<string, mixed>>, done: bool } */
	public static function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$lines = $user ? self::lines( $user->ID ) : [];
		return [
			'data' => $lines && $user ? [
				[
					'group_id'    => self::GROUP,
					'group_label' => __( 'Registration', 'frontage-accounts' ),
					'item_id'     => self::GROUP . '-' . $user->ID,
					'data'        => $lines,
				],
			] : [],
			'done' => true,
		];
	}

	/** @return array{ items_removed: int, items_retained: bool, messages: list<string>, done: bool } */
	public static function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return [
			'items_removed'  => $user && delete_user_meta( $user->ID, RegistrationConsent::META ) ? 1 : 0,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	/** On `admin_init`. */
	public static function suggest_policy(): void {
		wp_add_privacy_policy_content(
			'Frontage Accounts',
			'<p>' . esc_html__( 'When you create an account, we store your username, your email address, and a hash of your password. If you gave consent, we also store its wording and the time. We count sign-ins per day, without names or addresses.', 'frontage-accounts' ) . '</p>'
		);
	}

	/** @return list<array{ name: string, value: string }> */
	private static function lines( int $user ): array {
		$consent = get_user_meta( $user, RegistrationConsent::META, true );
		$lines   = [];
		if ( is_array( $consent ) && is_string( $consent['text'] ?? null ) && is_string( $consent['at'] ?? null ) ) {
			$lines[] = [
				'name'  => __( 'Consent', 'frontage-accounts' ),
				'value' => esc_html( $consent['text'] ), // Core prints it with links and line breaks allowed.
			];
			$lines[] = [
				'name'  => __( 'Date', 'frontage-accounts' ),
				'value' => esc_html( $consent['at'] . ' UTC' ),
			];
		}
		if ( PendingAccounts::is_pending( $user ) ) {
			$lines[] = [
				'name'  => __( 'Email address', 'frontage-accounts' ),
				'value' => esc_html__( 'Not verified', 'frontage-accounts' ),
			];
		}
		return $lines;
	}
}
