<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Compat;

use Frontage\Slider\Compat\LegacyNames;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** Where the names of Slider Revolution are declared, and where never. */
final class LegacyNamesTest extends WordPressTestCase {

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_the_function_is_unknown_until_a_page_is_printed(): void {
		self::assertFalse( function_exists( 'putRevSlider' ) );
		self::assertSame( 10, has_action( 'template_redirect', [ LegacyNames::class, 'declare_functions' ] ) );
	}

	public function test_routes_screens_and_commands_of_others_know_it_but_those_that_manage_plugins_do_not(): void {
		foreach ( [ 'rest_api_init', 'admin_init', 'cli_init' ] as $hook ) {
			self::assertSame( 10, has_action( $hook, [ LegacyNames::class, 'declare_where_allowed' ] ), $hook );
		}
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_command_that_manages_plugins_leaves_the_function_to_the_original(): void {
		define( 'WP_CLI', true );
		$_SERVER['argv'] = [ 'wp', 'plugin', 'activate', 'revslider' ];
		LegacyNames::declare_where_allowed();
		self::assertFalse( function_exists( 'putRevSlider' ) );
		$_SERVER['argv'] = [ 'wp', 'eval', 'putRevSlider( "home" );' ];
		LegacyNames::declare_where_allowed();
		self::assertTrue( function_exists( 'putRevSlider' ) );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_theme_prints_sliders_by_the_old_function(): void {
		wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_name'    => 'home',
				'post_title'   => 'Home',
				'post_content' => wp_slash( serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => 'home', 'slides' => [ [ 'key' => 'a' ] ] ] ) ) ),
			]
		);
		LegacyNames::declare_functions();
		$print = static function ( mixed ...$arguments ): string {
			ob_start();
			call_user_func_array( 'putRevSlider', $arguments );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( 'id="fr-home"', $print( 'home' ) );
		self::assertSame( '', $print( 'home', '7,12' ) );
		self::assertSame( '', $print( 'home', 'homepage' ) );
		self::assertSame( '', $print( 'gone' ) );
		self::assertSame( '', $print( [ 'home' ] ) );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_the_original_keeps_its_names(): void {
		define( 'RS_REVISION', '6.7.0' );
		remove_shortcode( 'rev_slider' );
		add_shortcode( 'rev_slider', static fn (): string => 'original' );
		remove_shortcode( 'rev_slider_vc' );
		LegacyNames::register();
		LegacyNames::declare_functions();
		self::assertSame( 'original', do_shortcode( '[rev_slider alias="home"]' ) );
		self::assertFalse( shortcode_exists( 'rev_slider_vc' ) );
		self::assertFalse( function_exists( 'putRevSlider' ) );
	}
}
