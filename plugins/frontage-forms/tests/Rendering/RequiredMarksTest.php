<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Rendering;

use Frontage\Forms\Rendering\RequiredMarks;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Labels say which fields are required, where the form has others that do not say so themselves. */
final class RequiredMarksTest extends WordPressTestCase {

	private const NAME  = '<label> Name <input class="wpcf7-form-control wpcf7-text" aria-required="true" type="text"></label>';
	private const PHONE = '<label> Phone <input class="wpcf7-form-control wpcf7-tel" type="tel"></label>';

	public function test_a_required_field_says_so_beside_an_optional_one(): void {
		$html = RequiredMarks::add_marks( self::NAME . self::PHONE );
		self::assertStringContainsString( 'Name (required)', $html );
		self::assertStringNotContainsString( 'Phone (', $html );
	}

	#[TestWith( [ self::NAME ] )]
	#[TestWith( [ '<label> Phone (optional) <input class="wpcf7-form-control wpcf7-tel" type="tel"></label>' ] )]
	#[TestWith( [ '<fieldset><legend>Size</legend><span class="wpcf7-form-control wpcf7-radio"><input type="radio"></span></fieldset>' ] )]
	#[TestWith( [ '<label> 1 + 1? <input class="wpcf7-form-control wpcf7-quiz" type="text"></label>' ] )]
	public function test_where_nothing_is_silently_optional_labels_stay( string $more ): void {
		self::assertSame( self::NAME . $more, RequiredMarks::add_marks( self::NAME . $more ) );
	}
}
