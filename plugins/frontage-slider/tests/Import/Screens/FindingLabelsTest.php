<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import\Screens;

use Frontage\Slider\Import\Screens\FindingLabels;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What an import found, in the reader's language. */
final class FindingLabelsTest extends WordPressTestCase {

	#[TestWith( [ 'up-and-down', 'up and down' ] )]
	#[TestWith( [ 'slides-by-turns', 'slides and slots in turn' ] )]
	#[TestWith( [ 'fade', 'fade' ] )]
	public function test_what_is_shown_instead_of_a_movement_is_said_in_words( string $code, string $words ): void {
		add_filter( 'gettext_frontage-slider', static fn ( string $said, string $text ): string => $words === $text ? "translated $text" : $said, 10, 2 );
		$shown = 'fade' === $code ? $words : "translated $words";
		self::assertStringContainsString( "“{$shown}”", FindingLabels::label( [ 'code' => 'approximated', 'what' => 'x', 'as' => $code ] )[0] );
	}
}
