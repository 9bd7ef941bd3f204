<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Admin\SettingsReadBack;
use Frontage\Kit\Database\TableCharsets;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** Messages for texts that the database did not store: for their author, on settings pages, and in advance in Site Health. */
final class StorageErrors {

	/** Adds the message to an error of `Frontage\Kit\Database\VerifiedWrite`; other errors are unchanged. */
	public static function with_message( \WP_Error $error ): \WP_Error {
		return VerifiedWrite::error( $error, self::texts() );
	}

	/** On `admin_init`, and by the kit before settings are saved over REST. */
	public static function read_back_settings(): void {
		SettingsReadBack::begin( 'frontage_accounts', self::texts( ... ) );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		return TableCharsets::add_test(
			$tests,
			[
				'badge'       => __( 'Database', 'frontage-accounts' ),
				'good'        => __( 'The database supports all characters', 'frontage-accounts' ),
				'good_text'   => __( 'All tables use utf8mb4.', 'frontage-accounts' ),
				'bad'         => __( 'The database does not support all characters', 'frontage-accounts' ),
				/* translators: %s: names of tables, each with its character set */
				'description' => __( 'These tables do not use utf8mb4: %s. Text with emoji or rare characters cannot be saved. Back up the database, then convert the tables to utf8mb4 or ask your host.', 'frontage-accounts' ),
			]
		);
	}

	/** @return array{ character: string, other: string } */
	private static function texts(): array {
		return [
			/* translators: 1: a character, such as an emoji. 2: a text, cut. */
			'character' => __( 'The database cannot store “%1$s” in “%2$s”. Remove this character, or ask your host to convert the tables to utf8mb4.', 'frontage-accounts' ),
			/* translators: %s: a text, cut. */
			'other'     => __( 'Could not save “%s” to the database. Try again, or contact your host.', 'frontage-accounts' ),
		];
	}
}
