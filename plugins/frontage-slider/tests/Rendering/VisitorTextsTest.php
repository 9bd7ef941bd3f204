<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Rendering\VisitorTexts;
use Frontage\Tests\WordPressTestCase;

final class VisitorTextsTest extends WordPressTestCase {

	public function test_a_video_that_does_not_come_is_told_as_slider_revolution_does(): void {
		$own = 'Please reload the page or try again later.';
		self::assertSame( "%s Api Could not be loaded ! $own", VisitorTexts::all()['videoFailed'] );
		$_SERVER['HTTPS'] = 'on';
		try {
			self::assertSame( "%s Api Could not be loaded ! Please Check and Renew SSL Certificate ! $own", VisitorTexts::all()['videoFailed'] );
		} finally {
			unset( $_SERVER['HTTPS'] );
		}
	}
}
