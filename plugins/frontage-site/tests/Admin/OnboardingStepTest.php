<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Admin;

use Frontage\Site\Admin\OnboardingStep;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Tests\WordPressTestCase;

/** What comes next after activation. */
final class OnboardingStepTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		\WP_Theme_JSON_Resolver::clean_cached_data(); // Another test's.
	}

	protected function tearDown(): void {
		delete_option( BusinessProfile::OPTION );
		CreatedItems::delete();
		remove_theme_mod( 'custom_logo' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	public function test_a_look_is_picked_and_then_the_firm_says_who_it_is(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( [ 'Choose look', \Frontage\Site\Starter\Admin\StarterScreen::url() ], self::step() );

		$own = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( [ 'ID' => $own, 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#ffffff"}}}' ] );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		self::assertSame( [ 'Add business details', BusinessScreen::url() ], self::step() );

		update_option( BusinessProfile::OPTION, [ 'phones' => [ [ 'label' => '', 'text' => '+47 22 00 00 00' ] ] ] );
		self::assertSame( 'Set hours', self::step()[0] );
		$details = BusinessProfile::facts();
		update_option( BusinessProfile::OPTION, [ 'hours' => [ 1 => [ [ 'opens' => '09:00', 'closes' => '17:00' ] ] ] ] + $details );
		self::assertSame( 'Add logo', self::step()[0] );
		set_theme_mod( 'custom_logo', 1 );
		self::assertSame( [], self::step() );
		self::assertSame( [ true, true, true, true ], array_column( OnboardingStep::add( [] ), 'done' ), 'Steps that are done stay in the list.' );
	}

	public function test_who_may_change_neither_is_told_nothing(): void {
		$this->sign_in( 'editor' );
		self::assertSame( [], self::step() );
	}

	/** @return array{}|array{ string, string } Of the first open step: what the button says, and where it leads. */
	private static function step(): array {
		$step = array_values( array_filter( OnboardingStep::add( [] ), static fn ( array $one ): bool => ! $one['done'] ) )[0] ?? null;
		return $step ? [ $step['button'], $step['url'] ] : [];
	}
}
