<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Shop\OnboardingStep;
use Frontage\Tests\WordPressTestCase;

/** What comes next after activation. */
final class OnboardingStepTest extends WordPressTestCase {

	public function test_the_way_to_the_header_is_shown_until_the_cart_stands_somewhere(): void {
		$this->sign_in( 'administrator' );
		[ $says, $to ] = self::step();
		self::assertSame( 'Edit header', $says );
		self::assertStringContainsString( rawurlencode( get_stylesheet() . '//header' ), $to );
		wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_type' => 'wp_template_part', 'post_content' => '<!-- wp:frontage/cart /-->' ] ) );
		self::assertSame( [], self::step() );
	}

	public function test_who_may_not_change_the_header_is_told_nothing(): void {
		$this->sign_in( 'editor' );
		self::assertSame( [], self::step() );
	}

	/** @return array{}|array{ string, string } Of the first open step: what the button says, and where it leads. */
	private static function step(): array {
		$step = array_values( array_filter( OnboardingStep::add( [] ), static fn ( array $one ): bool => ! $one['done'] ) )[0] ?? null;
		return $step ? [ $step['button'], $step['url'] ] : [];
	}
}
