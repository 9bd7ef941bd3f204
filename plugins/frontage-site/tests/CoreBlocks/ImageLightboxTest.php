<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Tests\WordPressTestCase;

/** Core's images that are to be enlarged, and what the module is told. */
final class ImageLightboxTest extends WordPressTestCase {

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
		self::assertStringContainsString( 'aria-label="Enlarge image"', self::image( [ 'lightbox' => [ 'enabled' => true ] ], '' ) );
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

	public function test_an_editor_names_a_group_or_refuses_and_links_in_captions_are_not_meant(): void {
		$linked  = '<figure class="wp-block-image"><a href="/a.jpg"><img src="/a.jpg" alt=""/></a><figcaption>By <a href="/who">her</a></figcaption></figure>';
		$of      = static fn ( array $attributes ): string => do_blocks( '<!-- wp:image ' . wp_json_encode( (object) $attributes ) . " -->$linked<!-- /wp:image -->" );
		$grouped = [ 'frLightboxGroup' => 'tour' ];
		self::assertSame( $linked, trim( $of( $grouped ) ) ); // It is off.
		self::switch_on();
		self::assertStringContainsString( '<a data-lightbox-group="tour" href="/a.jpg"><img src="/a.jpg" alt=""/></a><figcaption>By <a href="/who">', $of( $grouped ) );
		self::assertStringContainsString( '<a data-lightbox="no" href="/a.jpg"><img src="/a.jpg" alt=""/></a><figcaption>By <a href="/who">', $of( [ 'frNoLightbox' => true, ...$grouped ] ) );
		foreach ( [ [], [ 'frLightboxGroup' => ' ' ], [ 'frLightboxGroup' => [ 'a' ] ], [ 'frNoLightbox' => 'yes' ] ] as $nothing ) {
			self::assertSame( $linked, trim( $of( $nothing ) ) );
		}
	}

	public function test_what_is_to_be_enlarged_is_of_a_group_too_or_no_more_than_its_link(): void {
		self::switch_on();
		$enlarged = [ 'lightbox' => [ 'enabled' => true ] ];
		self::assertMatchesRegularExpression( '~<a [^>]*data-lightbox-group="tour"[^>]* data-lightbox="yes">~', self::image( [ ...$enlarged, 'frLightboxGroup' => 'tour' ] ) );
		self::assertMatchesRegularExpression( '~<a href="/tower[^>]* data-lightbox="no">~', self::image( [ ...$enlarged, 'frNoLightbox' => true ] ) );
	}

	public function test_a_gallery_speaks_for_those_of_its_pictures_that_say_nothing(): void {
		self::switch_on();
		$image = static fn ( string $attributes, string $name ): string => "<!-- wp:image $attributes --><figure class=\"wp-block-image\"><a href=\"/$name.jpg\"><img src=\"/$name.jpg\" alt=\"\"/></a></figure><!-- /wp:image -->";
		$html  = do_blocks( '<!-- wp:gallery {"frLightboxGroup":"tour"} --><figure class="wp-block-gallery has-nested-images">' . $image( '{}', 'a' ) . $image( '{"frLightboxGroup":"own"}', 'b' ) . $image( '{"frNoLightbox":true}', 'c' ) . '</figure><!-- /wp:gallery -->' );
		foreach ( [ 'data-lightbox-group="tour" href="/a.jpg"', 'data-lightbox-group="own" href="/b.jpg"' ] as $link ) {
			self::assertStringContainsString( "<a $link>", $html );
		}
		self::assertMatchesRegularExpression( '~<a [^>]*data-lightbox="no" href="/c\.jpg">~', $html );
	}

	public function test_a_hostile_name_is_a_text(): void {
		self::switch_on();
		$button = static fn ( string $group ): string => do_blocks( '<!-- wp:button ' . serialize_block_attributes( [ 'frLightboxGroup' => $group ] ) . ' --><div class="wp-block-button"><a class="wp-block-button__link" href="/a.jpg">A</a></div><!-- /wp:button -->' );
		foreach ( [ '"><img src=x onerror=alert(1)>', "' onclick='alert(1)", '" onclick="alert(1)', '</a><script>alert(1)</script>x', 'a&quot; onclick=1 b' ] as $hostile ) {
			$html = $button( $hostile );
			$tags = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tags->next_tag( 'a' ) );
			self::assertEqualsCanonicalizing( [ 'class', 'data-lightbox-group', 'href' ], $tags->get_attribute_names_with_prefix( '' ), $hostile );
			self::assertFalse( $tags->next_tag(), $hostile );
		}
		self::assertStringContainsString( ' data-lightbox-group="Tom &amp; Åse"', $button( 'Tom & Åse' ) );
	}

	public function test_the_module_is_told_whether_all_links_are_meant_and_where_its_lazy_part_is(): void {
		$data = self::data( 'lightbox' );
		self::assertArrayNotHasKey( 'on', $data );
		self::assertSame( '%curr% of %total%', $data['texts']['counter'] );
		self::assertMatchesRegularExpression( '~/build/behaviors/lightbox/lazy\.js\?ver=\w+$~', $data['lazy']['script'] );
		self::assertMatchesRegularExpression( '~/build/behaviors/lightbox/lazy\.css\?ver=\w+$~', $data['lazy']['style'] );
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
		self::assertSame( [ 'lazy' ], array_keys( self::data( 'lightbox' ) ) );
	}

	private static function switch_on(): void {
		update_option( SiteBehaviors::OPTION, [ 'frontage/lightbox' => [ 'on' => true, 'options' => [] ] ] );
	}

	/** @return array<string, mixed> */
	private static function data( string $name ): array {
		Behaviors::use( "frontage/$name" );
		/** @var array<string, mixed> $data */
		$data = apply_filters( "script_module_data_@frontage/behaviours/$name", [] );
		return $data;
	}

	/** @param array<string, mixed> $attributes */
	private static function image( array $attributes, string $alt = 'The > tower' ): string {
		return do_blocks( '<!-- wp:image ' . wp_json_encode( (object) $attributes ) . ' --><figure class="wp-block-image"><img src="/tower.jpg?a=1&amp;b=2" alt="' . $alt . '"/><figcaption>Words</figcaption></figure><!-- /wp:image -->' );
	}
}
