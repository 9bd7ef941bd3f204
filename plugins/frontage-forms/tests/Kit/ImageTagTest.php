<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Frontend\ImageTag;
use Frontage\Tests\WordPressTestCase;

final class ImageTagTest extends WordPressTestCase {

	public function test_attributes_keep_their_order_and_are_escaped(): void {
		self::assertSame( '<img src="https://example.com/a.png?b=1&#038;c=2" alt="&quot;A&quot; &amp; B" width="96">', ImageTag::html( [ 'src' => 'https://example.com/a.png?b=1&c=2', 'alt' => '"A" & B', 'width' => 96 ] ) );
		self::assertSame( '<img src="" alt=""/>', ImageTag::html( [ 'src' => 'javascript:alert(1)', 'alt' => '' ], '/>' ) );
	}

	public function test_an_escaped_address_stays_the_same(): void {
		$url = esc_url( 'https://example.com/a.png?b=1&c=2' );
		self::assertSame( "<img src=\"$url\">", ImageTag::html( [ 'src' => $url ] ) );
	}
}
