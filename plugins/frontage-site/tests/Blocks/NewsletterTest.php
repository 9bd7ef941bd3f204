<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\NewsletterForm;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/newsletter; hostile attributes come with BlockTestCase. */
final class NewsletterTest extends BlockTestCase {

	protected const BLOCK = 'frontage/newsletter';

	private static function answer( ?array $outcome = null, mixed $form = null ): void {
		remove_all_filters( 'frontage_site_newsletter' );
		add_filter(
			'frontage_site_newsletter',
			static fn (): mixed => $form ?? [
				'action'  => 'https://example.com/sign-up',
				'fields'  => [ 'offer"' => '"><b>sealed' ],
				'email'   => 'the_email',
				'trap'    => 'the_trap',
				'outcome' => $outcome,
			]
		);
	}

	public function test_a_form_has_what_browsers_readers_and_programs_need(): void {
		self::answer();
		$html = self::printed( [ 'placeholder' => 'you@example.com', 'consentText' => 'Read <a href="/privacy">more</a>.' ] );
		self::assertSame( 1, preg_match( '/<form [^>]*aria-label="Newsletter(?: \(\d+\))?" method="post" action="#(fr-newsletter-\d+)" novalidate data-route="https:\/\/example.com\/sign-up"/', $html, $id ), $html );
		self::assertStringContainsString( " id=\"$id[1]\"", $html );
		self::assertStringContainsString( "<label class=\"screen-reader-text\" for=\"$id[1]-email\">Email address</label><input id=\"$id[1]-email\" type=\"email\" name=\"the_email\" value=\"\" placeholder=\"you@example.com\" autocomplete=\"email\" inputmode=\"email\" required aria-invalid=\"false\" aria-describedby=\"$id[1]-error $id[1]-consent\">", $html );
		self::assertSame( 1, substr_count( $html, 'role="status"' ) );
		self::assertStringContainsString( 'name="offer&quot;" value="&quot;&gt;&lt;b&gt;sealed"', $html );
		self::assertStringContainsString( '<a href="/privacy">more</a>', $html );
		self::assertStringContainsString( '<input name="the_trap" tabindex="-1"', $html );
		self::assertStringContainsString( 'fr-newsletter__label', self::printed( [ 'layout' => 'card' ] ) );
		self::assertStringContainsString( 'placeholder=""', self::printed( [ 'layout' => 'card' ] ) );
		self::assertStringContainsString( 'placeholder="Email address"', self::printed( [] ), 'Somebody who sees no label sees what the field is for.' );
	}

	public function test_an_answer_stands_beside_the_field_or_in_the_status_with_what_was_typed(): void {
		self::answer( [ 'done' => false, 'field' => true, 'message' => 'No <b>address', 'typed' => '"nonsense [gallery]' ] );
		$html = self::printed( [] );
		self::assertStringContainsString( 'fr-newsletter__error" aria-hidden="true">No &lt;b&gt;address</p>', $html );
		self::assertMatchesRegularExpression( '~<div class="fr-errors" [^>]*><p id="(fr-newsletter-\d+)-errors">One or more fields have an error. Please check and try again.</p><ul><li><a href="#\1-email">Email address – No &lt;b&gt;address</a></li></ul></div>~', $html );
		self::assertStringContainsString( 'value="&quot;nonsense &#091;gallery&#093;"', $html, 'WordPress looks for shortcodes in attributes too.' );
		self::assertStringContainsString( 'aria-invalid="true"', $html );
		self::assertStringContainsString( 'role="status"></p>', $html );
		self::answer( [ 'done' => true, 'field' => false, 'message' => 'Thank you', 'typed' => '' ] );
		self::assertStringContainsString( 'role="status">Thank you</p>', self::printed( [] ) );
		self::assertStringContainsString( '<ul></ul>', self::printed( [] ) );
	}

	public function test_who_keeps_addresses_gets_what_the_editor_chose(): void {
		$got = [];
		remove_all_filters( 'frontage_site_newsletter' );
		add_filter(
			'frontage_site_newsletter',
			static function ( mixed $form, array $wanted ) use ( &$got ): mixed {
				$got = $wanted;
				return $form;
			},
			10,
			2
		);
		self::printed( [ 'list' => 'Offers', 'doubleOptIn' => false, 'consentText' => 'Yes', 'successText' => 'Done' ] );
		self::assertSame( [ 'list' => 'Offers', 'consent' => 'Yes', 'double' => false, 'success' => 'Done' ], array_diff_key( $got, [ 'unit' => 0 ] ) );
		self::printed( [ 'doubleOptIn' => 'no' ] );
		self::assertTrue( $got['double'], 'What is not clear is asked by mail.' );
	}

	public function test_without_a_keeper_it_is_the_known_shortcode_or_nothing(): void {
		remove_all_filters( 'frontage_site_newsletter' );
		self::assertSame( '', trim( self::printed( [] ) ) );
		add_shortcode( 'mc4wp_form', static fn (): string => '<form id="theirs"></form>' );
		try {
			self::assertStringContainsString( '<form id="theirs"></form>', self::printed( [] ) );
			self::answer( form: [ 'action' => 7 ] );
			self::assertStringContainsString( 'theirs', self::printed( [] ), 'An answer that is no form is none.' );
		} finally {
			remove_shortcode( 'mc4wp_form' );
		}
	}

	public function test_the_editor_is_told_who_keeps_addresses(): void {
		wp_register_script( 'frontage-site-editor', 'x.js', [], '1' );
		NewsletterForm::add_editor_data();
		self::assertStringContainsString( 'window.frontageNewsletter = "own";', implode( '', array_filter( (array) wp_scripts()->get_data( 'frontage-site-editor', 'before' ) ) ) );
	}

	public function test_with_our_forms_an_offer_is_sealed_and_two_on_a_page_are_told_apart(): void {
		$html = self::printed( [ 'list' => 'News' ] ) . self::printed( [ 'list' => 'News' ] );
		preg_match_all( '/name="_frontage_offer" value="([^"]+)"/', $html, $found );
		self::assertCount( 2, array_unique( $found[1] ) );
		preg_match_all( '/<form [^>]*aria-label="([^"]+)"/', $html, $names );
		self::assertCount( 2, array_unique( $names[1] ) );
	}
}
