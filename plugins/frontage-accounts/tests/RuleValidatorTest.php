<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Rules\RuleValidator;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Tests\WordPressTestCase;

/** The rows of tests/fixtures/accounts/judge.json, which judge.test.ts runs as well. */
final class RuleValidatorTest extends WordPressTestCase {

	public function test_values_are_judged_as_in_the_browser(): void {
		foreach ( self::fixture( 'accounts/judge.json' ) as $form => $cases ) {
			foreach ( $cases as [ $name, $values, $expected ] ) {
				$found = array_map( static fn ( array $row ): string => $row['tip'], RuleValidator::violations( ValidationRules::for_form( $form ), $values ) );
				self::assertEquals( $expected, $found, "$form: $name" );
			}
		}
	}

	public function test_every_tip_and_key_has_words(): void {
		foreach ( [ ValidationRules::SIGN_IN, ValidationRules::REGISTER ] as $form ) {
			foreach ( ValidationRules::for_form( $form ) as $row ) {
				self::assertNotSame( '', ValidationMessages::tips()[ $row['tip'] ] ?? '' );
				self::assertTrue( '' === $row['key'] || ValidationMessages::for_key( '' ) !== ValidationMessages::for_key( $row['key'] ), $row['key'] );
			}
		}
	}
}
