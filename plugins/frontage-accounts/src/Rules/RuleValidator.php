<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Judges values by the table; blocks/accounts/sign-in/page/validate-field.ts gives the same.
 *
 * @phpstan-import-type Row from ValidationRules
 */
final class RuleValidator {

	/**
	 * @param list<Row>             $table
	 * @param array<string, string> $values By field.
	 * @return array<string, Row> By field, the rule that it breaks first.
	 */
	public static function breaches( array $table, array $values ): array {
		$found = [];
		foreach ( $table as $row ) {
			$value  = $values[ $row['field'] ] ?? '';
			$breaks = match ( $row['rule'] ) {
				'filled'  => '' === $value,
				'least'   => mb_strlen( $value ) < (int) $row['with'],
				'same'    => ! isset( $found[ $row['with'] ] ) && ( $values[ $row['with'] ] ?? '' ) !== $value,
				'without' => false, // Asked of browsers alone.
				'email'   => ! Formats::is_email( $value ),
			};
			if ( $breaks ) {
				$found[ $row['field'] ] ??= $row;
			}
		}
		return $found;
	}
}
