<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\EmailAddress;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class EmailAddressTest extends WordPressTestCase {

	#[TestWith( [ 'anna@example.com', 'anna@example.com' ] )]
	#[TestWith( [ 'anna@Bücher.example', 'anna@xn--bcher-kva.example' ] )]
	#[TestWith( [ 'Anna <anna@bücher.example>, Ben <ben@example.com>, zoë@bücher.example', 'Anna <anna@xn--bcher-kva.example>, Ben <ben@example.com>, zoë@xn--bcher-kva.example' ] )]
	#[TestWith( [ "From: Büro @ München <a@münchen.example>\nReply-To: b@münchen.example.", "From: Büro @ München <a@xn--mnchen-3ya.example>\nReply-To: b@xn--mnchen-3ya.example." ] )]
	#[TestWith( [ 'a@', 'a@' ] )]
	public function test_domains_are_written_as_mail_servers_know_them( string $typed, string $mailed ): void {
		self::assertSame( $mailed, EmailAddress::to_ascii( $typed ) );
		self::assertSame( $mailed, EmailAddress::to_ascii( $mailed ) );
	}
}
