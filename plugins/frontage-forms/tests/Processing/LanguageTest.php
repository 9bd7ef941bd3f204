<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Language;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

require_once __DIR__ . '/SubmissionTestCase.php';

/** A form's own language holds from its markup to the answer, whatever language the request is in. */
final class LanguageTest extends SubmissionTestCase {

	private const TEMPLATE = '[text* a][select b include_blank "x"][select* c "x" "y"][acceptance d optional] yes [/acceptance][quiz e][submit]';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'get_available_languages', static fn (): array => [ 'de_DE' ] );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		add_filter( 'gettext_frontage-forms', static fn ( string $text ): string => '{' . determine_locale() . "}$text" );
	}

	protected function tearDown(): void {
		self::assertSame( 'en_US', determine_locale(), 'Whoever switches comes back.' );
		parent::tearDown();
	}

	private function form( string $locale = 'de_DE', string $template = self::TEMPLATE ): Form {
		$form = $this->make_form( $template );
		update_post_meta( $form->id, FormFormat::META_LOCALE, $locale );
		update_post_meta( $form->id, FormFormat::META_MESSAGES, [ 'mail_sent_ok' => 'Danke.' ] ); // As of a form that an older version made.
		return ( new FormRepository() )->find( $form->id ) ?? self::fail( 'no form' );
	}

	/** @return list<string> Languages of the texts in there. */
	private static function languages( mixed $said ): array {
		preg_match_all( '/\{([a-z]{2}_[A-Z]{2})\}/', (string) wp_json_encode( $said ), $found );
		return array_values( array_unique( $found[1] ) );
	}

	#[TestWith( [ 'de_DE' ] )]
	#[TestWith( [ 'en_US' ] )]
	public function test_markup_is_in_the_forms_language( string $locale ): void {
		FormRenderer::reset_page();
		$html = ( new FormRenderer() )->render( $this->form( $locale ) );
		self::assertSame( [ $locale ], self::languages( $html ) );
		foreach ( [ '<form [^>]*aria-label="\{%s\}', '<option value="">\{%s\}', 'type="submit" value="\{%s\}' ] as $text ) {
			self::assertMatchesRegularExpression( '~' . sprintf( $text, $locale ) . '~', $html );
		}
	}

	public function test_what_its_script_says_is_in_it(): void {
		( new FormRenderer() )->render( $this->form() );
		self::assertSame( [ 'de_DE' ], self::languages( apply_filters( 'script_module_data_frontage-contact-form-view-script-module', [] ) ) );
	}

	public function test_a_language_that_the_site_does_not_have_is_the_sites(): void {
		self::assertSame( [ 'en_US' ], self::languages( ( new FormRenderer() )->render( $this->form( 'fr_FR' ) ) ) );
	}

	#[TestWith( [ 'frontage/v1' ] )]
	#[TestWith( [ 'contact-form-7/v1' ] )]
	#[TestWith( [ 'Contact-Form-7/v1' ] )] // WordPress matches routes so, too.
	public function test_the_judgement_over_rest_is_in_it( string $namespace ): void {
		$answer = $this->post( $this->form()->id, self::fill_fields( [ 'a' => '', 'b' => 'z', 'c' => [ 'x', 'y' ] ] ), namespace: $namespace )->get_data();
		self::assertSame( 'validation_failed', $answer['status'] );
		self::assertSame( [ 'de_DE' ], self::languages( $answer ) );
		self::assertCount( 4, $answer['invalid_fields'] );
	}

	public function test_refusals_over_rest_are_in_it(): void {
		$form = $this->form();
		foreach ( [ $this->post( $form->id, [] ), $this->post( $form->id, self::fill_fields( array_fill( 0, 300, 'x' ) ) ) ] as $answer ) {
			self::assertSame( [ 400, [ 'de_DE' ] ], [ $answer->get_status(), self::languages( $answer->get_data() ) ] );
		}
	}

	public function test_rules_over_rest_are_in_it(): void {
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/contact-form-7/v1/contact-forms/' . $this->form()->id . '/feedback/schema' ) );
		self::assertSame( [ 200, [ 'de_DE' ] ], [ $answer->get_status(), self::languages( $answer->get_data() ) ] );
	}

	public function test_its_mail_is_in_it(): void {
		$form = $this->form( template: '[acceptance d optional] yes [/acceptance][submit]' );
		update_post_meta( $form->id, FormFormat::META_MAIL, [ 'body' => '[d]' ] + $form->mail );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [] ) )->get_data()['status'] );
		self::assertStringContainsString( '{de_DE}', $this->mails[0]['message'] ?? '' );
	}

	public function test_it_comes_back_when_something_breaks(): void {
		try {
			Language::with_locale( 'de_DE', static fn () => throw new \RuntimeException( determine_locale() ) );
		} catch ( \RuntimeException $broken ) {
			self::assertSame( 'de_DE', $broken->getMessage() );
		}
	}
}
