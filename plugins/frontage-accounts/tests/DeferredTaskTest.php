<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A visitor has his answer before a mail goes: on each server that can let go of him, and where the time it takes would tell something on all others, too. */
final class DeferredTaskTest extends TestCase {

	private const KEPT_WAITING = "( new ReflectionProperty( Frontage\\Kit\\Http\\ResponseCloser::class, 'is_answered' ) )->setValue( null, false );";

	#[Group( 'processes' )]
	public function test_what_must_tell_nothing_goes_behind_the_answer_or_to_cron(): void {
		$call = "Frontage\\Accounts\\DeferredTask::run_separately( 'mail', [ 'anna' ] );";
		self::assertSame( 'answered, mailed to anna', self::page( $call, 'fastcgi_finish_request' ) );
		self::assertSame( 'answered, mailed to anna', self::page( $call, 'litespeed_finish_request' ) );
		self::assertSame( 'mailed to anna', self::page( $call ), 'Where the visitor has his answer by its length.' );
		self::assertSame( 'planned mail to anna,once cron', self::page( $call, before: self::KEPT_WAITING ) );
	}

	#[Group( 'processes' )]
	public function test_other_mails_go_in_the_same_request(): void {
		$call = "Frontage\\Accounts\\DeferredTask::run( static fn () => print 'mailed' );";
		self::assertSame( 'answered, mailed', self::page( $call, 'fastcgi_finish_request' ) );
		self::assertSame( 'answered, mailed', self::page( $call, 'litespeed_finish_request' ) );
		self::assertSame( 'mailed', self::page( $call, before: self::KEPT_WAITING ) );
	}

	/** @param string $finish What lets go of the visitor there. */
	private static function page( string $call, string $finish = 'nothing', string $before = '' ): string {
		$page = "define( 'ABSPATH', '/' ); function add_action( \$hook, \$call ) { \$call(); } function $finish() { echo 'answered, '; } function spawn_cron() { echo ' cron'; }"
			. "function do_action_ref_array( \$task, \$arguments ) { echo 'mailed to ', \$arguments[0]; } function wp_generate_uuid4() { return 'once'; }"
			. "function wp_schedule_single_event( \$time, \$task, \$arguments ) { echo 'planned ', \$task, ' to ', implode( ',', \$arguments ); }"
			. ' require ' . var_export( dirname( __DIR__, 3 ) . '/packages/kit/php/Http/ResponseCloser.php', true ) . ';'
			. ' require ' . var_export( dirname( __DIR__ ) . '/src/DeferredTask.php', true ) . '; ' . $before . $call;
		return (string) exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $page ) . ' 2>&1' );
	}
}
