<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Renderer;
use Frontage\Forms\Form\Script;

require_once __DIR__ . '/FormTestCase.php';

/** What a page with a form brings along for the visitor's browser. */
final class ScriptTest extends FormTestCase {

	public function test_the_form_tells_its_island_where_to_send_and_what_to_check(): void {
		$form  = $this->make_form( '[email* your-email] [file up filetypes:image/png]' );
		$props = $this->props( $form );
		self::assertSame( rest_url( 'frontage/v1/contact-forms/' . $form->id ), $props['url'] );
		self::assertSame( [ 'file', 'maxfilesize', 'required', 'email', 'maxlength' ], array_values( array_unique( array_column( $props['rules'], 'rule' ) ) ) );
		self::assertSame( [ '.png' ], $props['rules'][0]['accept'] ?? null, 'The browser has no table of MIME types.' );
	}

	public function test_every_sentence_comes_from_php_and_is_text(): void {
		$form  = $this->make_form( '[text a]' );
		$form  = $form->with( [ 'messages' => [ ...$form->messages, 'validation_error' => 'Look <b>again</b> & check [a] &quot;here&quot;.' ] ] );
		$texts = $this->props( $form )['texts'];
		self::assertSame( 'Look again & check [a] &quot;here&quot;.', $texts['invalid'] );
		self::assertSame( $form->message( 'mail_sent_ng' ), $texts['failed'] );
		self::assertSame( 'You are probably offline.', $texts['offline'] );
		self::assertSame( 'The response is not a valid JSON response.', $texts['notJson'] );
		self::assertNotSame( '', $texts['unsure'] );
	}

	public function test_a_shortcode_brings_script_and_style_like_the_block(): void {
		wp_dequeue_style( 'frontage-contact-form-style' );
		$form = $this->make_form( '[text a]' );
		do_shortcode( '[contact-form-7 id="' . $form->id . '"]' );
		self::assertTrue( wp_style_is( 'frontage-contact-form-style' ) );
		self::assertContains( 'frontage-contact-form-view-script-module', wp_script_modules()->get_queue() );
		self::assertContains( '@frontage/kit/islands', wp_script_modules()->get_queue() );
	}

	public function test_the_text_for_a_form_inside_a_form_travels_apart_from_the_form(): void {
		Script::enqueue();
		self::assertSame(
			[ 'misplaced' => [ 'Error:', 'This contact form is placed in the wrong place.' ] ],
			apply_filters( 'script_module_data_frontage-contact-form-view-script-module', [] )
		);
	}

	/** @return array{url: string, rules: list<array<string, mixed>>, texts: array<string, string>} As the browser reads them. */
	private function props( Form $form ): array {
		$html = ( new Renderer() )->render( $form );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( 'form' ) );
		self::assertSame( 'frontage/contact-form', $tags->get_attribute( 'data-island' ) );
		$json = $tags->get_attribute( 'data-props' );
		self::assertIsString( $json );
		/** @var array{url: string, rules: list<array<string, mixed>>, texts: array<string, string>} */
		return json_decode( $json, true, 64, JSON_THROW_ON_ERROR );
	}
}
