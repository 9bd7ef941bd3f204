<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Validates values by the table of rules; blocks/accounts/sign-in/page/validate-field.ts returns the same.
 *
 * @phpstan-import-type Row from ValidationRules
 */
final class RuleValidator {

	/**
	 * @param list<Row>             $table
	 * @param array<string, string> $values By field.
	 * @return array<string, Row> By field, its first failing rule.
	 */
	public static function violations( array $table, array $values ): array {
		$found = [];
		foreach ( $table as $row ) {
			$value  = $values[ $row['field'] ] ?? '';
			$breaks = match ( $row['rule'] ) {
				'filled'  => '' === $value,
				'least'   => mb_strlen( $value ) < (int) $row['with'],
				'same'    => ! isset( $found[ $row['with'] ] ) && ( $values[ $row['with'] ] ?? '' ) !== $value,
				'without' => false, // Validated by browsers only.
				'email'   => ! Formats::is_email( $value ),
			};
			if ( $breaks ) {
				$found[ $row['field'] ] ??= $row;
			}
		}
		return $found;
	}
}
