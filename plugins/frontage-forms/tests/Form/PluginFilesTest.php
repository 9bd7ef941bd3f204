<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;

require_once __DIR__ . '/FormTestCase.php';

/** Where forms stand: shortcodes, blocks, several on a page. */
final class PluginFilesTest extends FormTestCase {

	public function test_unit_tags_count_the_forms_of_a_page(): void {
		$form = $this->make_form( '[text a id:one]' );
		$html = do_shortcode( '[contact-form-7 id="' . $form->id . '"] [contact-form-7 id="' . $form->hash . '"]' );
		self::assertStringContainsString( 'id="wpcf7-f' . $form->id . '-o1"', $html );
		self::assertStringContainsString( 'id="wpcf7-f' . $form->id . '-o2"', $html );
		self::assertSame( 1, substr_count( $html, 'id="one"' ) );
	}

	public function test_a_form_that_is_not_there_is_said(): void {
		$expected = '<p class="wpcf7-contact-form-not-found"><strong>Error:</strong> Contact form not found.</p>';
		self::assertSame( $expected, do_shortcode( '[contact-form-7 id="abcdef0" title="Gone"]' ) );
		self::assertSame( $expected, do_shortcode( '[contact-form 3 "Gone"]' ) );
		self::assertSame( $expected, do_shortcode( '[contact-form-7]' ) );
	}

	public function test_feeds_get_no_form(): void {
		$form = $this->make_form( '[text a]' );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '[contact-form-7]', do_shortcode( '[contact-form-7 id="' . $form->id . '"]' ) );
		$GLOBALS['wp_query']->is_feed = false;
	}

	public function test_the_shortcode_of_old_times_finds_its_form(): void {
		$form = $this->make_form( '[text a]', '', 0, 'Old one' );
		update_post_meta( $form->id, FormFormat::META_OLD_ID, 3 );
		self::assertStringContainsString( 'data-wpcf7-id="' . $form->id . '"', do_shortcode( '[contact-form 3 "Whatever"]' ) );
		self::assertStringContainsString( 'data-wpcf7-id="' . $form->id . '"', do_shortcode( '[contact-form 99 "Old one"]' ) );
	}

	public function test_the_old_block_shows_its_form(): void {
		$form    = $this->make_form( '[text a]' );
		$hash    = substr( $form->hash, 0, 7 );
		$content = '<!-- wp:contact-form-7/contact-form-selector {"id":' . $form->id . ',"hash":"' . $hash . '","title":"Test"} --><div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="' . $hash . '" title="Test"]</div><!-- /wp:contact-form-7/contact-form-selector -->'
			. '<!-- wp:contact-form-7/contact-form-selector {"hash":"' . $hash . '","htmlClass":"mine"} /-->';
		$html    = (string) apply_filters( 'the_content', $content );
		self::assertSame( 2, substr_count( $html, 'data-wpcf7-id="' . $form->id . '"' ) );
		self::assertStringContainsString( 'class="wpcf7-form init mine"', $html );
	}

	public function test_the_block_shows_its_form_in_a_wrapper(): void {
		$form = $this->make_form( '[text a]' );
		$html = do_blocks( '<!-- wp:frontage/contact-form {"form":"' . substr( $form->hash, 0, 7 ) . '","htmlTitle":"Ask us"} /-->' );
		self::assertMatchesRegularExpression( '~^\s*<div class="wp-block-frontage-contact-form">\s*<div class="wpcf7 no-js"~', $html );
		self::assertStringContainsString( 'aria-label="Ask us"', $html );
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/contact-form /-->' ) ) );
	}

	public function test_the_template_itself_can_be_shown(): void {
		$form = $this->make_form( '<b>[text a]</b>' );
		self::assertSame( '<pre class="wpcf7-raw-form"><code>&lt;b&gt;[text a]&lt;/b&gt;</code></pre>', do_shortcode( '[contact-form-7 id="' . $form->id . '" output="raw_form"]' ) );
	}

	public function test_visitors_get_no_nonce_and_signed_in_ones_only_where_it_is_asked_for(): void {
		$form = $this->make_form( '[text a]' );
		self::assertStringNotContainsString( '_wpnonce', ( new FormRenderer() )->render( $form ) );
		$this->sign_in( 'subscriber' );
		self::assertStringNotContainsString( '_wpnonce', ( new FormRenderer() )->render( $form ) );
		add_filter( 'frontage_forms_verify_nonce', '__return_true' );
		self::assertStringContainsString( '_wpnonce', ( new FormRenderer() )->render( $form ) );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( '_wpnonce', ( new FormRenderer() )->render( $form ) );
	}

	public function test_a_form_is_posted_to_this_site_only(): void {
		$form = new Form( template: '[text a]' );
		$_SERVER['REQUEST_URI'] = '//evil.test/path';
		self::assertStringContainsString( 'action="/evil.test/path#wpcf7-f0-o1"', ( new FormRenderer() )->render( $form ) );
		$url = 'https://evil.test/';
		add_filter(
			'frontage_forms_action_url',
			static function () use ( &$url ): string {
				return $url;
			}
		);
		foreach ( [ 'https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', 'http://example.test.evil.test/', '' ] as $url ) {
			self::assertSame( '<p><strong>Error:</strong> Invalid action URL is detected.</p>', ( new FormRenderer() )->render( $form ), $url );
		}
		foreach ( [ 'http://example.test/x', 'http://example.test', '/x' ] as $url ) {
			self::assertStringContainsString( 'action="' . $url . '"', ( new FormRenderer() )->render( $form ) );
		}
	}

	public function test_names_the_language_of_the_form(): void {
		self::assertStringContainsString( 'lang="de-DE" dir="ltr"', ( new FormRenderer() )->render( new Form( locale: 'de_DE_formal' ) ) );
		self::assertStringContainsString( 'lang="he-IL" dir="rtl"', ( new FormRenderer() )->render( new Form( locale: 'he_IL' ) ) );
	}

	public function test_paragraphs_can_be_switched_off(): void {
		add_filter( 'frontage_forms_auto_paragraphs', '__return_false' );
		self::assertStringContainsString( "</fieldset>\na\n\nb<div", ( new FormRenderer() )->render( new Form( template: "a\n\nb" ) ) );
	}
}
