<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Tests\WordPressTestCase;

/** Core's button with what it has of ours. */
final class ButtonExtensionTest extends WordPressTestCase {

	public function test_an_icon_stands_before_or_behind_the_text_and_is_for_the_eye_alone(): void {
		self::assertMatchesRegularExpression( '~>Go<svg[^>]*class="fr-button__icon fr-button__icon--turns is-right"~', self::button( [ 'frIcon' => [ 'name' => 'core/arrow-right' ] ] ) );
		$html = self::button( [ 'frIcon' => [ 'name' => 'core/download', 'position' => 'start', 'only' => true, 'gap' => '1em' ], 'frDownload' => true ] );
		self::assertMatchesRegularExpression( '~</svg>\s*<span class="screen-reader-text">Go</span></a>~', $html );
		self::assertStringContainsString( 'aria-hidden="true"', $html );
		self::assertMatchesRegularExpression( '~<a [^>]*\bdownload\b~', $html );
		self::assertStringContainsString( '--fr-icon-gap:1em', $html );
	}

	public function test_what_is_no_icon_and_no_length_changes_nothing(): void {
		$plain = self::button( [] );
		foreach ( [ 'core/no-such-icon', '"><script>', [], 7 ] as $name ) {
			self::assertSame( $plain, self::button( [ 'frIcon' => [ 'name' => $name, 'gap' => '1px;color:red' ] ] ) );
		}
		self::assertSame( $plain, self::button( [ 'frIcon' => 'core/download' ] ) );
	}

	public function test_it_opens_an_overlay_and_is_a_button_where_it_leads_nowhere(): void {
		self::assertMatchesRegularExpression(
			'~<a [^>]*data-overlay="talk"[^>]* href="/go">Go</a>~',
			self::button( [ 'frOverlay' => 'talk' ] )
		);
		$html = self::button( [ 'frOverlay' => 'talk', 'frIcon' => [ 'name' => 'core/envelope' ], 'frDownload' => true ], '' );
		self::assertMatchesRegularExpression( '~<button type="button" [^>]*class="wp-block-button__link wp-element-button"[^>]*>Go<svg.*</svg>\s*</button></div>~s', $html );
		self::assertStringContainsString( 'data-overlay="talk"', $html );
		self::assertStringContainsString( 'aria-haspopup="dialog"', $html );
		self::assertStringNotContainsString( 'download', $html );
		self::assertStringNotContainsString( '<a', $html );
	}

	public function test_what_no_overlay_can_be_called_opens_none(): void {
		foreach ( [ '"><script>', 'two words', "talk\n", '', [], true ] as $name ) {
			self::assertSame( self::button( [] ), self::button( [ 'frOverlay' => $name ] ) );
		}
	}

	/** @param array<string, mixed> $attributes */
	private static function button( array $attributes, string $href = ' href="/go"' ): string {
		return do_blocks( '<!-- wp:button ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"' . $href . '>Go</a></div><!-- /wp:button -->' );
	}
}
