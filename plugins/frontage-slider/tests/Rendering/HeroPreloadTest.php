<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Rendering\HeroPreload;
use Frontage\Tests\WordPressTestCase;

/** The image of the first slide, named at the start of the head. */
final class HeroPreloadTest extends WordPressTestCase {

	private mixed $heads = null;

	protected function setUp(): void {
		parent::setUp();
		$this->heads = $GLOBALS['wp_actions']['wp_head'] ?? null;
		unset( $GLOBALS['wp_actions']['wp_head'] );
		HeroPreload::list( [] ); // Forgets what other tests rendered.
		remove_all_filters( 'wp_preload_resources' ); // The theme names its font.
	}

	protected function tearDown(): void {
		HeroPreload::list( [] );
		$GLOBALS['wp_actions']['wp_head'] = $this->heads;
		parent::tearDown();
	}

	/** What the head names once these sliders are rendered. */
	private static function printed( string ...$sliders ): string {
		array_map( HeroPreload::add( ... ), $sliders );
		ob_start();
		wp_preload_resources();
		return str_replace( "'", '"', trim( (string) ob_get_clean() ) );
	}

	public function test_the_image_of_the_first_slide_is_named_in_the_sizes_of_its_set(): void {
		self::assertSame(
			'<link rel="preload" imagesrcset="a-780.avif 780w, a-1920.avif 1920w" imagesizes="(width &lt;= 480px) 100vw, 50vw" as="image" fetchpriority="high" />',
			self::printed( '<img src="logo.svg"><img src="a.avif" srcset="a-780.avif 780w, a-1920.avif 1920w" sizes="(width &lt;= 480px) 100vw, 50vw" fetchpriority="high"><img src="b.avif" loading="lazy">', '<img src="c.avif" fetchpriority="high">' )
		);
		self::assertSame( '', self::printed( '<img src="b.avif" loading="lazy">' ) );
	}

	public function test_an_image_without_a_set_is_named_by_its_address(): void {
		self::assertSame( '<link rel="preload" href="http://a.webp" as="image" fetchpriority="high" />', self::printed( '<img src="http://a.webp" fetchpriority="high">' ) );
	}

	public function test_browsers_that_know_a_newer_type_load_that_one(): void {
		self::assertSame(
			'<link rel="preload" imagesrcset="a.avif 780w" imagesizes="100vw" type="image/avif" as="image" fetchpriority="high" />',
			self::printed( '<picture><source type="image/avif" srcset="a.avif 780w" sizes="100vw"><img src="a.webp" srcset="a.webp 780w" sizes="100vw" fetchpriority="high"></picture>' )
		);
	}

	public function test_nothing_is_named_after_the_head(): void {
		$GLOBALS['wp_actions']['wp_head'] = 1;
		self::assertSame( '', self::printed( '<img src="a.webp" fetchpriority="high">' ) );
	}
}
