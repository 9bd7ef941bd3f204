<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Patterns, as the editor gets them; that they are blocks it takes is said by tests/journeys/site-patterns.spec.ts. */
final class PatternsTest extends WordPressTestCase {

	/** @return array<string, array{ string, string }> */
	public static function patterns(): array {
		return [
			'an image with a shape' => [ 'banner-shape', '<img class="wp-block-cover__image-background" alt="" src="' ],
			'an icon card'          => [ 'banner-icon-card', '<!-- wp:icon {"icon":"core/home"} /-->' ],
			'a counter'             => [ 'banner-counter', '<!-- wp:frontage/counter {"end":25,"suffix":"+","title":"years of work"} /-->' ],
			'a section heading'     => [ 'section-heading', '<mark class="fr-highlight">word that counts</mark></h2>' ],
		];
	}

	#[DataProvider( 'patterns' )]
	public function test_a_pattern_is_read_when_somebody_looks_at_it( string $name, string $holds ): void {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage-site/$name" );
		self::assertStringContainsString( $holds, $pattern['content'] ?? '' );
		self::assertStringEndsWith( "/patterns/$name.php", $pattern['filePath'] ?? '', 'Its content was there before anybody asked.' );
	}
}
