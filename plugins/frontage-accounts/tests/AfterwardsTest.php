<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A visitor has his answer before a letter goes, on each server that can let go of him. */
final class AfterwardsTest extends TestCase {

	#[Group( 'processes' )]
	public function test_the_answer_goes_first_on_php_fpm_and_on_litespeed(): void {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			$page = "define( 'ABSPATH', '/' ); function add_action( \$hook, \$call ) { \$call(); } function $finish() { echo 'answered, '; }"
				. ' require ' . var_export( dirname( __DIR__ ) . '/src/Afterwards.php', true ) . "; Frontage\\Accounts\\Afterwards::run( static fn () => print 'mailed' );";
			self::assertSame( 'answered, mailed', exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $page ) . ' 2>&1' ), $finish );
		}
	}
}
