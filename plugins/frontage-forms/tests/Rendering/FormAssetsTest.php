<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Rendering;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormAssets;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What a page with a form brings along for the visitor's browser. */
final class FormAssetsTest extends FormTestCase {

	public function test_the_form_tells_its_island_where_to_send_and_what_to_check(): void {
		$form  = $this->make_form( '[email* your-email] [file up filetypes:image/png]' );
		$props = $this->props( $form );
		self::assertSame( rest_url( 'frontage/v1/contact-forms/' . $form->id ), $props['url'] );
		self::assertSame( [ 'file', 'maxfilesize', 'required', 'email', 'maxlength' ], array_values( array_unique( array_column( $props['rules'], 'rule' ) ) ) );
		self::assertSame( [ '.png' ], $props['rules'][0]['accept'] ?? null, 'The browser has no table of MIME types.' );
	}

	public function test_consents_that_are_a_matter_of_validation_are_judged_in_the_page_and_are_no_rules_of_the_form(): void {
		$template = '[acceptance a]x[/acceptance][acceptance b optional]x[/acceptance][acceptance c invert]x[/acceptance]';
		$form     = $this->make_form( $template, 'acceptance_as_validation: on' );
		$error    = $form->message( 'accept_terms' );
		self::assertSame(
			[
				[ 'rule' => 'required', 'field' => 'a', 'error' => $error ],
				[ 'rule' => 'maxitems', 'field' => 'c', 'error' => $error, 'threshold' => 0 ],
			],
			$this->props( $form )['consent'] ?? null
		);
		self::assertSame( [], $this->props( $form )['rules'] );
		self::assertArrayNotHasKey( 'consent', $this->props( $this->make_form( $template ) ), 'Elsewhere the button waits for them.' );
		self::assertArrayNotHasKey( 'consent', $this->props( $this->make_form( '[text a]', 'acceptance_as_validation: on' ) ) );
	}

	public function test_consents_of_a_form_with_steps_are_judged_in_the_page_since_the_button_that_waits_is_in_another_step(): void {
		$form = $this->make_form( '<div class="fr-form-step">[acceptance a]x[/acceptance]</div><div class="fr-form-step">[text b][submit]</div>' );
		self::assertSame( [ [ 'rule' => 'required', 'field' => 'a', 'error' => $form->message( 'accept_terms' ) ] ], $this->props( $form )['consent'] ?? null );
	}

	public function test_every_sentence_comes_from_php_and_is_text(): void {
		$form  = $this->make_form( '[text a]' );
		$form  = $form->with( [ 'messages' => [ ...$form->messages, 'validation_error' => 'Look <b>again</b> & check [a] &quot;here&quot;.' ] ] );
		$texts = $this->props( $form )['texts'];
		self::assertSame( 'Look again & check [a] &quot;here&quot;.', $texts['invalid'] );
		self::assertSame( $form->message( 'mail_sent_ng' ), $texts['failed'] );
		foreach ( [ 'mended', 'broken', 'notSent', 'notJson', 'unsure', 'signedOut' ] as $name ) {
			self::assertMatchesRegularExpression( '/^[A-Z].+[.]$/', $texts[ $name ] ?? '', $name );
		}
	}

	public function test_sentences_begin_as_forms_of_the_format_say_them(): void {
		$texts = $this->props( $this->make_form( '[text a]' ) )['texts'];
		self::assertStringStartsWith( 'You are probably offline. ', $texts['broken'] ?? '' );
		self::assertStringStartsWith( 'You are probably offline. ', FormAssets::add_strings( [] )['offline'] ?? '' );
		self::assertStringStartsWith( 'The response is not a valid JSON response. ', $texts['notSent'] ?? '' );
		self::assertStringStartsWith( 'The response is not a valid JSON response. ', $texts['notJson'] ?? '' );
	}

	public function test_a_shortcode_brings_script_and_style_like_the_block(): void {
		wp_dequeue_style( 'frontage-contact-form-style' );
		$form = $this->make_form( '[text a]' );
		do_shortcode( '[contact-form-7 id="' . $form->id . '"]' );
		self::assertTrue( wp_style_is( 'frontage-contact-form-style' ) );
		self::assertContains( 'frontage-contact-form-view-script-module', wp_script_modules()->get_queue() );
		self::assertContains( '@frontage/kit/islands', wp_script_modules()->get_queue() );
	}

	public function test_what_the_small_module_says_travels_apart_from_the_form(): void {
		FormAssets::enqueue();
		$words = apply_filters( 'script_module_data_frontage-contact-form-view-script-module', [] );
		self::assertSame( [ 'Error:', 'This contact form is placed in the wrong place.' ], $words['misplaced'] );
		self::assertStringContainsString( $words['later'], $words['offline'], 'The button is called what the sentence calls it.' );
		self::assertSame( [ 'root' => get_rest_url(), 'namespace' => 'contact-form-7/v1' ], $words['api'] );
		foreach ( [ 'busy', 'waiting', 'gate' ] as $name ) {
			self::assertNotSame( '', $words[ $name ] ?? '', $name );
		}
	}

	public function test_of_several_forms_on_a_page_each_is_called_by_its_title(): void {
		FormRenderer::reset_page();
		$label = fn ( string $html ): ?string => preg_match( '/ aria-label="([^"]*)"/', $html, $match ) ? $match[1] : null;
		$form  = $this->make_form( '[text a]', '', 0, 'Ask us' );
		$first = ( new FormRenderer() )->render( $form );
		self::assertSame( 'Contact form', $label( $first ) );
		self::assertSame( 'Ask us', $label( ( new FormRenderer() )->render( $form ) ) );
		self::assertSame( 'Ask us (2)', $label( ( new FormRenderer() )->render( $form ) ) );
		self::assertSame( 'Chosen', $label( ( new FormRenderer() )->render( $form, [ 'html_title' => 'Chosen' ] ) ) );
	}

	public function test_the_first_of_several_forms_in_a_post_knows_of_the_others(): void {
		FormRenderer::reset_page();
		$form = $this->make_form( '[text a]', '', 0, 'Ask us' );
		$code = '[contact-form-7 id="' . $form->id . '"]';
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Two', 'post_content' => "$code\n\n$code" ] );
		query_posts( [ 'page_id' => $page ] );
		the_post();
		$html = apply_filters( 'the_content', get_the_content() );
		wp_reset_query();
		self::assertStringContainsString( 'aria-label="Ask us"', $html );
		self::assertStringContainsString( 'aria-label="Ask us (2)"', $html );
	}

	/** @return array{url: string, rules: list<array<string, mixed>>, texts: array<string, string>} As the browser reads them. */
	private function props( Form $form ): array {
		$html = ( new FormRenderer() )->render( $form );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( 'form' ) );
		self::assertSame( 'frontage/contact-form', $tags->get_attribute( 'data-island' ) );
		$json = $tags->get_attribute( 'data-props' );
		self::assertIsString( $json );
		/** @var array{url: string, rules: list<array<string, mixed>>, texts: array<string, string>} */
		return json_decode( $json, true, 64, JSON_THROW_ON_ERROR );
	}
}
