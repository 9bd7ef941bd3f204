<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Rules\Judge;
use Frontage\Accounts\Rules\Table;
use Frontage\Accounts\Rules\Texts;
use Frontage\Tests\WordPressTestCase;

/** The rows of tests/fixtures/accounts/judge.json, which judge.test.ts runs as well. */
final class JudgeTest extends WordPressTestCase {

	public function test_values_are_judged_as_in_the_browser(): void {
		foreach ( self::fixture( 'accounts/judge.json' ) as $form => $cases ) {
			foreach ( $cases as [ $name, $values, $expected ] ) {
				$found = array_map( static fn ( array $row ): string => $row['tip'], Judge::breaches( Table::of( $form ), $values ) );
				self::assertEquals( $expected, $found, "$form: $name" );
			}
		}
	}

	public function test_every_tip_and_key_has_words(): void {
		foreach ( [ Table::SIGN_IN, Table::REGISTER ] as $form ) {
			foreach ( Table::of( $form ) as $row ) {
				self::assertNotSame( '', Texts::tips()[ $row['tip'] ] ?? '' );
				self::assertTrue( '' === $row['key'] || Texts::of( '' ) !== Texts::of( $row['key'] ), $row['key'] );
			}
		}
	}
}
