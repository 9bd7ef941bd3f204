<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Tests\WordPressTestCase;

/** What one test enqueues is not part of the page of the next one. */
final class TestIsolationTest extends WordPressTestCase {

	public function test_scripts_styles_and_modules_that_a_test_enqueues_leave_with_it(): void {
		$queues = static fn (): array => [ wp_scripts()->queue, wp_styles()->queue, wp_script_modules()->get_queue(), wp_styles()->registered['wp-components']->src, wp_styles()->done ];
		$before = $queues();
		wp_enqueue_script( 'wp-upload-media' );
		wp_enqueue_style( 'wp-components' );
		wp_styles()->done[] = 'wp-components';
		wp_styles()->registered['wp-components']->src = false; // As WordPress leaves a style that it has printed inline.
		wp_enqueue_script_module( 'test/isolation', 'https://example.test/isolation.js' );
		self::assertNotSame( $before, $queues() );
		$this->tearDown();
		self::assertSame( $before, $queues() );
		$this->setUp(); // PHPUnit ends the test once more.
	}
}
