<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Kit\Behaviours;
use Frontage\Site\Behaviours\Setting;
use Frontage\Tests\WordPressTestCase;

/** Core's images that are to be enlarged, and what the module is told. */
final class LightboxTest extends WordPressTestCase {

	private const CORE = '@wordpress/block-library/image/view';

	public function test_while_it_is_off_core_enlarges(): void {
		$html = self::image( [ 'lightbox' => [ 'enabled' => true ] ] );
		self::assertStringContainsString( 'lightbox-trigger', $html );
		self::assertStringNotContainsString( '<a', $html );
		self::assertContains( self::CORE, wp_script_modules()->get_queue() );
	}

	public function test_where_it_is_on_the_image_is_a_link_to_its_file_and_core_is_not_asked(): void {
		self::switch_on();
		wp_dequeue_script_module( self::CORE );
		$html = self::image( [ 'lightbox' => [ 'enabled' => true ] ] );
		self::assertStringContainsString( '<a href="/tower.jpg?a=1&#038;b=2" data-lightbox="yes"><img src="/tower.jpg?a=1&amp;b=2" alt="The > tower"/></a><figcaption>', $html );
		self::assertStringNotContainsString( 'lightbox-trigger', $html );
		self::assertNotContains( self::CORE, wp_script_modules()->get_queue() );
	}

	public function test_a_link_without_words_gets_one(): void {
		self::switch_on();
		self::assertStringContainsString( 'aria-label="Enlarge the image"', self::image( [ 'lightbox' => [ 'enabled' => true ] ], '' ) );
	}

	public function test_an_image_of_the_library_brings_its_sizes(): void {
		self::switch_on();
		$id = wp_insert_attachment( [ 'post_title' => 'Tower', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/01/tower.jpg' );
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => 1600,
				'height' => 900,
				'file'   => '2026/01/tower.jpg',
				'sizes'  => [ 'medium' => [ 'file' => 'tower-300x169.jpg', 'width' => 300, 'height' => 169, 'mime-type' => 'image/jpeg' ] ],
			]
		);
		$html = self::image( [ 'id' => $id, 'lightbox' => [ 'enabled' => true ] ] );
		self::assertMatchesRegularExpression( '~<a href="http[^"]*/2026/01/tower\.jpg" data-lightbox="yes" data-lightbox-size="1600x900" data-lightbox-srcset="[^"]*tower-300x169\.jpg 300w[^"]*">~', $html );
	}

	public function test_what_has_a_link_or_is_not_to_be_enlarged_stays(): void {
		self::switch_on();
		foreach ( [ [], [ 'lightbox' => [ 'enabled' => false ] ], [ 'lightbox' => 'yes' ], [ 'frLightbox' => 'x' ] ] as $attributes ) {
			self::assertStringNotContainsString( 'data-lightbox', self::image( $attributes ) );
		}
		$linked = do_blocks( '<!-- wp:image {"lightbox":{"enabled":true},"linkDestination":"custom"} --><figure class="wp-block-image"><a href="/there"><img src="/a.jpg" alt=""/></a></figure><!-- /wp:image -->' );
		self::assertSame( 1, substr_count( $linked, '<a ' ) );
	}

	public function test_the_module_is_told_whether_all_links_are_meant_and_where_its_late_part_is(): void {
		$data = self::data( 'lightbox' );
		self::assertArrayNotHasKey( 'on', $data );
		self::assertSame( '%curr% of %total%', $data['texts']['counter'] );
		self::assertMatchesRegularExpression( '~/build/behaviours/lightbox/late\.js\?ver=\w+$~', $data['late']['script'] );
		self::assertMatchesRegularExpression( '~/build/behaviours/lightbox/late\.css\?ver=\w+$~', $data['late']['style'] );
		self::switch_on();
		self::assertTrue( self::data( 'lightbox' )['on'] );
		self::assertSame( 'Close (Esc)', self::data( 'video' )['texts']['close'] );
	}

	public function test_a_mark_of_ours_written_by_hand_opens_nothing_while_it_is_off(): void {
		$html = self::image( [ 'frLightbox' => true ] );
		self::assertStringNotContainsString( '<a', $html );
		self::assertStringNotContainsString( 'data-lightbox', $html );
	}

	public function test_what_another_plugin_makes_of_the_data_breaks_no_page(): void {
		add_filter( 'script_module_data_@frontage/behaviours/lightbox', static fn (): string => 'rubbish', 15 );
		self::assertSame( [ 'late' ], array_keys( self::data( 'lightbox' ) ) );
	}

	private static function switch_on(): void {
		update_option( Setting::OPTION, [ 'frontage/lightbox' => [ 'on' => true, 'options' => [] ] ] );
	}

	/** @return array<string, mixed> */
	private static function data( string $name ): array {
		Behaviours::use( "frontage/$name" );
		/** @var array<string, mixed> $data */
		$data = apply_filters( "script_module_data_@frontage/behaviours/$name", [] );
		return $data;
	}

	/** @param array<string, mixed> $attributes */
	private static function image( array $attributes, string $alt = 'The > tower' ): string {
		return do_blocks( '<!-- wp:image ' . wp_json_encode( (object) $attributes ) . ' --><figure class="wp-block-image"><img src="/tower.jpg?a=1&amp;b=2" alt="' . $alt . '"/><figcaption>Words</figcaption></figure><!-- /wp:image -->' );
	}
}
