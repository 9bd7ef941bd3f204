<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** What the browser gets where another plugin goes on with a sign-in, as second factors do: each in a process of its own, since they end it. */
final class SignInInterceptionTest extends TestCase {

	/** @return iterable<string, array{ string, string }> */
	public static function ways(): iterable {
		yield 'a page and the end'              => [ 'exits', '{"error":true,"challenge":"native"}' ];
		yield 'a message and the end'           => [ 'dies', '{"error":true,"challenge":"native"}' ];
		yield 'something printed on the way'    => [ 'prints', '{"error":false}' ];
		yield 'a plugin of second factors'      => [ 'second-factor', '{"error":true,"challenge":"native"}' ];
		yield 'a page that no buffer can catch' => [ 'unbuffered', '<!doctype html><title>One more step</title>' ];
	}

	#[DataProvider( 'ways' )]
	#[Group( 'processes' )]
	public function test_a_script_is_told_to_post_the_form_natively( string $how, string $expected ): void {
		$file = (string) getenv( 'FRONTAGE_DB_FILE' );
		$own  = "taken-over-$how-" . getmypid() . '.sqlite';
		$dir  = (string) getenv( 'FRONTAGE_TEST_DIR' );
		if ( '' !== $file ) {
			copy( "$dir/base.sqlite", "$dir/$own" );
		}
		try {
			$process = proc_open( [ PHP_BINARY, __DIR__ . '/taken-over.php', $how ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes, null, [ 'FRONTAGE_DB_FILE' => '' === $file ? '' : $own ] + getenv() );
			self::assertIsResource( $process );
			$printed = (string) stream_get_contents( $pipes[1] );
			$errors  = (string) stream_get_contents( $pipes[2] );
			proc_close( $process );
			self::assertSame( [ $expected, '' ], [ $printed, $errors ] );
		} finally {
			array_map( 'unlink', glob( "$dir/$own*" ) ?: [] );
			if ( '' === $file ) { // The database of all tests.
				global $wpdb;
				foreach ( [ SecurityEvents::TABLE, RateLimiter::TABLE ] as $table ) {
					$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Database::table( $table ) ) );
				}
				wp_cache_flush();
				$made = get_user_by( 'login', 'taken-over' );
				require_once ABSPATH . 'wp-admin/includes/user.php';
				$made && wp_delete_user( $made->ID );
			}
		}
	}
}
