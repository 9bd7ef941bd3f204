<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\BlockPatterns;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Patterns, as the editor gets them; that they are blocks it takes is said by tests/journeys/site/patterns.spec.ts. */
final class BlockPatternsTest extends WordPressTestCase {

	/** @return array<string, array{ string, string }> */
	public static function patterns(): array {
		return [
			'an image with a shape' => [ 'banner-shape', '<img class="wp-block-cover__image-background" alt="" src="' ],
			'an icon card'          => [ 'banner-icon-card', '<!-- wp:icon {"icon":"core/home"} /-->' ],
			'a counter'             => [ 'banner-counter', '<!-- wp:frontage/counter {"end":25,"suffix":"+","title":"years of experience"} /-->' ],
			'a contact popup'       => [ 'contact-popup', 'href="#fr-open-contact"' ],
			'questions'             => [ 'faq', '<summary>How much does it cost?</summary>' ],
			'a hidden sidebar'      => [ 'hidden-sidebar', '"type":"drawer-end"' ],
			'a section heading'     => [ 'section-heading', '<mark class="fr-highlight">key word</mark></h2>' ],
		];
	}

	#[DataProvider( 'patterns' )]
	public function test_a_pattern_is_read_when_somebody_looks_at_it( string $name, string $holds ): void {
		BlockPatterns::register(); // Another test may have read them: WordPress keeps the content then, and forgets the file.
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage-site/$name" );
		self::assertStringContainsString( $holds, $pattern['content'] ?? '' );
		self::assertStringEndsWith( "/patterns/$name.php", $pattern['filePath'] ?? '', 'Its content was there before anybody asked.' );
	}

	/** What a pattern says now: the registry keeps what it read once. */
	private static function read( string $name ): string {
		ob_start();
		require dirname( __DIR__, 2 ) . "/patterns/$name.php";
		return (string) ob_get_clean();
	}

	public function test_a_contact_popup_has_a_form_where_there_are_forms_and_else_says_how_to_reach_the_firm(): void {
		remove_all_filters( 'frontage_site_contact_form' );
		self::assertStringContainsString( '<!-- wp:frontage/contact-info /-->', self::read( 'contact-popup' ) );
		add_filter( 'frontage_site_contact_form', static fn (): string => '<!-- wp:their/form {"form":"abc1234"} /-->' );
		$html = self::read( 'contact-popup' );
		self::assertStringContainsString( '<!-- wp:their/form {"form":"abc1234"} /-->', $html );
		self::assertStringNotContainsString( 'contact-info', $html );
	}

	public function test_a_hidden_sidebar_holds_a_template_part_where_the_theme_has_them_and_else_content(): void {
		$area = array_column( get_allowed_block_template_part_areas(), null, 'area' )['hidden-sidebar'] ?? null;
		self::assertSame( 'div', $area['area_tag'] ?? null, 'Editors are not offered the kind of part.' );
		add_filter( 'get_block_templates', '__return_empty_array' ); // A theme that has none.
		self::assertStringContainsString( '<!-- wp:template-part {"area":"hidden-sidebar"} /-->', self::read( 'hidden-sidebar' ) );
		remove_filter( 'get_block_templates', '__return_empty_array' );
		self::assertStringContainsString( '<!-- wp:template-part {"slug":"hidden-sidebar","area":"hidden-sidebar"} /-->', self::read( 'hidden-sidebar' ), 'Our theme brings one.' );
		$part = wp_insert_post(
			[
				'post_type'   => 'wp_template_part',
				'post_status' => 'publish',
				'post_name'   => 'our-drawer',
				'post_title'  => 'Our drawer',
				'tax_input'   => [ 'wp_theme' => [ get_stylesheet() ], 'wp_template_part_area' => [ 'hidden-sidebar' ] ],
			]
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'hidden-sidebar', 'wp_template_part_area' );
		self::assertStringContainsString( '<!-- wp:template-part {"slug":"our-drawer","area":"hidden-sidebar"} /-->', self::read( 'hidden-sidebar' ) );
		wp_delete_post( $part, true );
		add_filter( 'stylesheet', static fn (): string => 'a-theme-of-php' );
		add_theme_support( 'block-template-parts' );
		self::assertStringContainsString( 'template-part', self::read( 'hidden-sidebar' ), 'A theme of PHP may have parts.' );
		remove_theme_support( 'block-template-parts' );
		$html = self::read( 'hidden-sidebar' );
		self::assertStringNotContainsString( 'template-part', $html );
		self::assertStringContainsString( '<!-- wp:latest-posts', $html );
	}
}
