<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Admin\OnboardingStep;
use Frontage\Tests\WordPressTestCase;

/** What comes next after activation. */
final class OnboardingStepTest extends WordPressTestCase {

	public function test_a_slider_is_made_and_then_put_on_a_page(): void {
		$this->sign_in( 'editor' );
		self::assertSame( [ 'Create your first slider', admin_url( 'post-new.php?post_type=frontage_slider' ) ], self::step() );

		$slider = wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_type' => 'frontage_slider', 'post_content' => '<!-- wp:frontage/slider --><!-- /wp:frontage/slider -->' ] ) );
		$block  = "<!-- wp:frontage/slider {\"ref\":$slider} /-->";
		[ $says, $to ] = self::step();
		self::assertSame( 'Create a page', $says );
		self::assertStringContainsString( rawurlencode( $block ), $to );

		wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_content' => $block ] ) );
		self::assertSame( [], self::step() );
	}

	public function test_a_shortcode_of_before_is_a_place_too(): void {
		$this->sign_in( 'editor' );
		wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_content' => '[rev_slider alias="home"]' ] ) );
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
