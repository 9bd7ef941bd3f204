<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Rendering;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** A look is classes and colours on the block's element, and a style that no other page gets. */
final class FormAppearanceTest extends FormTestCase {

	private string $address;

	protected function setUp(): void {
		parent::setUp();
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => "<label>Name\n[text* who]</label>\n\n<label>Mail\n[email mail placeholder \"you@…\"]</label>\n\n[date on]\n\n<input type=\"text\" name=\"own\">\n\n[submit]" ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->address = (string) $form->id;
		wp_dequeue_style( 'frontage-forms-look' ); // As on a page of its own: others print forms before.
	}

	/** @param array<string, mixed> $attributes */
	private function render_form( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/contact-form ' . serialize_block_attributes( [ 'form' => $this->address ] + $attributes ) . ' /-->' );
	}

	private static function wrapper( string $html ): \WP_HTML_Tag_Processor {
		$tag = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'wp-block-frontage-contact-form' ] ) );
		return $tag;
	}

	public function test_a_form_without_a_look_has_no_word_of_it(): void {
		$html = $this->render_form( [] );
		self::assertStringNotContainsString( 'fr-look', $html );
		self::assertStringNotContainsString( 'placeholder=" "', $html );
		self::assertFalse( wp_style_is( 'frontage-forms-look' ) );
	}

	public function test_in_a_block_theme_the_button_is_one_of_the_themes(): void {
		switch_theme( 'twentytwentyfive' );
		$tag = new \WP_HTML_Tag_Processor( $this->render_form( [] ) );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'wpcf7-submit' ] ) );
		self::assertTrue( $tag->has_class( 'wp-element-button' ) );
		self::assertFalse( $tag->next_tag( [ 'class_name' => 'wp-element-button' ] ), 'Nothing else is.' );
	}

	/** @return array<string, array{ string, list<string> }> */
	public static function labels(): array {
		return [
			'an optional one does not say so'  => [ "<label>Name\n[text* who]</label>\n<label>Mail\n[email mail]</label>", [ 'Name (required)', 'Mail' ] ],
			'optional ones say so'             => [ "<label>Name\n[text* who]</label>\n<label>Mail (optional)\n[email mail]</label>", [ 'Name', 'Mail (optional)' ] ],
			'there is no optional one'         => [ "<label>Name\n[text* who]</label>\n<label>Mail\n[email* mail]</label>", [ 'Name', 'Mail' ] ],
			'groups of choices'                => [ "<fieldset><legend>Day & time</legend>\n[checkbox* day \"Mo\" \"Tu\"]</fieldset>\n<fieldset><legend>Size</legend>\n[radio size \"S\" \"L\"]</fieldset>\n<label>Note <em>in short</em>\n[textarea note]</label>", [ 'Day &amp; time (required)', 'Size (required)', 'Note <em>in short</em>' ] ],
			'a label beside its field'         => [ "<label for=\"a\">Name</label> [text* who id:a]\n<label>Mail\n[email mail]</label>", [ 'Name (required)', 'Mail' ] ],
			'what is not left empty, counts not' => [ "<label>Name\n[text* who]</label>\n<label>How much?\n[range much min:1 max:9]</label>\n[acceptance ok]I agree[/acceptance]", [ 'Name', 'How much?', 'I agree' ] ],
		];
	}

	/** @param list<string> $expected */
	#[DataProvider( 'labels' )]
	public function test_visitors_are_told_which_fields_are_required( string $template, array $expected ): void {
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => "$template\n\n[submit]" ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->address = (string) $form->id;
		preg_match_all( '~<(?:label|legend)[^>]*>(?:\s*<input[^>]*>)?\s*(.*?)\s*(?:<br|</label|</legend|<span class="wpcf7-form-control-wrap|</span></label)~s', $this->render_form( [] ), $found );
		$words = array_map( static fn ( string $words ): string => trim( (string) preg_replace( '~</?span[^>]*>~', '', $words ) ), $found[1] );
		self::assertSame( $expected, array_values( array_intersect( $words, [ ...$expected, 'Name (required)', 'Mail (required)' ] ) ) );
		self::assertStringNotContainsString( '(required)', do_shortcode( "[contact-form-7 id=\"{$form->id}\"]" ), 'The shortcode prints what it always has.' );
	}

	public function test_each_part_is_a_class_and_colours_are_the_themes(): void {
		$tag = self::wrapper( $this->render_form( [ 'labels' => 'beside', 'density' => 'airy', 'button' => 'wide', 'columns' => true, 'accent' => 'contrast', 'accentText' => 'base' ] ) );
		foreach ( [ 'beside', 'airy', 'wide', 'columns', 'accent' ] as $word ) {
			self::assertTrue( $tag->has_class( "fr-look-$word" ), $word );
		}
		self::assertSame( '--fr-form-accent:var(--wp--preset--color--contrast);--fr-form-accent-text:var(--wp--preset--color--base)', $tag->get_attribute( 'style' ) );
		self::assertTrue( wp_style_is( 'frontage-forms-look' ) );
	}

	public function test_a_shape_is_a_style_of_the_block(): void {
		self::assertTrue( self::wrapper( $this->render_form( [ 'className' => 'is-style-pill' ] ) )->has_class( 'is-style-pill' ) );
		self::assertTrue( wp_style_is( 'frontage-forms-look' ) );
		wp_dequeue_style( 'frontage-forms-look' );
		$this->render_form( [ 'className' => 'is-style-default my-is-style-pill-box' ] );
		self::assertFalse( wp_style_is( 'frontage-forms-look' ) );
	}

	public function test_an_empty_line_can_be_told_where_labels_stand_in_fields(): void {
		$html = $this->render_form( [ 'labels' => 'inside' ] );
		self::assertMatchesRegularExpression( '~<input (?=[^>]*name="who")[^>]*placeholder=" "~', $html );
		self::assertMatchesRegularExpression( '~<input (?=[^>]*name="mail")[^>]*placeholder="you@…"~', $html );
		self::assertSame( 1, substr_count( $html, 'placeholder=" "' ), 'A date, a hidden field and an input of the owner stay as they are.' );
	}

	public function test_a_label_too_long_for_a_phone_stays_above_its_field(): void {
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => "<label>Telephone, with your country's code\n[tel long]</label>\n\n<label>Telephone\n[tel short]</label> and what else stands on this line of the page [text* free]\n\n<label>電話番号と国番号を入力してください\n[tel wide]</label>\n\n<label class=\"own\">Which of our many departments do you ask?\n[select many \"A\"]</label>" ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->address = (string) $form->id;
		$html          = $this->render_form( [ 'labels' => 'inside' ] );
		self::assertSame( 3, substr_count( $html, 'fr-look-long' ) );
		self::assertMatchesRegularExpression( '~<label class="fr-look-long">Telephone, with~', $html );
		self::assertMatchesRegularExpression( '~<label class="fr-look-long">電話~', $html );
		self::assertMatchesRegularExpression( '~<label class="own fr-look-long">Which~', $html );
		self::assertStringNotContainsString( 'fr-look-long', $this->render_form( [ 'labels' => 'beside' ] ) );
	}

	public function test_a_site_with_a_style_of_its_own_gets_none(): void {
		add_filter( 'frontage_forms_enqueue', '__return_false' );
		self::assertTrue( self::wrapper( $this->render_form( [ 'density' => 'airy' ] ) )->has_class( 'fr-look-airy' ) );
		self::assertFalse( wp_style_is( 'frontage-forms-look' ) );
	}

	/** Saves a form with these additional settings, for `render_form()`. */
	private function save_with_settings( string $settings ): Form {
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => "<label>Name\n[text* who]</label>\n\n<label>Mail\n[email mail]</label>\n\n[submit]", 'additional_settings' => $settings ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->address = (string) $form->id;
		return $form;
	}

	public function test_a_form_has_its_settings_in_each_block_and_shortcode(): void {
		$form = $this->save_with_settings( "label_position: inside\nfield_spacing: wide" );
		$html = $this->render_form( [] );
		$tag  = self::wrapper( $html );
		self::assertTrue( $tag->has_class( 'fr-look-inside' ) && $tag->has_class( 'fr-look-airy' ) );
		self::assertSame( 2, substr_count( $html, 'placeholder=" "' ) );
		self::assertSame( 1, substr_count( $html, 'fr-look-airy' ), 'Only the block has them, not the form in it.' );
		self::assertTrue( wp_style_is( 'frontage-forms-look' ) );

		wp_dequeue_style( 'frontage-forms-look' );
		$html = do_shortcode( "[contact-form-7 id=\"{$form->id}\"]" );
		$tag  = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'wpcf7' ] ) );
		self::assertTrue( $tag->has_class( 'fr-look-inside' ) && $tag->has_class( 'fr-look-airy' ) );
		self::assertSame( 2, substr_count( $html, 'placeholder=" "' ) );
		self::assertTrue( wp_style_is( 'frontage-forms-look' ) );
	}

	public function test_a_block_overrides_the_settings_of_its_form(): void {
		$this->save_with_settings( "label_position: inside\nfield_spacing: compact" );
		$html = $this->render_form( [ 'labels' => 'top', 'density' => 'normal' ] );
		self::assertStringNotContainsString( 'fr-look', $html );
		self::assertStringNotContainsString( 'placeholder=" "', $html );
		self::assertFalse( wp_style_is( 'frontage-forms-look' ) );
		$tag = self::wrapper( $this->render_form( [ 'labels' => 'beside', 'density' => 'airy' ] ) );
		self::assertSame( [ true, true, false, false ], array_map( static fn ( string $word ): ?bool => $tag->has_class( "fr-look-$word" ), [ 'beside', 'airy', 'inside', 'compact' ] ) );
	}

	public function test_a_form_marks_its_optional_fields_if_set(): void {
		$form      = $this->save_with_settings( 'field_marks: optional' );
		$shortcode = do_shortcode( "[contact-form-7 id=\"{$form->id}\"]" );
		foreach ( [ $this->render_form( [] ), $shortcode ] as $html ) {
			self::assertStringContainsString( 'Mail (optional)', $html );
			self::assertStringNotContainsString( '(required)', $html );
			self::assertStringNotContainsString( 'Name (optional)', $html );
		}
	}

	public function test_a_form_marks_its_required_fields_by_an_asterisk_if_set(): void {
		$form = $this->save_with_settings( 'field_marks: asterisk' );
		foreach ( [ $this->render_form( [] ), do_shortcode( "[contact-form-7 id=\"{$form->id}\"]" ) ] as $html ) {
			self::assertStringContainsString( 'Name *', $html );
			self::assertStringContainsString( 'Fields marked with * are required.', $html );
			self::assertStringNotContainsString( '(required)', $html );
		}
	}

	public function test_fields_with_a_width_of_their_own_load_their_style(): void {
		$id   = $this->make_form( "<div class=\"fr-form-half\">\n<label>First [text first]</label>\n</div>\n\n<div class=\"fr-form-half\">\n<label>Last [text last]</label>\n</div>" )->id;
		$html = do_shortcode( "[contact-form-7 id=\"$id\"]" );
		self::assertSame( 2, substr_count( $html, '<div class="fr-form-half">' ) );
		self::assertTrue( wp_style_is( 'frontage-forms-widths' ) );
	}

	public function test_unknown_values_of_settings_are_no_look(): void {
		$form = $this->save_with_settings( "label_position: beside\"><script>\nfield_spacing: airy x\nfield_marks: both" );
		foreach ( [ $this->render_form( [] ), do_shortcode( "[contact-form-7 id=\"{$form->id}\"]" ) ] as $html ) {
			self::assertStringNotContainsString( 'fr-look', $html );
			self::assertStringNotContainsString( '<script>', $html );
			self::assertStringNotContainsString( '(optional)', $html );
		}
	}

	public function test_other_words_are_no_look(): void {
		$html = $this->render_form( [ 'labels' => 'inside x', 'density' => '"><script>', 'button' => [ 'wide' ], 'columns' => 'yes please', 'accent' => 'red;background:url(//evil.test)', 'accentText' => 'base' ] );
		self::assertStringNotContainsString( 'fr-look', $html );
		self::assertStringNotContainsString( '--fr-form', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertFalse( wp_style_is( 'frontage-forms-look' ) );
	}
}
