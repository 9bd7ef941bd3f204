<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Servers\ServerComparison;
use Frontage\Kit\Servers\ServerRegistry;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Web servers of one site: what balancers ask them, and what Site Health compares. */
#[Group( 'database' )]
final class ServersTest extends WordPressTestCase {

	/** Each dashboard page records its server, so a test before may have left a row that is recent. */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, 'frontage\_server\_%' ) );
	}

	public function test_a_balancer_reads_that_all_works_and_the_server_writes_its_row(): void {
		[ $status, $data, $headers ] = self::ask();
		self::assertSame( [ 200, [ 'status' => 'ok', 'failed' => [] ] ], [ $status, $data ] );
		self::assertSame( 'no-store', $headers['Cache-Control'] ?? '' );
		self::assertSame( [ (string) gethostname() ], array_column( ServerRegistry::seen_within( 60 ), 'name' ) );
		self::assertFalse( ServerRegistry::are_several() );
	}

	public function test_many_requests_cost_one_write(): void {
		self::ask();
		$writes = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				$writes += (int) str_starts_with( $query, 'INSERT' );
				return $query;
			}
		);
		self::ask();
		self::assertSame( 0, $writes );
	}

	public function test_a_database_that_takes_no_writes_is_named_and_nothing_else(): void {
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'frontage_server_' ) && str_starts_with( $query, 'INSERT' ) ? 'INSERT INTO missing VALUES (1)' : $query );
		self::assertSame( [ 503, [ 'status' => 'failing', 'failed' => [ 'database' ] ] ], array_slice( self::ask(), 0, 2 ) );
	}

	public function test_late_email_and_a_bucket_that_is_away_are_named_unless_they_are_not_asked_for(): void {
		add_filter(
			'frontage_health_checks',
			static fn ( array $checks ): array => [
				'queue'   => static fn (): bool => false,
				'storage' => static fn (): bool => false,
			] + $checks
		);
		self::assertSame( [ 503, [ 'queue', 'storage' ] ], [ self::ask()[0], self::ask()[1]['failed'] ?? null ] );
		self::assertSame( 200, self::ask( [ 'database' ] )[0] );
		self::assertSame( 503, self::ask( [ 'database', 'queue' ] )[0] );
		self::assertSame( [ 503, [ 'databse' ] ], [ self::ask( [ 'databse' ] )[0], self::ask( [ 'databse' ] )[1]['failed'] ?? null ], 'A misspelled name.' );
	}

	public function test_servers_that_differ_are_compared_in_site_health(): void {
		$name = 'frontage_servers';
		self::assertArrayNotHasKey( $name, ServerComparison::add_test( [ 'direct' => [] ] )['direct'], 'One server has nothing to compare.' );

		$own = ServerRegistry::seen_within( 60 )[0];
		self::add_server( 'other', $own['facts'] );
		self::assertTrue( ServerRegistry::are_several() );
		$test = static fn (): array => ServerComparison::add_test( [ 'direct' => [] ] )['direct'][ $name ]['test']();
		self::assertSame( 'good', $test()['status'] );

		self::add_server( 'other', [ 'php' => '8.1.0' ] + $own['facts'] );
		self::assertSame( 'recommended', $test()['status'] );
		self::assertStringContainsString( 'PHP version: 8.1.0', $test()['description'] );

		self::add_server( 'other', [ 'salts' => 'x', 'clock' => '31' ] + $own['facts'] );
		self::assertSame( 'critical', $test()['status'] );
		self::assertSame( [ 'salts', 'clock' ], ServerComparison::differences( ServerRegistry::seen_within( 60 ) ) );
		self::assertStringNotContainsString( wp_salt( 'auth' ), $test()['description'] );

		self::add_server( 'other', [ 'salts' => 'x' ], 2 * HOUR_IN_SECONDS );
		self::assertArrayNotHasKey( $name, ServerComparison::add_test( [ 'direct' => [] ] )['direct'], 'It was removed with an update.' );
	}

	public function test_rows_of_servers_that_were_removed_go_when_a_new_one_comes(): void {
		self::add_server( 'gone', [], 8 * DAY_IN_SECONDS );
		ServerRegistry::record();
		self::assertSame( [ (string) gethostname() ], array_column( ServerRegistry::seen_within( YEAR_IN_SECONDS ), 'name' ) );
	}

	/** @param array<string, string> $facts */
	private static function add_server( string $name, array $facts, int $ago = 0 ): void {
		global $wpdb;
		delete_option( "frontage_server_$name" );
		Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, "frontage_server_$name", (string) wp_json_encode( [ 'name' => $name, 'seen' => time() - $ago, 'facts' => $facts ] ), 'off' ) );
	}

	/**
	 * As a balancer does.
	 *
	 * @param list<string>|null $checks
	 * @return array{int, array<string, mixed>, array<string, string>}
	 */
	private static function ask( ?array $checks = null ): array {
		do_action( 'rest_api_init', rest_get_server() );
		$request = new \WP_REST_Request( 'GET', '/frontage/v1/health' );
		if ( $checks ) {
			$request->set_query_params( [ 'checks' => implode( ',', $checks ) ] );
		}
		$answer = rest_do_request( $request );
		/** @var array<string, mixed> $data */
		$data = $answer->get_data();
		return [ $answer->get_status(), $data, $answer->get_headers() ];
	}
}
