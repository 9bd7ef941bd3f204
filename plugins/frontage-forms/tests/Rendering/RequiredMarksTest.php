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

	public function test_asterisks_mark_every_required_field_and_a_line_explains_them(): void {
		$html = RequiredMarks::add_marks( self::NAME . self::PHONE, RequiredMarks::ASTERISK );
		self::assertStringStartsWith( '<p class="fr-form-note">Fields marked with * are required.</p>', $html );
		self::assertStringContainsString( '<label> Name * <input', $html );
		self::assertStringContainsString( '<label> Phone <input', $html );
		self::assertStringContainsString( 'Name * <', RequiredMarks::add_marks( self::NAME, RequiredMarks::ASTERISK ) );
		self::assertSame( self::PHONE, RequiredMarks::add_marks( self::PHONE, RequiredMarks::ASTERISK ) );
	}

	public function test_a_label_that_has_an_asterisk_gets_no_second_mark(): void {
		$html = str_replace( 'Name', 'Name *', self::NAME ) . self::PHONE;
		self::assertSame( $html, RequiredMarks::add_marks( $html ) );
	}
}
