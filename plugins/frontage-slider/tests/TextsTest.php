<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Texts;
use Frontage\Tests\WordPressTestCase;

final class TextsTest extends WordPressTestCase {

	public function test_a_video_that_does_not_come_is_told_as_slider_revolution_does(): void {
		$own = 'Please reload the page or try again later.';
		self::assertSame( "%s Api Could not be loaded ! $own", Texts::all()['videoFailed'] );
		$_SERVER['HTTPS'] = 'on';
		try {
			self::assertSame( "%s Api Could not be loaded ! Please Check and Renew SSL Certificate ! $own", Texts::all()['videoFailed'] );
		} finally {
			unset( $_SERVER['HTTPS'] );
		}
	}
}
