<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A visitor has his answer before a mail goes: on each server that can let go of him, and where the time it takes would tell something on all others, too. */
final class AfterwardsTest extends TestCase {

	#[Group( 'processes' )]
	public function test_what_must_tell_nothing_goes_first_behind_the_answer_or_to_cron(): void {
		$told = [
			'fastcgi_finish_request'   => 'answered, mailed to anna',
			'litespeed_finish_request' => 'answered, mailed to anna',
			'nothing'                  => 'planned mail to anna,once cron',
		];
		foreach ( $told as $finish => $expected ) {
			$page = "define( 'ABSPATH', '/' ); function add_action( \$hook, \$call ) { \$call(); } function $finish() { echo 'answered, '; } function spawn_cron() { echo ' cron'; }"
				. "function do_action_ref_array( \$task, \$arguments ) { echo 'mailed to ', \$arguments[0]; } function wp_generate_uuid4() { return 'once'; }"
				. "function wp_schedule_single_event( \$time, \$task, \$arguments ) { echo 'planned ', \$task, ' to ', implode( ',', \$arguments ); }"
				. ' require ' . var_export( dirname( __DIR__ ) . '/src/Afterwards.php', true ) . "; Frontage\\Accounts\\Afterwards::run_apart( 'mail', [ 'anna' ] );";
			self::assertSame( $expected, exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $page ) . ' 2>&1' ), $finish );
		}
	}

	#[Group( 'processes' )]
	public function test_the_answer_goes_first_on_php_fpm_and_on_litespeed(): void {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			$page = "define( 'ABSPATH', '/' ); function add_action( \$hook, \$call ) { \$call(); } function $finish() { echo 'answered, '; }"
				. ' require ' . var_export( dirname( __DIR__ ) . '/src/Afterwards.php', true ) . "; Frontage\\Accounts\\Afterwards::run( static fn () => print 'mailed' );";
			self::assertSame( 'answered, mailed', exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $page ) . ' 2>&1' ), $finish );
		}
	}
}
