<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Request;

use Frontage\Forms\Request\RateLimitMessage;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Who asked too often reads how long to wait. */
final class RateLimitMessageTest extends WordPressTestCase {

	#[TestWith( [ 2220, '37 minutes' ] )]
	#[TestWith( [ 2221, '38 minutes' ] )]
	#[TestWith( [ 5, '1 minute' ] )]
	#[TestWith( [ 3600, '1 hour' ] )]
	#[TestWith( [ 5040, '2 hours' ] )]
	#[TestWith( [ 7200, '2 hours' ] )]
	public function test_the_time_is_said_and_never_too_short( int $seconds, string $time ): void {
		self::assertSame( "Too many requests. Try again in $time.", RateLimitMessage::create_message( $seconds ) );
	}
}
