<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** Personal data exporter and eraser for passkeys. Sessions belong to WordPress, which exports them itself. */
final class PasskeyPersonalData {

	private const GROUP = 'frontage-accounts-passkeys';

	/**
	 * For `wp_privacy_personal_data_exporters`.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::GROUP ] = [
			'exporter_friendly_name' => __( 'Passkeys', 'frontage-accounts' ),
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
			'eraser_friendly_name' => __( 'Passkeys', 'frontage-accounts' ),
			'callback'             => [ self::class, 'erase' ],
		];
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public static function export( string $email ): array {
		return [
			'data' => array_map(
				static fn ( Passkey $passkey ): array => [
					'group_id'    => self::GROUP,
					'group_label' => __( 'Passkeys', 'frontage-accounts' ),
					'item_id'     => self::GROUP . '-' . $passkey->id,
					'data'        => self::lines( $passkey ),
				],
				PasskeyRepository::for_user( self::user( $email ) )
			),
			'done' => true,
		];
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public static function erase( string $email ): array {
		$user = self::user( $email );
		return [
			'items_removed'  => $user ? PasskeyRepository::remove_all( $user ) : 0,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	/** @return list<array{name: string, value: string}> */
	private static function lines( Passkey $passkey ): array {
		$lines = [
			__( 'Name', 'frontage-accounts' )      => $passkey->name,
			__( 'Created', 'frontage-accounts' )      => "$passkey->made UTC",
			__( 'Last used', 'frontage-accounts' ) => '' === $passkey->used ? '' : "$passkey->used UTC",
		];
		return array_map(
			static fn ( string $name, string $value ): array => [
				'name'  => $name,
				'value' => esc_html( $value ), // Core prints it with links and line breaks allowed.
			],
			array_keys( array_filter( $lines ) ),
			array_values( array_filter( $lines ) )
		);
	}

	private static function user( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user ? $user->ID : 0;
	}
}
