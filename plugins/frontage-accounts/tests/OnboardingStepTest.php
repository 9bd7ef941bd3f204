<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\OnboardingStep;
use Frontage\Tests\WordPressTestCase;

/** What comes next after activation. */
final class OnboardingStepTest extends WordPressTestCase {

	public function test_a_page_for_members_is_offered_until_there_is_one(): void {
		$this->sign_in( 'editor' );
		update_option( 'users_can_register', 0 );
		[ $says, $to ] = self::step();
		self::assertSame( 'Create a page', $says );
		self::assertStringContainsString( rawurlencode( '<!-- wp:frontage/sign-in /-->' ), $to );
		self::assertStringNotContainsString( 'register', $to, 'Nobody may.' );
		update_option( 'users_can_register', 1 );
		self::assertStringContainsString( 'register', self::step()[1] );

		wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => '[ct-user-form form_type="login"]' ] ) );
		self::assertSame( [], self::step() );
	}

	public function test_who_may_not_make_pages_is_told_nothing(): void {
		$this->sign_in( 'author' );
		self::assertSame( [], self::step() );
	}

	/** @return array{}|array{ string, string } Of the first open step: what the button says, and where it leads. */
	private static function step(): array {
		$step = array_values( array_filter( OnboardingStep::add( [] ), static fn ( array $one ): bool => ! $one['done'] ) )[0] ?? null;
		return $step ? [ $step['button'], $step['url'] ] : [];
	}
}
