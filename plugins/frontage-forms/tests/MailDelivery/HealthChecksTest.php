<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\MailDelivery;

use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\MailDelivery\HealthChecks;
use Frontage\Forms\Queue\DeliveryLimit;
use Frontage\Forms\Queue\JobTable;
use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What load balancers and monitoring are told of email and of object storage. */
#[Group( 'database' )]
final class HealthChecksTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		DatabaseTransient::delete( 'frontage_forms_health_storage' ); // Another test's.
		DatabaseTransient::delete( 'frontage_forms_health_queue' );
	}

	public function test_email_that_is_a_quarter_of_an_hour_late_fails_the_check(): void {
		$queue = HealthChecks::add( [] )['queue'];
		self::assertTrue( $queue() );
		$this->add_job( 16 );
		self::assertTrue( $queue(), 'The last result, of a moment ago.' );
		DatabaseTransient::delete( 'frontage_forms_health_queue' );
		self::assertFalse( $queue() );
	}

	public function test_email_that_just_became_due_does_not(): void {
		$this->add_job( 14 );
		self::assertTrue( HealthChecks::add( [] )['queue']() );
	}

	public function test_email_that_waits_for_the_hourly_limit_is_not_late(): void {
		update_option( DeliveryLimit::SETTING, 1 );
		self::assertSame( 0, DeliveryLimit::count() );
		$this->add_job( 16 );
		self::assertTrue( HealthChecks::add( [] )['queue']() );
	}

	public function test_object_storage_is_asked_once_a_minute_and_the_folder_never(): void {
		self::assertTrue( HealthChecks::add( [] )['storage']() );
		DatabaseTransient::delete( 'frontage_forms_health_storage' );

		$storage = $this->createMock( FileStorage::class );
		$storage->expects( self::once() )->method( 'run_probe' )->willReturn( new StorageProbe( StorageProbe::REFUSED, 'Away.' ) );
		add_filter( 'frontage_forms_file_storage', static fn (): FileStorage => $storage );
		self::assertFalse( HealthChecks::add( [] )['storage']() );
		self::assertFalse( HealthChecks::add( [] )['storage']() );
	}

	public function test_storage_is_asked_once_a_minute_while_the_server_of_the_object_cache_is_away(): void {
		$storage = $this->createMock( FileStorage::class );
		$storage->expects( self::once() )->method( 'run_probe' )->willReturn( new StorageProbe( StorageProbe::REFUSED, 'Away.' ) );
		add_filter( 'frontage_forms_file_storage', static fn (): FileStorage => $storage );
		wp_using_ext_object_cache( true );
		try {
			self::assertFalse( HealthChecks::add( [] )['storage']() );
			wp_cache_flush(); // The next request.
			self::assertFalse( HealthChecks::add( [] )['storage']() );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	public function test_a_check_that_never_ended_fails(): void {
		DatabaseTransient::store( 'frontage_forms_health_storage', 'good ' . ( time() - 61 ) . ' begun', HOUR_IN_SECONDS );
		[ , $during ] = $this->ask_while_asking();
		self::assertFalse( $during, 'Storage that hangs ends each request that asks, so none of them stores a result.' );
	}

	public function test_the_result_of_a_server_whose_clock_is_ahead_is_not_used_until_that_time(): void {
		DatabaseTransient::store( 'frontage_forms_health_queue', 'bad ' . ( time() + HOUR_IN_SECONDS ), DAY_IN_SECONDS );
		self::assertTrue( HealthChecks::add( [] )['queue']() );
	}

	public function test_others_read_the_last_result_while_one_request_asks(): void {
		self::assertSame( [ false, true ], $this->ask_while_asking() );
	}

	public function test_servers_compare_a_hash_of_where_files_are(): void {
		self::assertSame( [ 'storage' => '' ], HealthChecks::add_storage( [] ), 'The folder of this server.' );
	}

	/** @return array{ bool, bool|null } What a request is told of storage that refuses, and what another one is told meanwhile. */
	private function ask_while_asking(): array {
		$during  = null;
		$storage = $this->createMock( FileStorage::class );
		$storage->method( 'run_probe' )->willReturnCallback(
			static function () use ( &$during ): StorageProbe {
				$during = HealthChecks::add( [] )['storage']();
				return new StorageProbe( StorageProbe::REFUSED, 'Away.' );
			}
		);
		add_filter( 'frontage_forms_file_storage', static fn (): FileStorage => $storage );
		return [ HealthChecks::add( [] )['storage'](), $during ];
	}

	private function add_job( int $minutes ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (submission_id, kind, state, due, message_id, payload, created, changed) VALUES (7, 'mail', 'waiting', %s, 'health@example.test', '{}', UTC_TIMESTAMP(), UTC_TIMESTAMP())", JobTable::name(), gmdate( 'Y-m-d H:i:s', time() - $minutes * MINUTE_IN_SECONDS ) ) );
	}
}
