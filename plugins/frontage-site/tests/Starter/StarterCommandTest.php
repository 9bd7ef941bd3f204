<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Starter\StyleVariations;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\StarterCommand;
use Frontage\Tests\WordPressTestCase;
use WP_CLI;

require_once dirname( __DIR__, 4 ) . '/tests/support/wp-cli.php';

/** `wp frontage starter`. */
final class StarterCommandTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		\WP_Theme_JSON_Resolver::clean_cached_data(); // Another test's.
		WP_CLI::$said = [];
	}

	protected function tearDown(): void {
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	public function test_it_lists_makes_and_undoes(): void {
		StarterCommand::register();
		self::assertSame( StarterCommand::class, WP_CLI::$commands['frontage starter'] );
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~^page:about +Pages: About us$~m', self::said( 'list', [ 'shop' ] ) );
		self::assertStringEndsWith( 'Success: ' . home_url( '/' ), self::said( 'make', [ 'shop' ], [ 'front' => true ] ) );
		self::assertMatchesRegularExpression( '~^page:about +Pages: About us ✓$~m', self::said( 'list', [ 'shop' ] ) );
		self::assertSame( 'page', get_option( 'show_on_front' ) );

		wp_update_post( [ 'ID' => CreatedItems::posts( CreatedItems::read() )['page:about'], 'post_title' => 'Ours' ] );
		$said = explode( "\n", self::said( 'undo', [], [ 'yes' => true ] ) );
		self::assertStringContainsString( 'Page: Home', $said[0] );
		self::assertSame( [ 'Restored: The new homepage, Recommended behaviors, Colors and fonts', 'Kept: About us', 'Kept because it was edited: About us', 'Success: Undo complete.' ], array_slice( $said, 1 ) );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
	}

	public function test_it_asks_before_it_undoes_and_uses_what_is_there_when_it_is_told_to(): void {
		$this->sign_in( 'administrator' );
		$about = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About us', 'post_content' => 'Ours.' ] );
		self::said( 'make', [ 'shop' ], [ 'use-existing' => true ] );
		self::assertSame( $about, CreatedItems::posts( CreatedItems::read() )['page:about'] );
		self::assertContains( 'Undo the starter site? [y/n]', explode( "\n", self::said( 'undo' ) ) );
		self::assertSame( 'publish', get_post_status( $about ) );
	}

	public function test_it_needs_a_look_and_somebody_who_may(): void {
		self::assertSame( 'Error: ' . implode( ', ', StyleVariations::names() ), self::said( 'make', [ '../shop' ] ) );
		self::assertSame( 'Error: Specify an administrator with --user.', self::said( 'make', [ 'shop' ] ) );
		self::assertSame( 'Error: Specify an administrator with --user.', self::said( 'undo' ) );
		self::assertFalse( CreatedItems::exists() );
	}

	/**
	 * @param list<string>         $given
	 * @param array<string, mixed> $named
	 */
	private static function said( string $command, array $given = [], array $named = [] ): string {
		WP_CLI::$said = [];
		( new StarterCommand() )->$command( $given, $named );
		return implode( "\n", WP_CLI::$said );
	}
}
