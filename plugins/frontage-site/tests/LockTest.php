<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Kit\Database\OptionLock;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** One process at a time, also where one of them was slow or died. */
#[Group( 'database' )]
final class LockTest extends WordPressTestCase {

	private const NAME = 'frontage_test_lock';

	protected function tearDown(): void {
		delete_option( self::NAME );
		parent::tearDown();
	}

	public function test_who_comes_second_waits_until_the_first_lets_go(): void {
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		self::assertFalse( OptionLock::acquire( self::NAME, 60 ) );
		OptionLock::release( self::NAME );
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
	}

	public function test_who_is_taken_for_dead_loses_it_and_takes_it_from_nobody_when_it_ends(): void {
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		$other = (string) ( time() - 61 ); // So long ago that it cannot live any more: the next one gets it.
		self::write( $other );
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		self::write( time() . ' other' ); // As another process takes it, from this one that was slow.
		OptionLock::release( self::NAME );
		self::assertFalse( OptionLock::acquire( self::NAME, 60 ), 'It is the other process that holds it.' );
	}

	public function test_a_sign_of_life_holds_it_longer_as_long_as_nobody_took_it(): void {
		self::assertFalse( OptionLock::renew( self::NAME ), 'Nobody took it.' );
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		$began = (string) ( time() - 59 );
		self::assertTrue( OptionLock::renew( self::NAME ) );
		self::assertGreaterThan( $began, self::read() );
		self::assertTrue( OptionLock::renew( self::NAME ), 'Also twice in a second.' );
		self::write( time() . ' other' );
		self::assertFalse( OptionLock::renew( self::NAME ) );
		self::assertStringEndsWith( ' other', self::read() );
	}

	public function test_the_clock_of_the_database_counts_since_web_servers_may_differ(): void {
		$ahead = static fn ( string $query ): string => str_replace( 'UNIX_TIMESTAMP()', '(UNIX_TIMESTAMP() + 3600)', $query );
		add_filter( 'query', $ahead );
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		self::assertGreaterThan( time() + 3500, (int) self::read() );
		self::assertTrue( OptionLock::renew( self::NAME ) );
		self::assertGreaterThan( time() + 3500, (int) self::read() );
		self::write( time() + 3570 . ' other' );
		self::assertFalse( OptionLock::acquire( self::NAME, 60 ) );
		self::write( time() + 3500 . ' other' );
		self::assertTrue( OptionLock::acquire( self::NAME, 60, 30 ) );
		self::assertGreaterThan( time() + 3620, (int) self::read() );
	}

	public function test_letting_go_twice_lets_go_of_ones_own_alone(): void {
		self::assertTrue( OptionLock::acquire( self::NAME, 60 ) );
		OptionLock::release( self::NAME );
		add_option( self::NAME, time() . ' other', '', false ); // Another process, before this one ends.
		OptionLock::release( self::NAME );
		self::assertFalse( OptionLock::acquire( self::NAME, 60 ) );
	}

	private static function read(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::NAME ) );
	}

	private static function write( string $value ): void {
		global $wpdb;
		$wpdb->update( $wpdb->options, [ 'option_value' => $value ], [ 'option_name' => self::NAME ] );
		wp_cache_delete( self::NAME, 'options' );
	}
}
